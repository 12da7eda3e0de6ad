/// Names of SwiftUI that names of a spec may also be.
package enum SwiftUINames {
  /// Its views: an app that declares none of this name would compile with SwiftUI's.
  package static let views: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker",
    "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton",
    "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow",
    "Group", "GroupBox", "HSplitView", "HStack", "HelpLink", "Image", "Label", "LabeledContent", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "MultiDatePicker", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "Path",
    "PhaseAnimator", "Picker", "ProgressView", "Rectangle", "RenameButton", "RoundedRectangle", "ScrollView",
    "ScrollViewReader", "Section", "SecureField", "SettingsLink", "ShareLink", "Slider", "Spacer", "Stepper",
    "SubscriptionView", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "TupleView", "VSplitView", "VStack", "ViewThatFits", "ZStack",
  ]

  /// The end of the name of a link to a feature's or an app's screens: SwiftUI has `SettingsLink`.
  package static func linkSuffix(for name: String) -> StaticString {
    views.contains(SwiftName.upperCamel(name) + "Link") ? "RouteLink" : "Link"
  }
}
