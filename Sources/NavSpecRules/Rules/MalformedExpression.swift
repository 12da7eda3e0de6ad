import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let malformedExpression = Rule("malformed-expression", in: \.graph.types) { type, _ in
  guard let pattern = type.form.pattern, let range = type.patternRange, let problem = type.patternProblem
  else { return nil }
  let written = Located(pattern, at: range)
  let place = written.subrange(problem.range)
  let isAsWritten = Int(place.end - place.start) == problem.range.count
  return Diagnostic(
    "the pattern of '\(type.name.value)' is invalid: \(problem.message)", at: place, label: "accepts nothing",
    fixes: withoutAnchors(written, problem.range) ?? problem.suggestion.map { suggestion in
      [
        .replacing(
          pattern, problem.range, with: suggestion, at: isAsWritten ? place : nil,
          isSafe: isAnchor(problem.range, of: pattern))
      ]
    } ?? [])
}

/// `^` and `$` go together.
private func withoutAnchors(_ pattern: Located<String>, _ range: Range<Int>) -> [Diagnostic.Fix]? {
  let end = pattern.value.utf8.count
  guard range == 0..<1, pattern.value.hasPrefix("^"), pattern.value.hasSuffix("$"), end > 1,
    !pattern.value.hasSuffix("\\$"), let first = pattern.part(0..<1), let last = pattern.part((end - 1)..<end)
  else { return nil }
  return [.init("delete '^' and '$'", edits: [.init(first, ""), .init(last, "")], isSafe: true)]
}

/// `^` at the start or `$` at the end: a pattern covers the whole text without them.
private func isAnchor(_ range: Range<Int>, of pattern: String) -> Bool {
  range == 0..<1 && pattern.hasPrefix("^")
    || range.upperBound == pattern.utf8.count && range.count == 1 && pattern.hasSuffix("$")
}
