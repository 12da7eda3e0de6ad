public import Foundation

/// Models that the spec names and a module of the app declares.
public struct Note {
  public typealias ID = UUID
}

public struct Folder {
  public typealias ID = Int64
}
