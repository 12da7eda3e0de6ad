/// What people are told: first what was not understood.
struct Report {
  var lines: [String] = []
  var refused: String?

  private static let shown = 20
  private let picture: Picture
  /// The path of each file, as people see it.
  private let paths: [String]

  init(_ picture: Picture, _ text: SpecText, paths: (base: String, from: String)) {
    self.picture = picture
    self.paths = picture.index.files.map {
      SourceFolder.path($0.path, of: paths.base, from: paths.from)
    }
    let navigation = picture.navigation
    let unknown = navigation.unknown
    let unread = picture.index.files.indices.filter { picture.index.files[$0].unread != nil }
    let understood = navigation.ways.count + navigation.inPlace.count
    lines.append(
      [
        "Read \(Self.count(picture.index.files.count - unread.count, "file"))",
        Self.count(navigation.ways.count, "way"),
        "\(unknown.count) not understood", "\(picture.orphans.count) of no screen",
      ].joined(separator: "; ") + ".")
    // Ways of UIKit that belong to no screen make no picture either.
    let lost = (unknown.map(\.event) + picture.orphans.map(\.event)).filter { isUIKit($0) }
    let screens = Self.count(picture.screens.count, "screen")
    if lost.count * 2 > understood + unknown.count {
      refused = "this app navigates by UIKit; \(screens) read"
    } else if unknown.count * 2 > understood {
      let isUIKit = unknown.filter { self.isUIKit($0.event) }.count * 2 > unknown.count
      let reason = isUIKit ? "this app navigates by UIKit" : "more than a third of the ways is not understood"
      refused = "\(reason); \(screens) read"
    }
    add(
      "Not understood",
      unknown.map { "\(place($0.event)): \(picture.index.events[$0.event].name): \($0.reason)" },
      limit: .max)
    add("Not read", unread.map { "\(self.paths[$0]): \(picture.index.files[$0].unread ?? "")" })
    add(
      "Read in part, for errors of syntax",
      zip(picture.index.files, self.paths).filter { $0.0.hasErrors && $0.0.unread == nil }.map(\.1))
    add(
      "Ways of no screen",
      picture.orphans.map { way in
        let name = picture.screenOfTarget[way.target].map { picture.screens[$0].name } ?? "?"
        return "\(place(way.event)): to \(name)"
      })
    add(
      "Shown in place of the root, by code", picture.screens.filter { $0.entry == .root }.map(\.name))
    add("Shown by code that is no screen's", picture.screens.filter { $0.entry == .code }.map(\.name))
    add(
      "Screens that nothing was seen to lead to",
      picture.screens.filter { $0.entry == .unknown }.map(\.name))
    add(
      "Left out beside another way between the same screens",
      picture.dropped.map {
        "\(place($0.event)): to \(picture.screens[$0.screen].name) (\($0.presentation.rawValue))"
      })
    add("Written in place, without a screen of its own", navigation.inPlace.map(place))
    add("Reads URLs by hand (write link patterns yourself)", links())
    add("Switches tabs by code", switches())
    add("Columns of split views are not read", places(of: ["NavigationSplitView"]))
    add("Params left out, for which the language has no type", text.omitted)
    add("Renamed", text.renamed)
    lines += picture.notes
    lines.append("Not read at all: link patterns, restoration, guards, storyboards, reducers.")
  }

  private mutating func add(_ title: String, _ entries: [String], limit: Int = shown) {
    guard !entries.isEmpty else { return }
    lines.append("\(title): \(entries.count)")
    lines += entries.prefix(limit).map { "  \($0)" }
    if entries.count > limit { lines.append("  and \(entries.count - limit) more") }
  }

  private func isUIKit(_ event: Int) -> Bool {
    let fact = picture.index.events[event]
    let imports = picture.index.files[picture.index.fileOfMember[fact.member]].imports
    return Idiom.all[fact.name]?.isUIKit == true || imports.contains("UIKit") || imports.contains("AppKit")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func place(_ event: Int) -> String {
    let place = picture.index.place(of: event)
    return "\(paths[place.file]):\(place.line)"
  }

  private func places(of names: Set<String>) -> [String] {
    picture.index.events.indices.filter {
      picture.index.events[$0].kind == .call && names.contains(picture.index.events[$0].name)
    }
    .map(place)
  }

  /// The places that set what a tab view has as its selection.
  private func switches() -> [String] {
    let (index, navigation) = (picture.index, picture.navigation)
    let selections = Set(
      index.events.indices.filter { index.events[$0].name == "TabView" && !navigation.isPaged($0) }.compactMap
      {
        event in
        navigation.argument("selection", of: index.events[event]).flatMap {
          navigation.property(of: $0, at: event)
        }
      })
    return index.events.indices.filter {
      index.events[$0].kind == .assignment && navigation.keptProperty($0).map(selections.contains) ?? false
    }.map(place)
  }

  /// The places that take URLs apart, or get them from the system.
  private func links() -> [String] {
    let index = picture.index
    let readers = Set(index.parts.map(\.member)).sorted().filter { member in
      index.members[member].params.contains {
        $0.type == "URL" || $0.type == "NSUserActivity" || $0.type.contains("UIOpenURLContext")
      }
    }
    return places(of: ["onOpenURL", "onContinueUserActivity"])
      + readers.map { "\(paths[index.fileOfMember[$0]]):\(index.members[$0].line)" }
  }
}
