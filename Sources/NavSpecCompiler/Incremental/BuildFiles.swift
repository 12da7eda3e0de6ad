import NavSpecDiagnostics
import NavSpecReport

/// What other build systems are told of a run.
package enum BuildFiles {
  /// Rules as Make and Ninja read them: every output needs every input. Inputs have empty rules of their own,
  /// so that one that goes away stops nothing.
  package static func depfile(outputs: [String], inputs: [String]) -> String {
    guard !outputs.isEmpty else { return "" }
    var text = outputs.map(escaped).joined(separator: " \\\n") + ":"
    for input in inputs { text += " \\\n  " + escaped(input) }
    text += "\n"
    for input in inputs { text += "\n" + escaped(input) + ":\n" }
    return text
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", ":": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }

  /// A list of paths as JSON.
  package static func json(_ paths: [String]) -> String {
    JSONText.array(paths.map { .string($0) }).encoded() + "\n"
  }

  /// What is different about a file, as `diff -u` writes it, but no more than so many lines.
  package static func difference(
    of path: String, from old: [UInt8], to new: [UInt8], maximumLines: Int
  ) -> String {
    let lines = UnifiedDiff(path: path, from: old, to: new).text
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let shown = lines.prefix(maximumLines).joined(separator: "\n")
    let left = lines.count - maximumLines
    return shown + (left > 0 ? "\n… \(left) more \(left == 1 ? "line" : "lines")\n" : "\n")
  }
}
