package import NavSpecDiagnostics
import NavSpecYAML

/// What decoding one file collects.
struct DiagnosticSink {
  var diagnostics: [Diagnostic] = []

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// - Parameter meant: What was meant, in the form in which it is read.
  mutating func reportWrongType(_ node: YAMLNode, wanted: String, meant: String? = nil) {
    let fixes = meant.map {
      [Diagnostic.Fix("write '\($0)'", edits: [.init(node.range, $0)], isSafe: true)]
    }
    report(
      Diagnostic(
        .wrongType, "\(node.phrase) where \(wanted) belongs", at: node.range, label: "must be \(wanted)",
        fixes: fixes ?? []))
  }
}

extension YAMLNode {
  /// A description of a value, for messages.
  var phrase: String {
    switch content {
    case .mapping: return "a map"
    case .sequence: return "a list"
    case .scalar(let scalar):
      switch scalar.resolved {
      case .null: return "nothing"
      case .bool: return "'\(scalar.text)'"
      case .int, .float: return "the number \(scalar.text)"
      case .string: return scalar.text.count <= 40 ? "'\(scalar.text)'" : "a text"
      }
    }
  }

  var isNull: Bool {
    if case .scalar(let scalar) = content, case .null = scalar.resolved { return true }
    return false
  }

  /// A text that no tag says to be one.
  var untagged: String? {
    guard tag == nil, case .scalar(let scalar) = content, case .string = scalar.resolved else { return nil }
    return scalar.text
  }

  /// The text of a scalar that is not null.
  var located: Located<String>? {
    guard case .scalar(let scalar) = content, !isNull else { return nil }
    return Located(scalar.text, at: range)
  }
}

extension DiagnosticKind {
  package static let unknownKey = DiagnosticKind(
    id: "unknown-key",
    explanation: """
      A key that navspec does not know has no effect, and its value would be lost. Keys of your own \
      start with 'x-'. Notes on routes and tabs go under 'meta'.
      """,
    examples: [
      """
      routes:
        home: { tittle: Home }
      #         ^^^^^^ unknown-key
      """
    ],
    corrected: [
      """
      routes:
        home: { title: Home }
      """
    ])

  package static let missingKey = DiagnosticKind(
    id: "missing-key",
    explanation: "This key is required. It has no default.",
    examples: [
      """
      navspec: 1
      app: { schemes: [demo] }
      #    ^^^^^^^^^^^^^^^^^^^ missing-key
      root: home
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: {}
      """
    ])

  package static let wrongType = DiagnosticKind(
    id: "wrong-type",
    explanation: "A value of another type has no meaning here. A guess would hide a mistake.",
    examples: [
      """
      routes:
        home: { dismiss: maybe }
      #                  ^^^^^ wrong-type
      """
    ],
    corrected: [
      """
      routes:
        home: { dismiss: true }
      """
    ])

  package static let unknownValue = DiagnosticKind(
    id: "unknown-value",
    explanation: """
      This key does not accept the word. The nearest accepted word might mean the opposite. The message \
      lists the accepted words.
      """,
    examples: [
      """
      routes:
        home: { to: [help] }
        help: { present: shet }
      #                  ^^^^ unknown-value
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [help] }
        help: { present: sheet }
      """
    ])
}

/// The end of a headline that asks what may have been meant; empty for no suggestions.
func asking(_ suggestions: [String]) -> String { didYouMean(suggestions).map { "; \($0)" } ?? "" }
