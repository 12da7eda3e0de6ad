package import NavSpecCompiler

/// Why the job cannot be done, in a sentence for people.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A spec with problems that keep a command from its work.
package struct SpecFailure: Error {
  package let spec: CheckedSpec
  /// How its problems are written.
  package let format: ReportFormat

  package init(_ spec: CheckedSpec, _ format: ReportFormat) {
    self.spec = spec
    self.format = format
  }
}
