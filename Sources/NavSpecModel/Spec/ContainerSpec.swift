package import NavSpecDiagnostics
package import NavSpecRuntime

/// A route with params: `profile`, or `{profile: {name: me}}`.
package struct ScreenSpec: Sendable {
  package var route: Located<String>
  package var arguments: [Entry<Located<String>>]

  package init(route: Located<String>, arguments: [Entry<Located<String>>] = []) {
    self.route = route
    self.arguments = arguments
  }
}

package struct TabSpec: Sendable {
  package var range: SourceRange
  package var title: Located<String>?
  package var image: Located<String>?
  package var asset: Located<String>?
  package var root: Located<ScreenSpec>?
  /// The modal that choosing it presents, in place of a root.
  package var presents: Located<ScreenSpec>?
  package var wrapper: Located<ViewSpec>?
  package var role: Located<TabRole>?
  package var prompt: Located<String>?
  package var search: TabSearchSpec?
  package var section: Located<String>?
  package var visible: [Located<String>] = []
  package var placement: Located<TabPlacement>?
  /// nil within: none, as without the key.
  package var badge: Located<TabBadge?>?
  package var customization: TabCustomizationSpec?
  package var restore: Located<String>?
  package var evidence = EvidenceSpec()
  package var layout: Located<TabLayout>?
  package var split: SplitSpec
  package var doc: Located<String>?
  package var meta: [Entry<Located<String>>] = []
  /// Keys whose value could not be read, and those that are unknown.
  package var lostKeys: Set<String> = []

  package init(range: SourceRange) {
    self.range = range
    self.split = SplitSpec(range: range)
  }

  /// Whether the system shows it as the search tab.
  package var isSearch: Bool { role?.value == .search }
}

package struct TabSearchSpec: Sendable {
  package var range: SourceRange
  package var prompt: Located<String>?
  package var scopes: Located<String>?
  package var active: Located<String>?

  package init(range: SourceRange) { self.range = range }
}

package struct TabCustomizationSpec: Sendable {
  package var range: SourceRange
  package var id: Located<String>?
  package var sidebar: Located<TabCustomizationBehavior>?
  package var tabBar: Located<TabCustomizationBehavior>?
  package var visibility: Located<TabDefaultVisibility>?

  package init(range: SourceRange) { self.range = range }
}

package struct SectionSpec: Sendable {
  package var range: SourceRange
  package var title: Located<String>?
  package var placement: Located<TabPlacement>?
  package var customization: TabCustomizationSpec?
  package var doc: Located<String>?

  package init(range: SourceRange) { self.range = range }
}

/// `split:`, and the same keys on a tab with `layout: split`.
package struct SplitSpec: Sendable {
  package var range: SourceRange
  package var sidebar: Located<ScreenSpec>?
  package var content: Located<ScreenSpec>?
  package var detail: Located<ScreenSpec>?
  package var visibility: Located<NavigationSchema.ColumnVisibility>?
  package var compact: Located<NavigationSchema.Column>?

  package init(range: SourceRange) { self.range = range }
}
