/// A closed set of names in the order of the spec: the generated tabs and conditions of an app.
public nonisolated protocol NavigationName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

nonisolated extension NavigationName {
  /// The place of the name in the schema.
  public var position: Int {
    var position = 0
    for name in Self.allCases {
      if name == self { return position }
      position += 1
    }
    return position
  }

  /// The name at a place of the schema; nil outside it.
  public init?(position: Int) {
    guard position >= 0, let name = Self.allCases.dropFirst(position).first else { return nil }
    self = name
  }
}

/// The tabs of an app without tabs: its one stack.
public nonisolated enum OnlyStack: String, NavigationName {
  /// The window's stack.
  case root
}

/// The conditions of an app without conditions.
public nonisolated enum NoCondition: NavigationName {
  /// Fails: there are none.
  public init?(rawValue: String) { return nil }

  /// Never called: there is no value.
  public var rawValue: String { "" }

  /// None.
  public static let allCases: [NoCondition] = []
}
