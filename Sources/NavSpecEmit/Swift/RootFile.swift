/// The Swift of the app's window.
struct RootFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  /// nil in an app with a container of its own.
  var window: Window?

  static let fields: TemplateFields<Self> = [
    .field("head", \.head), .field("access", \.head.access), .field("app", \.app), .field("window", \.window),
  ]

  struct Window: TemplateContext {
    let imports: [SwiftCode]
    /// What the window holds, for documentation.
    let container: SwiftCode
    var properties: [Property] = []
    let router: SwiftCode
    let isManual: Bool
    /// What makes the view of a route.
    let destination: SwiftCode
    /// The stack or the columns of a window without tabs.
    var stack: TabView?
    var tabs: Tabs?
    let links: [Link]
    let wrappers: Wrappers?
    /// Whether the fields of roots are active, by the root.
    var activations: [Activation] = []
    let focus: SwiftIdentifier

    /// The parameters of the initialiser, the router's first.
    var parameters: SwiftCode {
      let all = [router] + properties.map(\.parameter)
      let line = SwiftCode.joined(all, by: ", ")
      return line.isWider(than: 79) ? "\n      \(SwiftCode.joined(all, by: ",\n      "))\n    " : line
    }

    static let fields: TemplateFields<Self> = [
      .field("imports", \.imports), .field("container", \.container), .field("properties", \.properties),
      .field("isManual", \.isManual), .field("destination", \.destination), .field("stack", \.stack),
      .field("tabs", \.tabs), .field("links", \.links), .field("wrappers", \.wrappers),
      .field("activations", \.activations), .field("focus", \.focus), .field("parameters", \.parameters),
    ]
  }

  /// Whether the search field of a root is active at first: a property of the root's route.
  struct Activation: TemplateContext {
    let tab: SwiftCode
    let name: SwiftIdentifier
    let pattern: SwiftCode

    static let fields: TemplateFields<Self> = [
      .field("tab", \.tab), .field("name", \.name), .field("pattern", \.pattern),
    ]
  }

  /// The app's views around stacks, by the tab and the root of each.
  struct Wrappers: TemplateContext {
    let name: SwiftIdentifier
    let tab: SwiftCode
    let usesDeprecated: Bool
    /// A pattern of the tab and the root, and the view.
    let cases: [SwitchCase]

    static let fields: TemplateFields<Self> = [
      .field("name", \.name), .field("tab", \.tab), .field("usesDeprecated", \.usesDeprecated),
      .field("cases", \.cases),
    ]
  }

  /// `NavigationLink` for the routes of one enum.
  struct Link: TemplateContext {
    let title: SwiftCode
    let route: SwiftIdentifier
    /// The route as the app's.
    let value: SwiftCode

    static let fields: TemplateFields<Self> = [
      .field("title", \.title), .field("route", \.route), .field("value", \.value),
    ]
  }

  struct Property: TemplateContext {
    let name: SwiftIdentifier
    let type: SwiftCode
    let parameter: SwiftCode
    let documentation: SwiftCode
    /// Whether the window has it, not the router.
    var isStored = true
    /// What the app's state for a binding begins with.
    var state: SwiftCode?
    /// What the views of the tab read it by; nil if they do not.
    var environment: Environment?
    /// What a first version of the app gives, where that is no state.
    var sample: SwiftCode?

    private var assignment: SwiftCode {
      isStored ? "self.\(name) = \(name)" : "if let \(name) { router.\(name) = \(name) }"
    }

    static let fields: TemplateFields<Self> = [
      .field("name", \.name), .field("type", \.type), .field("documentation", \.documentation),
      .field("isStored", \.isStored), .field("assignment", \.assignment),
      .field("environment", \.environment),
    ]

    /// A value of the environment.
    struct Environment: TemplateContext {
      let name: SwiftIdentifier
      let key: SwiftIdentifier
      let type: SwiftCode
      let initial: SwiftCode

      static let fields: TemplateFields<Self> = [
        .field("name", \.name), .field("key", \.key), .field("type", \.type), .field("initial", \.initial),
      ]
    }
  }
}

/// The content of a tab view. A block has at most ten tabs, so more are in groups.
struct Tabs: TemplateContext {
  /// What the selection is given besides: the screens of tabs that present one.
  let screens: SwiftCode
  let groups: [Group<Item>]
  let style: SwiftIdentifier?
  let modifiers: [SwiftCode]
  /// Where the user's arrangement is kept; nil if the tabs cannot be arranged.
  let customizationKey: SwiftCode?

  static let fields: TemplateFields<Self> = [
    .field("screens", \.screens), .field("groups", \.groups), .field("style", \.style),
    .field("modifiers", \.modifiers), .field("customizationKey", \.customizationKey),
  ]

  /// Neighbours, wrapped where they are one group of several.
  struct Group<Element: TemplateContext>: TemplateContext {
    let margin: SwiftCode
    let isWrapped: Bool
    let items: [Element]

    static var fields: TemplateFields<Self> {
      [.field("margin", \.margin), .field("isWrapped", \.isWrapped), .field("items", \.items)]
    }

    /// Values as groups of at most ten elements, each made with its indentation.
    static func groups<Value>(
      of values: [Value], margin: SwiftCode, element: (Value, SwiftCode) -> Element
    ) -> [Self] {
      let limit = 10
      guard values.count > limit else {
        return [Self(margin: margin, isWrapped: false, items: values.map { element($0, margin) })]
      }
      return stride(from: 0, to: values.count, by: limit).map { start in
        let items = values[start..<min(start + limit, values.count)]
        return Self(margin: margin, isWrapped: true, items: items.map { element($0, "\(margin)  ") })
      }
    }
  }

  /// A section, or a tab by itself in either form.
  struct Item: TemplateContext {
    var section: Section?
    var tab: TabView?
    var item: TabView?

    static let fields: TemplateFields<Self> = [
      .field("section", \.section), .field("tab", \.tab), .field("item", \.item),
    ]
  }

  struct Section: TemplateContext {
    let margin: SwiftCode
    let title: SwiftCode
    let groups: [Group<TabView>]
    let modifiers: [SwiftCode]

    static let fields: TemplateFields<Self> = [
      .field("margin", \.margin), .field("title", \.title), .field("groups", \.groups),
      .field("modifiers", \.modifiers),
    ]
  }
}

struct TabView: TemplateContext {
  /// The white space before its lines.
  let margin: SwiftCode
  /// Whether it presents a screen and has no content.
  let isAction: Bool
  let name: SwiftIdentifier
  let container: SwiftCode
  /// What the container is given besides.
  let arguments: SwiftCode
  /// `Tab` and its arguments; nothing of it in the older form.
  var opening: SwiftCode = ""
  /// A label that arguments cannot say.
  var label: SwiftCode?
  /// What is said of its root, for which the stack has a closure.
  let rootModifiers: [SwiftCode]
  /// What asks whether it shows; the older form leaves it out where it does not.
  let isVisible: SwiftCode?
  /// What is said of its stack.
  let modifiers: [SwiftCode]
  var tabModifiers: [SwiftCode] = []

  static let fields: TemplateFields<Self> = [
    .field("margin", \.margin), .field("isAction", \.isAction), .field("member", \.name.member),
    .field("container", \.container), .field("arguments", \.arguments), .field("opening", \.opening),
    .field("rootModifiers", \.rootModifiers), .field("label", \.label), .field("isVisible", \.isVisible),
    .field("modifiers", \.modifiers), .field("tabModifiers", \.tabModifiers),
  ]
}
