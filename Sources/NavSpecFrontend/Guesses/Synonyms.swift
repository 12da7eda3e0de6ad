import NavSpecDiagnostics

/// The words of SwiftUI, of other tools and of other formats, and the words of specs that mean the same.
///
/// Near misses cannot find these: `icon` and `image` have no letters in common.
enum Synonyms {
  /// The key that a word means, where an object has it and the word is no other spelling of one of its keys.
  static func key(for word: String, among keys: [String]) -> String? {
    self.keys(for: word, among: keys).first
  }

  /// The keys that a word may mean, the likeliest first.
  static func keys(for word: String, among keys: [String]) -> [String] {
    meanings(of: word, among: keys, in: keysByWord)
  }

  /// The word of a closed set that another word means.
  static func word(for word: String, among words: [String]) -> String? {
    meanings(of: word, among: words, in: wordsByWord).first
  }

  /// The built-in type that a type of other languages means.
  static func type(for name: String) -> String? {
    // `NavType.IntType` and `Int.self` have the name of a type in them.
    let bare =
      name.hasPrefix("NavType.")
      ? String(name.dropFirst(8)).replacing("Type", with: "") : name.replacing(".self", with: "")
    let isType = bare != name && typesByWord.values.contains([bare])
    return typesByWord[bare.foldedName]?.first ?? (isType ? bare : nil)
  }

  /// What says the same as a key with the value `true`; nil where the object has no such key.
  static func entry(for word: String, among keys: [String]) -> String? {
    entriesByWord[word.foldedName]?.first { entry in keys.contains { entry.hasPrefix($0 + ":") } }
  }

  /// The platform that a key of deployment targets names: `iOS`, `minIOS`, `iOSVersion`.
  static func platform(of word: String) -> String? {
    let folded = word.foldedName
    return ["iOS", "macOS", "visionOS"].first { platform in
      let name = platform.foldedName
      return ["", "min", "minimum"].contains { start in
        ["", "version", "target", "deploymenttarget"].contains { folded == start + name + $0 }
      }
    } ?? (["minimumos", "minos"].contains(folded) ? "iOS" : nil)
  }

  private static func meanings(
    of word: String, among names: [String], in table: [String: [String]]
  ) -> [String] {
    let folded = word.foldedName
    // Another spelling or number of a name is that name.
    let isSpelling = names.contains { name in
      let name = name.foldedName
      return name == folded || name == folded + "s" || name + "s" == folded
    }
    guard let meanings = table[folded], !isSpelling else { return [] }
    return meanings.filter { names.contains($0) }
  }

