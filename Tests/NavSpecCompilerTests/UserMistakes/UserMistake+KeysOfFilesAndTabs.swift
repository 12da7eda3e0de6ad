extension UserMistake {
  /// Keys that are misspelt, or have the name of another tool.
  static let keysOfFilesAndTabs: [UserMistake] = [
    Self(
      .file, "«screens»: { home: {} }\nroot: home",
      "unknown-key", "'screens' is not a key of a spec; did you mean 'routes'?",
      fixed: "routes: { home: {} }\nroot: home"),
    Self(
      .file, "«pages»: { home: {} }\nroot: home",
      "unknown-key", "'pages' is not a key of a spec; did you mean 'routes'?",
      fixed: "routes: { home: {} }\nroot: home"),
    Self(
      .file, "«Routes»: { home: {} }\nroot: home",
      "unknown-key", "'Routes' is not a key of a spec; did you mean 'routes'?",
      fixed: "routes: { home: {} }\nroot: home"),
    Self(
      .file, "«tabView»: { home: { title: Home, image: house, root: home } }\nroutes: { home: {} }",
      "unknown-key", "'tabView' is not a key of a spec; did you mean 'tabs'?",
      fixed: "tabs: { home: { title: Home, image: house, root: home } }\nroutes: { home: {} }"),
    Self(
      .file, "«NavigationStack»: home\nroutes: { home: {} }",
      "unknown-key", "'NavigationStack' is not a key of a spec; did you mean 'root'?",
      fixed: "root: home\nroutes: { home: {} }"),
    Self(
      .file, "«splitView»: { sidebar: home, detail: home }\nroutes: { home: {} }",
      "unknown-key", "'splitView' is not a key of a spec; did you mean 'split'?",
      fixed: "split: { sidebar: home, detail: home }\nroutes: { home: {} }"),
    Self(
      .top, "«guards»: { paid: {} }",
      "unknown-key", "'guards' is not a key of a spec; did you mean 'conditions'?",
      fixed: "conditions: { paid: {} }"),
    Self(
      .top, "«featureFlags»: { paid: {} }",
      "unknown-key", "'featureFlags' is not a key of a spec; did you mean 'conditions'?",
      fixed: "conditions: { paid: {} }"),
    Self(
      .top, "«deepLinks»: { fallback: browser }",
      "unknown-key", "'deepLinks' is not a key of a spec; did you mean 'links'?",
      fixed: "links: { fallback: browser }"),
    Self(
      .top, "«universalLinks»: { fallback: browser }",
      "unknown-key", "'universalLinks' is not a key of a spec; did you mean 'links'?",
      fixed: "links: { fallback: browser }"),
    Self(
      .top, "«enums»: { Genre: { cases: [a, b] } }",
      "unknown-key", "'enums' is not a key of a spec; did you mean 'types'?",
      fixed: "types: { Genre: { cases: [a, b] } }"),
    Self(
      .top, "«stateRestoration»: { key: com.example.nav }",
      "unknown-key", "'stateRestoration' is not a key of a spec; did you mean 'restoration'?",
      fixed: "restoration: { key: com.example.nav }"),
    Self(
      .top, "«globalEdges»: [home]",
      "unknown-key", "'globalEdges' is not a key of a spec; did you mean 'anywhere'?",
      fixed: "anywhere: [home]"),
    Self(
      .top, "«schemes»: [demo]", "unknown-key", "'schemes' is not a key of a spec, but of app"),
    Self(
      .top, "«redirects»: { /old: / }", "unknown-key", "'redirects' is not a key of a spec, but of links",
      fixed: "links: {redirects: {/old: /}}"),
    Self(
      .top, "«version»: 1", "unknown-key", "'version' is not a key of a spec; did you mean 'navspec'?"),
    Self(
      .whole, "«version»: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n",
      "unknown-key", "'version' is not a key of a spec; did you mean 'navspec'?",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "navspec: 1\napp: { «title»: Demo }\nroot: home\nroutes: { home: {} }\n",
      "unknown-key", "'title' is not a key of app; did you mean 'name'?",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .app, "«bundleId»: com.example.demo",
      "unknown-key", "'bundleId' is not a key of app; did you mean 'bundle'?",
      fixed: "bundle: com.example.demo"),
    Self(
      .app, "«teamID»: ABCDE12345", "unknown-key", "'teamID' is not a key of app; did you mean 'team'?",
      fixed: "team: ABCDE12345"),
    Self(
      .app, "«urlSchemes»: [demo]", "unknown-key",
      "'urlSchemes' is not a key of app; did you mean 'schemes'?",
      fixed: "schemes: [demo]"),
    Self(
      .app, "«CFBundleURLSchemes»: [demo]",
      "unknown-key", "'CFBundleURLSchemes' is not a key of app; did you mean 'schemes'?",
      fixed: "schemes: [demo]"),
    Self(
      .app, "«associatedDomains»: [demo.example.com]",
      "unknown-key", "'associatedDomains' is not a key of app; did you mean 'domains'?",
      fixed: "domains: [demo.example.com]"),
    Self(
      .app, #"«deploymentTargets»: { iOS: "17.0" }"#,
      "unknown-key", "'deploymentTargets' is not a key of app; did you mean 'platforms'?",
      fixed: #"platforms: { iOS: "17.0" }"#),
    Self(
      .app, "«host»: demo.example.com", "unknown-key", "'host' is not a key of app; did you mean 'domains'?",
      fixed: "domains: demo.example.com"),
    Self(
      .app, "«scheme»: demo", "unknown-key", "'scheme' is not a key of app; did you mean 'schemes'?",
      fixed: "schemes: demo"),
    Self(
      .app, "«routes»: {}", "unknown-key", "'routes' is not a key of app"),
    Self(
      .tab, "{ title: More, «systemImage»: star, root: more }",
      "unknown-key", "'systemImage' is not a key of a tab; did you mean 'image'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ title: More, «icon»: star, root: more }",
      "unknown-key", "'icon' is not a key of a tab; did you mean 'image'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ title: More, «sfSymbol»: star, root: more }",
      "unknown-key", "'sfSymbol' is not a key of a tab; did you mean 'image'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ «label»: More, image: star, root: more }",
      "unknown-key", "'label' is not a key of a tab; did you mean 'title'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ «name»: More, image: star, root: more }",
      "unknown-key", "'name' is not a key of a tab; did you mean 'title'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ title: More, «imageAsset»: star, root: more }",
      "unknown-key", "'imageAsset' is not a key of a tab; did you mean 'asset'?",
      fixed: "{ title: More, asset: star, root: more }"),
    Self(
      .tab, "{ «titel»: More, image: star, root: more }",
      "unknown-key", "'titel' is not a key of a tab; did you mean 'title'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ title: More, image: star, «screen»: more }",
      "unknown-key", "'screen' is not a key of a tab; did you mean 'root'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ title: More, image: star, «view»: MoreView }",
      "unknown-key", "'view' is not a key of a tab, but of a route"),
    Self(
      .tab, "{ title: More, image: star, «initialRoute»: more }",
      "unknown-key", "'initialRoute' is not a key of a tab; did you mean 'root'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ title: More, image: star, root: more, «badgeCount»: true }",
      "unknown-key", "'badgeCount' is not a key of a tab; did you mean 'badge'?",
      fixed: "{ title: More, image: star, root: more, badge: true }"),
    Self(
      .tab, "{ title: More, image: star, root: more, «group»: mine }",
      "unknown-key", "'group' is not a key of a tab; did you mean 'section'?",
      fixed: "{ title: More, image: star, root: more, section: mine }"),
    Self(
      .tab, "{ title: More, image: star, root: more, «showIf»: paid }",
      "unknown-key", "'showIf' is not a key of a tab; did you mean 'visible'?",
      fixed: "{ title: More, image: star, root: more, visible: paid }"),
    Self(
      .tab, "{ title: More, image: star, root: more, «hidden»: true }",
      "unknown-key", "'hidden' is not a key of a tab"),
    Self(
      .tab, "{ title: More, image: star, root: more, «searchable»: true }",
      "unknown-key", "'searchable' is not a key of a tab; write 'role: search'",
      fixed: "{ title: More, image: star, root: more, role: search }"),
    Self(
      .tab, #"{ title: More, image: star, root: more, «links»: ["/more"] }"#,
      "unknown-key", "'links' is not a key of a tab, but of a route"),
    Self(
      .route, "«path»: /item", "unknown-key", "'path' is not a key of a route; did you mean 'links'?",
      fixed: "links: /item"),
    Self(
      .route, "«url»: /item", "unknown-key", "'url' is not a key of a route; did you mean 'links'?",
      fixed: "links: /item"),
    Self(
      .route, "«deepLink»: /item", "unknown-key", "'deepLink' is not a key of a route; did you mean 'links'?",
      fixed: "links: /item"),
    Self(
      .route, #"«deepLinks»: ["/item"]"#,
      "unknown-key", "'deepLinks' is not a key of a route; did you mean 'links'?",
      fixed: #"links: ["/item"]"#),
    Self(
      .route, #"«lnks»: ["/item"]"#, "unknown-key", "'lnks' is not a key of a route; did you mean 'links'?",
      fixed: #"links: ["/item"]"#),
    Self(
      .route, "«children»: [home]", "unknown-key", "'children' is not a key of a route; did you mean 'to'?",
      fixed: "to: [home]"),
    Self(
      .route, "«destinations»: [home]",
      "unknown-key", "'destinations' is not a key of a route; did you mean 'to'?",
      fixed: "to: [home]"),
    Self(
      .route, "«navigatesTo»: home", "unknown-key",
      "'navigatesTo' is not a key of a route; did you mean 'to'?",
      fixed: "to: home"),
    Self(
      .route, "«edges»: [home]", "unknown-key", "'edges' is not a key of a route; did you mean 'to'?",
      fixed: "to: [home]"),
    Self(
      .route, "«guard»: signedIn", "unknown-key", "'guard' is not a key of a route; did you mean 'requires'?",
      fixed: "requires: signedIn"),
    Self(
      .route, "«auth»: signedIn", "unknown-key", "'auth' is not a key of a route; did you mean 'requires'?",
      fixed: "requires: signedIn"),
    Self(
      .route, "«guards»: [signedIn]",
      "unknown-key", "'guards' is not a key of a route; did you mean 'requires'?",
      fixed: "requires: [signedIn]"),
    Self(
      .route, "«requiresAuth»: true",
      "unknown-key", "'requiresAuth' is not a key of a route; did you mean 'requires'?",
      help: "write 'requires' (for example 'requires: signedIn')"),
    Self(
      .route, "«condition»: signedIn",
      "unknown-key", "'condition' is not a key of a route; did you mean 'requires'?",
      fixed: "requires: signedIn"),
    Self(
      .route, "«arguments»: { id: Int }",
      "unknown-key", "'arguments' is not a key of a route; did you mean 'params'?",
      fixed: "params: { id: Int }"),
    Self(
      .route, "«args»: { id: Int }", "unknown-key", "'args' is not a key of a route; did you mean 'params'?",
      fixed: "params: { id: Int }"),
    Self(
      .route, "«parms»: { id: Int }", "unknown-key",
      "'parms' is not a key of a route; did you mean 'params'?",
      fixed: "params: { id: Int }"),
    Self(
      .route, "«component»: ItemView",
      "unknown-key", "'component' is not a key of a route; did you mean 'view'?",
      fixed: "view: ItemView"),
    Self(
      .route, "«presentation»: sheet",
      "unknown-key", "'presentation' is not a key of a route; did you mean 'present'?",
      fixed: "present: sheet"),
    Self(
      .route, "«presentationStyle»: sheet",
      "unknown-key", "'presentationStyle' is not a key of a route; did you mean 'present'?",
      fixed: "present: sheet"),
    Self(
      .route, "«modal»: true", "unknown-key", "'modal' is not a key of a route; write 'present: sheet'",
      fixed: "present: sheet"),
    Self(
      .route, "«fullScreenCover»: true",
      "unknown-key", "'fullScreenCover' is not a key of a route; write 'present: cover'",
      fixed: "present: cover"),
    Self(
      .route, "«description»: One item.",
      "unknown-key", "'description' is not a key of a route; did you mean 'doc'?",
      fixed: "doc: One item."),
    Self(
      .route, "«comment»: One item.", "unknown-key", "'comment' is not a key of a route; did you mean 'doc'?",
      fixed: "doc: One item."),
    Self(
      .route, "«presentationDetents»: [medium]",
      "unknown-key", "'presentationDetents' is not a key of a route; did you mean 'detents'?",
      fixed: "detents: [medium]"),
    Self(
      .route, "«resultType»: Bool",
      "unknown-key", "'resultType' is not a key of a route; did you mean 'returns'?",
      fixed: "returns: Bool"),
    Self(
      .route, "«renamedFrom»: thing",
      "unknown-key", "'renamedFrom' is not a key of a route; did you mean 'formerly'?",
      fixed: "formerly: thing"),
    Self(
      .route, "«restorationKey»: thing",
      "unknown-key", "'restorationKey' is not a key of a route; did you mean 'restore'?",
      fixed: "restore: thing"),
    Self(
      .route, "«team»: shop", "unknown-key", "'team' is not a key of a route; did you mean 'owner'?",
      fixed: "owner: shop"),
    Self(
      .route, "«analyticsName»: item",
      "unknown-key", "'analyticsName' is not a key of a route; did you mean 'screen'?",
      fixed: "screen: item"),
    Self(
      .route, "«hidesTabBar»: true",
      "unknown-key", "'hidesTabBar' is not a key of a route; write 'tabBar: hidden'",
      fixed: "tabBar: hidden"),
    Self(
      .route, "«interactiveDismissDisabled»: true",
      "unknown-key", "'interactiveDismissDisabled' is not a key of a route; write 'dismiss: false'",
      fixed: "dismiss: false"),
  ]
}
