/// A reference that does not retain its object. What is compiled for pages too has it in place of `weak`, which
/// Embedded Swift lacks.
package nonisolated struct WeakReference<Object: AnyObject> {
  /// The object, while it exists.
  package private(set) weak var object: Object?

  /// A reference to an object.
  package init(_ object: Object) { self.object = object }
}

nonisolated extension WeakReference: Sendable where Object: Sendable {}
