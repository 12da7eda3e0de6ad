import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecYAML
import Testing

/// What people write, what they are told in the first line, and the text they are offered.
@Suite struct UserMistakeTests {
  @Test(arguments: UserMistake.all)
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

  /// The mistakes are the only ones in their specs: what is wrong after a fix is of the fix's making.
  @Test(arguments: UserMistake.all.filter { !$0.isOfSettings }, [false, true])
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
  @Test(arguments: UserMistake.all)
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

/// One mistake in a spec that is right otherwise.
struct UserMistake: CustomTestStringConvertible, Sendable {
  /// The spec around a mistake.
  enum Context: String, Sendable {
    case whole, file, top, home, app, tab, route, param, link, condition, type, edge
    /// `.navspec.yaml`
    case settings
  }

  let id: String
  let message: String
  /// What was written, and the place that is reported between « and ».
  private let marked: String
  private let fixed: String?
  private let context: Context
  /// What is said beside the first line.
  let help: String?

  /// - Parameters:
  ///   - marked: What was written, with « and » around the place that is reported.
  ///   - fixed: The same after the first fix; nil where there is none.
  ///   - help: A note or the text of a fix; nil where the edit says it all.
  init(
    _ context: Context, _ marked: String, _ id: String, _ message: String, fixed: String? = nil,
    help: String? = nil
  ) {
    self.context = context
    self.marked = marked
    self.id = id
    self.message = message
    self.fixed = fixed
    self.help = help
  }

  static let all =
    keysOfFilesAndTabs + keysOfRoutesAndLinks + words + shapes + links + quotesAndLists + linesAndBrackets
    + moreSlips + swiftNotation + otherFormats
    + otherRouters + moreHabits + moreKeys + morePatterns + withoutValue + indentation + settings + otherTools
    + oneNameInTwoWays

  var isOfSettings: Bool { context == .settings }

  var testDescription: String { "\(context): \(marked)" }

  var spec: String { context.spec(written) }
  var fixedSpec: String? { fixed.map(context.spec) }

  private var written: String { marked.replacing("«", with: "").replacing("»", with: "") }

  /// In UTF-8 offsets of the spec.
  var place: Range<Int> {
    let before = context.spec("«").prefix { $0 != "«" }.utf8.count
    let start = before + marked.prefix { $0 != "«" }.utf8.count
    return start..<(before + marked.replacing("«", with: "").prefix { $0 != "»" }.utf8.count)
  }

  func fixed(by fix: Diagnostic.Fix) -> String {
    var bytes = Array(spec.utf8)
    for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UserMistake.Context {
  private static let head =
    "navspec: 1\napp: { name: Demo, schemes: [demo], domains: [demo.example.com] }\n"

  func spec(_ text: String) -> String {
    switch self {
    case .whole, .settings: text
    case .file: Self.head + text + "\n"
    case .top: Self.head + "root: home\n\(text)\nroutes: { home: {} }\n"
    case .home: Self.head + "root: home\nroutes:\n  home:\(text)\n"
    case .app: "navspec: 1\napp: { name: Demo, \(text) }\nroot: home\nroutes: { home: {} }\n"
    case .tab:
      Self.head + """
        conditions: { paid: { redirect: more } }
        sections: { mine: { title: Mine } }
        tabs:
          home: { title: Home, image: house, root: home, section: mine }
          more: \(text)
        routes: { home: {}, more: {} }

        """
    case .route:
      Self.head + """
        root: home
        conditions: { signedIn: { redirect: signIn } }
        routes:
          home: { to: [item, signIn, other] }
          item:
            \(text)
          signIn: { present: sheet }
          other: { requires: signedIn }

        """
    case .param: Self.routes("params: { id: \(text) }")
    case .link:
      Self.head + """
        root: home
        conditions: { signedIn: { redirect: home } }
        routes:
          home: { to: [item, other] }
          item: { params: { id: Int, tab: String?, rest: [String], host: String? }, links: [\(text)] }
          other: { requires: signedIn }

        """
    case .condition: Self.routes("requires: signedIn", after: "conditions: { signedIn: \(text) }\n")
    case .type: Self.routes("params: { genre: Genre }", after: "types:\n  Genre: \(text)\n")
    case .edge:
      Self.head + """
        root: home
        conditions: { signedIn: { redirect: item } }
        routes:
          home: { to: [\(text), other] }
          item: { params: { tab: String? } }
          other: { requires: signedIn }

        """
    }
  }

  private static func routes(_ item: String, after lines: String = "") -> String {
    head + "root: home\n" + lines + "routes:\n  home: { to: [item] }\n  item: { \(item) }\n"
  }
}
