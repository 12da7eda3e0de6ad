/// The shapes of whole files, for formatting and schemas.
package enum FileShapes {
  /// A spec, root or included.
  package static let spec = Shape.object(SpecKeys.file.description)
  /// `.navspec.yaml`.
  package static let configuration = Shape.object(SpecKeys.configuration.description)
}
