import Foundation
import NavSpecDiagnostics
import NavSpecYAML

/// The files of `corpus/`.
enum Corpus {
  static let valid = names(in: "valid")
  static let broken = names(in: "broken")

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("corpus/\(path)")))
  }

  private static func names(in folder: String) -> [String] {
    let url = Bundle.module.bundleURL.appendingPathComponent("corpus/\(folder)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }
}

/// A text as the only file of a run, read.
struct Reading {
  let map: SourceMap
  let root: YAMLNode?
  let diagnostics: [Diagnostic]
  let comments: [YAMLComment]

  init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    var map = SourceMap()
    let source = map.add(SourceFile(path: "spec.yaml", bytes: bytes))
    self.map = map
    (root, diagnostics, comments) = YAMLReader.read(source, in: map, limits: limits)
  }

  init(_ text: String, limits: YAMLLimits = YAMLLimits()) { self.init(Array(text.utf8), limits: limits) }

  /// Each diagnostic as `line:column-endColumn id: message`.
  var summary: [String] {
    diagnostics.map { diagnostic in
      let start = map[diagnostic.range.source].location(of: Int(diagnostic.range.start))
      let length = diagnostic.range.end - diagnostic.range.start
      return "\(start.line):\(start.column)+\(length) \(diagnostic.kind.id): \(diagnostic.message)"
    }
  }

  /// The text of a file with the safe and unsafe edits of its first fix.
  var fixed: String? {
    guard let edits = diagnostics.first?.fixes.first?.edits, !edits.isEmpty else { return nil }
    var bytes = map.files[0].bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension YAMLNode {
  /// This node and all inside it.
  var all: [YAMLNode] {
    switch content {
    case .scalar: [self]
    case .sequence(let items): [self] + items.flatMap(\.all)
    case .mapping(let pairs): [self] + pairs.flatMap { $0.key.all + $0.value.all }
    }
  }
}
