package import NavSpecCompiler

/// Why the job cannot be done, in a sentence for people.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Why the job cannot be done, as a report with places.
package struct PlacedError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A spec with problems that keep a command from its work.
package struct SpecFailure: Error {
  package let compilation: Compilation
  /// How its problems are written.
  package let style: ReportStyle

  package init(_ compilation: Compilation, _ style: ReportStyle) {
    self.compilation = compilation
    self.style = style
  }
}
