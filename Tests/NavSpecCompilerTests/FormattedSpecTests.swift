import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecYAML
import TestSupport
import Testing

@Suite struct FormattedSpecTests {
  private func formatted(_ text: String) -> String? {
    guard case .formatted(let bytes) = FormattedSpec.of(Array(text.utf8), path: "a.nav.yaml") else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func commentsAndParagraphsStayWithWhatTheyAreAbout() {
    let spec = """

      # A shop.
      routes:

          home:    # the shelf
              # where to
              to:
              - item   # one
              # another
              -   cart: sheet
              title: "Home"
              # tail of home
          # about item
          item: {links: [ "/a",   # first
            "/b"
            # last
          ]}


      # after the routes
      app: {name: 'Shop'   , schemes: [ shop ]}   # trailing
      navspec:   1
      # the end
      """
    #expect(
      formatted(spec) == """
        # A shop.
        navspec: 1

        # after the routes
        app: {name: Shop, schemes: [shop]}  # trailing
        routes:
          home:  # the shelf
            title: Home
            # where to
            to:
              - item  # one
              # another
              - cart: sheet
            # tail of home
          # about item
          item:
            links:
              - "/a"  # first
              - "/b"
              # last
        # the end

        """)
  }

  private static let head = "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\n"
  private static let next = "# navspec:disable:next"

  @Test(arguments: [
    // A long flow entry, which takes several lines.
    """
    \(head)routes:
      home: {}
      \(next) failed-example later
      item: { reachedBy: code, params: { id: Int }, links: ["/item/{id}"], title: "A title of some length", examples: { "/item/x": { id: 1 } } }
    """,
    // After a value, above a key that moves.
    """
    \(head)routes:
      home: {}
      item:
        reachedBy: code  \(next) failed-example later
        examples: { "/item/x": { id: 1 } }
        links: ["/item/{id}"]
        params: { id: Int }
    """,
    // After the last value of a part that moves, and below it.
    """
    \(head)anywhere:
      - home  \(next) unreachable-route later
    routes:
      home: {}
      old: {}
    """,
    """
    \(head)restoration:
      key: demo
      \(next) unreachable-route later
    routes:
      home: {}
      old: {}
    """,
    // Above the first key, and behind a key.
    "# The demo.\n\(next) unreachable-route later\nroutes: { home: {}, old: {} }\n\(head)",
    "\(next) unreachable-route later\nroutes: { home: {}, old: {} }\n\(head)",
    "\(head)routes:  \(next) unreachable-route later\n  old: {}\n  home: {}\n  older: {}\n",
    "\(head)routes: { home: {},  \(next) unreachable-route later\n  old: {}, older: {} }\n",
  ])
  func whatIsSuppressedStaysSo(_ text: String) throws {
    let result = try #require(formatted(text))
    func ids(_ text: String) throws -> [String] {
      try CheckedSpec.compiling(text).diagnostics.map { "\($0.kind.id): \($0.message)" }.sorted()
    }
    let before = try ids(text)
    let after = try ids(result)
    #expect(after == before, "\(result)")
    #expect(!before.contains { $0.hasPrefix("unused-suppression") }, "\(before)")
    let bare = try ids(text.replacingOccurrences(of: "navspec:disable", with: "off"))
    #expect(bare.count > before.count, "it suppresses nothing")
    #expect(formatted(result) == result)
  }

