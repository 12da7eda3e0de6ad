#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  private nonisolated struct FeatureHostKey: EnvironmentKey {
    static let defaultValue: (any FeatureHost)? = nil
  }

  extension EnvironmentValues {
    /// What carries out the navigation of features in a window.
    nonisolated var featureHost: (any FeatureHost)? {
      get { self[FeatureHostKey.self] }
      set { self[FeatureHostKey.self] = newValue }
    }

    /// The navigator of a feature; the generated code has one for each under the feature's name,
    /// `\.checkoutNavigator`. Where there is no router, as in a preview, it goes nowhere.
    public nonisolated subscript<Route, Exit>(
      navigator type: FeatureNavigator<Route, Exit>.Type
    ) -> FeatureNavigator<Route, Exit> {
      get { FeatureNavigator(host: featureHost) }
      set { featureHost = newValue.host }
    }
  }
#endif
