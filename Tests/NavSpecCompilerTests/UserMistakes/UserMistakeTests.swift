import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecYAML
import Testing

/// What people write, what they are told in the first line, and the text they are offered.
@Suite struct UserMistakeTests {
  @Test(arguments: try UserMistake.all())
  func aMistakeIsReportedOnceWithItsCure(_ mistake: UserMistake) throws {
    let report = try report(of: mistake)
    let found = report.diagnostics.filter { $0.severity != .note }
    #expect(found.count == 1, "\(report.text(as: .plain))")
    let diagnostic = try #require(found.first)
    #expect(diagnostic.kind.id == mistake.id)
    #expect(diagnostic.message == mistake.message)
    #expect(
      [Int(diagnostic.range.start), Int(diagnostic.range.end)] == [
        mistake.place.lowerBound, mistake.place.upperBound,
      ])
    let fix = diagnostic.fixes.first { !$0.edits.isEmpty }
    #expect(fix.map { mistake.fixed(by: $0) } == mistake.fixedSpec)
    if let help = mistake.help {
      #expect((diagnostic.notes + diagnostic.fixes.map(\.title)).contains(help))
    }
  }

  /// Files that another key lists are read, lest their routes be unknown.
  @Test(arguments: [
    ("features: [a.nav.yaml]", "'features' is not a key of a spec; did you mean 'include'?"),
    ("modules: [shop]", "'modules' is not a key of a spec"),
  ])
  func aListOfFilesIsOneMistake(_ entry: String, _ message: String) throws {
    let spec = """
      navspec: 1
      app: { name: Demo }
      \(entry)
      root: home
      routes: { home: { to: [shop.start] } }
      """
    let files = MemorySpecFiles([
      "demo.nav.yaml": Array(spec.utf8),
      "a.nav.yaml": Array("feature: shop\nroutes: { start: {} }".utf8),
    ])
    let problems = try CheckedSpec(root: "demo.nav.yaml", files: files).diagnostics
    #expect(problems.filter { $0.severity == .error }.map(\.message) == [message])
  }

  /// The mistakes are the only ones in their specs: what is wrong after a fix is of the fix's making.
  @Test(arguments: try UserMistake.all().filter { !$0.isOfSettings }, [false, true])
  func aFixLeavesNoMoreErrors(_ mistake: UserMistake, _ includesUnsafe: Bool) throws {
    let files = MemorySpecFiles("demo.nav.yaml", mistake.spec)
    let spec = try CheckedSpec(root: "demo.nav.yaml", files: files)
    let fixed = spec.fixed(in: files, includesUnsafe: includesUnsafe)
    #expect(
      fixed.spec.errorCount <= spec.errorCount,
      "\(fixed.fixes.map(\.title)): \(fixed.spec.report.text(as: .plain))")
  }

  private func report(of mistake: UserMistake) throws -> Report {
    if mistake.isOfSettings {
      let failure = #expect(throws: ReportedFailure.self) {
        try Configuration.read(Array(mistake.spec.utf8), path: ".navspec.yaml")
      }
      return try #require(failure).report
    }
    let files = MemorySpecFiles("demo.nav.yaml", mistake.spec)
    return try CheckedSpec(root: "demo.nav.yaml", files: files).report
  }

  /// A cure is not the next mistake. What else a spec lacks, or its unreadable text hid, comes to light.
  @Test(arguments: try UserMistake.all())
  func theFirstFixAddsNoError(_ mistake: UserMistake) throws {
    func errors(in text: String) throws -> [Diagnostic] {
      let files = MemorySpecFiles("demo.nav.yaml", text)
      return try CheckedSpec(root: "demo.nav.yaml", files: files).diagnostics.filter { $0.severity == .error }
    }
    guard !mistake.isOfSettings else { return }
    let before = try errors(in: mistake.spec)
    guard let fix = before.flatMap(\.fixes).first(where: { !$0.edits.isEmpty }) else { return }
    let unreadable = Set(YAMLDiagnosticKinds.all.map(\.id))
    let lacking: Set = [
      "unknown-condition", "missing-key", "failed-example", "redirect-to-nowhere", "include-not-found",
      "root-with-required-param", "unlinked-param",
    ]
    guard !before.contains(where: { unreadable.contains($0.kind.id) }) else { return }
    let after = try errors(in: mistake.fixed(by: fix)).filter { !lacking.contains($0.kind.id) }
    #expect(after.isEmpty, "\(fix.title): \(after.map(\.message))")
  }
}
