import NavSpecDiagnostics
import NavSpecRuntime
import NavSpecYAML

struct DiagnosticSink {
  var diagnostics: [Diagnostic] = []
  /// Unknown keys that what was meant may still be looked for: more than a report shows.
  var guesses = 2_000
  /// What comparing misspelt names may still cost.
  var nearMisses = NearMissBudget()
  /// The comments of the file in order, and its bytes: a value may have become a comment.
  var comments: [YAMLComment] = []
  var bytes: [UInt8] = []
  /// What reads the values of the last form: often the next value has the same, which may be long.
  var lastMatcher: FormMatcher?

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(
    _ kind: DiagnosticKind, _ message: String, at range: SourceRange, label: String? = nil,
    related: [Diagnostic.Label] = [], notes: [String] = [], fixes: [Diagnostic.Fix] = []
  ) {
    report(Diagnostic(kind, message, at: range, label: label, related: related, notes: notes, fixes: fixes))
  }

  /// Reports a value of another shape, and shows it in the one that is wanted.
  mutating func refuse<Value>(_ node: YAMLNode, as shape: Shape) -> Value? {
    refuse(node, wanted: shape.phrase, meant: Restatement.text(of: node, as: shape), isSafe: false)
  }

  /// - Parameters:
  ///   - what: What was written, where there is more to say of it than its type.
  ///   - meant: What was meant, in the form in which it is read.
  ///   - isSafe: Whether nothing else can have been meant.
  mutating func reportWrongType(
    _ node: YAMLNode, _ what: String? = nil, wanted: String, meant: String? = nil, isSafe: Bool = true,
    notes: [String] = []
  ) {
    if node.isMarkedByUnknownTag { return }
    // A number that is out of range has the form of one.
    let isTooGreat = node.style == .plain && node.scalarText == meant
    let fixes = (isTooGreat ? nil : meant).map { text in
      // A collection of several lines stays on them, with its comments.
      let edits = node.style == .block ? Restatement.editsWithoutDashes(of: node) : [.init(node.range, text)]
      return [Diagnostic.Fix("write '\(text)'", edits: edits, isSafe: isSafe)]
    }
    // `name:value` is one text for YAML.
    let isEntry = meant?.contains(": ") == true && meant?.replacing(": ", with: ":") == node.scalarText
    let slip = isEntry ? "no space follows the ':' of '\(meant?.prefix { $0 != ":" } ?? "")'" : nil
    report(
      .wrongType, slip ?? "\(what ?? node.phrase) where \(wanted) belongs", at: node.range,
      label: slip == nil ? "must be \(wanted)" : "a key ends in ': '",
      notes: notes + (isTooGreat ? ["it does not fit in 64 bits"] : []), fixes: fixes ?? [])
  }

  mutating func refuse<Value>(
    _ node: YAMLNode, _ what: String? = nil, wanted: String, meant: String? = nil, isSafe: Bool = true,
    notes: [String] = []
  ) -> Value? {
    reportWrongType(node, what, wanted: wanted, meant: meant, isSafe: isSafe, notes: notes)
    return nil
  }

  /// Whether a key has a value, or needs none. Reports a key that lacks one.
  mutating func hasValue(_ node: YAMLNode, of key: String, _ shape: Shape, example: JSONText? = nil) -> Bool {
    guard node.isNull, !shape.takesNull else { return true }
    // An object names the keys that it needs.
    if case .object = shape { return true }
    let next = comments.partitioningIndex { $0.range.start >= node.range.end }
    let isHidden =
      next < comments.count
      && bytes[Int(node.range.end)..<Int(comments[next].range.start)].allSatisfy {
        " \t\r\n".utf8.contains($0)
      }
    var example = example?.flowText
    if case .map = shape, example == nil { example = "{}" }
    let advice = example.map { ", for example '\(key): \($0)'," } ?? ""
    report(
      .wrongType, "'\(key)' has no value", at: node.range, label: "needs a value",
      related: isHidden ? [.init("a comment is not a value", at: comments[next].range)] : [],
      fixes: [.init("write a value\(advice) or remove '\(key)'")])
    return false
  }

  /// Shows what a value of another shape should look like, where no fix shows it already.
  mutating func showExample(_ example: String, of node: YAMLNode, since known: Int) {
    for index in diagnostics.indices[known...] {
      let diagnostic = diagnostics[index]
      guard diagnostic.kind.id == DiagnosticKind.wrongType.id, diagnostic.range == node.range,
        diagnostic.fixes.isEmpty, diagnostic.notes.isEmpty
      else { continue }
      diagnostics[index].notes = ["for example '\(example)'"]
    }
  }
}

extension YAMLNode {
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

  /// The entries of a map, but for those that nobody reads.
  var specEntries: [YAMLPair]? { entries?.filter { $0.key.scalarText?.hasPrefix("x-") != true } }

  /// The text of a condition: YAML reads a `!` without quotes as a tag.
  var condition: Located<String>? {
    guard isMarkedByUnknownTag, case .scalar(let scalar) = content else { return located }
    return Located(scalar.text, at: range)
  }

  /// A text that no tag says to be one.
  var untagged: String? {
    guard tag == nil, case .scalar(let scalar) = content, case .string = scalar.resolved else { return nil }
    return scalar.text
  }

  /// The text of a scalar that is not null and has no unknown tag.
  var located: Located<String>? {
    guard case .scalar(let scalar) = content, !isNull, !isMarkedByUnknownTag else { return nil }
    return Located(scalar.text, at: range)
  }
}
