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
  /// - Parameters:
  ///   - name: The app's, `UpperCamelCase`.
  ///   - code: The folder of generated Swift, a path below the project's folder.
  /// - Returns: nil where the name cannot be the prefix of types.
  public func files(for name: String, code: String = "Generated") -> [GeneratedFile]? {
    let lower = name.lowercased()
    let text: String =
      switch self {
      case .tabs: StarterText.tabs
      case .stack: StarterText.stack
      case .split: StarterText.split
      }
    return Self.files(
      text.replacing("Starter", with: name).replacing("starter", with: lower), for: name, code: code)
  }

  /// The same for a spec begun from the links that the app has.
  /// - Parameters:
  ///   - name: The app's, `UpperCamelCase`.
  ///   - links: The links.
  ///   - names: The files that the links are from.
  ///   - code: The folder of generated Swift, a path below the project's folder.
  package static func files(
    for name: String, from links: ExistingLinks, in names: [String], code: String
  ) -> [GeneratedFile]? {
    files(SpecSketch(links).text(name: name, files: names), for: name, code: code)
  }

  private static func files(_ spec: String, for name: String, code: String) -> [GeneratedFile]? {
    guard isName(name) else { return nil }
    let lower = name.lowercased()
    let isPlain = code.split(separator: "/").allSatisfy { SwiftName.isIdentifier(String($0)) }
    let configuration = """
      # yaml-language-server: $schema=\(editorFolder)/\(FileSchema.config.fileName)
      spec: \(lower).nav.yaml
      outputs: {swift: \(isPlain ? code : "\"\(code)\"")}
      # swift: {runtime: embed}  # for an app of one module: the runtime beside the code, so that it needs no package

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
