package import NavSpecDiagnostics
package import NavSpecRuntime

package struct RouteSpec: Sendable {
  package var range: SourceRange
  package var plain = PlainRouteKeys()
  package var view: Located<ViewSpec>?
  package var params: [Entry<ParameterSpec>] = []
  package var under: Located<String>?
  /// With params where names differ.
  package var parent: ScreenSpec?
  package var edges: [EdgeSpec] = []
  package var tab: Located<String>?
  package var requires: [Located<String>]?
  package var links: [LinkSpec] = []
  package var examples: [ExampleSpec] = []
  package var lostKeys: Set<String> = []

  package init(range: SourceRange) { self.range = range }
}

/// A type expression as written, or the long form of a param.
package struct ParameterSpec: Sendable {
  package var range: SourceRange
  package var type: Located<String>?
  package var sensitive: Located<Bool>?
  package var restore: Located<RestoreSpec>?
  package var doc: Located<String>?

  package init(range: SourceRange) { self.range = range }
}

/// `view:` a name, a name with its module, or `manual`.
package enum ViewSpec: Hashable, Sendable {
  case named(String, module: String?)
  case manual
}

/// `present:` and the presentation of an edge.
package struct PresentationSpec: Hashable, Sendable {
  package var presentation: NavigationSchema.Presentation
  /// Of a window: how it appears where there are no windows.
  package var windowFallback: NavigationSchema.Presentation?

  package init(
    _ presentation: NavigationSchema.Presentation, windowFallback: NavigationSchema.Presentation? = nil
  ) {
    self.presentation = presentation
    self.windowFallback = windowFallback
  }
}

/// One item of `to:`.
package struct EdgeSpec: Sendable {
  package enum Target: Sendable {
    case route(Located<String>)
    /// `+name`: the edges of a set.
    case set(Located<String>)
  }

  package var target: Target
  package var range: SourceRange
  package var present: Located<PresentationSpec>?
  package var label: Located<String>?
  package var when: Located<String>?
  package var popTo: Located<String>?
  package var inclusive: Located<Bool>?
  package var evidence = EvidenceSpec()

  package init(target: Target, range: SourceRange) {
    self.target = target
    self.range = range
  }
}

package struct LinkSpec: Sendable {
  package var range: SourceRange
  /// A path or a full URL.
  package var pattern: Located<String>?
  package var source: Located<String>?
  package var stack: Located<[ScreenSpec]>?
  package var tab: Located<String>?
  package var present: Located<PresentationSpec>?
  package var with: [Entry<Located<String>>] = []
  package var constraints: [Entry<[Located<String>]>] = []
  /// `as`: URL name → param name.
  package var names: [Entry<Located<String>>] = []
  package var without: [Located<String>] = []
  package var when: Located<String>?
  package var deprecated: Located<Bool>?
  package var priority: Located<Int>?
  package var build: Located<Bool>?
  package var lostKeys: Set<String> = []

  package init(range: SourceRange) { self.range = range }
}

package struct ExampleSpec: Sendable {
  package enum Expectation: Sendable {
    case noMatch
    /// The params it names must be equal; `route` is set in top-level examples.
    case opens(route: Located<String>?, params: [Entry<ExampleValue>])
  }

  package var url: Located<String>
  package var expectation: Expectation
  /// `condition` or `!condition`: what holds; all others are met.
  package var when: [Located<String>] = []
  /// The persona whose answers hold where `when` says nothing.
  package var persona: Located<String>?

  package init(url: Located<String>, expectation: Expectation) {
    self.url = url
    self.expectation = expectation
  }
}

package enum ExampleValue: Sendable {
  case null(SourceRange)
  case scalar(Located<String>)
  case list([Located<String>], SourceRange)
  case map([Entry<Located<String>>], SourceRange)

  package var range: SourceRange {
    switch self {
    case .null(let range), .list(_, let range), .map(_, let range): range
    case .scalar(let text): text.range
    }
  }
}

/// `restore:` a key, or `false`.
package enum RestoreSpec: Hashable, Sendable {
  case key(String)
  case never
}

extension Located<RestoreSpec> {
  /// The key, where one is written.
  package var key: Located<String>? {
    if case .key(let key) = value { Located<String>(key, at: range) } else { nil }
  }
}
