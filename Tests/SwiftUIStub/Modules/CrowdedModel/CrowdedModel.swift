/// A model with names of SwiftUI, Foundation and generated code.
public nonisolated struct Category: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct Document: Hashable, Sendable { public typealias ID = Int }

public nonisolated struct Tab: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct Label: LosslessStringConvertible, Hashable, Sendable {
  public let description: String
  public init(_ description: String) { self.description = description }
}

public nonisolated enum Section: String, Hashable, Sendable { case fiction, poetry }

public nonisolated struct View: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public nonisolated struct Route: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public nonisolated struct Text: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public nonisolated struct AnyView {}
public nonisolated struct ViewBuilder {}
public nonisolated struct EnvironmentValues {}
public nonisolated struct Group {}
public nonisolated struct Binding {}
public nonisolated struct TabView {}
public nonisolated struct State {}
public nonisolated struct Scene {}

public nonisolated struct Spring: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct Prominence: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct KeyboardShortcut: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct Glass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct Calendar: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct TimeZone: LosslessStringConvertible, Hashable, Sendable {
  public let description: String
  public init(_ description: String) { self.description = description }
}
