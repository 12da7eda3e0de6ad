/// A mistake in a template of navspec or of a project; never
/// of a spec.
package struct TemplateError: Error, Hashable, CustomStringConvertible {
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The template's name, `graph/graph`.
    package let template: String
    /// From 1.
    package let line: Int
    /// From 1, in UTF-8 bytes.
    package let column: Int
    package let message: String

    package var description: String { "\(template).mustache:\(line):\(column): error: \(message)" }
  }

  /// In the order of reading; never empty.
  package let problems: [Problem]

  package var description: String { problems.map(\.description).joined(separator: "\n") }
}