  @Test func flowStaysWhereItFits() {
    let wide = String(repeating: "x", count: 90)
    #expect(
      formatted("routes: {home: {doc: short}, item: {doc: \(wide), to: [home]}}\n") == """
        routes:
          home: {doc: short}
          item:
            doc: \(wide)
            to: [home]

        """)
  }

  @Test func aCommentBehindABracketStaysBehindTheWhole() {
    let wide = String(repeating: "x", count: 80)
    #expect(
      formatted("routes: {home: {doc: \(wide)}, item: {}}  # all\n") == """
        routes:  # all
          home: {doc: \(wide)}
          item: {}

        """)
  }

  @Test func quotesAreKeptWhereTheySayOrSuggestSomething() {
    #expect(
      formatted(
        """
        app: {name: 'Shop', platforms: {iOS: '18.0'}, bundle: "com.example.shop", team: "yes"}
        routes: {home: {links: ['/'], params: {n: "Int = 4"}, title: 'It''s "here"', doc: "Sign in"}}
        """) == """
          app: {name: Shop, platforms: {iOS: "18.0"}, bundle: com.example.shop, team: "yes"}
          routes: {home: {title: 'It''s "here"', doc: Sign in, params: {n: "Int = 4"}, links: ["/"]}}

          """)
  }

  @Test func namesOfTheSpecKeepTheirOrder() {
    let text = "tabs:\n  z: {root: z}\n  a: {root: a}\nroutes:\n  z:\n  a:\n"
    #expect(formatted(text) == text)
  }

  @Test func keysThatNobodyKnowsStayWhereTheyAre() {
    #expect(
      formatted("routes:\n  home:\n    to: [home]\n    x-mine: 1\n    title: Home\n")
        == "routes:\n  home:\n    title: Home\n    x-mine: 1\n    to: [home]\n")
  }

  /// An anchor that no alias repeats changes nothing but its own place.
  @Test(arguments: [
    ("home2:   &z {to: [a]}", "home2: &z {to: [a]}"), ("a: { view:  &k Z }", "a: {view: &k Z}"),
    ("a: {to: [&l home,  &m  b]}", "a: {to: [&l home, &m b]}"), ("a: {&k  view: X}", "a: {&k view: X}"),
    ("a:   &a {  view: X,   to: [ home ]  }", "a: &a {view: X, to: [home]}"),
    ("a: &q   \n    view: 'X'", "a: &q\n    view: X"), ("a:\n    &e\n    view: X", "a: &e\n    view: X"),
    ("a: &q   # why\n    view: X", "a: &q  # why\n    view: X"), ("a:  &e\n    {view: X}", "a: &e {view: X}"),
    ("a:\n    doc: &s   |\n      text", "a:\n    doc: &s |\n      text"),
    ("a:\n    view:   &v   \"X\" # c", "a:\n    view: &v X  # c"),
    (
      "a:\n    to:\n      -   &o b\n      - &p\n         b:   sheet",
      "a:\n    to:\n      - &o b\n      - &p\n        b: sheet"
    ),
    ("&k   a:   {}", "&k a: {}"), ("a: &e   {}", "a: &e {}"),
    ("a: &e\n    &k view:   X", "a: &e\n    &k view: X"),
    ("a:   {title: &Co is   great}", "a: {title: &Co is   great}"),
  ]) func anAnchorThatNothingRepeatsIsLaidOut(_ written: String, _ laidOut: String) {
    let head = "routes:\n  home: {}\n  "
    #expect(formatted(head + written + "\n") == head + laidOut + "\n")
    #expect(formatted(head + laidOut + "\n") == head + laidOut + "\n")
  }

  /// The value that an alias repeats stays as written, and so do keys that stand behind it.
  @Test func anAnchorIsKnownByItsWholeName() {
    let text = "routes:\n  a:   &base {to: [b]}\n  b:   *base\n  c:   &bas {to: [b]}\n"
    #expect(formatted(text) == text.replacing("c:   &", with: "c: &"))
  }

  @Test func anchorsAndWhatNamesThemAreLeftAsWritten() {
    let text = """
      routes:
        home: &base
          to:   [item]
        item: *base
        more:
          <<: *base
          title: 'More'
        last:   {to: [home]}

      """
    #expect(formatted(text) == text.replacingOccurrences(of: "last:   {", with: "last: {"))
  }

  @Test func blockScalarsKeepTheirText() {
    let text = "routes:\n    home:\n        doc: |\n            one\n              two\n\n            three\n"
    #expect(formatted(text) == "routes:\n  home:\n    doc: |\n      one\n        two\n\n      three\n")
  }

  @Test func howAFileIsSavedStays() {
    #expect(
      formatted("\u{FEFF}root:   a\r\n\r\nroutes:\r\n    a: {}\r\n")?.utf8.elementsEqual(
        "\u{FEFF}root: a\r\n\r\nroutes:\r\n  a: {}\r\n".utf8) == true)
    #expect(formatted("---\nroot:   a\n") == "---\nroot: a\n")
    #expect(formatted("%YAML 1.2\n---\nroot:   a\n") == "%YAML 1.2\n---\nroot: a\n")
  }

  @Test func whatIsNoYAMLIsToldAndWhatIsNoMapIsLeft() {
    guard case .unreadable(let report) = FormattedSpec.of(Array("a: {b".utf8), path: "a.nav.yaml") else {
      Issue.record("it was read")
      return
    }
    #expect(report.text().contains("error[invalid-yaml]"))
    #expect(refusal("# no map\n- a\n").hasPrefix("a.nav.yaml:2:1: warning: this file keeps its layout"))
    #expect(refusal("# no map\n- a\n").hasSuffix("[fixed-layout]\n"))
  }

  /// A comment of an empty key would wander.
  @Test func whatWouldBeLaidOutOtherwiseTheSecondTimeIsLeft() {
    #expect(refusal("? # a\nb: c\n").hasPrefix("a.nav.yaml:1:"))
  }

  /// Why a file is not laid out anew.
  private func refusal(_ text: String) -> String {
    guard case .unsupported(let report) = FormattedSpec.of(Array(text.utf8), path: "a.nav.yaml") else {
      return "it was laid out"
    }
    return report.text(as: .plain)
  }

  // MARK: Properties

  @Test(arguments: SpecCorpusTests.names(of: "valid"))
  func aFormattedSpecMeansTheSame(_ name: String) throws {
    let files = try MemorySpecFiles(folder: SpecCorpusTests.folder.appendingPathComponent("valid/\(name)"))
    var formatted = files
    for (path, bytes) in files.contents {
      guard case .formatted(let result) = FormattedSpec.of(bytes, path: path) else {
        Issue.record("\(path) cannot be formatted")
        continue
      }
      formatted.contents[path] = result
      #expect(result == bytes, "run: navspec format specs/valid/\(name)")
      let isStable = if case .formatted(result) = FormattedSpec.of(result, path: path) { true } else { false }
      #expect(isStable, "\(path) changes again")
      #expect(comments(in: result) == comments(in: bytes), "\(path)")
      let lines = String(decoding: result, as: UTF8.self).split(separator: "\n")
      #expect(lines.allSatisfy { $0.last != " " }, "\(path) has blanks at the end of a line")
    }
    let before = try CheckedSpec(root: "\(name).nav.yaml", files: files)
    let after = try CheckedSpec(root: "\(name).nav.yaml", files: formatted)
    #expect(after.problems == [])
    #expect(
      try withoutPlaces(after.files(of: .model)[0].text) == withoutPlaces(before.files(of: .model)[0].text))
  }

  @Test(arguments: SpecCorpusTests.names(of: "valid"))
  func aMutilatedSpecIsFormattedSafelyOrLeft(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
    let files = try MemorySpecFiles(folder: folder)
    var random = SeededRandom(seed: UInt64(name.utf8.reduce(11) { $0 &* 31 &+ Int($1) }))
    var formattedCount = 0
    var leftCount = 0
    for round in 0..<24 {
      let paths = files.contents.keys.sorted()
      let path = paths[Int(random.next() % UInt64(paths.count))]
      let bytes = mutilated(files.contents[path] ?? [], &random)
      let outcome = FormattedSpec.of(bytes, path: path)
      if case .unsupported = outcome { leftCount += 1 }
      guard case .formatted(let result) = outcome else { continue }
      formattedCount += 1
      let isStable = if case .formatted(result) = FormattedSpec.of(result, path: path) { true } else { false }
      #expect(isStable, "round \(round): \(path) changes again")
      #expect(comments(in: result) == comments(in: bytes), "round \(round)")
      let before = try CheckedSpec(root: path, files: MemorySpecFiles([path: bytes]))
      let after = try CheckedSpec(root: path, files: MemorySpecFiles([path: result]))
      #expect(messages(of: after) == messages(of: before), "round \(round)")
    }
    #expect(formattedCount > 6 && leftCount == 0)
  }

  private func messages(of compilation: CheckedSpec) -> [String] {
    compilation.diagnostics.map { "\($0.kind.id): \($0.message)" }.sorted()
  }

  private func comments(in bytes: [UInt8]) -> [String] {
    var map = SourceMap()
    let id = map.add(SourceFile(path: "a", bytes: bytes))
    return YAMLReader.read(id, in: map).comments
      .map { map.text(in: $0.range).trimmingCharacters(in: .whitespaces) }.sorted()
  }

  private func withoutPlaces(_ model: String) throws -> NSDictionary {
    func stripped(_ value: Any) -> Any {
      if let object = value as? [String: Any] {
        return object.filter { !["file", "line", "column"].contains($0.key) }.mapValues(stripped)
      }
      return (value as? [Any])?.map(stripped) ?? value
    }
    let object = try JSONSerialization.jsonObject(with: Data(model.utf8))
    return try #require(stripped(object) as? [String: Any]) as NSDictionary
  }

  /// Changes layout and little pieces, so that most results are still YAML.
  private func mutilated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    for _ in 0...(random.next() % 5) {
      guard !lines.isEmpty else { break }
      let at = Int(random.next() % UInt64(lines.count))
      switch random.next() % 9 {
      case 0: lines.insert("", at: at)
      case 1: lines.insert(String(repeating: " ", count: Int(random.next() % 9)) + "# note \(at)", at: at)
      case 2: lines[at] += "   # tail \(at)"
      case 3: lines.remove(at: at)
      case 4: lines[at] = lines[at].replacingOccurrences(of: ": ", with: ":    ")
      case 5: lines[at] = lines[at].replacingOccurrences(of: ", ", with: ",\n            ")
      case 6: lines[at] = lines[at].replacingOccurrences(of: "[", with: "[ # inner\n          ")
      case 7: lines = lines.map { String(repeating: " ", count: $0.prefix { $0 == " " }.count) + $0 }
      default: lines.swapAt(at, Int(random.next() % UInt64(lines.count)))
      }
    }
    return Array(lines.joined(separator: random.next() % 4 == 0 ? "\r\n" : "\n").utf8)
  }
}
