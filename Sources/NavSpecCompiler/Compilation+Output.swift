import NavSpecEmit

/// A file the compiler writes.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name, without folders.
  public let name: String
  /// Its whole content.
  public let text: String
}

/// Something that has errors has no output.
public struct SpecHasErrors: Error, Sendable {}

extension Compilation {
  /// The Swift that the spec generates: the same for the same spec, everywhere.
  public func generatedFiles() throws -> [GeneratedFile] {
    let resolved = try withoutErrors()
    return try SwiftOutput.files(for: resolved.graph, schema: resolved.schema)
      .map { GeneratedFile(name: $0.name, text: $0.text) }
  }

  /// The navigation graph in Graphviz's language.
  public func dot() throws -> String { try GraphOutput.dot(for: withoutErrors().graph) }

  /// The resolved graph as JSON, described in `docs/model.md`.
  public func model() throws -> String {
    try ModelOutput.json(for: withoutErrors().graph, sources: sources)
  }

  func withoutErrors() throws -> Resolved {
    guard errorCount == 0, let resolved else { throw SpecHasErrors() }
    return resolved
  }
}
