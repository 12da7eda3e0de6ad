package import NavSpecDiagnostics
import NavSpecModel

/// A comment that says which diagnostics are known and accepted, and why.
struct Suppression {
  enum Scope: String, CaseIterable {
    /// The entry that begins next, with all its lines.
    case next
    case file
  }

  let scope: Scope
  let id: Located<String>
  /// The first day on which it no longer holds.
  let end: Located<CalendarDay>?
  /// The whole comment.
  let range: SourceRange
  /// The entry that begins next behind the comment; nil where none follows.
  let next: SourceRange?

  /// The meaning of a comment; nil if it is not for navspec.
  static func reading(_ comment: SpecComment, in map: SourceMap) -> Result<Suppression, InvalidSuppression>? {
    let source = comment.range.source
    var scanner = CommentWords(bytes: map[source].bytes, range: comment.range)
    guard let directive = scanner.next(), directive.value.hasPrefix("navspec:") else { return nil }
    if directive.value == "navspec:" {
      // Prose, unless it goes on as a suppression does.
      guard let word = scanner.next(), word.value.hasPrefix("disable:") else { return nil }
      return .failure(
        .init("'\(word.value)' follows a space; write 'navspec:\(word.value)'", at: word.range))
    }
    guard directive.value.hasPrefix("navspec:disable:"),
      let scope = Scope(rawValue: String(directive.value.dropFirst("navspec:disable:".count)))
    else {
      let words = Scope.allCases.map { "navspec:disable:\($0.rawValue)" }
      // Linters suppress what is on a line.
      let meant = directive.value.hasSuffix("line") ? [words[0]] : words.nearest(to: directive.value)
      let question = asking(meant, else: "use \(words.joined(separator: " or "))")
      return .failure(
        .init("'\(directive.value)' is not a comment for navspec\(question)", at: directive.range))
    }
    guard let id = scanner.next() else {
      return .failure(
        .init("a suppression has no id; write '# \(directive.value) ID REASON'", at: directive.range))
    }
    var end: Located<CalendarDay>?
    var reason = scanner.next()
    if reason?.value == "until" {
      guard let word = scanner.next(), let day = CalendarDay(word.value) else {
        let place = scanner.last ?? directive.range
        return .failure(.init("'until' is not followed by a day such as 2027-01-01", at: place))
      }
      end = Located(day, at: word.range)
      reason = scanner.next()
    }
    guard reason != nil else {
      let whole = SourceRange(source: source, start: Int(directive.range.start), end: scanner.end)
      let form = "# \(directive.value) \(id.value) REASON"
      return .failure(.init("a suppression of '\(id.value)' gives no reason; write '\(form)'", at: whole))
    }
    return .success(
      Suppression(scope: scope, id: id, end: end, range: comment.range, next: comment.next))
  }

  struct InvalidSuppression: Error {
    let diagnostic: Diagnostic

    init(_ message: String, at range: SourceRange) {
      diagnostic = Diagnostic(.malformedSuppression, message, at: range, label: "suppresses nothing")
    }
  }

  /// Removes the comment, with its line if nothing else is on it.
  func removal(in map: SourceMap) -> Diagnostic.Fix {
    let bytes = map[range.source].bytes
    var start = Int(range.start)
    var end = Int(range.end)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    if start == 0 || bytes[start - 1] == UInt8(ascii: "\n") {
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    }
    let edit = Diagnostic.Fix.Edit(SourceRange(source: range.source, start: start, end: end), "")
    return Diagnostic.Fix("remove the comment", edits: [edit], isSafe: true)
  }
}

/// The words of a comment behind its `#`.
private struct CommentWords {
  private let bytes: [UInt8]
  private let source: SourceID
  private var offset: Int
  /// Where the comment ends, blanks apart.
  let end: Int
  private(set) var last: SourceRange?

  init(bytes: [UInt8], range: SourceRange) {
    self.bytes = bytes
    source = range.source
    let start = max(0, min(Int(range.start), bytes.count))
    var end = max(start, min(Int(range.end), bytes.count))
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    self.end = end
    offset = start
    while offset < end, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
  }

  mutating func next() -> Located<String>? {
    while offset < end, Self.isBlank(bytes[offset]) { offset += 1 }
    let start = offset
    while offset < end, !Self.isBlank(bytes[offset]) { offset += 1 }
    guard offset > start else { return nil }
    let range = SourceRange(source: source, start: start, end: offset)
    last = range
    return Located(String(decoding: bytes[start..<offset], as: UTF8.self), at: range)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

/// Mistakes of the comments that suppress diagnostics, in the order of their ids. None of these can be
/// suppressed by a comment itself.
package enum SuppressionKinds {
  package static let all: [DiagnosticKind] = [
    .expiredSuppression, .forbiddenSuppression, .malformedSuppression, .unknownDiagnostic, .unusedSuppression,
  ]
}

extension DiagnosticKind {
  package static let malformedSuppression = DiagnosticKind(id: "malformed-suppression", severity: .warning)

  package static let unknownDiagnostic = DiagnosticKind(id: "unknown-diagnostic", severity: .warning)

  package static let forbiddenSuppression = DiagnosticKind(id: "forbidden-suppression", severity: .warning)

  package static let unusedSuppression = DiagnosticKind(id: "unused-suppression", severity: .warning)

  package static let expiredSuppression = DiagnosticKind(id: "expired-suppression", severity: .warning)
}
