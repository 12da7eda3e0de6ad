#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// Gives a view the navigation of an app that keeps its own container: the router, `\.navigate`, and
    /// links that are tapped inside it.
    public func navigation<Definition: RouteDefinition>(of router: HostedRouter<Definition>) -> some View {
      environment(router)
        .environment(
          \.navigate,
          NavigateAction(of: ActionOrigin(router: ObjectIdentifier(router))) { [weak router] in
            _ = router?.navigate(toAny: $0)
          }
        )
        .environment(\.featureHost, HostedFeatureHost(router))
        .tappedLinks { [weak router] in router?.open($0, placement: .push) ?? .unmatched }
    }
  }
#endif
