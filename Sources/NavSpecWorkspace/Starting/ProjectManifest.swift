import NavSpecDiagnostics
import NavSpecYAML

/// What the manifest of a project generator, or a project of Xcode, says of the app, as far as it is plain text. Nothing
/// is guessed from the rest.
struct ProjectManifest {
  /// The project's.
  var name: String?
  /// The folders of the app's sources, or of the first target's where no target is an app: paths below the manifest's.
  var sources: [String] = []

  /// Longer ones are not read.
  private static let longest = 8 << 20

  /// XcodeGen's `project.yml`.
  static func xcodeGen(_ path: String) -> Self {
    guard let bytes = Disk.bytes(ofFile: path, atMost: longest) else { return Self() }
    var map = SourceMap()
    let root = YAMLReader.read(map.add(SourceFile(path: path, bytes: bytes)), in: map).root
    let targets = root?.value("targets")?.pairs ?? []
    let templates = root?.value("targetTemplates")
    /// Of a target, or of the first of its templates that says it.
    func value(_ key: String, of target: YAMLNode) -> YAMLNode? {
      let used = (target.value("templates")?.items ?? []).compactMap {
        $0.scalarText.flatMap { templates?.value($0) }
      }
      return ([target] + used).lazy.compactMap { $0.value(key) }.first
    }
    let name = plain(root?.value("name")?.scalarText)
    let apps = targets.filter { _, target in
      let platforms = ["platform", "supportedDestinations"].lazy.compactMap { value($0, of: target) }.first
      let systems = (platforms?.items ?? []).compactMap(\.scalarText)
      return value("type", of: target)?.scalarText == "application"
        && (systems.isEmpty
          || systems.contains { ["ios", "macos", "visionos", "auto"].contains($0.lowercased()) })
    }
    let app = apps.first { $0.key == name } ?? apps.first ?? targets.first
    let sources = app.flatMap { value("sources", of: $0.value)?.items } ?? []
    return Self(name: name, sources: sources.compactMap { plain(($0.value("path") ?? $0).scalarText) })
  }

  /// Tuist's `Project.swift`: the texts behind `name:` of the project, and behind `sources:` or `buildableFolders:` of the app.
  static func tuist(_ path: String) -> Self {
    guard let bytes = Disk.bytes(ofFile: path, atMost: longest) else { return Self() }
    let all = String(decoding: bytes, as: UTF8.self)
    let text = all.firstRange(of: "Project(").map { all[$0.upperBound...] } ?? all[...]
    let name = literals(behind: "name:", in: text).first
    let targets = text.split(separator: /\.target\(|\bTarget\(/).dropFirst()
    let apps = targets.filter {
      $0.contains(/\.app\b/)
        && !$0.contains(/(platform|destinations):\s*\[?\s*\.(watchOS|tvOS|appleWatch|appleTv)/)
    }
    let own =
      apps.first { literals(behind: "name:", in: $0).first == name } ?? apps.first ?? targets.first ?? text
    let globs = ["sources:", "buildableFolders:"].lazy.map { literals(behind: $0, in: own) }.first {
      !$0.isEmpty
    }
    // `Shop/Sources/**` is the folder `Shop/Sources`.
    let folders = (globs ?? []).map {
      $0.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
    }
    return Self(name: name, sources: folders)
  }

  /// The applications of Xcode's `project.pbxproj`: their folders have their names.
  static func xcode(_ path: String) -> Self {
    guard let bytes = Disk.bytes(ofFile: path, atMost: longest) else { return Self() }
    let targets = String(decoding: bytes, as: UTF8.self).split(separator: "isa = PBXNativeTarget;")
      .dropFirst()
    let apps = targets.map { $0.prefix(upTo: $0.firstRange(of: "};")?.lowerBound ?? $0.endIndex) }
      .filter { $0.contains("\"com.apple.product-type.application\"") }
    return Self(
      sources: apps.compactMap { plain($0.firstMatch(of: /\bname = "?([^";]+)"?;/).map { String($0.1) }) })
  }

  /// The texts in quotes behind a label, where only blanks, commas and a bracket are between.
  private static func literals(behind label: String, in text: Substring) -> [String] {
    guard let place = text.firstRange(of: label) else { return [] }
    var rest = text[place.upperBound...].drop { $0.isWhitespace }
    let isList = rest.first == "["
    var literals: [String] = []
    repeat {
      rest = rest.drop { $0.isWhitespace || "[,".contains($0) }
      guard rest.first == "\"" else { break }
      let literal = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
      if let literal = plain(String(literal)) { literals.append(literal) }
      rest = rest[literal.endIndex...].dropFirst()
    } while isList
    return literals
  }

  /// A text, unless its value is only known to the generator: `${APP}`, `$(TARGET_NAME)`, `\(name)`.
  private static func plain(_ text: String?) -> String? {
    text.flatMap { $0.contains { "$\\".contains($0) } ? nil : $0 }
  }
}

extension YAMLNode {
  /// Of a map, those whose keys are texts.
  fileprivate var pairs: [(key: String, value: YAMLNode)] {
    guard case .mapping(let pairs) = content else { return [] }
    return pairs.compactMap { pair in pair.key.scalarText.map { ($0, pair.value) } }
  }
}
