import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// A stage is a value that is made from the one before, and two specs share one map of sources.
@Suite struct StageTests {
  private static let head = "navspec: 1\napp: {name: Demo}\nroot: home\n"

  @Test func oneReportPointsIntoTwoSpecs() throws {
    let before = try CheckedSpec(
      root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", Self.head + "routes: {home: {to: [old]}}\n"))
    var options = CompilerOptions()
    options.sources = before.sources
    options.displayPrefix = "new/"
    let after = try CheckedSpec(
      root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", Self.head + "routes:\n  home: {to: [new]}\n"),
      options: options)
    let lines = Report(before.diagnostics + after.diagnostics, in: after.sources).text(as: .plain)
      .split(separator: "\n").filter { $0.contains("error") }
    #expect(
      lines == [
        "a.nav.yaml:4:22: error: no route is named 'old': unknown route [unknown-route]",
        "new/a.nav.yaml:5:15: error: no route is named 'new': unknown route [unknown-route]",
      ])
  }

  @Test func fixesOfALaterSpecChangeItsOwnFiles() throws {
    let text = Self.head + "routes: {home: {tittle: A}}\n"
    let first = try CheckedSpec(root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", text))
    var options = CompilerOptions()
    options.sources = first.sources
    let files = MemorySpecFiles("b.nav.yaml", text)
    let fixed = try CheckedSpec(root: "b.nav.yaml", files: files, options: options).fixed(in: files)
    #expect(fixed.files.map(\.path) == ["b.nav.yaml"] && fixed.spec.errorCount == 0)
  }

  @Test func soundnessSaysHowMuchIsKnown() throws {
    func soundness(_ rest: String) throws -> Soundness {
      try CheckedSpec(root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", Self.head + rest)).soundness
    }
    #expect(try soundness("routes: {home: {}}\n") == .sound)
    #expect(try soundness("routes: {home: {to: [far]}}\n") == .broken)
    #expect(try soundness("include: [far.nav.yaml]\nroutes: {home: {}}\n") == .incomplete)
  }

  @Test func aRootThatCannotBeReadIsAReport() {
    let failure = #expect(throws: ReportedFailure.self) {
      try CheckedSpec(root: "a.nav.yaml", files: MemorySpecFiles([:]))
    }
    #expect(
      failure?.report.text(as: .plain) == "a.nav.yaml: error: there is no file 'a.nav.yaml' [missing-file]\n")
  }
}
