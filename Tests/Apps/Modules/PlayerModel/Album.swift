/// A model that the spec names and a module of the app declares.
public nonisolated struct Album {
  public typealias ID = Int
}
