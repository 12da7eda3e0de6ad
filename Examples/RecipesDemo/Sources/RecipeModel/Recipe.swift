public import Foundation

/// What the app's model declares; the spec only names it.
public struct Recipe: Sendable {
  /// The identity of a recipe, as links carry it.
  public typealias ID = UUID
}
