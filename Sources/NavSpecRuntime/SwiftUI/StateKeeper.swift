#if canImport(SwiftUI)
  internal import Foundation
  internal import SwiftUI

  /// Keeps a window's state where the spec says, and takes it up at launch.
  struct StateKeeper<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>

    @ViewBuilder func body(content: Content) -> some View {
      if let restoration = Definition.map.schema.restoration {
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
    @SceneStorage private var data: Data?
    @State private var isRestored = false

    init(router: NavigationRouter<Definition>, key: String) {
      self.router = router
      _data = SceneStorage(key)
    }

    func body(content: Content) -> some View {
      content
        .onAppear {
          if !isRestored, let data { router.restore(from: data) }
          isRestored = true
        }
        .onChange(of: router.state) { data = router.snapshot() }
    }
  }

  private struct AppStateKeeper<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    @AppStorage private var data: Data?
    @State private var isRestored = false

    init(router: NavigationRouter<Definition>, key: String) {
      self.router = router
      _data = AppStorage(key)
    }

    func body(content: Content) -> some View {
      content
        .onAppear {
          if !isRestored, let data { router.restore(from: data) }
          isRestored = true
        }
        .onChange(of: router.state) { data = router.snapshot() }
    }
  }
#endif
