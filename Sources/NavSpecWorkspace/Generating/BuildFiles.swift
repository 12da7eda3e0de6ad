import NavSpecDiagnostics
import NavSpecReport

/// What a run writes for other build systems.
package enum BuildFiles {
  /// Rules as Make and Ninja read them: every output needs every input. Inputs have empty rules of their own,
  /// so that one that goes away stops nothing.
  package static func depfile(outputs: [String], inputs: [String]) throws(CommandFailure) -> String {
    guard !outputs.isEmpty else { return "" }
    for path in outputs + inputs
    where path.last == "\\" || path.hidesCharacters
      || path.unicodeScalars.contains(where: { ";=|".unicodeScalars.contains($0) })
    {
      throw CommandFailure(
        "a rule for Make cannot name '\(path)': no ';', '=' or '|', no tab or newline, no '\\' at the end")
    }
    var text = outputs.map(target).joined(separator: " \\\n") + ":"
    for input in inputs { text += " \\\n  " + escaped(input) }
    text += "\n"
    for input in inputs { text += "\n" + target(input) + ":\n" }
    return text
  }

  /// A path before the colon of a rule, where `%` makes a pattern.
  private static func target(_ path: String) -> String { escaped(path, besides: "%") }

  private static func escaped(_ path: String, besides more: Character? = nil) -> String {
    var text = ""
    // Backslashes count where something follows that one of them would escape.
    var backslashes = 0
    for character in path {
      if character == " " || character == "#" || character == ":" || character == more {
        text += String(repeating: "\\", count: backslashes + 1)
      }
      text += character == "$" ? "$$" : String(character)
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return text
  }

  package static func json(_ paths: [String]) -> String {
    JSONText.array(paths.map { .string($0) }).encoded() + "\n"
  }

  /// Files that are not up to date, as `[{"path", "state"}]`.
  package static func json(_ states: [(path: String, state: String)]) -> String {
    let objects = states.map { JSONText.object([("path", .string($0.path)), ("state", .string($0.state))]) }
    return JSONText.array(objects).encoded() + "\n"
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
