nonisolated extension NavigationSchema {
  /// A route with values: the root of a tab or of the window.
  public nonisolated struct Screen: SchemaValue {
    /// The route.
    public var route: Int
    /// One value per parameter, in order.
    public var values: [RouteValue] = []

    /// A screen.
    public init(route: Int, values: [RouteValue] = []) {
      self.route = route
      self.values = values
    }
  }

  /// What a window holds.
  public nonisolated enum Container: SchemaValue {
    /// A tab view.
    case tabs([Tab])
    /// One stack.
    case root(Screen)
    /// A split view.
    case split(Split)
    /// The app's own.
    case external
  }

  /// A tab.
  public nonisolated struct Tab: SchemaValue {
    /// Its name.
    public var name: String
    /// By what a snapshot knows it.
    public var key: String
    /// The screen below its stack.
    public var root: Screen
    /// What must hold for it to show, as a route's requirements.
    public var visibleWhen: [Int] = []
    /// The columns of a tab that is a split view.
    public var split: Split?

    /// A tab.
    public init(name: String, root: Screen) {
      self.name = name
      self.key = name
      self.root = root
    }
  }

  /// The tabs of the window; none in a window without tabs.
  public var tabs: [Tab] { if case .tabs(let tabs) = container { tabs } else { [] } }

  /// A tab; nil in a window without tabs.
  public func tab(at position: Int) -> Tab? { tabs.indices.contains(position) ? tabs[position] : nil }

  /// The split view of a tab, or of the window; nil where there is a stack.
  public func split(at position: Int) -> Split? {
    if case .split(let split) = container { split } else { tab(at: position)?.split }
  }

  /// The tab that launch selects: the first that is always visible. Nil in a window without tabs.
  public var launchTab: Int? { tabs.isEmpty ? nil : tabs.firstIndex { $0.visibleWhen.isEmpty } ?? 0 }

  /// A column of a split view, from the left.
  public nonisolated enum Column: String, Hashable, Sendable, CaseIterable {
    /// The leading column.
    case sidebar
    /// The middle column.
    case content
    /// The trailing column.
    case detail
  }

  /// Which columns of a split view show where there is room for several.
  public nonisolated enum ColumnVisibility: String, Hashable, Sendable, CaseIterable {
    /// As the system thinks best.
    case automatic
    /// All of them.
    case all
    /// The middle and the trailing one.
    case doubleColumn
    /// The trailing one.
    case detailOnly
  }

  /// A height at which a sheet rests.
  public nonisolated enum Detent: SchemaValue {
    /// About half of the window.
    case medium
    /// All of the window.
    case large
    /// A part of the window, between 0 and 1.
    case fraction(Double)
    /// A height in points.
    case height(Double)

    /// A height as a spec says it: `medium`, `large`, a number up to 1 for a part of the window, or
    /// points. Nil if it is none.
    public init?(_ text: String) {
      switch text {
      case "medium": self = .medium
      case "large": self = .large
      default:
        guard let number = Double(text), number.isFinite, number > 0, number <= 100_000 else { return nil }
        self = number < 1 ? .fraction(number) : .height(number)
      }
    }
  }

  /// The columns of a split view.
  public nonisolated struct Split: SchemaValue {
    /// The leading column.
    public var sidebar: Screen
    /// The middle column.
    public var content: Screen?
    /// The placeholder of the detail column.
    public var detail: Screen
    /// Which columns show at launch where there is room for several.
    public var visibility = ColumnVisibility.automatic
    /// The column that shows at launch where there is room for one.
    public var compactColumn = Column.sidebar

    /// A split view.
    public init(sidebar: Screen, content: Screen? = nil, detail: Screen) {
      self.sidebar = sidebar
      self.content = content
      self.detail = detail
    }
  }
}
