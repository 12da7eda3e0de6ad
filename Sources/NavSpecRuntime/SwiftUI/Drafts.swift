#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// Says whether leaving the screen that this view is on loses something now. While it does, the user is asked before
    /// the screen closes; while it does not, the system's buttons and gestures close it.
    ///
    /// The screen's route says `dismiss: false`. A route that does not is never asked for. Without this modifier such a
    /// screen always asks. If several views of a screen say something, it asks while one of them is dirty.
    public func asksBeforeLeaving(_ isDirty: Bool) -> some View {
      modifier(DraftModifier(isDirty: isDirty, question: nil))
    }

    /// Says whether leaving the screen that this view is on loses something now, and asks in the app's own way.
    ///
    /// - Parameters:
    ///   - isDirty: Whether leaving loses something.
    ///   - question: Asks the user, and answers whether to leave. An answer that comes when the screen is gone changes
    ///     nothing.
    public func asksBeforeLeaving(_ isDirty: Bool, question: @escaping @MainActor () async -> Bool)
      -> some View
    {
      modifier(DraftModifier(isDirty: isDirty, question: question))
    }
  }

  /// What a view of a draft tells its router.
  struct DraftHost: Sendable {
    typealias Question = @MainActor (_ answer: @escaping @MainActor (Bool) -> Void) -> Void

    let say: @MainActor @Sendable (_ view: AnyObject, _ isDirty: Bool, Question?) -> Void
    let forget: @MainActor @Sendable (_ view: AnyObject) -> Void

    @MainActor init<Definition: NavigationDefinition>(
      _ router: NavigationRouter<Definition>, _ draft: DraftScreen<Definition>
    ) {
      say = { [weak router] in
        router?.say(DraftStatement(view: $0, draft: draft, isDirty: $1, question: $2))
      }
      forget = { [weak router] in router?.forgetStatement(of: $0) }
    }
  }

  private struct DraftModifier: ViewModifier {
    let isDirty: Bool
    let question: (@MainActor () async -> Bool)?
    @State private var life = DraftLifetime()
    @Environment(\.draftHost) private var host

    init(isDirty: Bool, question: (@MainActor () async -> Bool)?) {
      self.isDirty = isDirty
      self.question = question
    }

    func body(content: Self.Content) -> some View {
      content
        // The newest closure sees the newest values of the app's view.
        .onChange(of: EachUpdate(), initial: true) { life.question = question }
        .onChange(of: isDirty, initial: true) { _, isDirty in say(isDirty) }
    }

    private func say(_ isDirty: Bool) {
      let view = life.identity
      life.end.action = { [host] in host?.forget(view) }
      var asking: DraftHost.Question?
      if question != nil {
        asking = { [weak life] answer in
          if let life { life.ask(answer) } else { answer(false) }
        }
      }
      host?.say(view, isDirty, asking)
    }
  }

  /// Lives as long as the view that says whether its screen is a draft.
  @MainActor private final class DraftLifetime {
    /// Outlives this object with what was said in its name.
    nonisolated final class Identity: Sendable {}

    let identity = Identity()
    let end = ViewEnd()
    var question: (@MainActor () async -> Bool)?

    nonisolated init() {}

    func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
      guard let question else { return answer(false) }
      Task { answer(await question()) }
    }
  }

  /// Keeps the user in a draft, and above one: SwiftUI takes a screen down before anybody could refuse. A button that goes
  /// back one screen asks. A screen that becomes a draft stays the same view.
  struct DraftProtection<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let route: Definition.Route
    let wayBack: WayBack
    @Environment(\.stackPlace) var place

    @ViewBuilder func body(content: Self.Content) -> some View {
      if Definition.map.hasDrafts, wayBack != .none {
        let hasButton = isProtected
        content
          .navigationBarBackButtonHidden(hasButton)
          .toolbar {
            if hasButton {
              ToolbarItem(placement: .navigation) {
                Button(action: { router.userDidGoBack(from: route) }) {
                  SwiftUI.Label("Back", systemImage: "chevron.backward")
                }
              }
            }
          }
      } else {
        content
      }
    }

    private var isProtected: Bool {
      guard let place = place?.base as? StackPlace<Definition.Tab> else { return false }
      switch wayBack {
      case .none, .column(_, isCollapsed: false): return false
      case .stack: return router.isProtected(route, at: place, in: nil)
      case .column(let column, _): return router.isProtected(route, at: place, in: column)
      }
    }
  }

  /// Keeps the user in a modal with a draft. Where the system tells of a refused drag, it asks.
  struct DismissalProtection<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let modal: Int

    func body(content: Self.Content) -> some View {
      #if compiler(>=6.4) && (os(iOS) || os(macOS))
        if #available(iOS 27.0, macOS 15.0, *) {
          let asks = router.asksAfterDrag(modal)
          content
            .interactiveDismissDisabled(router.isProtected(modal) && !asks)
            .dismissalConfirmationDialog("Discard Changes?", shouldPresent: asks) {
              Button("Discard", role: .destructive) { router.dismiss(modal) }
            }
        } else {
          content.interactiveDismissDisabled(router.isProtected(modal))
        }
      #else
        content.interactiveDismissDisabled(router.isProtected(modal))
      #endif
    }
  }

  /// Asks about a draft above everything that the window shows.
  struct DraftAlert<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let position: Int
    /// The question that is shown. SwiftUI shows a second one only after the first was none for a turn.
    @State private var shown: Int?

    init(router: NavigationRouter<Definition>, position: Int) {
      self.router = router
      self.position = position
    }

    @ViewBuilder func body(content: Self.Content) -> some View {
      if Definition.map.hasDrafts {
        content.alert("Discard Changes?", isPresented: Bindable(router)[asks: shown, at: position]) {
          Button("Discard", role: .destructive) { answer(true) }
          Button("Keep Editing", role: .cancel) { answer(false) }
        }
        .onChange(of: router.draftQuestion?.id, initial: true) { _, id in Task { shown = id } }
        .onAppear { router.asksUser = true }
      } else {
        content
      }
    }

    private func answer(_ leaves: Bool) {
      if let question = router.draftQuestion { router.answer(leaves, to: question.id) }
    }
  }

  extension NavigationRouter {
    /// Whether the window asks from the view on top, which has so many modals below it. A button says that the question
    /// is over, and what the answer is.
    fileprivate subscript(asks shown: Int?, at position: Int) -> Bool {
      get { draftQuestion?.isOwn == false && draftQuestion?.id == shown && modals.count == position }
      set {}
    }
  }

  /// Hides a screen that a lost condition covers, and where it may be covered, from the system's picture of the app.
  struct ScreenCover<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    let route: Definition.Route
    @Environment(\.scenePhase) var phase

    @ViewBuilder func body(content: Self.Content) -> some View {
      if Definition.requirements(of: route).isEmpty {
        content
      } else {
        let isCovered = router.isCovered(route)
        let isHidden = isCovered || isPictured
        content.opacity(isHidden ? 0 : 1).allowsHitTesting(!isHidden).accessibilityHidden(isHidden)
          .disabled(isCovered)
          #if os(iOS)
            // Its title and its buttons are outside of the content.
            .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
          #endif
      }
    }

    private var isPictured: Bool {
      #if os(iOS)
        phase != .active && Definition.covers(route)
      #else
        false
      #endif
    }
  }

  private struct DraftHostKey: EnvironmentKey {
    static let defaultValue: DraftHost? = nil
  }

  extension EnvironmentValues {
    /// What is told whether the screen around a view is a draft now; nil on a screen that never is.
    var draftHost: DraftHost? {
      get { self[DraftHostKey.self] }
      set { self[DraftHostKey.self] = newValue }
    }
  }
#endif
