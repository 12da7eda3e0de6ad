/// The navigation of an app as data: what the generated code carries as one string literal, what the
/// router runs on and what the compiler proves things about. Everything refers by index.
public nonisolated struct NavigationSchema: SchemaValue {
  /// The app's name, the prefix of generated types.
  public var name: String
  /// Groups of schemes and domains; the first is the app's own.
  public var sources: [Source] = []
  /// Named app states that guard or show things.
  public var conditions: [Condition] = []
  /// Every route; a feature's routes are neighbours.
  public var routes: [Route] = []
  /// Edges that every screen has.
  public var anywhere: [Edge] = []
  /// What the window holds.
  public var container: Container
  /// Every link of every route, in the order of routes and of their `links`.
  public var links: [Link] {
    get { linkList.all }
    _modify { yield &linkList.all }
  }
  var linkList = LinkList()
  /// Patterns of URLs that the app leaves to the browser.
  public var exclusions: [Exclusion] = []
  /// Old patterns and what they became.
  public var redirects: [Redirect] = []
  /// Templates that may precede every path pattern of a link, for example `/{locale}`.
  public var prefixes: [String] = []
  /// What text a placeholder of a prefix accepts where it is no parameter of the link; any text if it is
  /// named nowhere.
  public var prefixForms: [String: ValueForm] = [:]
  /// What happens to a URL of the app that no link matches.
  public var fallback: Fallback = .ignore
  /// Where and how state is kept; nil if the app keeps none.
  public var restoration: Restoration?

  /// A schema without routes, to be filled.
  public init(name: String, container: Container) {
    self.name = name
    self.container = container
  }
}

