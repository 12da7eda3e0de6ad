import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

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
        "match", \.match, match.reader(SourceGroupSpec.init(range:)),
        "how URLs of the app's own links, redirects and exclusions are read"),
      .key(
        "platforms", \.platforms, .platforms, examples: [["iOS": "18.0", "macOS": "15.0"]],
        "deployment targets by platform, for example {iOS: \"18.0\"}"),
      .key("bundle", \.bundle, .text, "bundle identifier, for the association file"),
      .key("team", \.team, .text, "team identifier, for the association file"),
      .key(
        "tabBar", \.tabBar, tabBar.reader(TabBarSpec.init(range:)),
        "the appearance and behavior of the tab bar"),
    ], text: "name")

  static let tabBar = KeyTable<TabBarSpec>(
    "tabBar",
    [
      .key("style", \.style, .choice(), default: "automatic", "the style of the tab view"),
      .key("minimize", \.minimize, .choice(), default: "automatic", "when the tab bar minimizes"),
      .key(
        "accessory", \.accessory, accessory.reader(AccessorySpec.init(range:)), "the view above the tab bar"),
      .key("customizable", \.customizable, .arrangementKey, "the key that stores the user's arrangement"),
    ])

  static let accessory = KeyTable<AccessorySpec>(
    "accessory",
    [
      .key("view", \.view, .text, isRequired: true, "the SwiftUI view"),
      .key("visible", \.visible, .visibility, "the condition under which it shows"),
    ], text: "view")
}

extension ValueReader where Value == [Entry<Located<String>>] {
  /// Versions by platform. `iOS 17` and `.iOS(.v17)` are shown as such.
  fileprivate static var platforms: Self {
    let versions = entries(of: .text)
    return Self(shape: versions.shape) { node, sink in
      let texts: [String?]
      switch node.content {
      case .mapping: return versions.read(node, &sink)
      case .sequence(let items): texts = items.map { $0.located?.value }
      case .scalar(let scalar): texts = scalar.text.split(separator: ",").map(String.init)
      }
      let targets = texts.compactMap { $0.flatMap(target) }
      guard !targets.isEmpty, targets.count == texts.count else { return versions.read(node, &sink) }
      sink.reportWrongType(
        node, wanted: versions.shape.phrase, meant: "{\(targets.joined(separator: ", "))}", isSafe: false)
      return nil
    }
  }

  /// `iOS: "17.0"` for `iOS 17`.
  private static func target(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    let name = words.first?.drop { $0 == "." }
    let version = words.dropFirst().first?.drop { !$0.isNumber }
    guard words.count == 2, let name, let version, name.allSatisfy(\.isLetter), !version.isEmpty,
      version.allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    return "\(name): \"\(version.contains(".") ? String(version) : "\(version).0")\""
  }
}
