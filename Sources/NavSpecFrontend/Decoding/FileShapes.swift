package enum FileShapes {
  package static let spec = Shape.object(SpecKeys.file.description)
  package static func configuration(outputs: [OutputKey]) -> Shape {
    .object(SpecKeys.configuration(outputs: outputs).description)
  }
}