nonisolated extension NavigationSchema {
  /// The custom schemes of some sources, in lower case and in order.
  public static func schemes(of sources: [Source]) -> [String] {
    var schemes: [String] = []
    for scheme in sources.lazy.flatMap({ $0.schemes }).map({ LinkEncoding.lowercased($0) })
    where !schemes.contains(scheme) {
      schemes.append(scheme)
    }
    return schemes
  }

  /// A group of schemes and domains with one matching policy.
  public nonisolated struct Source: SchemaValue {
    /// How the host of a custom scheme's URL is read.
    public nonisolated enum HostPolicy: String, Hashable, Sendable, CaseIterable {
      /// The host is the first path segment: `recipes://recipe/42`.
      case path
      /// The host must be one of the group's domains.
      case domain
      /// The host says nothing.
      case ignore
    }

    /// The group's name; empty for the app's own.
    public var name: String
    /// Custom URL schemes, lower case.
    public var schemes: [String]
    /// Domains: exact, `*.example.com`, `{lang}.example.org` or `{server}`.
    public var domains: [String]
    /// Whether its links also match paths without scheme and host; those of the app's own group always do.
    public var isBare = false
    /// Whether domains also mean `http`.
    public var acceptsHTTP = false
    /// Whether literals and closed sets ignore the case of ASCII letters.
    public var ignoresCase = false
    /// Whether a final `/` matters.
    public var strictTrailingSlash = false
    /// Whether empty segments are dropped.
    public var collapsesSlashes = false
    /// Whether `+` in a query is a space.
    public var plusIsSpace = false
    /// How the host of a custom scheme's URL is read.
    public var hostPolicy: HostPolicy = .path

    /// A group with the default policy.
    public init(name: String = "", schemes: [String] = [], domains: [String] = []) {
      self.name = name
      self.schemes = schemes
      self.domains = domains
    }

    /// Whether `/a/` is another path than `/a`. Where empty segments are dropped, the last is dropped too.
    public var distinguishesFinalSlash: Bool { strictTrailingSlash && !collapsesSlashes }
  }

  /// What becomes of a screen when a condition is lost that it requires.
  public nonisolated enum Loss: String, Hashable, Sendable, CaseIterable {
    /// It closes, with what stands on it.
    case drop
    /// It stays.
    case keep
    /// It stays and is hidden, and the redirect is presented while it would be visible.
    case cover
  }

  /// A named app state.
  public nonisolated struct Condition: SchemaValue {
    /// Its name in the spec.
    public var name: String
    /// The route presented when it is unmet.
    public var redirect: Int?
    /// What becomes of guarded screens when it is lost.
    public var onLoss = Loss.drop

    /// A condition.
    public init(name: String, redirect: Int? = nil) {
      self.name = name
      self.redirect = redirect
    }
  }

  /// How often a parameter's value occurs.
  public nonisolated enum Arity: String, Hashable, Sendable {
    /// `T`, required unless it has a default.
    case one
    /// `T?`
    case optional
    /// `[T]`
    case list
    /// `[String: String]`
    case map
  }

  /// A route's parameter.
  public nonisolated struct Parameter: SchemaValue {
    /// Its name, as in the generated case.
    public var name: String
    /// What text it accepts.
    public var form: ValueForm
    /// How often it occurs.
    public var arity: Arity
    /// `T = default`
    public var defaultValue: RouteValue?
    /// Never in snapshots, URLs of logs, or analytics.
    public var isSensitive = false
    /// By what a snapshot knows its value; nil if none has it.
    public var key: String?

    /// A parameter.
    public init(name: String, form: ValueForm, arity: Arity = .one, defaultValue: RouteValue? = nil) {
      self.name = name
      self.key = name
      self.form = form
      self.arity = arity
      self.defaultValue = defaultValue
    }

    /// What it is when nothing is given; nil if it must be given.
    public var valueWhenMissing: RouteValue? {
      if let defaultValue { return defaultValue }
      switch arity {
      case .one: return nil
      case .optional: return .absent
      case .list: return .list([])
      case .map: return .map([:])
      }
    }
  }

  /// How a route appears.
  public nonisolated enum Presentation: String, Hashable, Sendable, CaseIterable {
    /// On top of the current stack.
    case push
    /// As a sheet.
    case sheet
    /// As a full-screen cover (a sheet on macOS).
    case cover
    /// As a popover at its source; a sheet without one.
    case popover
    /// In a window of its own.
    case window
    /// In place of the top screen.
    case replace

    /// Whether it appears above the window's container.
    public var isModal: Bool { self == .sheet || self == .cover || self == .popover }
  }

  /// Where a sheet stands in a wide window.
  public nonisolated enum SheetPlacement: String, Hashable, Sendable, CaseIterable {
    /// As the system thinks best.
    case automatic
    /// In the middle.
    case center
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// A screen.
  public nonisolated struct Route: SchemaValue {
    /// `name`, or `feature.name`.
    public var name: String
    /// Its parameters in order.
    public var parameters: [Parameter] = []
    /// How it appears unless an edge says otherwise.
    public var presentation: Presentation = .push
    /// How it appears where a window is not to be had.
    public var windowFallback: Presentation = .sheet
    /// Whether it brings a navigation stack of its own when presented.
    public var hasStack = false
    /// Restoration key; nil if it is not restored.
    public var key: String?
    /// Older restoration keys.
    public var formerKeys: [String] = []
    /// The tab it is pinned to.
    public var tab: Int?
    /// Conditions that must hold to enter it; the complement of one (`~condition`) that must not.
    public var requirements: [Int] = []
    /// What becomes of it when one of them is lost; nil leaves that to the condition.
    public var onLoss: Loss?
    /// Outgoing edges.
    public var edges: [Edge] {
      get { edgeList.all }
      _modify { yield &edgeList.all }
    }
    var edgeList = EdgeList()
    /// Whether the user can dismiss it freely; `false` asks the app's hook first.
    public var isFreelyDismissed = true
    /// Whether it hands back a value when it is finished.
    public var returnsValue = false
    /// The column of a split view that it fills.
    public var column = Column.detail
    /// Whether the tab bar hides while it shows.
    public var hidesTabBar = false
    /// The heights of a sheet; empty leaves them to SwiftUI.
    public var detents: [Detent] = []
    /// Where it stands as a sheet.
    public var placement = SheetPlacement.automatic
    /// Whether it grows out of its source.
    public var zooms = false
    /// Whether it fades in while what was there fades out.
    public var crossFades = false
    /// Whether it must not appear in URLs, snapshots or logs.
    public var isSensitive = false
    /// Its name for analytics.
    public var screen: String
    /// The screen below it when it is opened from outside, and where its arguments come from: what is captured is a
    /// parameter of this route.
    public var parent: LinkedScreen?

    /// A route.
    public init(name: String) {
      self.name = name
      self.screen = name
    }
  }

  /// Where a screen leads.
  public nonisolated struct Edge: SchemaValue {
    /// The route it leads to.
    public var target: Int
    /// How the target appears; nil leaves it to the target.
    public var presentation: Presentation?
    /// How the target appears where a window is not to be had; nil leaves it to the target.
    public var windowFallback: Presentation?
    /// The route to pop to first.
    public var popTo: Int?
    /// Whether that route is popped too.
    public var isInclusive = false
    /// The condition under which it is an edge.
    public var when: Link.When?

    /// An edge.
    public init(target: Int, presentation: Presentation? = nil) {
      self.target = target
      self.presentation = presentation
    }
  }

  /// Where an argument of a screen comes from when a link opens it.
  public nonisolated enum Argument: SchemaValue {
    /// What the URL carries under this name.
    case captured(String)
    /// A value written in the spec.
    case constant(RouteValue)
    /// The URL as it was opened.
    case url
    /// The path of the URL as it was opened.
    case path
    /// The path that a final `{/_*}` matched and the query, as the URL has them.
    case remainder
    /// A text with names of captures in braces.
    case text(CaptureText)
  }

  /// A screen of the stack that a link opens: a route and, where it differs from "by name",
  /// where its arguments come from.
  public nonisolated struct LinkedScreen: SchemaValue {
    /// The route.
    public var route: Int
    /// Parameter name → source; a parameter named nowhere is captured by its own name, or takes
    /// its default.
    public var arguments: [String: Argument] = [:]

    /// A screen whose arguments are captured by name.
    public init(route: Int, arguments: [String: Argument] = [:]) {
      self.route = route
      self.arguments = arguments
    }
  }

  /// What happens to a URL of the app that no link matches.
  public nonisolated enum Fallback: SchemaValue {
    /// Nothing.
    case ignore
    /// The app's hook opens it in the browser.
    case browser
    /// A route opens.
    case route(Int)
  }

  /// Where and how state is kept.
  public nonisolated struct Restoration: SchemaValue {
    /// Where a snapshot lives.
    public nonisolated enum Storage: String, Hashable, Sendable, CaseIterable {
      /// Per scene.
      case scene
      /// Per app.
      case app
    }

    /// Where a snapshot lives.
    public var storage: Storage = .scene
    /// The key it is kept under.
    public var key: String
    /// The version of the app's own state.
    public var version = 1
    /// The greatest snapshot read, in bytes.
    public var maximumBytes = 65_536

    /// A place to keep state.
    public init(key: String) { self.key = key }
  }
}
