import NavSpecDiagnostics
import NavSpecYAML

/// What the manifest of a project generator says, as far as it is plain text: anything else is a guess less.
struct ProjectManifest {
  /// The project's.
  var name: String?
  /// The folder of the first target's sources, a path below the manifest's.
  var sources: String?

  /// Longer ones are not read.
  private static let longest = 1 << 20

  /// XcodeGen's `project.yml`.
  static func xcodeGen(_ path: String) -> Self {
    guard let bytes = Disk.bytes(ofFile: path, atMost: longest) else { return Self() }
    var map = SourceMap()
    let root = YAMLReader.read(map.add(SourceFile(path: path, bytes: bytes)), in: map).root
    let target = root?.value("targets")?.firstValue
    let sources = target?.value("sources")
    let first = sources?.firstItem ?? sources
    return Self(name: root?.value("name")?.scalarText, sources: (first?.value("path") ?? first)?.scalarText)
  }

  /// Tuist's `Project.swift`: the first texts behind `name:`, and behind `sources:` or `buildableFolders:`, of the project.
  static func tuist(_ path: String) -> Self {
    guard let bytes = Disk.bytes(ofFile: path, atMost: longest) else { return Self() }
    let all = String(decoding: bytes, as: UTF8.self)
    let text = all.firstRange(of: "Project(").map { all[$0.upperBound...] } ?? all[...]
    let glob = ["sources:", "buildableFolders:"].lazy.compactMap { literal(behind: $0, in: text) }.first
    // `Shop/Sources/**` is the folder `Shop/Sources`.
    let folder = glob.map { $0.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/") }
    return Self(name: literal(behind: "name:", in: text), sources: folder)
  }

  /// The text in quotes behind a label, where only blanks and a bracket are between.
  private static func literal(behind label: String, in text: Substring) -> String? {
    guard let place = text.firstRange(of: label) else { return nil }
    let rest = text[place.upperBound...].drop { $0.isWhitespace || $0 == "[" }
    guard rest.first == "\"" else { return nil }
    let literal = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
    return literal.contains("\\") ? nil : String(literal)
  }
}

extension YAMLNode {
  fileprivate func value(_ key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.scalarText == key }?.value
  }

  fileprivate var firstValue: YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first?.value
  }

  fileprivate var firstItem: YAMLNode? {
    guard case .sequence(let items) = content else { return nil }
    return items.first
  }
}