  /// Of each key, the words that mean it. Where a word means several, the first that the object has counts.
  static let keysByWord = inverted([
    "image":
      "systemImage systemName icon iconName symbol symbolName sfSymbol imageName tabBarIcon tabIcon tabBarSystemItem",
    "asset": "imageAsset assetName picture",
    "title":
      "label name text header heading caption displayName navigationTitle tabTitle tabItem tabBarLabel tabLabel screenTitle headerTitle",
    "name": "title label appName component class type",
    "label": "title name text",
    "links":
      "path paths url urls uri deepLink deepLinks universalLinks link pattern patterns urlPattern linking deepLinking uriPattern deepLinkUrls linkPatterns",
    "path": "pattern template uri route href link deepLink uriPattern",
    "to":
      "actions action children destinations destination target edges navigatesTo goesTo next pushes navigate navigateTo targets routes screens pages segues transitions",
    "requires":
      "protected middleware beforeEnter canActivate guard guards auth authentication requiresAuth authRequired permission permissions condition conditions when visible if needs loginRequired requiresLogin authenticated",
    "when": "if condition guard guards visible unless only",
    "visible": "if when condition show showIf shown visibleIf visibleWhen requires guard",
    "params":
      "parameters arguments args props inputs input properties param data state pathParameters pathParams queryParameters queryParams queries routeParams navArguments argTypes",
    "with": "params parameters arguments args values preset presets defaults",
    "view":
      "builder pageBuilder screenBuilder component widget swiftUIView controller viewController viewName body",
    "root":
      "screen route destination initial initialRoute rootView rootRoute start startDestination home navigationStack stack entry initialLocation initialRouteName index component initialScreen rootScreen launch",
    "present":
      "presentation presentAs presentationStyle style modalStyle presentedAs kind type mode modal as navigation modalPresentationStyle",
    "detents": "presentationDetents heights sizes",
    "dismiss": "swipeToDismiss isDismissible dismissible barrierDismissible gestureEnabled",
    "transition": "animation navigationTransition transitionStyle zoom zooms",
    "returns": "result resultType returnType output",
    "formerly":
      "aliases alias previously previousNames renamedFrom oldName oldNames oldKeys formerNames was",
    "restore": "restorationKey restorationId restorationIdentifier persist stateKey saveState save",
    "parent": "backStack back backTo below parentRoute parentScreen upTo presenter",
    "under": "extends inherits base belongsTo",
    "doc": "description desc comment documentation summary docs about",
    "meta": "metadata userInfo tags extra custom attributes",
    "sensitive": "private confidential secret redacted",
    "screen": "analytics analyticsName screenName tracking trackAs",
    "because": "reason why rationale message comment note justification description explanation",
    "by": "approvedBy author who user",
    "until": "expires expiresOn expiry validUntil deadline end",
    "ref": "tag branch version name revision",
    "commit": "sha hash",
    "from": "source origin",
    "forbidden": "deny denied disallow disallowed prohibited",
    "required": "require must",
    "owner": "team author maintainer responsible codeowner",
    "sunset": "expires removeAfter removal endOfLife until",
    "stability": "status lifecycle state",
    "stack": "navigationStack hasStack embedInNavigation embed navigation",
    "examples": "tests urls example samples testCases",
    "section": "group tabSection category",
    "wrapper": "wrap wrappedIn wrapperView flow flowView provider",
    "prompt": "placeholder searchPrompt hint",
    "badge": "badgeCount badged hasBadge badgeValue tabBarBadge",
    "role": "tabRole",
    "sidebar": "primary master leading list",
    "content": "supplementary middle",
    "detail": "secondary main trailing placeholder",
    "compact": "preferredCompactColumn compactColumn",
    "visibility": "columnVisibility",
    "routes": "screens pages views destinations paths scenes",
    "tabs": "tabView tabBar tabItems bottomNavigation",
    "split": "splitView navigationSplitView columns",
    "conditions": "guards flags featureFlags permissions states",
    "include": "includes import imports files specs",
    "types": "enums models definitions typealias typealiases",
    "restoration": "stateRestoration persistence sceneStorage savedState",
    "sections": "groups tabSections",
    "sources": "hosts origins linkSources",
    "anywhere": "global globalEdges everywhere",
    "defaults": "default common shared",
    "navspec": "version specVersion",
    "feature": "module package namespace graph subgraph",
    "app": "application project",
    "schemes": "urlSchemes urlScheme customSchemes urlTypes cfBundleURLSchemes protocols",
    "domains": "hosts host hostnames associatedDomains universalLinks appLinks websites",
    "platforms":
      "deploymentTargets deploymentTarget minimumDeploymentTarget minimumOSVersion minimumSystemVersion targets minimumVersions minimumVersion os",
    "bundle": "bundleId bundleIdentifier appId",
    "team": "teamId teamIdentifier developmentTeam",
    "is": "type alias base as of underlying",
    "raw": "rawValue rawType rawRepresentable",
    "cases": "enum values options oneOf choices allowed",
    "pattern": "regex regexp format match matches regularExpression",
    "import": "module from package",
    "module": "import package from target",
    "min": "minimum least greaterThan",
    "max": "maximum most lessThan",
    "length": "size count minLength maxLength",
    "type": "is kind schema argType",
    "route": "opens open shows screen destination target name",
    "redirect":
      "fallback otherwise else redirectTo onFailure onFail redirectsTo destination login signIn screen ifNot ifUnmet",
    "where": "constraints matching restrictions",
    "as": "rename renames mapping map queryNames",
    "without": "forbidden absent",
    "priority": "weight order rank precedence",
    "source": "group site",
    "deprecated": "obsolete legacy",
    "popTo": "popBackTo unwindTo backTo pop",
    "exclude": "excludes ignore except excluded excluding",
    "redirects": "rewrites aliases moved legacy",
    "prefixes": "basePath base locales localePrefixes",
    "fallback":
      "default notFound unmatched catchAll otherwise unknown errorBuilder onUnknownRoute notFoundRoute",
    "key": "name id identifier storageKey",
    "id": "key identifier customizationId customizationID tag",
    "storage": "scope per store",
    "maxBytes": "maxSize limit maxLength",
    "style": "tabViewStyle type",
    "minimize": "minimizeBehavior tabBarMinimizeBehavior",
    "accessory": "bottomAccessory tabViewBottomAccessory",
    "customizable": "customization customizationKey",
    "case": "caseSensitivity casing",
    "trailingSlash": "trailing",
    "exits": "outlets",
    "inclusive": "popUpToInclusive popInclusive",
    "maxTaps": "taps",
    "budgets": "limits maximums",
    "severity": "severities rules lint linter diagnostics checks",
    "outputs": "output generate paths",
    "access": "visibility accessLevel accessControl accessModifier",
    "runtime": "embed embedded embedRuntime",
    "approved": "approvals approve allowed ignore",
    "spec": "root file input",
  ])

