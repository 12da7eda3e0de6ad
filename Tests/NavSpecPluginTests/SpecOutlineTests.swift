import Foundation
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel
import NavSpecYAML
import TestSupport
import Testing

/// The plugin's short way of reading agrees with the compiler's long one.
struct SpecOutlineTests {
  @Test func agreesWithTheCompilerOnEverySpec() throws {
    let files = FileManager.default.enumerator(atPath: repository.appending(path: "specs").path)
    let specs = try #require(files).compactMap { $0 as? String }.filter { $0.hasSuffix(".nav.yaml") }
    #expect(specs.count > 40)
    for path in specs {
      let data = try Data(contentsOf: repository.appending(path: "specs/\(path)"))
      expectAgreement(on: String(decoding: data, as: UTF8.self), path)
    }
  }

  @Test(arguments: layouts) func agreesWithTheCompilerOnEveryLayout(text: String) {
    expectAgreement(on: text, text)
  }

  private func expectAgreement(on text: String, _ name: String) {
    var map = SourceMap()
    let source = map.add(SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8)))
    // What is no YAML is reported by the compiler, whatever the plugin makes of it.
    guard let file = SpecReader.read(source, path: "a.nav.yaml", in: map, limits: YAMLLimits()).file else {
      return
    }
    let outline = SpecOutline(text)
    #expect(outline.includes.map(\.path) == file.include.compactMap { $0.path?.value }, "\(name)")
    #expect(outline.has("feature") == (file.feature != nil), "\(name)")
    #expect(outline.has("app") == (file.app != nil), "\(name): app")
  }

  /// Every way to write a list of includes that a person may come to.
  private static let layouts: [String] = [
    "include: [a.nav.yaml, b.nav.yaml]",
    "include: a.nav.yaml",
    "include: ['a b.nav.yaml', \"c's.nav.yaml\"] # [d.nav.yaml]",
    "include: ['it''s.nav.yaml']",
    "include:\n  - a.nav.yaml\n  - b.nav.yaml # and more\n  # - c.nav.yaml\n\n  - 'd.nav.yaml'\napp: {name: A}",
    "include:\n- a.nav.yaml\n- b.nav.yaml\napp:\n  name: A",
    "include: [\n  a.nav.yaml, # first\n  b.nav.yaml,\n]\nfeature: f",
    "include: [\na.nav.yaml,\nb.nav.yaml\n]\nfeature: f",
    "include:\n  [a.nav.yaml,\n   b.nav.yaml]",
    "include:\n  - {path: a.nav.yaml, exits: {product: {item: {id: $id}}}}\n  - path: b.nav.yaml",
    "include:\n  - path: a.nav.yaml\n    exits:\n      product: item\n      help: {about: {topic: x}}\n  - b.nav.yaml",
    "include:\n  - exits: {product: item}\n    path: a.nav.yaml\n  - b.nav.yaml",
    "include:\n  -\n    path: a.nav.yaml\n  -\n    b.nav.yaml",
    "include: [{path: a.nav.yaml}, b.nav.yaml]",
    "include: [{exits: {product: item}, path: \"a.nav.yaml\"}]",
    "include: [features/*.nav.yaml, '**/?.nav.yaml']",
    "\"include\": [\"a.nav.yaml\"]\n'app': {name: A}",
    "{navspec: 1, app: {name: A}, include: [a.nav.yaml, b.nav.yaml], routes: {home: {}}}",
    "{\"navspec\": 1,\n\"app\": {\"name\": \"A\"},\n\"include\": [\"a.nav.yaml\"]}",
    "---\nnavspec: 1\ninclude: [a.nav.yaml]\n...\n",
    "%YAML 1.1\n---\ninclude: [a.nav.yaml]",
    "# include: [x.nav.yaml]\ninclude: []\n",
    "include:\nroutes: {home: {}}",
    "include: ~\nroutes: {home: {}}",
    "routes:\n  home: {doc: \"include: [x.nav.yaml]\"}\n  app: {}\n  feature: {}",
    "routes: {\n  home: {doc: 'a, b'},\ninclude: {}\n}\nfeature: f",
    "routes:\n  home:\n    doc: |\n      include: [x]\n      it's [ not { closed\n    title: x\ninclude: [a.nav.yaml]",
    "routes:\n  home:\n    doc: >-\n      text\n\n      app: no\ninclude: [a.nav.yaml]",
    "routes:\n  home: {doc: it's, title: \"a \\\" b\"}\ninclude: [a.nav.yaml]",
    "routes:\n  home:\n    doc: it's\n    title: don't [panic\ninclude: [a.nav.yaml]",
    "routes:\n  home:\n    links: [\"/a#b\", '/c{?d}']\ninclude: [a.nav.yaml]",
    "routes:\n  home:\n    doc: a\n      second line\n      third: line\ninclude: [a.nav.yaml]",
    "include: &files [a.nav.yaml]\nfeature: f",
    "include: [!!str a.nav.yaml, &b b.nav.yaml]",
    "include:\r\n  - a.nav.yaml\r\n  - b.nav.yaml\r\nfeature: f\r\n",
    "\u{FEFF}include: [a.nav.yaml]\nfeature: f",
    "include:   [a.nav.yaml]   \n   \n\t\nfeature: f",
    "include:\n  - ../up/a.nav.yaml\n  - sub/dir/b.nav.yaml",
    "include:\n    - a#b.nav.yaml\n    - c d.nav.yaml",
    "include: [größe.nav.yaml, 'メモ.nav.yaml']",
    "app:\n  name: A\n  schemes:\n  - a\n  - b\ninclude:\n- a.nav.yaml",
    "app : {name: A}\ninclude : [a.nav.yaml]",
    "include: |-\n  a.nav.yaml\nfeature: f",
    "include:\n  - path: >-\n      ../a.nav.yaml\n    module: Cart\n  - >-\n    b.nav.yaml\n  - |-   # here\n    c.nav.yaml\n\n  - d.nav.yaml",
    "x-note: it's\n  \"open and [ bracket\n  {more\ninclude: [a.nav.yaml]",
    "routes:\n  home:\n    doc: a\n      'b\n    title: c\n    links:\n      - /d\n        \"e\n      - /f\ninclude: [a.nav.yaml]",
    "routes:\n  home:\n    links: [/a]\n    doc:\n      a\n      \"b\n    \"title\": c\ninclude: [a.nav.yaml]",
    "x-note: |2\n   deep\n  shallow\ninclude: [a.nav.yaml]",
  ]

  /// Quoted text of several lines and escapes are not foreseen: the compiler, which reads them, stops the build.
  @Test(arguments: ["include: [\"\\u0062.nav.yaml\"]", "include: ['b\n  c.nav.yaml']"])
  func comesToAnEndOnOtherLayouts(text: String) {
    #expect(SpecOutline(text).includes.map(\.path) != ["b.nav.yaml"])
  }

  @Test func readsModules() {
    let outline = SpecOutline(
      """
      include:
        - {path: ../Cart/Sources/Cart/cart.nav.yaml, module: Cart}
        - path: ../Pay/pay.nav.yaml
          module: Pay   # elsewhere
          exits:
            module: home
        - own.nav.yaml
      """)
    #expect(
      outline.includes == [
        .init(path: "../Cart/Sources/Cart/cart.nav.yaml", module: "Cart"),
        .init(path: "../Pay/pay.nav.yaml", module: "Pay"), .init(path: "own.nav.yaml"),
      ])
  }

  @Test func readsSingleWords() {
    let outline = SpecOutline("spec: 'a b'  # here\nbaseline: known.json\nlimits: {depth: 3}\n")
    #expect(outline.text(of: "spec") == "a b")
    #expect(outline.text(of: "baseline") == "known.json")
    #expect(outline.text(of: "limits") == nil)
    #expect(outline.text(of: "depth") == nil)
  }

  /// A plugin that does not come to an end would stop every build.
  @Test func endsOnTextThatIsCutAnywhere() throws {
    let text = try String(
      contentsOf: repository.appending(path: "specs/valid/shop/shop.nav.yaml"), encoding: .utf8)
    let scalars = Array((text + Self.layouts.joined(separator: "\n")).unicodeScalars)
    for end in stride(from: 0, to: scalars.count, by: 7) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[..<end])
      _ = SpecOutline(String(view)).includes
      view.append(contentsOf: "\ninclude: [{".unicodeScalars)
      _ = SpecOutline(String(view)).includes
    }
  }
}
