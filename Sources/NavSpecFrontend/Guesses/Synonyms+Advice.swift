import NavSpecDiagnostics
import NavSpecRuntime

extension Synonyms {
  /// What to do where a key has such a value.
  static let advice = inverted([
    .route: ["SwiftUI animates it": "animation transitionStyle"],
    .tab: [
      "launch selects the first tab, so move this tab to the top":
        "initial isInitial default isDefault selected isSelected first"
    ],
    .spec: [
      "launch selects the first tab, so move that tab to the top of 'tabs'":
        "initialTab defaultTab selectedTab startTab"
    ],
  ])

  /// What to do, by the words that ask for it.
  static let replacements = inverted([
    .tab: [
      "the name of a tab identifies it": "tag id identifier",
      "the router holds the selection, and launch selects the first tab": "selection",
      "each tab keeps its own stack": "lazy unmountOnBlur restoreState saveState keepAlive",
      "a screen needs no tab, and 'visible' takes a condition": "href tabBarButton",
      "write 'root' with the first screen; all screens are under 'routes'": "screens children pages routes",
    ],
    .tabBar: [
      "launch selects the first tab, so move that tab to the top":
        "initial default selected selection first initialTab defaultTab selectedTab startTab",
      "write it in 'app', as 'tabBar: {style: sidebarAdaptable}'": "style tabViewStyle type",
    ],
    .route: [
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
    .param: [
      "write the name of a type, which says it under 'types': 'Name: {is: String, length: \"..20\"}'":
        "min max minimum maximum range minLength maxLength length pattern regex enum cases values oneOf"
    ],
    .edge: [
      "going back needs no edge; one with 'popTo' pops to a route that is below before it opens another":
        "popToRoot pop back goBack dismiss unwind",
      "an alert belongs to the view that shows it, and is not a screen":
        "alert confirmationDialog actionSheet toast",
      "'popTo' goes back to a screen that is below": "launchSingleTop singleTop restoreState saveState",
      "SwiftUI animates it": "animated animation",
    ],
    .link: [
      "the types of the params say how values are read": "parse stringify",
      "the pattern alone says which URLs open it":
        "action mimeType autoVerify exact percentEncoded pathMatch end",
      "a comment begins with '#'": "comment description title",
      "write 'links: {exclude: [\"…\"]}' beside 'routes' for what the app leaves to the browser":
        "exclude excluded not",
      "write 'app: {match: {case: insensitive}}' for all links": "caseSensitive ignoreCase",
    ],
    .configuration: [
      "every diagnostic is on, and 'severity: {ID: error}' makes one stricter": "optInRules",
      "'navspec validate --strict' makes errors of warnings": "strict warningsAsErrors failOnWarnings",
      "files that the root spec does not 'include' are not read": "excluded exclude included",
      "the version of the language is 'navspec: 1' in the spec": "version navspec",
      "'navspec diff --fail-on' takes the level, and 'navspec validate --strict' makes errors of warnings":
        "failOn",
    ],
    .swift: ["write 'outputs: {swift: Generated}' beside 'swift'": "output outputs folder directory"],
    .release: [
      "write 'ref' with the tag or branch of the release, as 'ref: v2.3': it is read from git":
        "file path model"
    ],
    .type: ["write 'min' and 'max'": "range between bounds"],
    .spec: [
      "write 'include: [features/*.nav.yaml]' with the files of the features, each of which says 'feature: <name>'":
        "features modules packages",
      "'app' has 'schemes' and 'domains', and each route its 'links'": "linking",
      "'navspec init --from' makes a spec of an association file": "applinks webcredentials appclips",
      "the router holds the path": "path navigationPath",
    ],
  ])

  /// What to do in place of a word that is no way to appear; nil among other words.
  static func advice(on word: String, among words: [String]) -> [String]? {
    guard words.contains(NavigationSchema.Presentation.sheet.rawValue) else { return nil }
    return replacements[.edge]?[word.foldedName] ?? []
  }
}
