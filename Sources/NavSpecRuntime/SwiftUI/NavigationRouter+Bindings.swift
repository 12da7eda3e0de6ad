#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension NavigationRouter {
    /// The selected tab, for a `TabView`.
    public var tabSelection: Binding<Tab> { Bindable(self).viewedTab }
  }
#endif
