#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import SwiftUI

  /// Offers the page of the screen on top to other devices. It is the window's, because each screen that asked whether it
  /// is on top would be drawn by every navigation.
  struct Handoff<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>

    func body(content: Self.Content) -> some View {
      let webpage = webpage
      content.userActivity(NSUserActivityTypeBrowsingWeb, isActive: webpage != nil) {
        $0.webpageURL = webpage
      }
    }

    /// The page on the web; nil where there is none, or nobody may know.
    private var webpage: URL? {
      guard let top = router.top, let declared = Definition.map.route(at: top.index), !declared.isSensitive,
        !declared.parameters.contains(where: \.isSensitive), let url = router.url(for: top),
        url.scheme == "https"
      else { return nil }
      return url
    }
  }
#endif
