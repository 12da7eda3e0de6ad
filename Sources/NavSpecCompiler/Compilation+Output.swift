import NavSpecDiagnostics
import NavSpecEmit
import NavSpecModel
import NavSpecModelFile
import NavSpecRuntime

/// A file the compiler writes.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name; what belongs to an embedded runtime stands in a folder.
  public let name: String
  /// Its whole content.
  public let text: String

  /// A file of a build that brings files of its own.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The folders of an embedded runtime, and of what generated tests check with.
  public static let runtimeFolders = [EmbeddedRuntime.folder, EmbeddedRuntime.testsFolder]
  /// How the names of their files end.
  public static let runtimeSuffix = EmbeddedRuntime.suffix
  /// How their files begin.
  public static let runtimeMark = EmbeddedRuntime.mark
}

extension GeneratedFile {
  /// How the names end of files that are no part of an embedded runtime.
  package static let suffix = ".nav.swift"

  /// Whether a file says that it was generated.
  package static func isGenerated(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: EmbeddedRuntime.mark.utf8) || GeneratedMark(of: bytes) != nil
  }

  /// The name of the root spec that a file says it was generated for; nil if it does not.
  package static func root(of bytes: [UInt8]) -> String? { GeneratedMark(of: bytes)?.root }

  /// The folder of an embedded runtime that a file lies in; nil for all others.
  package static func runtimeFolder(ofFile name: String) -> String? {
    runtimeFolders.first { name.hasPrefix($0 + "/") }
  }
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
  /// - Parameter configuration: What says how it looks.
  /// - Throws: `SpecHasErrors`, or a `GenerationError` for what has no form in Swift yet.
  public func generatedFiles(
    _ configuration: Configuration = Configuration()
  ) throws -> [GeneratedFile] {
    try files { resolved in
      try SwiftOutput.files(for: resolved.lowered, sources: sources, options: configuration.swift)
    }
  }

  /// Tests of what the spec promises, of the code of `generatedFiles`: for a test target of the app.
  /// - Parameter configuration: What says how it looks.
  /// - Throws: As `generatedFiles`.
  public func generatedTests(
    _ configuration: Configuration = Configuration()
  ) throws -> [GeneratedFile] {
    try files { resolved in
      try SwiftOutput.tests(
        for: resolved.lowered, resolved.table, sources: sources, options: configuration.swift)
    }
  }

  private func files(
    _ output: (Resolved) throws -> [(name: String, text: String)]
  ) throws -> [GeneratedFile] {
    let resolved = try withoutErrors()
    do {
      return try output(resolved).map { GeneratedFile(name: $0.name, text: $0.text) }
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
    try ModelFile.text(of: withMeaning().graph, places: sources)
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
