#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import SwiftUI

  /// Saves a window's state to the storage that the spec names, and restores it at launch.
  struct StateRestoration<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>

    @ViewBuilder func body(content: Self.Content) -> some View {
      if let restoration = Definition.map.schema.restoration, !router.isSingleWindow {
        switch restoration.storage {
        case .scene: content.modifier(SceneRestoration(router: router, key: restoration.key))
        case .app: content.modifier(AppRestoration(router: router, key: restoration.key))
        }
      } else {
        content
      }
    }
  }

  private struct SceneRestoration<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let key: String
    @SceneStorage private var data: Data?
    /// Distinguishes this window's marker from those of other windows, which have their own states.
    @SceneStorage private var window: String?

    init(router: NavigationRouter<Definition>, key: String) {
      self.router = router
      self.key = key
      _data = SceneStorage(key)
      _window = SceneStorage(key + ".window")
    }

    func body(content: Self.Content) -> some View {
      content
        .modifier(
          RestorationModifier(router: router, markerKey: window.map { "\(key).\($0)" } ?? key, data: $data)
        )
        // What is kept with the first state is there when the next launch reads that.
        .onChange(of: router.state) { if window == nil { window = UUID().uuidString } }
    }
  }

  private struct AppRestoration<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let key: String
    @AppStorage private var data: Data?

    init(router: NavigationRouter<Definition>, key: String) {
      self.router = router
      self.key = key
      _data = AppStorage(key)
    }

    func body(content: Self.Content) -> some View {
      content.modifier(RestorationModifier(router: router, markerKey: key, data: $data))
    }
  }

  /// Restores once, and writes after every change.
  private struct RestorationModifier<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let markerKey: String
    @Binding var data: Data?
    @State private var watch: RestorationWatch?
    @Environment(\.scenePhase) private var phase
    @Environment(\.restoredScreens) private var restoredScreens

    init(router: NavigationRouter<Definition>, markerKey: String, data: Binding<Data?>) {
      self.router = router
      self.markerKey = markerKey
      _data = data
    }

    func body(content: Self.Content) -> some View {
      content
        // Before the first frame, without the animations of a navigation.
        .onAppear {
          guard watch == nil else { return }
          let watch = RestorationWatch(RestorationMarker(key: markerKey))
          self.watch = watch
          guard let data else { return }
          guard watch.begin() else {
            // Else the launch after this one would take it up again.
            self.data = nil
            return router.notify(.restored(RestorationReport(refusal: .interrupted)))
          }
          // A state that waits is kept by the router: not this view, which holds the router.
          let screens = restoredScreens
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) {
            _ = router.restore(from: [UInt8](data), isOwned: { screens.exists($0) }, under: watch)
          }
        }
        // An app that reaches the background has survived the restoration.
        .onChange(of: phase) { old, new in
          if new == .background || old == .active { watch?.end() }
        }
        .onChange(of: router.state) {
          // Nothing is kept before the former state was read, and while that one waits it is the one to keep.
          if watch != nil, router.pendingRestoration == nil { data = router.snapshot() }
        }
    }
  }
#endif
