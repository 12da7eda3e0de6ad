import NavSpecDiagnostics
import NavSpecModel

extension SpecKeys {
  static let app = KeyTable<AppSpec>(
    .app,
    [
      .key(
        "name", { $0.name = $1 }, .form(.appName), isRequired: true, examples: ["Recipes"],
        "the prefix of generated types"),
      .key(
        "schemes", { $0.schemes = $1 }, .list(of: .form(.ownScheme)), examples: [["recipes"]],
        "custom URL schemes"),
      .key(
        "domains", { $0.domains = $1 }, .list(of: .form(.domain)), examples: [["recipes.example.com"]],
        "hosts of universal links"),
      .key(
        "match", { $0.match = $1 }, match.reader(SourceGroupSpec.init(range:)),
        "how URLs of the app's own links, redirects and exclusions are read"),
      .key(
        "platforms", { $0.platforms = $1 }, .platforms, examples: [["iOS": "18.0", "macOS": "15.0"]],
        "deployment targets by platform, for example {iOS: \"18.0\"}"),
      .key("bundle", { $0.bundle = $1 }, .text, "bundle identifier, for the association file"),
      .key("team", { $0.team = $1 }, .text, "team identifier, for the association file"),
      .key(
        "tabBar", { $0.tabBar = $1 }, tabBar.reader(TabBarSpec.init(range:)),
        "the appearance and behavior of the tab bar"),
    ], text: "name")

  static let tabBar = KeyTable<TabBarSpec>(
    .tabBar,
    [
      .key("style", { $0.style = $1 }, .choice(), default: "automatic", "the style of the tab view"),
      .key(
        "placement", { $0.placement = $1 }, .choice(), default: "automatic",
        "where the tabs of the style sidebarAdaptable are at first: in the bar or in the sidebar"),
      .key("minimize", { $0.minimize = $1 }, .choice(), default: "automatic", "when the tab bar minimizes"),
      .key(
        "accessory", { $0.accessory = $1 }, accessory.reader(AccessorySpec.init(range:)),
        "the view above the tab bar"),
      .key(
        "customizable", { $0.customizable = $1 }, .arrangementKey,
        "the key that stores the user's arrangement"),
    ])

  static let accessory = KeyTable<AccessorySpec>(
    .accessory,
    [
      .key("view", { $0.view = $1 }, .form(.swiftName), isRequired: true, "the SwiftUI view"),
      .key(
        "visible", { $0.visible = $1 }, .list(of: .visibility, several: .conditions), examples: ["signedIn"],
        "conditions that hold, or with '!' do not, where it shows"),
    ], text: "view")
}

extension ValueReader where Value == [Entry<Located<String>>] {
  /// Versions by platform. `iOS 17` and `.iOS(.v17)` are shown as such.
  fileprivate static var platforms: Self {
    let versions = entries(of: .form(.version), names: .platform)
    return versions.restating(versions.shape.phrase, Restatement.targets)
  }
}
