/// What people are told: first what was not understood.
struct Report {
  var lines: [String] = []
  var refused: String?

  private static let shown = 20

  init(_ picture: Picture, omitted: Int) {
    let navigation = picture.navigation
    let unknown = navigation.unknown
    let unread = picture.index.files.filter { $0.unread != nil }
    let understood = navigation.ways.count + navigation.inPlace.count
    lines.append(
      [
        "Read \(Self.count(picture.index.files.count - unread.count, "file"))",
        Self.count(navigation.ways.count, "way"),
        "\(unknown.count) not understood", "\(picture.orphans.count) of no screen",
      ].joined(separator: "; ") + ".")
    // Ways of UIKit that belong to no screen make no picture either.
    let lost = (unknown.map(\.event) + picture.orphans.map(\.event)).filter { Self.isUIKit($0, picture) }
    let screens = Self.count(picture.screens.count, "screen")
    if lost.count * 2 > understood + unknown.count {
      refused = "this app navigates by UIKit; \(screens) read"
    } else if unknown.count * 2 > understood {
      let isUIKit = unknown.filter { Self.isUIKit($0.event, picture) }.count * 2 > unknown.count
      let reason = isUIKit ? "this app navigates by UIKit" : "more than a third of the ways is not understood"
      refused = "\(reason); \(screens) read"
    }
    add(
      "Not understood",
      unknown.map { "\(Self.place($0.event, picture)): \(Self.what($0.event, picture)): \($0.reason)" })
    add("Not read", unread.map { "\($0.path): \($0.unread ?? "")" })
    add(
      "Ways of no screen (reached by code)",
      picture.orphans.map { way in
        let name = picture.screenOfTarget[way.target].map { picture.screens[$0].name } ?? "?"
        return "\(Self.place(way.event, picture)): to \(name)"
      })
    add(
      "Screens that nothing was seen to lead to",
      picture.screens.filter { $0.entry == .unknown }.map(\.name))
    add("Written in place, without a screen of its own", navigation.inPlace.map { Self.place($0, picture) })
    add("Reads URLs by hand (write link patterns yourself)", Self.links(picture))
    add("Columns of split views are not read", Self.places(of: ["NavigationSplitView"], picture))
    if omitted > 0 {
      lines.append("\(Self.count(omitted, "param")) left out: the language has no type for them.")
    }
    lines += picture.notes
    lines.append("Not read at all: link patterns, restoration, guards, storyboards, reducers.")
  }

  private mutating func add(_ title: String, _ entries: [String]) {
    guard !entries.isEmpty else { return }
    lines.append("\(title): \(entries.count)")
    lines += entries.prefix(Self.shown).map { "  \($0)" }
    if entries.count > Self.shown { lines.append("  and \(entries.count - Self.shown) more") }
  }

  private static func isUIKit(_ event: Int, _ picture: Picture) -> Bool {
    let fact = picture.index.events[event]
    let imports = picture.index.files[picture.index.fileOfMember[fact.member]].imports
    return Idiom.all[fact.name]?.isUIKit == true || imports.contains("UIKit") || imports.contains("AppKit")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func place(_ event: Int, _ picture: Picture) -> String {
    let place = picture.index.place(of: event)
    return "\(picture.index.files[place.file].path):\(place.line)"
  }

  private static func what(_ event: Int, _ picture: Picture) -> String { picture.index.events[event].name }

  private static func places(of names: Set<String>, _ picture: Picture) -> [String] {
    picture.index.events.indices.filter {
      picture.index.events[$0].kind == .call && names.contains(picture.index.events[$0].name)
    }
    .map { place($0, picture) }
  }

  /// The places that take URLs apart, or get them from the system.
  private static func links(_ picture: Picture) -> [String] {
    let index = picture.index
    var result = places(of: ["onOpenURL", "onContinueUserActivity"], picture)
    for (id, member) in index.members.enumerated() where member.kind == .function {
      let takesURL = member.params.contains {
        $0.type == "URL" || $0.type == "NSUserActivity" || $0.type.contains("UIOpenURLContext")
      }
      let comparesText = index.eventsOfMember[id].contains {
        let fact = index.events[$0]
        if ["pathComponents", "queryItems", "URLComponents", "host", "scheme"].contains(fact.name) {
          return true
        }
        return fact.arguments.contains {
          if case .reference(let path) = $0.value {
            path.contains("pathComponents") || path.contains("host")
          } else {
            false
          }
        }
      }
      if takesURL, comparesText {
        result.append("\(index.files[index.fileOfMember[id]].path):\(member.line)")
      }
    }
    return result
  }
}
