public import Foundation

extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  @available(macOS, unavailable)
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { EmptyView() }
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { EmptyView() }
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { EmptyView() }
  @available(visionOS, unavailable)
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  public nonisolated func toolbarBackground<S: View>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    EmptyView()
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }
}

public enum UserInterfaceSizeClass: Sendable { case compact, regular }
@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() {}
}
extension EnvironmentValues {
  public var dismiss: DismissAction { absurd() }
}

public struct Anchor<Value> {
  public struct Source: Sendable {}
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init() }
}
public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
}
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
