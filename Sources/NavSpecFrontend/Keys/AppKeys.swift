import NavSpecDiagnostics
import NavSpecModel

extension SpecKeys {
  static let app = KeyTable<AppSpec>(
    "app",
    [
      .key("name", \.name, .text, isRequired: true, examples: ["Recipes"], "the prefix of generated types"),
      .key("schemes", \.schemes, .list(of: .text), examples: [["recipes"]], "custom URL schemes"),
      .key(
        "domains", \.domains, .list(of: .text), examples: [["recipes.example.com"]],
        "hosts of universal links"),
      .key(
        "platforms", \.platforms, .entries(of: .text), examples: [["iOS": "18.0", "macOS": "15.0"]],
        "deployment targets by platform, for example {iOS: \"18.0\"}"),
      .key("bundle", \.bundle, .text, "bundle identifier, for the association file"),
      .key("team", \.team, .text, "team identifier, for the association file"),
      .key(
        "tabBar", \.tabBar, tabBar.reader(TabBarSpec.init(range:)),
        "the appearance and behavior of the tab bar"),
    ])

  static let tabBar = KeyTable<TabBarSpec>(
    "tabBar",
    [
      .key("style", \.style, .choice(), default: "automatic", "the style of the tab view"),
      .key("minimize", \.minimize, .choice(), default: "automatic", "when the tab bar minimizes"),
      .key(
        "accessory", \.accessory, accessory.reader(AccessorySpec.init(range:)), "the view above the tab bar"),
      .key("customizable", \.customizable, .text, "the key that stores the user's arrangement"),
    ])

  static let accessory = KeyTable<AccessorySpec>(
    "accessory",
    [
      .key("view", \.view, .text, isRequired: true, "the SwiftUI view"),
      .key("visible", \.visible, .text, "the condition under which it shows"),
    ])
}
