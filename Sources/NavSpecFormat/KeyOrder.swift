import NavSpecFrontend
import NavSpecYAML

/// Which shape a value has among those its place allows, and the order of keys that follows from it.
struct KeyOrder {
  /// nil where nothing is known.
  let shape: Shape?

  init(_ shape: Shape?) { self.shape = shape }

  /// The table of keys of a map; nil where its names are the spec's own, whose order means something.
  func object(for pairs: [YAMLPair]) -> ObjectDescription? {
    let names = Set(pairs.compactMap(\.key.scalarText))
    var best: (object: ObjectDescription, hits: Int)?
    for case .object(let object) in alternatives {
      let hits = object.keys.count { names.contains($0.name) }
      if hits > best?.hits ?? 0 { best = (object, hits) }
    }
    return best?.object
  }

  func value(of key: String, in object: ObjectDescription?) -> KeyOrder {
    if let object { return KeyOrder(object.keys.first { $0.name == key }?.shape) }
    for alternative in alternatives {
      switch alternative {
      case .map(let value, _, _), .single(let value, _): return KeyOrder(value)
      default: continue
      }
    }
    return KeyOrder(nil)
  }

  var element: KeyOrder {
    for case .list(let element, _) in alternatives { return KeyOrder(element) }
    return KeyOrder(nil)
  }

  /// The indices of keys in canonical order: known keys take the places of known keys in the order of their
  /// table, all others stay where they are.
  static func permutation(of keys: [String?], in object: ObjectDescription?) -> [Int] {
    guard let object else { return Array(keys.indices) }
    let ranks = Dictionary(
      object.keys.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let places = keys.indices.filter { index in keys[index].map { ranks[$0] != nil } ?? false }
    func rank(_ index: Int) -> Int { keys[index].flatMap { ranks[$0] } ?? 0 }
    let sorted = places.sorted { (rank($0), $0) < (rank($1), $1) }
    var result = Array(keys.indices)
    for (place, index) in zip(places, sorted) { result[place] = index }
    return result
  }

  private var alternatives: [Shape] { shape.map(Self.alternatives) ?? [] }

  private static func alternatives(of shape: Shape) -> [Shape] {
    switch shape {
    case .anyOf(let shapes): shapes.flatMap(alternatives)
    case .named(_, let shape): alternatives(of: shape)
    default: [shape]
    }
  }
}
