import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension ModelTables {
  static let tab = ModelTable<Tab>(
    "a tab", place: { $0.name.range },
    [
      .key("name", \.name, .located(.name), isRequired: true),
      .title(\.title, \.name),
      .untitled(\.title),
      .key("image", \.image, .located(.text)), .key("asset", \.asset, .located(.text)),
      .key("role", \.role, .located(.word)), .key("prompt", \.prompt, .located(.text)),
      .key("root", \.root, screen, isRequired: true), .key("wrapper", \.wrapper, .located(view)),
      .key("search", \.search, search),
      .key("section", \.section, .located(.section)), .key("visible", \.visible, .located(.condition)),
      .key("placement", \.placement, .located(.word)),
      Self.badge,
      .key("customization", \.customization, customization),
      .key("split", \.split, split), .key("external", \.isExternal, .flag),
      .key("doc", \.doc, .text), .key("meta", \.meta, .map(.located(.text))),
    ]
  ).codec { Tab(name: Located("", at: $0), root: Screen(route: RouteID(0), range: $0)) }

  static let section = ModelTable<Section>(
    "a section", place: { $0.name.range },
    [
      .key("name", \.name, .located(.name), isRequired: true),
      .title(\.title, \.name),
      .untitled(\.title),
      .derived("tabs") { section, writer in
        let tabs = writer.graph.tabs.filter { tab in
          tab.section.map { writer.graph.sections[$0.value].name.value } == section.name.value
        }
        return tabs.isEmpty ? nil : .array(tabs.map { .string($0.name.value) })
      },
      .key("placement", \.placement, .located(.word)),
      .key("customization", \.customization, customization),
      .key("doc", \.doc, .text),
    ]
  ).codec { Section(name: Located("", at: $0), title: nil) }

  /// `true` for a number.
  private static let badge = ModelKey<Tab>(name: "badge") { tab, _ in
    tab.badge.map { $0 == .number ? true : .string($0.rawValue) }
  } read: { node, tab, reader in
    if node.text == TabBadge.text.rawValue {
      tab.badge = .text
    } else if ModelCodec.boolean.value(node, &reader) == true {
      tab.badge = .number
    }
  }

  private static let search = ModelTable<TabSearch>(
    "a search field",
    [
      .key("prompt", \.prompt, .located(.text)), .typeName("scopes", \.scopes),
      .key("active", \.active, .located(.name)),
    ]
  ).codec { TabSearch(range: $0) }

  private static let customization = ModelTable<TabCustomizationSpec>(
    "a customization",
    [
      .key("id", \.id, .located(.text)), .key("sidebar", \.sidebar, .located(.word)),
      .key("tabBar", \.tabBar, .located(.word)), .key("visibility", \.visibility, .located(.word)),
    ]
  ).codec { TabCustomizationSpec(range: $0) }

  static let split = ModelTable<Split>(
    "a split view",
    [
      .key("sidebar", \.sidebar, screen, isRequired: true), .key("content", \.content, screen),
      .key("detail", \.detail, screen, isRequired: true),
      ModelKey(name: "visibility") { split, _ in
        .string((split.visibility?.value ?? .automatic).rawValue)
      } read: { node, split, reader in
        split.visibility = ModelCodec.located(.word).value(node, &reader)
      },
      .key("compact", \.compact, .located(.word)),
    ]
  ).codec {
    let screen = Screen(route: RouteID(0), range: $0)
    return Split(range: $0, sidebar: screen, content: nil, detail: screen)
  }

  static let screen = ModelTable<Screen>(
    "a screen",
    [
      .key("route", \.route, .route, isRequired: true),
      .values("params", \.arguments) { screen in screen.route },
    ]
  ).codec { Screen(route: RouteID(0), range: $0) }
}

extension ModelKey {
  /// The title as written, or made from the name.
  static func title(
    _ path: any WritableKeyPath<Object, Located<String>?> & Sendable,
    _ name: any WritableKeyPath<Object, Located<String>> & Sendable
  ) -> Self {
    Self(name: "title") { object, _ in
      .string(object[keyPath: path]?.value ?? SwiftName.words(object[keyPath: name].value))
    } read: { node, object, reader in
      object[keyPath: path] = ModelCodec.located(.text).value(node, &reader)
    }
  }

  /// Whether the title is made from the name: outputs may then do without it.
  static func untitled(_ path: any WritableKeyPath<Object, Located<String>?> & Sendable) -> Self {
    Self(name: "untitled") { object, _ in
      object[keyPath: path] == nil ? true : nil
    } read: { node, object, reader in
      if ModelCodec.boolean.value(node, &reader) == true { object[keyPath: path] = nil }
    }
  }
}

/// What a window holds.
enum ContainerWord: String {
  case tabs, root, split, external
}

extension NavigationGraph {
  /// Reading it leaves the container to the key of that name.
  var containerWord: ContainerWord? {
    get {
      switch container {
      case .tabs: .tabs
      case .root: .root
      case .split: .split
      case .external: .external
      case .missing: nil
      }
    }
    set { container = newValue == .external ? .external : .missing }
  }

  var tabList: [Tab] {
    get { tabs }
    set { container = .tabs(newValue) }
  }

  var rootScreen: Screen? {
    get {
      if case .root(let screen) = container { return screen }
      return nil
    }
    set { container = newValue.map { .root($0) } ?? .missing }
  }

  var columns: Split? {
    get {
      if case .split(let split) = container { return split }
      return nil
    }
    set { container = newValue.map { .split($0) } ?? .missing }
  }
}
