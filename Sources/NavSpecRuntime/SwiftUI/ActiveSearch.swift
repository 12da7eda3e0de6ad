#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// A search field that a link or code opens active, each time that it goes to the field's screen.
    public func searchable(text: Binding<String>, isActive: Bool, prompt: LocalizedStringKey? = nil)
      -> some View
    {
      modifier(ActiveSearch(text: text, isActive: isActive, prompt: prompt))
    }

    /// Keeps a value of the environment equal to that of a binding. Who puts the modifier on a view does not read the value.
    public func environment<Value>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Value>, following binding: Binding<Value>
    ) -> some View {
      modifier(FollowingValue(keyPath: keyPath, binding: binding))
    }
  }

  private struct FollowingValue<Value>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let binding: Binding<Value>

    func body(content: Self.Content) -> some View { content.environment(keyPath, binding.wrappedValue) }
  }

  private struct ActiveSearch: ViewModifier {
    private let text: Binding<String>
    private let isActive: Bool
    private let prompt: LocalizedStringKey?
    @State private var isPresented = false
    @Environment(\.arrivals) private var arrivals

    init(text: Binding<String>, isActive: Bool, prompt: LocalizedStringKey?) {
      self.text = text
      self.isActive = isActive
      self.prompt = prompt
    }

    func body(content: Self.Content) -> some View {
      content
        .searchable(text: text, isPresented: $isPresented, prompt: prompt.map { Text($0) })
        // Later the field is the user's.
        .onChange(of: isActive, initial: true) { _, isActive in isPresented = isActive }
        .onChange(of: arrivals) { if isActive, arrivals > 0 { isPresented = true } }
    }
  }

  private struct ArrivalsKey: EnvironmentKey {
    static let defaultValue = 0
  }

  extension EnvironmentValues {
    /// How often a link or code went to a root, if it was to that around a view; else 0.
    var arrivals: Int {
      get { self[ArrivalsKey.self] }
      set { self[ArrivalsKey.self] = newValue }
    }
  }
#endif
