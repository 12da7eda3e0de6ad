import NavSpecCompiler
import NavSpecDiagnostics
import Testing

@Suite struct SuppressionTests {
  /// Two routes that nothing leads to, on lines of their own.
  private func spec(_ first: String = "", _ second: String = "") -> String {
    "navspec: 1\napp: { name: Demo }\nroot: home\n\(first)routes:\n  home: {}\n\(second)  old: {}\n  older: {}\n"
  }

  private let next = "# navspec:disable:next unreachable-route "

  @Test func aCommentSpeaksOfTheNextEntryAlone() throws {
    #expect(try found(spec("", "  \(next)why\n")) == ["unreachable-route 'older'"])
    let oneLine = spec().replacing("  old: {}\n  older: {}\n", with: "  old: {}\n").replacing(
      "routes:\n  home: {}\n  old: {}\n", with: "routes: { home: {},\n  \(next)why\n  old: {}, older: {} }\n")
    #expect(try found(oneLine) == ["unreachable-route 'older'"])
  }

  @Test func aCommentSpeaksOfAllLinesOfAnEntry() throws {
    #expect(try found(spec("\(next)why\n")) == [])
    let item = """
        item:
          reachedBy: code
          params: { id: Int }
          links: ["/item/{id}"]
          examples:
            "/item/x": { id: 1 }

      """
    func ids(_ comment: String) throws -> [String] {
      let text = spec("", comment + item).replacing("{ name: Demo }", with: "{ name: Demo, schemes: [demo] }")
      return try CheckedSpec.compiling(text).diagnostics.map(\.kind.id)
    }
    #expect(try ids("") == ["failed-example", "unreachable-route", "unreachable-route"])
    #expect(
      try ids("  # navspec:disable:next failed-example why\n") == ["unreachable-route", "unreachable-route"])
  }

  @Test func aListHasEntriesToo() throws {
    let text = spec().replacing(
      "home: {}", with: "home:\n    to:\n      \(next)why\n      - old\n      - older")
    #expect(try found(text) == ["unused-suppression"])
  }

  /// Of several comments on one entry, and on those around it, each counts; none of another entry does.
  @Test func commentsOfOneEntryAreAllUsed() throws {
    #expect(try found(spec("\(next)why\n\(next)again\n", "  \(next)too\n")) == [])
    #expect(try found(spec("", "  \(next)why\n  \(next)again\n")) == ["unreachable-route 'older'"])
    let home = spec().replacing("  home: {}\n", with: "  \(next)why\n  home: {}\n")
    #expect(try found(home).filter { $0 == "unused-suppression" }.count == 1)
  }

  @Test func aCommentBehindEverythingSpeaksOfNothing() throws {
    #expect(try found(spec() + "  \(next)why").count == 3)
  }

  @Test func commentsAndBlanksInBetweenDoNotCount() throws {
    #expect(try found(spec("", "  \(next)why\n\n  # more of it\n    \n")) == ["unreachable-route 'older'"])
  }

  @Test func aCommentBehindALineSpeaksOfTheNext() throws {
    let text = spec().replacing("  old: {}\n", with: "  old: {} \(next)why\n")
    #expect(try found(text) == ["unreachable-route 'old'"])
  }

  @Test func aCommentMaySpeakOfTheFile() throws {
    #expect(try found(spec("# navspec:disable:file unreachable-route why\n")) == [])
    #expect(try found(spec() + "# navspec:disable:file unreachable-route why") == [])
  }

  @Test func aFileIsNotAnother() throws {
    let files = MemorySpecFiles([
      "a.nav.yaml": Array((spec("include: [b.nav.yaml]\n")).utf8),
      "b.nav.yaml": Array(
        "# navspec:disable:file unreachable-route why\nnavspec: 1\nroutes: { other: {} }\n".utf8),
    ])
    let compilation = try CheckedSpec(root: "a.nav.yaml", files: files)
    #expect(compilation.warningCount == 2 && compilation.marks(in: 1).isEmpty)
  }

  @Test(arguments: ["\n", "\r\n"])
  func breaksOfLinesMakeNoDifference(_ ending: String) throws {
    let text = spec("", "  \(next)😀 naïve\n").split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: ending)
    #expect(try found(text) == ["unreachable-route 'older'"])
    #expect(try found("\u{FEFF}" + text) == ["unreachable-route 'older'"])
  }

  @Test func textThatLooksLikeACommentIsNone() throws {
    #expect(try found(spec().replacing("home: {}", with: "home: { doc: \"\(next)why\" }")).count == 2)
    #expect(try found(spec().replacing("home: {}", with: "home:\n    doc: |\n      \(next)why")).count == 2)
  }

  @Test func commentsForPeopleAreLeftAlone() throws {
    let comments = "# navspec: 1\n# see navspec:disable:next\n#\n## navspec\n# navspec\n"
    #expect(try found(spec(comments)).count == 2)
  }

  @Test(arguments: [
    "# navspec:disabel:next unreachable-route why", "# navspec:disable", "# navspec:disable:next",
    "# navspec:enable unreachable-route why", "# navspec:disable:file unreachable-route",
    "# navspec:disable:file unreachable-route until",
    "# navspec:disable:file unreachable-route until 2099-01-01",
    "# navspec:disable:file unreachable-route until tomorrow why",
    "# navspec:disable:file unreachable-route until 2099-1-1 why",
  ])
  func whatCannotBeReadSuppressesNothing(_ comment: String) throws {
    let ids = try found(spec(comment + "\n")).map { $0.split(separator: " ").first ?? "" }
    #expect(ids == ["malformed-suppression", "unreachable-route", "unreachable-route"])
  }

  @Test func aLinterSuppressesALine() throws {
    let spec = spec("# navspec:disable:line unreachable-route why\n")
    #expect(
      try CheckedSpec.compiling(spec).diagnostics.map(\.message).contains(
        "'navspec:disable:line' is not a comment for navspec; did you mean 'navspec:disable:next'?"))
  }

  @Test func aRuleThatIsGoneIsNamedAsSuch() throws {
    let messages = try CheckedSpec.compiling(spec("# navspec:disable:file two-sidebars why\n")).diagnostics
      .map(\.message)
    #expect(messages.first == "'two-sidebars' is no longer reported")
    let failure = #expect(throws: ReportedFailure.self) {
      try Configuration.read(Array("severity: { tab-without-image: off }".utf8), path: ".navspec.yaml")
    }
    #expect(failure?.report.diagnostics.map(\.message) == ["'tab-without-image' is no longer reported"])
    #expect(failure?.report.diagnostics.map(\.severity) == [.error])
  }

  @Test func aDayEndsASuppression() throws {
    // It is the first of July 2026.
    func ids(until day: String) throws -> [String] {
      try found(spec("", "  \(next)until \(day) why\n")).map { String($0.split(separator: " ").first ?? "") }
    }
    #expect(try ids(until: "2026-07-02") == ["unreachable-route"])
    let ended = ["expired-suppression", "unreachable-route", "unreachable-route"]
    #expect(try ids(until: "2026-07-01") == ended)
    #expect(try ids(until: "2025-12-31") == ended)
    let text = spec("", "  \(next)until 2000-01-01 why\n")
    let timeless = try CheckedSpec(root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", text))
    #expect(timeless.diagnostics.map(\.kind.id) == ["unreachable-route"], "nothing ends without a day")
  }

  @Test func oneThatIsOffIsNotUnused() throws {
    let text = spec("", "  \(next)why\n")
    let compilation = try CheckedSpec.compiling(text, configuration: "severity: { unreachable-route: off }")
    #expect(compilation.report.text(as: .plain) == "")
  }

  @Test func whatABrokenSpecDoesNotShowIsNotUnused() throws {
    let text = spec("", "  \(next)why\n").replacing("home: {}", with: "home: { to: [odl, older] }")
      .replacing("  old: {}", with: "  old: { reachedBy: code }")
    #expect(try found(text).map { $0.split(separator: " ").first ?? "" } == ["unknown-route"])
  }

  @Test func aFixTakesTheWholeLineAway() throws {
    for comment in ["  \(next)why\n", "  \(next)why\r\n"] {
      let text = spec("", comment).replacing("home: {}", with: "home: { to: [old, older] }")
      let compilation = try CheckedSpec.compiling(text)
      let edit = try #require(compilation.diagnostics.first?.fixes.first?.edits.first)
      #expect(compilation.diagnostics.map(\.kind.id) == ["unused-suppression"])
      #expect(edit.replacement == "" && compilation.sources.text(in: edit.range) == comment)
    }
  }

  private func found(_ text: String) throws -> [String] {
    let compilation = try CheckedSpec.compiling(text)
    return compilation.diagnostics.map { diagnostic in
      let name =
        diagnostic.kind.id == "unreachable-route"
        ? " '\(compilation.sources.text(in: diagnostic.range))'" : ""
      return diagnostic.kind.id + name
    }
  }
}
