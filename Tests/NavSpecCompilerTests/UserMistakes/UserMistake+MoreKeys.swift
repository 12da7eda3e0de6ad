extension UserMistake {
  /// Keys and values that other tools have, or that say what a spec says elsewhere.
  static let moreKeys: [UserMistake] = [
    Self(
      .tab, "{ «tabItem»: More, root: more }", "unknown-key",
      "'tabItem' is not a key of a tab; did you mean 'title'?", fixed: "{ title: More, root: more }"),
    Self(
      .tab, "{ root: more, «tag»: 1 }", "unknown-key", "'tag' is not a key of a tab",
      fixed: "{ root: more }", help: "remove 'tag'; the name of a tab identifies it"),
    Self(
      .tab, "{ root: more, «id»: more }", "unknown-key", "'id' is not a key of a tab",
      fixed: "{ root: more }", help: "remove 'id'; the name of a tab identifies it"),
    Self(
      .tab, "{ root: more, «selection»: more }", "unknown-key", "'selection' is not a key of a tab",
      fixed: "{ root: more }",
      help: "remove 'selection'; the router holds the selection, and launch selects the first tab"),
    Self(
      .tab, "{ root: more, badge: «3» }", "wrong-type", "the number 3 where true or text belongs",
      fixed: "{ root: more, badge: true }", help: "the app gives the tab its number at run time"),
    Self(
      .tab, #"{ root: more, image: «"Image(systemName: star)"» }"#, "wrong-type",
      "'Image(systemName: star)' where the name of a symbol belongs", fixed: "{ root: more, image: star }"),
    Self(
      .tab, "{ root: more, image: Image(systemName«:» star) }", "invalid-yaml", "a second ':' in one value",
      fixed: "{ root: more, image: star }"),
    Self(
      .route, "«hidesBottomBarWhenPushed»: true", "unknown-key",
      "'hidesBottomBarWhenPushed' is not a key of a route; write 'tabBar: hidden'", fixed: "tabBar: hidden"),
    Self(
      .route, "«isModal»: true", "unknown-key", "'isModal' is not a key of a route; write 'present: sheet'",
      fixed: "present: sheet"),
    Self(
      .route, "«loginRequired»: signedIn", "unknown-key",
      "'loginRequired' is not a key of a route; did you mean 'requires'?", fixed: "requires: signedIn"),
    Self(
      .route, "«authenticated»: signedIn", "unknown-key",
      "'authenticated' is not a key of a route; did you mean 'requires'?", fixed: "requires: signedIn"),
    Self(
      .route, "«zoom»: true", "unknown-key", "'zoom' is not a key of a route; write 'transition: zoom'",
      fixed: "transition: zoom"),
    Self(
      .route, "«transitionStyle»: zoom", "unknown-key",
      "'transitionStyle' is not a key of a route; did you mean 'transition'?", fixed: "transition: zoom"),
    Self(
      .route, "«state»: { id: Int }", "unknown-key",
      "'state' is not a key of a route; did you mean 'params'?",
      fixed: "params: { id: Int }"),
    Self(
      .route, "present: «alert»", "unknown-value",
      "'alert' is not one of push, sheet, cover, popover, window, replace",
      help: "an alert belongs to the view that shows it, and is not a screen"),
    Self(
      .route, "requires: «!signedIn»", "unknown-condition",
      "'!signedIn' denies a condition, which only 'when' of a link or an example may",
      help: "declare a condition that holds while 'signedIn' does not"),
    Self(
      .file, "root: home\nroutes: { home: { requires: «!signedIn»} }", "unknown-tag",
      "'!signedIn' is a YAML tag that specs do not know",
      help: "declare a condition that holds while 'signedIn' does not"),
    Self(
      .app, "«minIOS»: 17", "unknown-key",
      "'minIOS' is not a key of app; write 'platforms: {iOS: \"17.0\"}'",
      fixed: "platforms: {iOS: \"17.0\"}"),
    Self(
      .app, "«minimumOS»: 18.2", "unknown-key",
      "'minimumOS' is not a key of app; write 'platforms: {iOS: \"18.2\"}'",
      fixed: "platforms: {iOS: \"18.2\"}"),
    Self(
      .app, "«iOS»: \"17\"", "unknown-key", "'iOS' is not a key of app; write 'platforms: {iOS: \"17.0\"}'",
      fixed: "platforms: {iOS: \"17.0\"}"),
    Self(
      .link, #"{ path: "/item", «preset»: { id: 1 } }"#, "unknown-key",
      "'preset' is not a key of a link; did you mean 'with'?", fixed: #"{ path: "/item", with: { id: 1 } }"#),
    Self(
      .condition, "{ «onFail»: home }", "unknown-key",
      "'onFail' is not a key of a condition; did you mean 'redirect'?", fixed: "{ redirect: home }"),
    Self(
      .condition, "{ «login»: home }", "unknown-key",
      "'login' is not a key of a condition; did you mean 'redirect'?", fixed: "{ redirect: home }"),
    Self(
      .condition, "{ «screen»: home }", "unknown-key",
      "'screen' is not a key of a condition; did you mean 'redirect'?", fixed: "{ redirect: home }"),
    Self(
      .edge, "«{ sheet: item }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "{item: sheet}"),
    Self(
      .edge, "«{ push: item }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "item"),
    Self(
      .edge, "{ item: { «as»: sheet } }", "unknown-key",
      "'as' is not a key of an edge; did you mean 'present'?", fixed: "{ item: { present: sheet } }"),
    Self(
      .edge, "{ item: { «with»: { tab: a } } }", "unknown-key",
      "'with' is not a key of an edge, but of a link",
      help: "an edge gives no values: the code that navigates does"),
    Self(
      .edge, "item, «self»", "unknown-route", "no route is named 'self'",
      help: "a route is named, the own one too"),
    Self(
      .edge, "item, «'*'»", "unknown-route", "no route is named '*'",
      help: "an edge leads to one route; those that every screen leads to are listed in 'anywhere'"),
    Self(.param, "«let Int»", "invalid-type", "'let Int' is not a type expression", fixed: "\"Int\""),
    Self(
      .param, "«Recipe»", "unknown-type", "no type is named 'Recipe'",
      help: "declare 'Recipe' under 'types', or pass its id"),
    Self(
      .tab, "{ root: more, «href»: /more }", "unknown-key", "'href' is not a key of a tab",
      fixed: "{ root: more }", help: "remove 'href'; a screen needs no tab, and 'visible' takes a condition"),
    Self(
      .route, "title: Item\n    «screens»: { other: other }", "unknown-key",
      "'screens' is not a key of a route",
      help: "write 'to' with the screens that it leads to; all are declared under 'routes'"),
    Self(
      .route, "title: Item\n    «options»: { headerShown: false }", "unknown-key",
      "'options' is not a key of a route", help: "the view says what its bars show"),
    Self(
      .route, "title: Item\n    «launchMode»: singleTop", "unknown-key",
      "'launchMode' is not a key of a route", fixed: "title: Item",
      help: "remove 'launchMode'; an edge with 'popTo' goes back to a screen that is below"),
    Self(
      .route, "to: [{ other: { popTo: home, «popUpToInclusive»: true } }]", "unknown-key",
      "'popUpToInclusive' is not a key of an edge; did you mean 'inclusive'?",
      fixed: "to: [{ other: { popTo: home, inclusive: true } }]"),
    Self(
      .link, #"{ path: "/item/{id}", «pathMatch»: full }"#, "unknown-key",
      "'pathMatch' is not a key of a link", fixed: #"{ path: "/item/{id}" }"#,
      help: "remove 'pathMatch'; the pattern alone says which URLs open it"),
    Self(
      .type, "{ is: Int, «range»: 1..9 }", "unknown-key", "'range' is not a key of a type",
      help: "write 'min' and 'max'"),
    Self(
      .app, "schemes: [demo], match: { case: «false» }", "unknown-value",
      "'false' is not one of sensitive, insensitive; did you mean 'insensitive'?",
      fixed: "schemes: [demo], match: { case: insensitive }"),
  ]
}
