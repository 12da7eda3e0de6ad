public import Foundation

/// A model that the spec names and a module of the app declares.
public struct Recipe {
  public typealias ID = UUID
}
