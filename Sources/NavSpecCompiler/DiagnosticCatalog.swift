import NavSpecAssociation
package import NavSpecDiagnostics
import NavSpecDiff
import NavSpecEmit
import NavSpecFrontend
import NavSpecRules
import NavSpecYAML

/// Every kind of diagnostic, and the list of them that `navspec rules` prints.
public enum DiagnosticCatalog {
  package static let kinds: [DiagnosticKind] =
    (YAMLDiagnosticKinds.all + FrontendKinds.all + allRules.map { $0.kind } + PolicyKinds.all
    + DiffPolicyKinds.all + AssociationKinds.all
    + DriftKinds.all + PropertyListKinds.all + FileKinds.all + [.noSwiftForm, .unwrittenAssociation])
    .sorted { $0.id < $1.id }

  /// How the catalog is written.
  public enum Style: String, CaseIterable, Sendable { case text, markdown, json }

  /// The catalog, ending in a line break.
  public static func rendered(as style: Style) -> String {
    switch style {
    case .text: text
    case .markdown: Explanation.markdownIndex
    case .json: json
    }
  }

  private static var text: String {
    let width = kinds.map(\.id.count).max() ?? 0
    return kinds.map { kind in
      let severity = kind.severity.rawValue.padded(to: 7)
      let fix = (kind.fixability?.rawValue ?? "").padded(to: 6)
      return "\(kind.id.padded(to: width))  \(severity)  \(fix)  \(kind.summary)\n"
    }.joined()
  }

  private static var json: String {
    let rules = kinds.map { kind -> JSONText in
      .object([
        ("id", .string(kind.id)),
        ("severity", .string(kind.severity.rawValue)),
        ("fix", kind.fixability.map { .string($0.rawValue) } ?? .null),
        ("summary", .string(kind.summary)),
        ("explanation", .string(kind.explanation)),
      ])
    }
    // Raised when a reader of the former version would misread this one.
    return JSONText.object([("version", .int(1)), ("rules", .array(rules))]).encoded() + "\n"
  }
}

/// Whether `navspec validate --fix` can fix a mistake.
package enum Fixability: String, Sendable {
  case safe
  /// With `--unsafe` only.
  case unsafe
}

extension DiagnosticKind {
  /// What can be done about its own examples: asked of the compiler, so that it is never out of date.
  package var fixability: Fixability? {
    var result: Fixability?
    for example in page.examples {
      let isOfReader = YAMLDiagnosticKinds.all.contains { $0.id == id }
      let isWhole = isOfReader || example.hasPrefix("navspec:")
      let head = isWhole ? "" : "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\n"
      let files = MemorySpecFiles("demo.nav.yaml", head + example)
      guard let compilation = try? CheckedSpec(root: "demo.nav.yaml", files: files) else { continue }
      for diagnostic in compilation.diagnostics where diagnostic.kind.id == id {
        for fix in diagnostic.fixes where !fix.edits.isEmpty {
          if fix.isSafe { return .safe }
          result = .unsafe
        }
      }
    }
    return result
  }

  package var summary: String { explanation.firstSentence }
}

extension String {
  var firstSentence: String {
    guard let end = firstRange(of: ". ") else { return self }
    return self[..<end.lowerBound] + "."
  }

  /// With blanks behind it, as wide as a column.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
