extension UserMistake {
  /// Values of another kind than belongs to the key.
  static let shapes: [UserMistake] = [
    Self(
      .top, "sources: { web: «[w.example.com]» }",
      "wrong-type", "a list where a map of the keys of a source belongs",
      fixed: "sources: { web: {domains: [w.example.com]} }"),
    Self(
      .top, "restoration: «scene»", "wrong-type", "'scene' where {storage: scene, key: …} belongs"),
    Self(
      .top, "restoration: «true»", "wrong-type", "'true' where a map of the keys of restoration belongs"),
    Self(
      .top, #"links: «["/item"]»"#, "wrong-type", "a list where a map of the keys of links belongs"),
    Self(
      .top, "sections: «[mine]»", "wrong-type", "a list where a map of names belongs",
      fixed: "sections: {mine: {}}"),
    Self(
      .whole, "navspec: 1\napp: «Cinema»\nroot: home\nroutes: { home: {} }\n",
      "wrong-type", "'Cinema' where a map of the keys of app belongs",
      fixed: "navspec: 1\napp: {name: Cinema}\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "navspec: 1\napp: «[name: Cinema]»\nroot: home\nroutes: { home: {} }\n",
      "wrong-type", "a list where a map of the keys of app belongs",
      fixed: "navspec: 1\napp: {name: Cinema}\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: «[home]»\n",
      "wrong-type", "a list where a map of names belongs",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: {home: {}}\n"),
    Self(
      .whole, "navspec: 1\napp: { name: Demo }\nroot: home\nroutes:\n  «- name: home\n    title: Home»\n",
      "wrong-type", "a list where a map of names belongs"),
    Self(
      .whole, "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: «HomeView» }\n",
      "wrong-type", "'HomeView' where a map of the keys of a route belongs",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {view: HomeView} }\n"),
    Self(
      .whole, "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: «[other]», other: {} }\n",
      "wrong-type", "a list where a map of the keys of a route belongs",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {to: [other]}, other: {} }\n"),
    Self(
      .whole, "navspec: 1\napp: { name: Demo }\nroot: «[home]»\nroutes: { home: {} }\n",
      "wrong-type", "a list where a route, or a route with its params belongs",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "navspec: 1\napp: { name: Demo }\ntabs: «[home, search]»\nroutes: { home: {}, search: {} }\n",
      "wrong-type", "a list where a map of names belongs",
      fixed: """
        navspec: 1
        app: { name: Demo }
        tabs: {home: {root: home}, search: {root: search}}
        routes: { home: {}, search: {} }

        """),
    Self(
      .whole,
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        «- home: { title: Home, image: house, root: home }
        - more: { title: More, image: star, root: more }»
      routes: { home: {}, more: {} }

      """,
      "wrong-type", "a list where a map of names belongs",
      fixed: """
        navspec: 1
        app: { name: Demo }
        tabs:
            home: { title: Home, image: house, root: home }
            more: { title: More, image: star, root: more }
        routes: { home: {}, more: {} }

        """),
    Self(
      .whole,
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        «- title: Home
          root: home»
      routes: { home: {} }

      """,
      "wrong-type", "a list where a map of names belongs"),
    Self(
      .whole, "navspec: «v1»\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n",
      "wrong-type", "'v1' where the version of the language belongs",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "navspec: «1.0»\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n",
      "wrong-type", "the number 1.0 where the version of the language belongs",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "navspec: «\"1\"»\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n",
      "wrong-type", "'1' where the version of the language belongs",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "navspec: 1\napp: { name: Demo }\nsplit: «home»\nroutes: { home: {} }\n",
      "wrong-type", "'home' where {sidebar: home, detail: …} belongs"),
    Self(
      .whole, "«- navspec: 1\n- app: { name: Demo }»\n",
      "wrong-type", "a list where a map of the keys of a spec belongs"),
    Self(
      .whole,
      """
      navspec: 1
      app: { name: Demo, tabBar: «sidebarAdaptable» }
      tabs: { home: { title: Home, image: house, root: home } }
      routes: { home: {} }

      """,
      "wrong-type", "'sidebarAdaptable' where a map of the keys of tabBar belongs",
      fixed: """
        navspec: 1
        app: { name: Demo, tabBar: {style: sidebarAdaptable} }
        tabs: { home: { title: Home, image: house, root: home } }
        routes: { home: {} }

        """),
    Self(
      .whole,
      """
      navspec: 1
      app: { name: Demo, tabBar: { customizable: «true» } }
      tabs: { home: { title: Home, image: house, root: home } }
      routes: { home: {} }

      """,
      "wrong-type", "'true' where a key belongs"),
    Self(
      .app, "platforms: «iOS 17»", "wrong-type", "'iOS 17' where a map of names belongs",
      fixed: #"platforms: {iOS: "17.0"}"#),
    Self(
      .app, "platforms: «[iOS, macOS]»", "wrong-type", "a list where a map of names belongs"),
    Self(
      .app, #"platforms: «[iOS: "17.0"]»"#, "wrong-type", "a list where a map of names belongs",
      fixed: #"platforms: {iOS: "17.0"}"#),
    Self(
      .app, "platforms: «[.iOS(.v17)]»", "wrong-type", "a list where a map of names belongs",
      fixed: #"platforms: {iOS: "17.0"}"#),
    Self(
      .app, #"platforms: { «ios»: "17.0" }"#,
      "unknown-platform", "no platform is named 'ios'; did you mean 'iOS'?",
      fixed: #"platforms: { iOS: "17.0" }"#),
    Self(
      .app, "schemes: «demo://»", "invalid-scheme", "'demo://' is not a URL scheme",
      fixed: "schemes: demo"),
    Self(
      .app, "domains: «https://demo.example.com»",
      "invalid-domain", "'https://demo.example.com' is not a domain",
      fixed: "domains: demo.example.com"),
    Self(
      .app, "domains: «demo.example.com/path»", "invalid-domain", "'demo.example.com/path' is not a domain",
      fixed: "domains: demo.example.com"),
    Self(
      .app, "schemes: «{ demo: true }»", "wrong-type", "a map where a list belongs",
      fixed: "schemes: [demo]"),
    Self(
      .app, "schemes: «https»", "invalid-scheme", "the scheme 'https' is not the app's own"),
    Self(
      .route, "restore: «no»", "wrong-type", "'no' where a restoration key or false belongs",
      fixed: "restore: false"),
    Self(
      .route, #"restore: «"false"»"#, "wrong-type", "'false' where a restoration key or false belongs",
      fixed: "restore: false"),
    Self(
      .route, "title: Item\n    restore: «yes»", "wrong-type",
      "'yes' where a restoration key or false belongs",
      fixed: "title: Item"),
    Self(
      .route, "restore: «N»", "wrong-type", "'N' where a restoration key or false belongs",
      fixed: "restore: false"),
    Self(
      .route, "requires: «yes»", "wrong-type", "'yes' where a condition belongs"),
    Self(
      .route, "title: Item\n    requires: «false»", "wrong-type", "'false' where a condition belongs",
      fixed: "title: Item"),
    Self(
      .route, "title: Item\n    requires: [«no»]", "wrong-type", "'no' where a condition belongs",
      fixed: "title: Item"),
    Self(
      .route, "title: Item\n    formerly: «no»", "wrong-type", "'no' where an older restoration key belongs",
      fixed: "title: Item"),
    Self(
      .route, "view: «no»", "wrong-type", "'no' where a view belongs",
      fixed: "view: manual"),
    Self(
      .route, "title: Item\n    view: «true»", "wrong-type", "'true' where a view belongs",
      fixed: "title: Item"),
    Self(
      .route, "stack: «yes»", "wrong-type", "'yes' where true or false belongs",
      fixed: "stack: true"),
    Self(
      .route, "sensitive: «yes»", "wrong-type", "'yes' where true or false belongs",
      fixed: "sensitive: true"),
    Self(
      .route, #"dismiss: «"no"»"#, "wrong-type", "'no' where true or false belongs",
      fixed: "dismiss: false"),
    Self(
      .tab, "{ title: More, image: star, root: more, visible: «yes» }",
      "wrong-type", "'yes' where a condition belongs",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, #"{ title: More, image: star, root: more, visible: «"no"» }"#,
      "wrong-type", "'no' where a condition belongs"),
    Self(
      .tab, "«more»", "wrong-type", "'more' where a map of the keys of a tab belongs",
      fixed: "{root: more}"),
    Self(
      .tab, "«MoreView»", "wrong-type", "'MoreView' where a map of the keys of a tab belongs"),
    Self(
      .link, #"{ path: "/item/{id}", when: «true» }"#, "wrong-type", "'true' where a condition belongs",
      fixed: #"{ path: "/item/{id}" }"#),
    Self(
      .edge, "«{ item, present: sheet }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "{item: {present: sheet}}"
    ),
    Self(
      .edge, "{ item: { when: «no» } }", "wrong-type", "'no' where a condition belongs"),
  ]
}
