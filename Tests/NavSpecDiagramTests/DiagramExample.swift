import Foundation
import NavSpecCompiler
import NavSpecWorkspace
import TestSupport

/// Specs to draw.
enum DiagramExample {
  /// The names of the folders of `specs/valid`.
  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "specs/valid").path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  static func named(_ name: String) throws -> CheckedSpec {
    try CheckedSpec(
      root: "\(name).nav.yaml",
      files: DiskSpecFiles(
        folder: repository.appending(path: "specs/valid/\(name)").path + "/", maximumBytes: 1 << 20))
  }

  /// A spec of one file.
  static func spec(_ text: String) throws -> CheckedSpec {
    try CheckedSpec(root: "app.nav.yaml", files: MemorySpecFiles("app.nav.yaml", text))
  }

  /// A picture of a spec of one file against an older one.
  static func diagram(
    of head: String, against base: String, _ options: DiagramOptions = DiagramOptions()
  ) throws -> Diagram {
    let files = MemorySpecFiles("app.nav.yaml", base)
    let base = SpecVersion(root: "app.nav.yaml", files: files, name: "base")
    return try diagram(of: spec(head), against: base, options)
  }

  /// A picture of a spec against an older one.
  static func diagram(
    of head: CheckedSpec, against base: SpecVersion, _ options: DiagramOptions = DiagramOptions()
  ) throws -> Diagram {
    try head.diagram(options, against: BaseSpec(base, after: HeadSpec(head, name: "head")))
  }

  /// A large app: features of ten screens each, half of them in tabs.
  static func large(screens: Int) throws -> CheckedSpec {
    var files: [String: [UInt8]] = [:]
    let features = screens / 10
    var root = "navspec: 1\napp: {name: Large, schemes: [large]}\ninclude: [\"f*.nav.yaml\"]\ntabs:\n"
    for tab in 0..<5 { root += "  t\(tab): {title: Tab \(tab), image: star, root: f\(tab).s0}\n" }
    files["app.nav.yaml"] = Array(root.utf8)
    for feature in 0..<features {
      var text = "feature: f\(feature)\nroutes:\n"
      for screen in 0..<10 {
        var to: [String] = screen < 9 ? ["s\(screen + 1)"] : []
        if screen % 3 == 0 { to.append("f\((feature + 5) % features).s0") }
        if screen % 4 == 1, screen < 8 { to.append("{s\(screen + 2): sheet}") }
        text +=
          "  s\(screen): {title: Screen \(screen) of \(feature), links: [\"/f\(feature)/s\(screen)\"], to: [\(to.joined(separator: ", "))]}\n"
      }
      files["f\(feature).nav.yaml"] = Array(text.utf8)
    }
    return try CheckedSpec(root: "app.nav.yaml", files: MemorySpecFiles(files))
  }

  /// Every construct that a picture shows.
  static let constructs = """
    navspec: 1
    app: {name: Marks, schemes: [marks]}
    conditions:
      signedIn: {redirect: signIn}
      pro: {redirect: offer}
      online: {}
    personas:
      guest: {signedIn: false}
    tabs:
      first: {title: First, image: star, root: home}
      columns:
        layout: split
        title: Columns
        image: square.split.2x1
        sidebar: sources
        content: items
        detail: nothing
      second: {title: Second, image: heart, root: list, visible: pro, section: rest}
      third: {root: search, role: search, section: rest}
    sections:
      rest: {title: The Rest}
    anywhere: [help]
    routes:
      home:
        to: [detail, {sheetByEdge: sheet}, picker, {settings: {present: window, label: Preferences}}, swap, old, list]
        links: ["/a", "/b", "/c"]
      list: {to: [home, detail]}
      search: {to: [{detail: {when: pro}}]}
      sources: {to: [items], column: sidebar}
      items: {to: [item], column: content}
      item: {params: {id: Int}, to: [{list: {popTo: items}}]}
      nothing: {title: Nothing selected}
      detail:
        title: Detail
        doc: One thing.
        params: {id: Int, tags: "[String]", by: "String = name"}
        requires: [signedIn, pro]
        restore: false
        links: ["/detail/{id}", {path: "/d/{id}", deprecated: true}]
        to: [detail, {picker: sheet}]
      sheetByEdge: {restore: sheet2, formerly: [sheet1]}
      picker: {present: popover, owner: team-a}
      settings: {present: {window: {else: sheet}}, stability: draft}
      swap: {present: replace}
      old: {title: Old, stability: deprecated, sunset: 2027-06-01}
      help: {present: sheet}
      signIn: {present: cover}
      offer: {present: cover}
      linked: {parent: detail, params: {id: Int}, links: ["/detail/{id}/linked"]}
      lost: {to: [alsoLost]}
      alsoLost: {}
      coded: {reachedBy: code}
    restoration: {storage: scene, key: marks}
    """
}

extension DiagramFormat {
  /// The format with a name.
  static func named(_ name: String) -> DiagramFormat? { all.first { $0.name == name } }
}
