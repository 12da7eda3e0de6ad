extension UserMistake {
  /// Notation of Swift, of diagrams and of URLs where specs have their own.
  static let swiftNotation: [UserMistake] = [
    Self(
      .edge, "«item -> sheet»", "wrong-type",
      "'item -> sheet' where a route, +set, or one route with how it appears belongs",
      fixed: "{item: sheet}"),
    Self(
      .edge, "«item(fullScreenCover)»", "wrong-type",
      "'item(fullScreenCover)' where a route, +set, or one route with how it appears belongs",
      fixed: "{item: cover}"),
    Self(
      .edge, "«item as sheet»", "wrong-type",
      "'item as sheet' where a route, +set, or one route with how it appears belongs",
      fixed: "{item: sheet}"),
    Self(
      .home, "\n    to:\n      - «item → sheet»\n  item: {}", "wrong-type",
      "'item → sheet' where a route, +set, or one route with how it appears belongs",
      fixed: "\n    to:\n      - {item: sheet}\n  item: {}"),
    Self(
      .param, "«day | night»", "invalid-type", "'day | night' is not a type expression",
      help: "declare 'Id: {cases: [day, night]}' under 'types', and write 'Id' here"),
    Self(
      .param, "«Int(1...53)»", "invalid-type", "'Int(1...53)' is not a type expression",
      help: "declare 'Id: {is: Int, min: 1, max: 53}' under 'types', and write 'Id' here"),
    Self(
      .type, "«day | night»", "wrong-type",
      "'day | night' where opaque, or a map with is, raw, text or cases belongs",
      fixed: "{cases: [day, night]}"),
    Self(
      .type, "«Int(1..<53)»", "wrong-type",
      "'Int(1..<53)' where opaque, or a map with is, raw, text or cases belongs",
      fixed: "{is: Int, min: 1, max: 52}"),
    Self(
      .type, "{ cases: [«.day», night] }", "invalid-name",
      "'.day' begins with a '.', as a case in Swift code",
      fixed: "{ cases: [day, night] }"),
    Self(
      .file, "include: «a.nav.yaml more/b.nav.yaml»\nroot: home\nroutes: { home: {} }", "wrong-type",
      "'a.nav.yaml more/b.nav.yaml' where a list belongs",
      fixed: "include: [a.nav.yaml, more/b.nav.yaml]\nroot: home\nroutes: { home: {} }"),
    Self(
      .home, " { title: «&Drink» }", "invalid-yaml", "'&Drink' names the value after it, and there is none",
      fixed: " { title: \"&Drink\" }"),
    Self(
      .home, " { title: «&Drink» up }", "unused-anchor", "no alias repeats '&Drink'",
      fixed: " { title: \"&Drink up\" }"),
    Self(
      .link, "{ path: \"/item/{id}\", stack: «home/item» }", "wrong-type", "'home/item' where a list belongs",
      fixed: "{ path: \"/item/{id}\", stack: [home, item] }"),
    Self(
      .edge, "«{ route: item, present: sheet }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs",
      fixed: "{item: sheet}"),
    Self(
      .param, "«UUID()»", "invalid-type", "'UUID()' is not a type expression", fixed: "\"UUID\""),
    Self(
      .param, "«Int | null»", "invalid-type", "'Int | null' is not a type expression", fixed: "\"Int?\""),
    Self(
      .type, "{ is: Int, min: «\"1\"» }", "wrong-type", "'1' where a number belongs",
      fixed: "{ is: Int, min: 1 }"),
    Self(
      .link, "\"/item/{id}«?tab={tab?}»\"", "malformed-template", "'?tab={tab?}' is not a placeholder",
      fixed: "\"/item/{id}{?tab}\""),
    Self(
      .link, "\"/item/{id}«?{tab}»\"", "malformed-template", "'?{tab}' is not a placeholder",
      fixed: "\"/item/{id}{?tab}\""),
    Self(
      .link, "\"/item/«{ id }»\"", "malformed-template", "'{ id }' is not a placeholder",
      fixed: "\"/item/{id}\""),
    Self(
      .link, "\"/item/«(?<id>[0-9]+)»\"", "malformed-template", "'(?<id>[0-9]+)' is not a placeholder",
      fixed: "\"/item/{id}\""),
    Self(
      .app, "platforms: «iOS .v18»", "wrong-type", "'iOS .v18' where a map of names belongs",
      fixed: "platforms: {iOS: \"18.0\"}"),
    Self(
      .app, "platforms: { iOS: «.v18» }", "unsupported-target", "'.v18' is not a version of iOS",
      fixed: "platforms: { iOS: \"18.0\" }"),
    Self(
      .link, "\"/item/{id}«&»tab={tab}\"", "ampersand-in-path",
      "'&' is text in a path; a query begins with '?'", fixed: "\"/item/{id}?tab={tab}\""),
    Self(
      .whole,
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      links: { redirects: { /start: «https://example.com/home» } }
      routes: { home: { links: [/home] } }

      """,
      "malformed-template", "a redirect leads to a path of the app, not to a URL",
      fixed: """
        navspec: 1
        app: { name: Demo, schemes: [demo] }
        root: home
        links: { redirects: { /start: "/home" } }
        routes: { home: { links: [/home] } }

        """),
    Self(
      .route, "params: { «id?»: Int }", "invalid-name", "'id?' where a name alone belongs",
      fixed: "params: { id: \"Int?\" }"),
    Self(
      .route, "to: «(home, other)»", "wrong-type", "'(home, other)' where a list belongs",
      fixed: "to: [home, other]"),
    Self(
      .app, "domains: [«\"localhost:3000\"»]", "invalid-domain", "'localhost:3000' is not a domain",
      fixed: "domains: [localhost]", help: "leave out the scheme, the port and the path"),
    Self(
      .file,
      """
      root: home
      routes:
        home: { to: [show] }
        show: { params: { id: Int } }
        part: { params: { showId: Int }, parent: { show: { id: «showId» } }, links: ["/part/{showId}"] }
      """,
      "invalid-default", "'showId' is not a value of 'id'; did you mean '$showId'?",
      fixed: """
        root: home
        routes:
          home: { to: [show] }
          show: { params: { id: Int } }
          part: { params: { showId: Int }, parent: { show: { id: $showId } }, links: ["/part/{showId}"] }
        """),
  ]
}
