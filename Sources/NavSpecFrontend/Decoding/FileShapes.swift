/// The shapes of whole files, for formatting and schemas.
package enum FileShapes {
  /// A spec, root or included.
  package static let spec = Shape.object(SpecKeys.file.description)
  /// `.navspec.yaml`.
  package static func configuration(outputs: [OutputKey]) -> Shape {
    .object(SpecKeys.configuration(outputs: outputs).description)
  }
}
