/// The Swift of the app's window.
struct RootFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  /// nil in an app with a container of its own.
  var window: Window?

  static let fields: TemplateFields<Self> = [
    .context("head", \.head), .text("access", \.head.access), .context("app", \.app),
    .optional("window", \.window),
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
      .list("imports", \.imports), .text("container", \.container), .list("properties", \.properties),
      .flag("isManual", \.isManual), .text("destination", \.destination), .optional("stack", \.stack),
      .optional("tabs", \.tabs), .list("links", \.links),
      .optional("wrappers", \.wrappers), .list("activations", \.activations), .text("focus", \.focus),
      .text("parameters", \.parameters),
    ]
  }

  /// Whether the search field of a root is active at first: a property of the root's route.
  struct Activation: TemplateContext {
    let tab: SwiftCode
    let name: SwiftIdentifier
    let pattern: SwiftCode

    static let fields: TemplateFields<Self> = [
      .text("tab", \.tab), .text("name", \.name), .text("pattern", \.pattern),
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
      .text("name", \.name), .text("tab", \.tab), .flag("usesDeprecated", \.usesDeprecated),
      .list("cases", \.cases),
    ]
  }

  /// `NavigationLink` for the routes of one enum.
  struct Link: TemplateContext {
    let title: SwiftCode
    let route: SwiftIdentifier
    /// The route as the app's.
    let value: SwiftCode

    static let fields: TemplateFields<Self> = [
      .text("title", \.title), .text("route", \.route), .text("value", \.value),
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
      .text("name", \.name), .text("type", \.type),
      .text("documentation", \.documentation), .flag("isStored", \.isStored),
      .text("assignment", \.assignment), .optional("environment", \.environment),
    ]

    /// A value of the environment.
    struct Environment: TemplateContext {
      let name: SwiftIdentifier
      let key: SwiftIdentifier
      let type: SwiftCode
      let initial: SwiftCode

      static let fields: TemplateFields<Self> = [
        .text("name", \.name), .text("key", \.key), .text("type", \.type), .text("initial", \.initial),
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
    .text("screens", \.screens), .list("groups", \.groups), .optional("style", \.style),
    .list("modifiers", \.modifiers), .optional("customizationKey", \.customizationKey),
  ]

  /// Neighbours, wrapped where they are one group of several.
  struct Group<Element: TemplateContext>: TemplateContext {
    let margin: SwiftCode
    let isWrapped: Bool
    let items: [Element]

    static var fields: TemplateFields<Self> {
      [.text("margin", \.margin), .flag("isWrapped", \.isWrapped), .list("items", \.items)]
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
      .optional("section", \.section), .optional("tab", \.tab), .optional("item", \.item),
    ]
  }

  struct Section: TemplateContext {
    let margin: SwiftCode
    let title: SwiftCode
    let groups: [Group<TabView>]
    let modifiers: [SwiftCode]

    static let fields: TemplateFields<Self> = [
      .text("margin", \.margin), .text("title", \.title), .list("groups", \.groups),
      .list("modifiers", \.modifiers),
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
    .text("margin", \.margin), .flag("isAction", \.isAction), .text("member", \.name.member),
    .text("container", \.container), .text("arguments", \.arguments), .text("opening", \.opening),
    .list("rootModifiers", \.rootModifiers),
    .optional("label", \.label),
    .optional("isVisible", \.isVisible), .list("modifiers", \.modifiers),
    .list("tabModifiers", \.tabModifiers),
  ]
}
