/// Names of Swift, SwiftUI and the runtime that generated code writes without their module: a type of the
/// same name in the app's module would take their place.
enum NamesInGeneratedCode {
  static let all: Set<String> = [
    "AppStorage", "Binding", "CaseIterable", "FeatureRouter", "Group", "Hashable", "Label", "LinkTable",
    "LocalizedStringKey", "NavSpecRuntime", "NavigationDefinition", "NavigationLink", "NavigationMap",
    "NavigationName", "NavigationRoute", "NavigationRouter", "NavigationWindow", "Never", "NoCondition",
    "OnlyStack", "ReturningRoute", "RouteLink", "RouteReader", "RouteWriter", "RouterSplit", "RouterStack",
    "Self", "Sendable", "SwiftUI", "TabSection", "TabView", "TabViewCustomization", "Text", "View",
    "ViewBuilder",
  ]
}
