/// Types that models of apps have names of.
public struct Spring: Hashable, Sendable {}
public enum Prominence: Sendable { case standard, increased }
public struct KeyboardShortcut: Hashable, Sendable {}
@available(iOS 26.0, macOS 26.0, *) @available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {}
