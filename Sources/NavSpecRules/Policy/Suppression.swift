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
    let text = Located(map.text(in: comment.range), at: comment.range)
    var words = text.value.utf8.drop { "#/".utf8.contains($0) }.split { " \t\r".utf8.contains($0) }
      .map { Located(String(Substring($0)), at: text.subrange(of: Substring($0))) }[...]
    let end = words.last?.range.end ?? comment.range.end
    guard let directive = words.popFirst(), directive.value.hasPrefix("navspec:") else { return nil }
    if directive.value == "navspec:" {
      // Prose, unless it goes on as a suppression does.
      guard let word = words.popFirst(), word.value.hasPrefix("disable:") else { return nil }
      return .failure(
        .init("'\(word.value)' follows a space; write 'navspec:\(word.value)'", at: word.range))
    }
    guard directive.value.hasPrefix("navspec:disable:"),
      let scope = Scope(rawValue: String(directive.value.dropFirst("navspec:disable:".count)))
    else {
      let known = Scope.allCases.map { "navspec:disable:\($0.rawValue)" }
      // Linters suppress what is on a line.
      let meant = directive.value.hasSuffix("line") ? [known[0]] : known.nearest(to: directive.value)
      let question = asking(meant, else: "use \(known.joined(separator: " or "))")
      return .failure(
        .init("'\(directive.value)' is not a comment for navspec\(question)", at: directive.range))
    }
    guard let id = words.popFirst() else {
      return .failure(
        .init("a suppression has no id; write '# \(directive.value) ID REASON'", at: directive.range))
    }
    var day: Located<CalendarDay>?
    var reason = words.popFirst()
    if let until = reason, until.value == "until" {
      let word = words.popFirst() ?? until
      day = CalendarDay(word.value).map { Located($0, at: word.range) }
      if day == nil {
        return .failure(.init("'until' is not followed by a day such as 2027-01-01", at: word.range))
      }
      reason = words.popFirst()
    }
    guard reason != nil else {
      let start = Int(directive.range.start)
      let whole = SourceRange(source: comment.range.source, start: start, end: Int(end))
      let form = "# \(directive.value) \(id.value) REASON"
      return .failure(.init("a suppression of '\(id.value)' gives no reason; write '\(form)'", at: whole))
    }
    return .success(Suppression(scope: scope, id: id, end: day, range: comment.range, next: comment.next))
  }

  /// Whether a place is in what it is about.
  func covers(_ place: Int32) -> Bool {
    scope == .file || next.map { $0.start <= place && place <= $0.end } == true
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
