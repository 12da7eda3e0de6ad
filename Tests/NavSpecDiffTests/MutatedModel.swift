import Foundation
import NavSpecCompiler
import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecModelFile
import NavSpecWorkspace
import TestSupport

/// A spec of the repository as the JSON of its model, which tests change key by key.
struct MutatedModel {
  typealias Key = [Step]

  enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  /// The model of `specs/valid/NAME`.
  let original: ResolvedSpec
  var json: Any

  init(_ name: String) throws {
    let folder = repository.appending(path: "specs/valid/\(name)").path + "/"
    let files = DiskSpecFiles(folder: folder, maximumBytes: 1 << 20)
    let spec = try CheckedSpec(root: "\(name).nav.yaml", files: files)
    original = try ComparedSpec(spec, name: name).resolved
    let text = ModelFile.text(of: original.graph, places: nil)
    json = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private static func read(_ data: Data) throws -> ComparedSpec {
    try ComparedSpec(model: Array(data), path: "model.json", options: CompilerOptions())
  }

  /// What it means now; nil if it is no model any more.
  func resolved() -> ResolvedSpec? {
    guard let data = try? JSONSerialization.data(withJSONObject: json) else { return nil }
    return try? Self.read(data).resolved
  }

  /// Whether it means something else than before.
  func differs(_ spec: ResolvedSpec) -> Bool {
    ModelFile.text(of: spec.graph, places: nil) != ModelFile.text(of: original.graph, places: nil)
  }

  /// Every key with its value, outer ones first, in a fixed order.
  var keys: [(key: Key, value: Any)] { Self.keys(of: json, below: []) }

  private static func keys(of value: Any, below key: Key) -> [(key: Key, value: Any)] {
    if let map = value as? [String: Any] {
      return map.sorted { $0.key < $1.key }.flatMap { name, value in
        [(key + [.name(name)], value)] + keys(of: value, below: key + [.name(name)])
      }
    }
    if let list = value as? [Any] {
      return list.enumerated().flatMap { index, value in
        [(key + [.index(index)], value)] + keys(of: value, below: key + [.index(index)])
      }
    }
    return []
  }

  /// Whether a key is the restoration key of a tab's root without values, which is not saved.
  func isOfUnsavedRoot(_ key: Key) -> Bool {
    guard key.pattern == "routes.restoration.key", case .index(let index)? = key.dropFirst().first else {
      return false
    }
    let route = original.graph.routes[index]
    return route.parameters.isEmpty && original.graph.tabs.contains { $0.root.route == route.id }
  }

  /// Puts another value at a key; nil removes it.
  func replacing(_ key: Key, with value: Any?) -> MutatedModel {
    var copy = self
    copy.json = Self.replacing(json, key[...], value) as Any
    return copy
  }

  private static func replacing(_ json: Any, _ key: ArraySlice<Step>, _ value: Any?) -> Any? {
    guard let first = key.first else { return value }
    switch first {
    case .name(let name):
      guard var map = json as? [String: Any], let old = map[name] else { return json }
      map[name] = replacing(old, key.dropFirst(), value)
      return map
    case .index(let index):
      guard var list = json as? [Any], list.indices.contains(index) else { return json }
      if let new = replacing(list[index], key.dropFirst(), value) {
        list[index] = new
      } else {
        list.remove(at: index)
      }
      return list
    }
  }
}

extension MutatedModel.Key {
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
