#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import SwiftUI

  extension View {
    /// Calls back for each link that the system hands to the window: universal links, custom schemes, and web
    /// pages continued from elsewhere. A generated window does it by itself; an app with a container of its
    /// own puts it at its root.
    public func onLink(perform action: @escaping (URL) -> Void) -> some View {
      modifier(LinkReceiver(action: action))
    }
  }

  private struct LinkReceiver: ViewModifier {
    let action: (URL) -> Void

    init(action: @escaping (URL) -> Void) { self.action = action }

    func body(content: Self.Content) -> some View {
      content
        .onOpenURL { receive($0, by: .url) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { receive(url, by: .activity) }
        }
    }

    private func receive(_ url: URL, by way: LinkInbox.Way) {
      if LinkInbox.shared.accepts(url.absoluteString, by: way) { action(url) }
    }
  }
#endif
