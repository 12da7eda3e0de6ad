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
    self.paths = picture.index.files.map { SourceFolder.path($0.path, of: paths.base, from: paths.from) }
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
    let lost = (unknown.map(\.event) + picture.orphans.map(\.event)).filter(isUIKit)
    let reasons = [
      (lost.count * 2 > understood + unknown.count, "this app navigates by UIKit"),
      (unknown.count * 2 > understood, "more than a third of the ways is not understood"),
    ]
    refused = reasons.first(where: \.0).map { "\($0.1); \(Self.count(picture.screens.count, "screen")) read" }
    func names(_ entry: Screen.Entry) -> [String] { picture.screens.filter { $0.entry == entry }.map(\.name) }
    let sections: [(title: String, entries: [String])] = [
      (
        "Not understood",
        unknown.map { "\(place($0.event)): \(picture.index.events[$0.event].name): \($0.reason)" }
      ),
      ("Not read", unread.map { "\(self.paths[$0]): \(picture.index.files[$0].unread ?? "")" }),
      (
        "Read in part, for errors of syntax",
        zip(picture.index.files, self.paths).filter { $0.0.hasErrors && $0.0.unread == nil }.map(\.1)
      ),
      (
        "Ways of no screen",
        picture.orphans.map { way in
          "\(place(way.event)): to \(picture.screens[picture.screen(of: way)].name)"
        }
      ),
      (
        "Views that no screen was seen to show",
        picture.unplaced.map {
          "\(picture.index.types[$0].fact.name): \(self.paths[picture.index.types[$0].file])"
        }
      ),
      ("Shown in place of the root, by code", names(.root)),
      ("Shown by code that is no screen's", names(.code)),
      ("Screens that nothing was seen to lead to", names(.unknown)),
      (
        "Left out beside another way between the same screens",
        picture.dropped.map {
          "\(place($0.event)): to \(picture.screens[picture.screen(of: $0)].name) (\($0.presentation.rawValue))"
        }
      ),
      ("Written in place, without a screen of its own", navigation.inPlace.map(place)),
      ("Reads URLs by hand (write link patterns yourself)", links()),
      ("Switches tabs by code", switches()),
      ("Columns of split views are not read", places(of: ["NavigationSplitView"])),
      ("Params left out, for which the language has no type", text.omitted),
      ("Renamed", text.renamed),
    ]
    for section in sections where !section.entries.isEmpty {
      lines.append("\(section.title): \(section.entries.count)")
      let limit = section.title == "Not understood" ? section.entries.count : Self.shown
      lines += section.entries.prefix(limit).map { "  \($0)" }
      if section.entries.count > limit { lines.append("  and \(section.entries.count - limit) more") }
    }
    lines += picture.notes
    lines.append(
      "Not read at all: link patterns, restoration, guards, sections of tabs, storyboards, reducers.")
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
    let selections = index.events.indices.filter(navigation.isTabView).compactMap { view in
      navigation.argument("selection", of: index.events[view]).flatMap { navigation.slot(of: $0, at: view) }
    }
    return index.events.indices.filter {
      index.events[$0].kind == .assignment && navigation.kept($0).contains(where: selections.contains)
    }.map(place)
  }

  /// The places that get URLs from the system, and the functions behind them that take these apart.
  private func links() -> [String] {
    let (index, opening) = (picture.index, picture.navigation.openers())
    let readers = Set(index.parts.map(\.member)).filter { member in
      let result = index.type(written: index.members[member].type, in: member)
      return opening.contains(member)
        || result.map(picture.navigation.routes.contains) ?? false
          && index.members[member].params.contains(where: Navigation.isURL)
    }
    return places(of: ["onOpenURL", "onContinueUserActivity"])
      + readers.sorted().map { "\(paths[index.fileOfMember[$0]]):\(index.members[$0].line)" }
  }
}
