import NavSpecRuntime
import SwiftUI

/// Menus of the Mac: they work on the window in front.
struct MailCommands: Commands {
  @FocusedValue(\.mailRouter) private var router

  var body: some Commands {
    CommandMenu("Message") {
      Button("Move…") { router?.present(.move) }.disabled(router == nil)
    }
  }
}

#if os(macOS)
  /// A screen of the settings scene, which code and edges reach like a window of their own.
  struct SettingsOpener: ViewModifier {
    let router: MailRouter
    @Environment(\.openSettings) private var openSettings
    @Environment(\.openWindow) private var openWindow

    func body(content: Content) -> some View {
      content.onAppear {
        router.openWindow = { [openSettings, openWindow] route in
          if route == .move { openSettings() } else { openWindow(value: RouteWindow<MailNavigation>(route)) }
        }
      }
    }
  }
#endif
