nonisolated extension NavigationSchema {
  /// One deep link of a route.
  public nonisolated struct Link: SchemaValue {
    /// A condition that makes the link a candidate.
    public nonisolated struct When: SchemaValue {
      /// The condition.
      public var condition: Int
      /// Whether it must be unmet.
      public var isNegated: Bool

      /// A condition, or its opposite.
      public init(condition: Int, isNegated: Bool = false) {
        self.condition = condition
        self.isNegated = isNegated
      }
    }

    /// The route it opens.
    public var route: Int
    /// The pattern as written: a path, or a full URL.
    public var pattern: String
    /// The group of schemes and domains it answers to.
    public var source: Int = 0
    /// The screens it opens from the root up, the route itself last. Empty means just the route.
    public var stack: [LinkedScreen] = []
    /// The tab it opens in.
    public var tab: Int?
    /// How the route appears, if not as it says itself.
    public var presentation: Presentation?
    /// How the route appears where a window is not to be had, if not as it says itself.
    public var windowFallback: Presentation?
    /// Constraints of this link alone: parameter → accepted form.
    public var constraints: [String: ValueForm] = [:]
    /// URL name → parameter name.
    public var names: [String: String] = [:]
    /// Query keys that must be absent.
    public var forbiddenKeys: [String] = []
    /// The condition that makes it a candidate.
    public var when: When?
    /// Still opened, never built.
    public var isDeprecated = false
    /// Whether `url(for:)` may build it.
    public var isBuilt = true
    /// Higher wins: -9…9.
    public var priority = 0

    /// A link.
    public init(route: Int, pattern: String) {
      self.route = route
      self.pattern = pattern
    }
  }

  /// URLs that the app leaves to the browser.
  public nonisolated struct Exclusion: SchemaValue {
    /// The pattern as written.
    public var pattern: String
    /// The group of schemes and domains it speaks of.
    public var source: Int = 0

    /// An exclusion.
    public init(pattern: String, source: Int = 0) {
      self.pattern = pattern
      self.source = source
    }
  }

  /// An old pattern and what it became.
  public nonisolated struct Redirect: SchemaValue {
    /// The old pattern.
    public var pattern: String
    /// The pattern it became.
    public var target: String
    /// The group of schemes and domains of the old pattern.
    public var source: Int = 0

    /// A redirect.
    public init(pattern: String, target: String, source: Int = 0) {
      self.pattern = pattern
      self.target = target
      self.source = source
    }
  }
}
