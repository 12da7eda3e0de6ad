import NavSpecDiagnostics
import NavSpecEmit
import NavSpecFrontend
import NavSpecModel

/// A spec to begin with, as `navspec init` writes it.
public enum Starter: String, CaseIterable, Sendable {
  /// A tab view whose tabs have a stack each.
  case tabs
  /// One stack.
  case stack
  /// A split view of three columns.
  case split

  /// The oldest systems that specs are begun for.
  package static let systems = "iOS 17, macOS 14 or later"

  /// The folder of the files for editors, beside the spec.
  public static let editorFolder = ".navspec"

  /// The files of a new project, by paths below its folder: the spec, `.navspec.yaml`, and the schemas that
  /// editors check them with.
  /// - Parameters:
  ///   - name: The app's, `UpperCamelCase`.
  ///   - code: The folder of generated Swift, a path below the project's folder.
  /// - Returns: nil where the name cannot be the prefix of types.
  public func files(for name: String, code: String = "Generated") -> [GeneratedFile]? {
    let text: String =
      switch self {
      case .tabs: StarterText.tabs
      case .stack: StarterText.stack
      case .split: StarterText.split
      }
    return Self.files(
      text.replacing("Starter", with: name).replacing("starter", with: Self.address(of: name)), for: name,
      code: code)
  }

  /// The same for a spec begun from the links that the app has.
  /// - Parameters:
  ///   - name: The app's, `UpperCamelCase`.
  ///   - names: The files that the links are from.
  ///   - code: The folder of generated Swift, a path below the project's folder.
  /// - Throws: Why no spec says what the files let through.
  package static func files(
    for name: String, from links: ExistingLinks, in names: [String], code: String
  ) throws(SpecRequestError) -> [GeneratedFile]? {
    guard isName(name) else { return nil }
    return files(try SpecSketch.text(of: links, name: name, files: names), for: name, code: code)
  }

  /// A scheme for an app, from its name, and the first label of a domain.
  static func address(of name: String) -> String {
    let lower = name.lowercased()
    return AppAddress.isScheme(lower) ? lower : lower + "-app"
  }

  private static func files(_ spec: String, for name: String, code: String) -> [GeneratedFile]? {
    guard isName(name), let start = SwiftName.lowerCamel(from: name) else { return nil }
    let file = GeneratedFile(name: start + ".nav.yaml", text: spec)
    return [file] + settings(forSpec: file.name, code: code)
  }

  /// `.navspec.yaml`, and the schemas that editors check it and specs with.
  /// - Parameters:
  ///   - path: The root spec, below the project's folder.
  ///   - code: The folder of generated Swift, below the project's folder.
  package static func settings(forSpec path: String, code: String) -> [GeneratedFile] {
    let configuration = """
      # yaml-language-server: $schema=\(editorFolder)/\(FileSchema.config.fileName)
      spec: \(plain(path))
      outputs: {swift: \(plain(code))}
      # swift: {runtime: embed}  # for an app of one module: the runtime beside the code, so that it needs no package

      """
    let schemas = FileSchema.allCases.map { schema in
      GeneratedFile(name: "\(editorFolder)/\(schema.fileName)", text: schema.text)
    }
    return [GeneratedFile(name: ".navspec.yaml", text: configuration)] + schemas
  }

  /// A path as a value of YAML: in quotes unless every part is a name.
  private static func plain(_ path: String) -> String {
    let isPlain = path.split(separator: "/").allSatisfy { part in
      part.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        SwiftName.isIdentifier(String($0))
      }
    }
    return isPlain ? path : JSONText.string(path).encodedOnOneLine()
  }

  /// A file of a feature: routes that one team looks after.
  /// - Parameters:
  ///   - name: The feature's, `lowerCamelCase`.
  ///   - schema: The path of the schema from the file.
  /// - Returns: nil where the name is none of a feature.
  package static func feature(named name: String, schema: String) -> String? {
    guard SwiftName.isLowerCamel(name), !SwiftName.keywords.contains(name), name.count <= 40 else {
      return nil
    }
    return """
      # yaml-language-server: $schema=\(schema)
      #
      # The feature '\(name)'. In this file its first screen is 'start', elsewhere it is '\(name).start'.
      navspec: 1
      feature: \(name)

      routes:
        start:
          title: \(SwiftName.words(name))

      """
  }

  /// A name for the app of a folder: `my-shop` makes `MyShop`; nil where nothing is left of it.
  public static func name(from folder: String) -> String? {
    let name = SwiftName.lowerCamel(from: folder).map(SwiftName.upperCamel)
    return name.flatMap { isName($0) ? $0 : nil }
  }

  /// Long ones would make unreadable types and lines.
  private static func isName(_ name: String) -> Bool { SwiftName.isUpperCamel(name) && name.count <= 40 }
}
