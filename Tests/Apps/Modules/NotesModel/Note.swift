public import Foundation

/// Models that the spec names and a module of the app declares.
public nonisolated struct Note {
  public typealias ID = UUID
}

public nonisolated struct Folder {
  public typealias ID = Int64
}
