import NavSpecDiagnostics

/// What to do in place of a key that no other key replaces.
extension Synonyms {
  /// What to do where a key has such a value.
  static let advice = byWord([
    "a tab": [
      "launch selects the first tab, so move this tab to the top":
        "initial isInitial default isDefault selected isSelected first"
    ],
    "a spec": [
      "launch selects the first tab, so move that tab to the top of 'tabs'":
        "initialTab defaultTab selectedTab startTab"
    ],
  ])

  /// What to do, by the words that ask for it.
  static let replacements = byWord([
    "a tab": [
      "the name of a tab identifies it": "tag id identifier",
      "the router holds the selection, and launch selects the first tab": "selection",
      "each tab keeps its own stack": "lazy unmountOnBlur restoreState saveState keepAlive",
      "a screen needs no tab, and 'visible' takes a condition": "href tabBarButton",
      "write 'root' with the first screen; all screens are under 'routes'": "screens children pages routes",
    ],
    "a route": [
      "a route is a screen: its name is the key above, and 'title' and 'params' say the rest":
        "Stack.Screen Tab.Screen",
      "the view says what its bars show":
        "headerShown hidesNavigationBar navigationBarHidden navigationBarTitleDisplayMode toolbar hideBackButton",
      "the view has it": "environment environmentObject onAppear task viewModel store modifiers",
      "write 'to' with the screens that it leads to; all are declared under 'routes'": "screens",
      "an edge with 'popTo' goes back to a screen that is below": "launchMode launchSingleTop singleTop",
      "a view is built when its screen shows": "lazy loadChildren loadComponent getComponent",
      "a default is part of the type of a param: \"Int = 4\"": "initialParams defaultParams",
      "SwiftUI animates it": "enterTransition exitTransition popEnterTransition",
      "write 'requires' with a condition, which has the 'redirect'": "redirect redirectTo",
    ],
    "an edge": [
      "'popTo' goes back to a screen that is below": "launchSingleTop singleTop restoreState saveState",
      "SwiftUI animates it": "animated animation",
    ],
    "a link": [
      "the types of the params say how values are read": "parse stringify",
      "the pattern alone says which URLs open it":
        "action mimeType autoVerify exact percentEncoded pathMatch end",
      "a comment begins with '#'": "comment description title",
      "write 'links: {exclude: [\"…\"]}' beside 'routes' for what the app leaves to the browser":
        "exclude excluded not",
      "write 'app: {match: {case: insensitive}}' for all links": "caseSensitive ignoreCase",
    ],
    ".navspec.yaml": [
      "every diagnostic is on, and 'severity: {ID: error}' makes one stricter": "optInRules",
      "'navspec validate --strict' makes errors of warnings": "strict warningsAsErrors failOnWarnings",
      "files that the root spec does not 'include' are not read": "excluded exclude included",
      "the version of the language is 'navspec: 1' in the spec": "version navspec",
      "'navspec diff --fail-on' takes the level, and 'diff: {levels: …}' decides on a change": "failOn",
    ],
    "swift": ["write 'outputs: {swift: Generated}' beside 'swift'": "output outputs folder directory"],
    "a release": [
      "write 'ref' with the tag or branch of the release, as 'ref: v2.3': it is read from git":
        "file path model"
    ],
    "a type": ["write 'min' and 'max'": "range between bounds"],
    "a spec": [
      "'app' has 'schemes' and 'domains', and each route its 'links'": "linking",
      "'navspec init --from' makes a spec of an association file": "applinks webcredentials appclips",
      "the router holds the path": "path navigationPath",
    ],
  ])

  private static func byWord(
    _ tables: [String: KeyValuePairs<String, String>]
  ) -> [String: [String: String]] {
    tables.mapValues { inverted($0).compactMapValues(\.first) }
  }
}
