/// What whole files may look like, for whoever lays them out or describes them.
package enum FileShapes {
  /// A spec, root or included.
  package static let spec = Shape.object(SpecKeys.file.description)
  /// `.navspec.yaml`.
  package static let configuration = Shape.object(SpecKeys.configuration.description)
}
