import NavSpecDiagnostics
import NavSpecEmit

/// A file the compiler writes.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name, without folders.
  public let name: String
  /// Its whole content.
  public let text: String
}

/// Why a spec without mistakes cannot be written as Swift yet.
public struct GenerationError: Error, CustomStringConvertible, Sendable {
  /// `path:line:column: error: …`, which build systems make clickable.
  public let description: String
}

/// Something that has errors has no output.
public struct SpecHasErrors: Error, Sendable {}

extension Compilation {
  /// The Swift that the spec generates: the same for the same spec, everywhere.
  /// - Throws: `SpecHasErrors`, or a `GenerationError` for what has no form in Swift yet.
  public func generatedFiles() throws -> [GeneratedFile] {
    let resolved = try withoutErrors()
    do {
      return try SwiftOutput.files(for: resolved.graph, schema: resolved.schema)
        .map { GeneratedFile(name: $0.name, text: $0.text) }
    } catch let error as EmitError {
      let file = sources[error.range.source]
      let place = file.location(of: Int(error.range.start))
      throw GenerationError(
        description: "\(file.path):\(place.line):\(place.column): error: \(error.message)")
    }
  }

  /// The navigation graph in Graphviz's language.
  public func dot() throws -> String { try GraphOutput.dot(for: withMeaning().graph) }

  /// The resolved graph as JSON, described in `docs/model.md`.
  public func model() throws -> String {
    try ModelOutput.json(for: withMeaning().graph, sources: sources)
  }

  /// Whether the spec says what opens what, even if a policy, a budget or a severity of the project makes
  /// errors of some of it.
  public var hasMeaning: Bool {
    resolved != nil && !diagnostics.contains { $0.severity == .error && $0.kind.isFatal }
  }

  func withMeaning() throws -> Resolved {
    guard hasMeaning, let resolved else { throw SpecHasErrors() }
    return resolved
  }

  private func withoutErrors() throws -> Resolved {
    guard errorCount == 0 else { throw SpecHasErrors() }
    return try withMeaning()
  }
}
