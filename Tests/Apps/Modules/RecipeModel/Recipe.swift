public import Foundation

/// A model that the spec names and a module of the app declares.
public nonisolated struct Recipe {
  public typealias ID = UUID
}
