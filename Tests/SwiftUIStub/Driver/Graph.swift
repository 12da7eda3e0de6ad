@_spi(Reflection) import Swift
public import Observation

/// A view on screen: its state, what it read, and its children.
@MainActor public final class Node {
  var type: Any.Type = Never.self
  /// What the view was last, and its body.
  var value: Any?
  var isDirty = true
  var states: [Int: AnyObject] = [:]
  /// Whether what the body read of the environment is another by now.
  var reads: [(EnvironmentValues) -> Bool] = []
  var environment = EnvironmentValues()
  var children: [AnyHashable: Node] = [:]
  var onRemoval: (() -> Void)?
  private var used: Set<AnyHashable> = []

  /// The child under a key, a new one if there was one of another type.
  func child(_ key: AnyHashable, of type: Any.Type) -> Node {
    used.insert(key)
    if let child = children[key], child.type == type { return child }
    children[key]?.remove()
    let child = Node()
    child.type = type
    children[key] = child
    return child
  }

  /// Removes the children that an update does not name.
  func update(_ body: () -> Void) {
    used = []
    body()
    for (key, child) in children where !used.contains(key) {
      child.remove()
      children[key] = nil
    }
  }

  func remove() {
    for child in children.values { child.remove() }
    if let onRemoval { Graph.shared.later(onRemoval) }
  }
}

/// What updates the views on screen, and counts their bodies.
@MainActor public final class Graph {
  public static let shared = Graph()

  /// Whether something else is presented, such as an alert of the app: SwiftUI then drops what is to be presented.
  public var isBusy = false
  /// Whether windows have room for one column.
  public var isNarrow = false
  /// How many screens on screen have no back button of the system's.
  public internal(set) var hiddenBackButtons = 0

  private var actions: [() -> Void] = []
  private let root = Node()
  /// The bodies that were evaluated, by view.
  private var counts: [String: Int] = [:]

  /// Runs something after the update.
  func later(_ action: @escaping () -> Void) { actions.append(action) }

  /// Updates until nothing changes any more. Returns how often each view's body was evaluated.
  public func show(_ view: some View) -> [String: Int] {
    counts = [:]
    repeat {
      let pending = actions
      actions = []
      for action in pending { action() }
      hiddenBackButtons = 0
      root.update { drive(view, under: root, "root", EnvironmentValues()) }
    } while !actions.isEmpty
    return counts
  }

  func count(_ type: Any.Type) {
    let name = String("\(type)".prefix { $0 != "<" })
    counts[name, default: 0] += 1
  }

  /// Evaluates a body if the value, its state or its environment is another one.
  func evaluate<Value, Body>(
    _ value: Value, _ node: Node, _ environment: EnvironmentValues, body: (Value) -> Body
  ) -> Body {
    let isSame = (node.value as? (Value, Body)).map { areEqual($0.0, value) } ?? false
    if isSame, !node.isDirty, !node.reads.contains(where: { $0(environment) }),
      let (_, body) = node.value as? (Value, Body)
    {
      node.environment = environment
      return body
    }
    node.environment = environment
    node.isDirty = false
    node.reads = []
    link(value, to: node)
    count(Value.self)
    let result = withObservationTracking {
      body(value)
    } onChange: {
      MainActor.assumeIsolated { node.isDirty = true }
    }
    node.value = (value, result)
    return result
  }

  /// Gives the properties of a new value the storage of the view.
  private func link<Value>(_ value: Value, to node: Node) {
    for (position, child) in Mirror(reflecting: value).children.enumerated() {
      (child.value as? any LinkedProperty)?.link(to: node, position)
    }
  }
}

/// Updates a view as a child.
@MainActor func drive<V: View>(
  _ view: V, under parent: Node, _ key: AnyHashable, _ environment: EnvironmentValues
) {
  let node = parent.child(key, of: V.self)
  if let primitive = view as? any DrivenView {
    node.update { primitive.drive(node, environment) }
  } else if !(view is any PrimitiveView) {
    let body = Graph.shared.evaluate(view, node, environment) { $0.body }
    node.update { SwiftUI.drive(body, under: node, "body", environment) }
  }
}

/// Whether two values are equal as SwiftUI sees it: field by field, closures by their bits.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<E: Equatable>(_ first: E) -> Bool { (second as? E) == first }
  if let first = first as? any Equatable { return compare(first) }
  return withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in areEqual(Value.self, first, second) }
  }
}

private func areEqual(_ type: Any.Type, _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer)
  -> Bool
{
  guard !(type is any LinkedProperty.Type) else { return true }
  func compare<T>(_ type: T.Type) -> Bool {
    func equal<E: Equatable>(_ type: E.Type) -> Bool {
      first.baseAddress?.assumingMemoryBound(to: E.self).pointee
        == second.baseAddress?.assumingMemoryBound(to: E.self).pointee
    }
    if let type = type as? any Equatable.Type { return equal(type) }
    var isEqual = true
    var hasFields = false
    if !(type is AnyObject.Type) {
      _ = _forEachField(of: type, options: []) { _, offset, field, _ in
        hasFields = true
        let size = size(of: field)
        isEqual =
          isEqual
          && areEqual(
            field, UnsafeRawBufferPointer(rebasing: first[offset..<offset + size]),
            UnsafeRawBufferPointer(rebasing: second[offset..<offset + size]))
        return true
      }
    }
    return hasFields ? isEqual : first.elementsEqual(second)
  }
  return _openExistential(type, do: compare)
}

private func size(of type: Any.Type) -> Int {
  func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: size)
}