  private static let wordsByWord = inverted([
    "cover": "fullScreenCover fullScreen fullScreenModal overFullScreen fullScreenDialog",
    "sheet": "modal formSheet pageSheet bottomSheet dialog presented halfSheet card",
    "push":
      "navigation navigationLink navigationDestination show stack pushed default navigate navigateTo goTo",
    "window": "newWindow openWindow windowGroup scene",
    "popover": "popup menu tooltip",
    "replace": "root set swap reset replaceRoot",
    "split": "splitView navigationSplitView columns",
    "stack": "navigationStack single",
    "medium": "half",
    "large": "full fullHeight",
    "search": "searchable searchField",
    "scene": "sceneStorage window perScene",
    "app": "appStorage userDefaults defaults global",
    "browser": "safari web website",
    "ignore": "none nothing drop any both optional off",
    "code": "programmatically program swift manually true yes",
    "draft": "experimental beta alpha wip unstable preview",
    "stable": "released live production final",
    "deprecated": "obsolete legacy",
    "insensitive": "ignoreCase ignore caseInsensitive lower any false",
    "sensitive": "caseSensitive exact strict true",
    "collapse": "merge ignore normalize",
    "strict": "exact keep required always on",
    "space": "decode blank",
    "literal": "plus keep",
    "domain": "host authority",
    "path": "segment first",
    "drop": "remove dismiss pop close",
    "keep": "stay ignore none",
    "hidden": "hide none invisible false no off",
    "visible": "show shown always true yes on",
    "automatic": "auto default system inherit",
    "zoom": "zoomed matched hero",
    "sidebarAdaptable": "sidebar adaptable adaptive",
    "tabBarOnly": "tabBar bottom bar",
    "all": "three triple tripleColumn",
    "doubleColumn": "two double",
    "detailOnly": "one single detail",
    "manual": "custom closure app",
    "content": "middle supplementary",
    "detail": "secondary trailing main",
    "sidebar": "primary leading master",
    "onScrollDown": "scroll onScroll scrollDown",
    "never": "off none false no",
    "embed": "embedded inline copy true yes",
    "public": "open",
    "internal": "private fileprivate",
    "null": "none nil nothing nowhere unmatched notFound false no",
    "opaque": "any hashable object codable",
    "off": "none never no false disabled disable ignore ignored silent hide hidden",
    "error": "fatal failure err",
    "warning": "warn",
    "note": "info information hint",
    "breaking": "major error",
    "risky": "minor warning",
    "safe": "patch ignore allowed ok none off",
  ])

