#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import Foundation
  internal import SwiftUI

  extension NavigationRouter {
    /// Opens the text of a URL, with or without animation.
    @discardableResult public func open(
      _ url: String, placement: LinkPlacement = .reset, animated: Bool
    ) -> OpenResult<Condition> {
      var transaction = Transaction()
      transaction.disablesAnimations = !animated
      return withTransaction(transaction) { open(url, placement: placement) }
    }

    /// Opens a URL, with or without animation.
    @discardableResult public func open(
      _ url: URL, placement: LinkPlacement = .reset, animated: Bool
    ) -> OpenResult<Condition> {
      open(url.absoluteString, placement: placement, animated: animated)
    }
  }
#endif
