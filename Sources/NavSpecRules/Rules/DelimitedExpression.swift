import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let delimitedExpression = Rule("delimited-expression", .warning, in: \.graph.types) { type, _ in
  guard let pattern = type.form.pattern, let range = type.patternRange,
    let inner = inner(of: pattern), type.patternProblem == nil
  else { return nil }
  let written = Located(pattern, at: range)
  let end = pattern.utf8.count
  let edits = [0..<1, inner.upperBound..<end].compactMap { part in
    written.part(part).map { Diagnostic.Fix.Edit($0, "") }
  }
  return Diagnostic(
    "the pattern of '\(type.name.value)' is between slashes, which are part of it",
    at: written.subrange(0..<1), label: "a value must begin with '/'",
    fixes: [.init("delete the slashes", edits: edits.count == 2 ? edits : [], isSafe: false)])
}

/// What is between two slashes, the last of which flags may follow. One within says that paths are meant.
private func inner(of pattern: String) -> Range<Int>? {
  let bytes = Array(pattern.utf8)
  let slashes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }
  guard slashes.count == 2, slashes[0] == 0, slashes[1] > 1,
    bytes[(slashes[1] + 1)...].allSatisfy({ "gimsuy".utf8.contains($0) })
  else { return nil }
  return 1..<slashes[1]
}
