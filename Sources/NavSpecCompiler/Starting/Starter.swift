import NavSpecEmit
import NavSpecModel

/// A spec to begin with, as `navspec init` writes it.
public enum Starter: String, CaseIterable, Sendable {
  /// A tab view whose tabs have a stack each.
  case tabs
  /// One stack.
  case stack
  /// A split view of three columns.
  case split

  /// The folder of the files for editors, beside the spec.
  public static let editorFolder = ".navspec"

  /// The files of a new project, by paths below its folder: the spec, `.navspec.yaml`, and the schemas that
  /// editors check them with.
  /// - Parameter name: The app's, `UpperCamelCase`.
  /// - Returns: nil where the name cannot be the prefix of types.
  public func files(for name: String) -> [GeneratedFile]? {
    let lower = name.lowercased()
    let text: String =
      switch self {
      case .tabs: StarterText.tabs
      case .stack: StarterText.stack
      case .split: StarterText.split
      }
    return Self.files(text.replacing("Starter", with: name).replacing("starter", with: lower), for: name)
  }

  /// The same for a spec begun from the links that the app has.
  /// - Parameter names: The files that the links are from.
  package static func files(
    for name: String, from links: ExistingLinks, in names: [String]
  ) -> [GeneratedFile]? {
    files(SpecSketch(links).text(name: name, files: names), for: name)
  }

  private static func files(_ spec: String, for name: String) -> [GeneratedFile]? {
    guard isName(name) else { return nil }
    let lower = name.lowercased()
    let configuration = """
      # yaml-language-server: $schema=\(editorFolder)/\(FileSchema.config.fileName)
      spec: \(lower).nav.yaml
      outputs: {swift: Generated}

      """
    let schemas = FileSchema.allCases.map { schema in
      GeneratedFile(name: "\(editorFolder)/\(schema.fileName)", text: schema.text)
    }
    return [
      GeneratedFile(name: "\(lower).nav.yaml", text: spec),
      GeneratedFile(name: ".navspec.yaml", text: configuration),
    ] + schemas
  }

  /// A name for the app of a folder: `my-shop` makes `MyShop`; nil where nothing is left of it.
  public static func name(from folder: String) -> String? {
    let name = SwiftName.lowerCamel(from: folder).map(SwiftName.upperCamel)
    return name.flatMap { isName($0) ? $0 : nil }
  }

  /// Long ones would make unreadable types and lines.
  private static func isName(_ name: String) -> Bool { SwiftName.isUpperCamel(name) && name.count <= 40 }
}
