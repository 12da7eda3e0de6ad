/// Names of SwiftUI that names of a spec or of an app's modules may also be.
package enum SwiftUINames {
  /// Its views: an app that declares none of this name would compile with SwiftUI's.
  package static let views: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color",
    "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider",
    "EditButton", "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader",
    "Grid",
    "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "HelpLink", "Image", "Label", "LabeledContent",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "MultiDatePicker",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup",
    "PasteButton",
    "Path", "PhaseAnimator", "Picker", "ProgressView", "Rectangle", "RenameButton", "RoundedRectangle",
    "ScrollView", "ScrollViewReader", "Section", "SecureField", "SettingsLink", "ShareLink", "Slider",
    "Spacer",
    "Stepper", "SubscriptionView", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView",
    "Toggle",
    "TupleView", "VSplitView", "VStack", "ViewThatFits", "ZStack",
  ]

  /// Its other types with names that apps' models have, and those of modules that come with it.
  private static let others: Set<String> = [
    "Alert", "Alignment", "Anchor", "Angle", "Animation", "App", "Axis", "Binding", "BlendMode", "Category",
    "Commands", "ContentMode", "Context", "Coordinator", "Data", "Date", "Document", "DocumentGroup", "Edge",
    "Environment", "EventModifiers", "Font", "Gesture", "Gradient", "Layout", "Locale", "Material",
    "Measurement",
    "Method", "Namespace", "Notification", "Operation", "Port", "Preview", "Process", "Progress", "Response",
    "Scene", "Selector", "Settings", "Shape", "State", "Stream", "Tab", "TabSection", "TableColumn",
    "TableRow",
    "Task", "Thread", "Timer", "Transaction", "Transition", "URL", "UUID", "Unit", "View", "ViewBuilder",
    "Visibility", "Window", "WindowGroup",
  ]

  /// The end of the name of a link to a feature's or an app's screens: SwiftUI has `SettingsLink`.
  package static func linkSuffix(for name: String) -> StaticString {
    views.contains(SwiftName.upperCamel(name) + "Link") ? "RouteLink" : "Link"
  }

  /// Whether a type of another module is ambiguous under this name where SwiftUI is imported.
  package static func have(_ name: String) -> Bool { views.contains(name) || others.contains(name) }
}