  private static let typesByWord = inverted([
    "Int": "integer number long short int32 uint uint32 uint64 int16 int8 nsInteger bigint",
    "Double": "float cgFloat decimal real float32 float64 nsNumber",
    "String": "str text char character substring nsString varchar",
    "Bool": "boolean flag bit",
    "UUID": "guid",
    "Date": "dateTime time timestamp timeInterval nsDate",
    "URL": "uri link nsURL",
  ])

  /// Flags that specs say with another key.
  private static let entriesByWord = inverted([
    "tabBar: hidden": "hidesTabBar hidesBottomBarWhenPushed", "dismiss: false": "interactiveDismissDisabled",
    "present: sheet": "modal isModal sheet dialog bottomSheet isPresented",
    "present: cover": "cover fullScreenCover fullScreenDialog fullScreen", "present: popover": "popover",
    "role: search": "searchable isSearch", "case: insensitive": "ignoreCase caseInsensitive",
    "runtime: embed": "embed embedded embedRuntime", "transition: zoom": "zoom zooms",
  ])

  /// Words for the opposite of a key.
  static let opposites = inverted([
    "visible": "hidden hide hideIf hiddenWhen", "when": "unless", "dismiss": "interactiveDismissDisabled",
    "sensitive": "public canShareLink", "case": "caseSensitive", "build": "canonical primary",
  ])

  /// Of each object, the keys that it does not have, and the object that has them.
  static let homes: [ObjectKind: [String: [ObjectKind]]] = inverted([
    .spec: [
      .app: "name schemes domains platforms bundle team tabBar",
      .links: "exclude redirects prefixes fallback", .restoration: "storage maxBytes", .type: "cases",
      .configuration: "policies budgets severity outputs screens swift diff baseline limits",
    ],
    .tab: [.route: "links to params requires view parent restore present examples"],
    .route: [
      .tab: "image asset role root prompt section visible badge layout",
      .link: "path with where as without when priority build source", .edge: "popTo inclusive",
    ],
    .link: [
      .route: "parent requires to view restore examples",
      .source: "scheme domains schemes host http case plus slashes",
    ],
    .configuration: [
      .swift: "access imports header indentation runtime module", .budgets: "maxTaps maxRoutesPerFeature",
      .diff: "levels grace releases approved", .policies: "forbidden required",
    ],
    .outputs: [.swift: "access imports header indentation runtime module"],
    .policies: [.budgets: "maxTaps maxRoutesPerFeature"],
    .limits: [.budgets: "maxTaps maxRoutesPerFeature"],
    .example: [.link: "stack tab with present source"],
    .condition: [.route: "requires links to view params"],
    .links: [.route: "links path stack"],
    .edge: [.route: "params to links requires parent view stack detents", .link: "with"],
  ]) { $0 }

  /// Of each key in specs, the kinds of objects that have it.
  static let owners: [String: Set<ObjectKind>] = {
    var owners: [String: Set<ObjectKind>] = [:]
    var open = [SpecKeys.file.description]
    while let object = open.popLast() {
      for key in object.keys { owners[key.name, default: []].insert(object.kind) }
      open += object.keys.flatMap(\.shape.objects)
    }
    return owners
  }()

  /// From the words to what they mean, in the order of the names.
  /// - Parameter key: What a word is looked up by.
  private static func inverted<Name>(
    _ table: KeyValuePairs<Name, String>, _ key: (String) -> String = \.foldedName
  ) -> [String: [Name]] {
    var meanings: [String: [Name]] = [:]
    for (name, words) in table {
      for word in words.split(separator: " ") { meanings[key(String(word)), default: []].append(name) }
    }
    return meanings
  }

  /// The same for each kind of objects.
  static func inverted<Name>(
    _ tables: [ObjectKind: KeyValuePairs<Name, String>], _ key: (String) -> String = \.foldedName
  ) -> [ObjectKind: [String: [Name]]] {
    tables.mapValues { inverted($0, key) }
  }
}
