package import NavSpecCompiler

/// Why the job cannot be done, in a sentence for people.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A spec with problems that keep a command from its work.
package struct SpecFailure: Error {
  package let report: Report

  package init(_ spec: CheckedSpec) { report = spec.report }
}
