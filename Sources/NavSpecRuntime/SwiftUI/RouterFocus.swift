#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// Where the commands of menus find the router of the window in front. The generated code has it under the name of the
  /// app: `@FocusedValue(\.recipesRouter) private var router`.
  public struct RouterFocus<Definition: NavigationDefinition>: FocusedValueKey, Hashable, Sendable {
    /// A router.
    public typealias Value = NavigationRouter<Definition>

    /// The key of an app's routers.
    public nonisolated init() {}
  }

  extension FocusedValues {
    /// The router of the window in front; nil if no window of the app is.
    public subscript<Definition>(router focus: RouterFocus<Definition>) -> NavigationRouter<Definition>? {
      get { self[RouterFocus<Definition>.self] }
      set { self[RouterFocus<Definition>.self] = newValue }
    }
  }
#endif
