import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecYAML
import TestSupport

/// A spec of the repository whose values tests change one by one. What a change means is read from the model.
struct MutatedSpec {
  typealias Key = [Step]

  enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  /// A value in one of the files.
  struct Value {
    let file: String
    let range: Range<Int>
    /// What may stand in its place.
    let others: [String]
  }

  let original: ResolvedSpec
  let values: [Value]
  private let written: RewrittenSpec
  private let model: Any

  /// - Parameter path: The root spec, from the folder of the repository on.
  init(_ path: String) throws {
    written = try RewrittenSpec(path)
    (original, model) = try Self.meaning(of: written)
    values = written.files.contents.sorted { $0.key < $1.key }.flatMap { file, bytes -> [Value] in
      guard file.hasSuffix(".nav.yaml") else { return [] }
      var sources = SourceMap()
      let source = sources.add(SourceFile(path: file, bytes: bytes))
      return YAMLReader.read(source, in: sources).root.map { Self.values(of: $0, in: file) } ?? []
    }
  }

  private static func meaning(of spec: RewrittenSpec) throws -> (ResolvedSpec, Any) {
    let checked = try CheckedSpec(root: spec.root, files: spec.files)
    let model = try checked.files(of: .model)[0].text
    return (
      try HeadSpec(checked, name: spec.root).resolved,
      try JSONSerialization.jsonObject(with: Data(model.utf8))
    )
  }

  private static func values(of node: YAMLNode, in file: String) -> [Value] {
    switch node.content {
    case .sequence(let items): return items.flatMap { values(of: $0, in: file) }
    case .mapping(let pairs): return pairs.flatMap { values(of: $0.value, in: file) }
    case .scalar(let scalar):
      let others: [String] =
        switch scalar.resolved {
        case .bool(let flag): ["\(!flag)"]
        case .int(let number): ["\(number + 1)"]
        case .string: [JSONText.string(scalar.text + "x").encodedOnOneLine()]
        default: []
        }
      return [Value(file: file, range: Int(node.range.start)..<Int(node.range.end), others: others)]
    }
  }

  /// What the spec means with another text in the place of a value, and the keys of the model that differ; nil if it is
  /// no spec any more.
  func replacing(_ value: Value, with text: String) -> (spec: ResolvedSpec, keys: [Key])? {
    var other = written
    other.files.contents[value.file]?.replaceSubrange(value.range, with: text.utf8)
    guard let (spec, model) = try? Self.meaning(of: other) else { return nil }
    return (spec, Self.differences(self.model, model, below: []))
  }

  private static func differences(_ old: Any?, _ new: Any?, below key: Key) -> [Key] {
    if let old = old as? [String: Any], let new = new as? [String: Any] {
      return Set(old.keys).union(new.keys).subtracting(["location"]).sorted().flatMap {
        differences(old[$0], new[$0], below: key + [.name($0)])
      }
    }
    if let old = old as? [Any], let new = new as? [Any], old.count == new.count {
      return old.indices.flatMap { differences(old[$0], new[$0], below: key + [.index($0)]) }
    }
    return String(describing: old) == String(describing: new) ? [] : [key]
  }

  /// Whether a key is the restoration key of a tab's root without values, which is not saved.
  func isOfUnsavedRoot(_ key: Key) -> Bool {
    guard key.pattern == "routes.restoration.key", case .index(let index)? = key.dropFirst().first else {
      return false
    }
    let route = original.graph.routes[index]
    return route.parameters.isEmpty && original.graph.tabs.contains { $0.root.route == route.id }
  }
}

extension MutatedSpec.Key {
  /// `routes.edges.when`: the key without places in lists.
  var pattern: String {
    compactMap { step in
      if case .name(let name) = step { name } else { nil }
    }.joined(separator: ".") + (isItem ? "[]" : "")
  }

  private var isItem: Bool {
    if case .index? = last { true } else { false }
  }
}
