import NavSpecModel
import NavSpecRuntime

/// A part of the runtime that only some apps need. Embedded sources are without those that the spec does not use.
enum RuntimePart: String, CaseIterable {
  /// Snapshots, and what keeps and restores them.
  case restoration = "RESTORATION"
  /// Windows of one screen.
  case windows = "WINDOWS"
  /// Apps with a container of their own.
  case hosting = "HOSTING"
  /// The navigation of features.
  case features = "FEATURES"
  /// Old patterns that lead to others.
  case redirects = "REDIRECTS"
  /// Links that read the fragment of a URL.
  case fragments = "FRAGMENTS"
  /// Screens that ask before they close.
  case drafts = "DRAFTS"
  /// The screen for URLs of the app that no link matches.
  case fallback = "FALLBACK"
  /// Search fields that are active at first.
  case search = "SEARCH"
  /// Tabs with a container of the app's own.
  case externalTabs = "EXTERNAL_TABS"
  /// Views of the app around whole stacks.
  case wrappers = "WRAPPERS"

  /// The files of which nothing is left without it.
  var files: Set<String> {
    switch self {
    case .restoration:
      [
        "MarkerStore", "NavigationChecks+Restoration", "NavigationDefinition+Snapshot",
        "NavigationRouter+Restoration", "NavigationRouter+RestorationData", "RestorationMarker",
        "RestorationReport", "RestorationWatch",
        "RestoredScreens", "RouteValue+Snapshot", "JSONText+Reading", "SnapshotReader",
        "SnapshotScreen", "SnapshotWriter", "StateRestoration", "StoredRoute",
      ]
    case .windows: ["RouteWindow", "RouteWindows"]
    case .hosting:
      ["HostedChecks", "HostedFeatureHost", "HostedNavigation", "HostedRouter", "NavigationHost"]
    case .features:
      [
        "FeatureEnvironment", "FeatureNavigator", "FeatureRouter", "HostedFeatureHost", "NavigationRecorder",
        "NavigationRecorder+Operations",
      ]
    case .redirects:
      ["LinkTable+Redirects", "TableReader+Templates", "URITemplate", "URITemplate+Expansion"]
    case .fragments: ["LinkFragmentReader"]
    case .drafts: []
    case .fallback: ["NavigationSchema+Ownership"]
    case .search: ["ActiveSearch"]
    case .externalTabs: ["ExternalTab", "NavigationRouter+HandingOver"]
    case .wrappers: ["StackWrapper"]
    }
  }

  /// The parts that an app uses.
  static func parts(of graph: NavigationGraph, _ schema: NavigationSchema) -> Set<Self> {
    var parts: Set<Self> = []
    // A window of one screen is kept as a snapshot.
    let hasWindows = SchemaIndex(schema).hasWindows
    if hasWindows { parts.insert(.windows) }
    if hasWindows || schema.restoration != nil { parts.insert(.restoration) }
    if case .external = schema.container { parts.insert(.hosting) }
    if !graph.features.isEmpty { parts.insert(.features) }
    if !schema.redirects.isEmpty { parts.insert(.redirects) }
    let patterns =
      schema.links.map(\.pattern) + schema.redirects.map(\.pattern) + schema.exclusions.map(\.pattern)
    if patterns.contains(where: { $0.contains("#") }) { parts.insert(.fragments) }
    if schema.routes.contains(where: { !$0.isFreelyDismissed }) { parts.insert(.drafts) }
    if case .route = schema.fallback { parts.insert(.fallback) }
    if graph.tabs.contains(where: { $0.searchField?.active != nil }) { parts.insert(.search) }
    if graph.tabs.contains(where: \.isExternal) { parts.insert(.externalTabs) }
    if graph.hasWrappers { parts.insert(.wrappers) }
    return parts
  }

  private static let essentials = "#if canImport(FoundationEssentials)"

  /// A source with what some parts need of it; nil if that is nothing. Blocks between `#if !NAVSPEC_WITHOUT_WINDOWS`
  /// and `#endif` belong to the part `windows`, those of `#if !NAVSPEC_WITHOUT_TOOLS` to none, and those of
  /// `#if !NAVSPEC_PAGE` to every app. All import Foundation by its name, by which its types are qualified.
  static func source(_ name: String, _ text: String, for parts: Set<Self>) -> String? {
    let missing = allCases.filter { !parts.contains($0) }
    guard !missing.contains(where: { $0.files.contains(name) }) else { return nil }
    guard ["#if NAVSPEC_", "#if !NAVSPEC_", essentials].contains(where: text.contains) else { return text }
    let flags = Set((missing.map(\.rawValue) + ["TOOLS"]).map { "NAVSPEC_WITHOUT_" + $0 })
    var blocks: [(isOurs: Bool, isKept: Bool)] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let directive = line.drop { $0 == " " }
      if directive.hasPrefix("#if ") {
        let isNegated = directive.hasPrefix("#if !")
        let flag = String(directive.dropFirst(isNegated ? 5 : 4))
        let isOurs = flag.hasPrefix("NAVSPEC_") || directive == essentials
        blocks.append((isOurs, !isOurs || flags.contains(flag) != isNegated))
        if isOurs { continue }
      } else if directive == "#else", let block = blocks.last, block.isOurs {
        blocks[blocks.count - 1].isKept.toggle()
        continue
      } else if directive == "#endif", blocks.popLast()?.isOurs == true {
        continue
      }
      if blocks.allSatisfy(\.isKept) { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }
}
