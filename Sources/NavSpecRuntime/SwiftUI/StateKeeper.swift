#if canImport(SwiftUI)
  internal import Foundation
  internal import SwiftUI

  /// Keeps a window's state where the spec says, and takes it up at launch.
  struct StateKeeper<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>

    @ViewBuilder func body(content: Content) -> some View {
      if let restoration = Definition.map.schema.restoration, !router.state.isSingleWindow {
        switch restoration.storage {
        case .scene: content.modifier(SceneStateKeeper(router: router, key: restoration.key))
        case .app: content.modifier(AppStateKeeper(router: router, key: restoration.key))
        }
      } else {
        content
      }
    }
  }

  private struct SceneStateKeeper<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let key: String
    @SceneStorage private var data: Data?

    init(router: NavigationRouter<Definition>, key: String) {
      self.router = router
      self.key = key
      _data = SceneStorage(key)
    }

    func body(content: Content) -> some View {
      content.modifier(Keeping(router: router, key: key, data: $data))
    }
  }

  private struct AppStateKeeper<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let key: String
    @AppStorage private var data: Data?

    init(router: NavigationRouter<Definition>, key: String) {
      self.router = router
      self.key = key
      _data = AppStorage(key)
    }

    func body(content: Content) -> some View {
      content.modifier(Keeping(router: router, key: key, data: $data))
    }
  }

  /// Restores once, and writes after every change.
  private struct Keeping<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let key: String
    @Binding var data: Data?
    @State private var isRestored = false

    func body(content: Content) -> some View {
      content
        .task {
          guard !isRestored else { return }
          isRestored = true
          let marker = RestorationMarker(key: key)
          guard let data, marker.begin() else { return }
          router.restore(from: data)
          // What was restored has been drawn by then, and the app is still here.
          try? await Task.sleep(for: .seconds(2))
          marker.end()
        }
        .onChange(of: router.state) { data = router.snapshot() }
    }
  }
#endif
