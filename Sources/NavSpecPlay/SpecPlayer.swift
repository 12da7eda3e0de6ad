import NavSpecDiagnostics
package import NavSpecRuntime

/// A ``Player`` of a schema alone, whose routes are an index and values.
@MainActor public final class SpecPlayer {
  private let contents: SchemaApp.Contents
  private let player: Player<SchemaApp>

  /// An app at launch; nil if the schema has no window that the runtime navigates in.
  /// - Parameters:
  ///   - unmet: The conditions that are unmet, by name.
  ///   - personas: Names, and the conditions that are unmet for them, by index.
  package init?(
    _ schema: NavigationSchema, links: @escaping @Sendable () -> LinkTable, unmet: Set<String>,
    personas: [(name: String, unmet: Set<Int>)]
  ) {
    if case .external = schema.container { return nil }
    let contents = SchemaApp.Contents(schema, links: links)
    self.contents = contents
    player = SchemaApp.$contents.withValue(contents) {
      Player(unmet: unmet, personas: personas)
    }
  }

  /// Carries out an operation.
  /// - Parameter line: A JSON object.
  /// - Returns: A JSON object on one line, and whether the operation could be carried out.
  public func perform(_ line: [UInt8]) -> (answer: String, isValid: Bool) {
    SchemaApp.$contents.withValue(contents) {
      let (answer, isValid) = player.perform(line)
      return (answer.encodedOnOneLine(), isValid)
    }
  }
}

extension SchemaApp.Contents {
  /// - Parameter links: The link table of the schema. By default, each use compiles it anew.
  package convenience init(_ schema: NavigationSchema, links: (@Sendable () -> LinkTable)? = nil) {
    self.init(SchemaIndex(schema), links: links ?? { LinkTable(schema) })
  }
}
