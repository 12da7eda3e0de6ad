#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationRouter {
  /// The patterns that were tried for a URL, and why each failed. Use it to debug a link. The conditions of
  /// the screen are not checked.
  public func explain(_ url: URL) -> LinkExplanation {
    Definition.links.explanation(of: url.absoluteString, holds: gate.holds)
  }
}

extension HostedRouter {
  /// The patterns that were tried for a URL, and why each failed. Use it to debug a link. The conditions of
  /// the screen are not checked.
  public func explain(_ url: URL) -> LinkExplanation {
    Definition.links.explanation(of: url.absoluteString, holds: gate.holds)
  }
}
