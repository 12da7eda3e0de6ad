import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import TestSupport
import Testing

/// The screens below the one that a link opens: how they appear, and where their values come from.
@Suite struct ChainTests {
  /// A spec is refused at its link or its parent exactly where the router refuses the URL, and then no URL is built.
  @Test(arguments: [
    // The edge from the declared parent says how a screen below appears.
    (
      "home: { to: [{ list: sheet }] }", "list: { parent: home, to: [item] }", "item: { parent: list }", "",
      false
    ),
    (
      "home: { to: [{ list: sheet }] }", "list: { parent: home, stack: true }", "item: { parent: list }", "",
      true
    ),
    (
      "home: { to: [{ list: { present: popover, when: open } }] }", "list: { parent: home }",
      "item: { parent: list }", "", false
    ),
    // It is an edge from anywhere.
    ("home: {}", "list: { parent: home }", "item: { parent: list }", "anywhere: [{ list: cover }]", false),
    // Of several edges none says it.
    (
      "home: { to: [{ list: sheet }] }", "list: { parent: home }", "item: { parent: list }",
      "anywhere: [list]", true
    ),
    (
      "home: { to: [list] }", "list: { parent: home, present: sheet }", "item: { parent: list }",
      "anywhere: [{ list: push }]", false
    ),
    // The edge pushes a screen that calls itself a sheet.
    (
      "home: { to: [{ list: push }] }", "list: { parent: home, present: sheet }", "item: { parent: list }",
      "", true
    ),
    // The last one is a modal of its own.
    (
      "home: { to: [{ list: sheet }] }", "list: { parent: home, to: [{ item: cover }] }",
      "item: { parent: list }", "", true
    ),
    // Without a parent, a screen appears as it says.
    ("home: { to: [{ list: sheet }] }", "list: {}", "item: { parent: list }", "", true),
    (
      "home: { to: [{ list: { present: { window: { else: sheet } } } }] }", "list: { parent: home }",
      "item: { parent: list }", "", false
    ),
  ])
  func theRouterAndTheRulesAgree(
    _ home: String, _ list: String, _ item: String, _ more: String, _ isOpened: Bool
  ) throws {
    let spec = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      conditions: { open: {} }
      root: home
      \(more)
      routes:
        \(home)
        \(list)
        \(item.dropLast(2)), params: { id: Int }, links: ["/item/{id}"], examples: { "/item/7": { id: 7 } } }
      """)
    #expect(
      spec.diagnostics.filter { $0.severity == .error }.map(\.kind.id)
        == (isOpened ? [] : ["modal-without-stack"]))
    for unmet in [[], ["open"]] as [Set<String>] {
      #expect(
        try spec.resolution(of: "demo://item/7", unmet: unmet).result == (isOpened ? .opened : .unmatched))
    }
    let urls = try? spec.urls(for: "item", params: [(name: "id", value: "7")])
    #expect(urls?.first?.text == (isOpened ? "demo://item/7" : nil))
  }

  /// The link's own words come first, of its stack and of its last screen.
  @Test(arguments: [
    (#"{ path: "/item/{id}", stack: [home, list, item] }"#, 1),
    (#"{ path: "/item/{id}", stack: [list, item] }"#, 0),
    (#"{ path: "/item/{id}", stack: [home, list, item], present: cover }"#, 0),
    (#"{ path: "/item/{id}", stack: [item], present: push }"#, 0),
  ])
  func theLinksOwnStackCounts(_ link: String, _ errors: Int) throws {
    let spec = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: { to: [{ list: sheet }, item] }
        list: {}
        item: { params: { id: Int }, links: [\(link)] }
      """)
    let found = spec.diagnostics.filter { $0.kind.id == "modal-without-stack" }
    #expect(found.count == errors)
    #expect(try spec.resolution(of: "demo://item/7").result == (errors == 0 ? .opened : .unmatched))
  }

  /// `present: push` of a link is an error of the link, not of the parent.
  @Test func theLinksOwnPresentationCounts() throws {
    let spec = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: { to: [list] }
        list: { present: sheet }
        item: { params: { id: Int }, present: sheet, parent: list, links: ["/a/{id}", { path: "/b/{id}", present: push }] }
      """)
    #expect(spec.diagnostics.map(\.kind.id) == ["modal-without-stack"])
    #expect(try spec.resolution(of: "demo://a/7").result == .opened)
    #expect(try spec.resolution(of: "demo://b/7").result == .unmatched)
  }

  /// A value that fits the screen, and not the one below it.
  @Test func aURLThatTheRouterRefusesIsNeitherBuiltNorAnExample() throws {
    let spec = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: { to: [list] }
        list: { params: { id: Int }, to: [item] }
        item:
          params: { id: String }
          parent: list
          links: ["/item/{id}"]
          examples: { "/item/7": { id: "7" }, "/item/x": { id: x }, "/item/y": null }
      """)
    #expect(spec.diagnostics.map(\.kind.id) == ["failed-example"])
    #expect(spec.diagnostics.first?.message == "'/item/x' opens nothing, and should open 'item'")
    #expect(try spec.resolution(of: "demo://item/x").result == .unmatched)
    #expect(throws: (any Error).self) { try spec.urls(for: "item", params: [(name: "id", value: "x")]) }
    #expect(try spec.urls(for: "item", params: [(name: "id", value: "7")]).first?.text == "demo://item/7")
  }

  /// What a screen below takes by a name alone.
  @Test(arguments: [
    ("id: Post.ID", "id: Post.ID", "", ""), ("id: Int", "id: Int", "", ""),
    ("id: Post.ID", "id: Comment.ID", "", "mismatched-argument"),
    ("id: Post.ID", "id: Int", "", "mismatched-argument"),
    ("id: Int", "id: Post.ID", "", "mismatched-argument"), ("id: UUID", "id: Int", "", "mismatched-argument"),
    ("id: Post.ID?", "id: Comment.ID", "", "mismatched-argument"),
    ("id: Post.ID", "id: Comment.ID?", "", "mismatched-argument"),
    ("id: Key", "id: Other", "", "mismatched-argument"), ("id: Key", "id: Key", "", ""),
    ("id: Post.ID", "\"id\": \"[Post.ID]\"", "", "mismatched-argument"),
    ("id: String", "id: \"[String]\"", "", "mismatched-argument"),
    ("id: Post.ID?", "id: Post.ID", "", "inherited-value"),
    ("id: \"Post.ID = 1\"", "id: Post.ID", "", "inherited-value"),
    ("id: Post.ID?", "id: Post.ID?", "", "inherited-value"), ("id: Post.ID", "id: \"Post.ID = 1\"", "", ""),
    ("id: \"[Int]\"", "id: \"[Int]\"", "", "inherited-value"),
    // What the parent says is meant.
    ("id: Int?", "id: Int", "id: $id", ""), ("id: Int?", "id: Int", "id: 4", ""),
    ("id: Post.ID", "id: Comment.ID, post: Post.ID", "id: $post", ""), ("id: Int?", "key: Int", "", ""),
  ])
  func aNameIsNoType(_ below: String, _ above: String, _ given: String, _ ids: String) throws {
    let head = """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      types:
        Post.ID: { is: Int }
        Comment.ID: { is: Int }
        Key: { cases: [a, b] }
        Other: { cases: [a, b] }
      root: home

      """
    func problems(_ routes: String) throws -> String {
      try CheckedSpec.compiling(head + routes).diagnostics.map(\.kind.id)
        .filter { $0 != "unused-declaration" }.joined(separator: ",")
    }
    let parent = given.isEmpty ? "post" : "{ post: { \(given) } }"
    let query = above.contains("post:") ? "id,post" : above.contains("key") ? "key" : "id"
    let routes = """
      routes:
        home: { to: [post] }
        post: { params: { \(below) }, parent: home, to: [comment] }
        comment: { params: { \(above) }, parent: \(parent), links: ["/comment{?\(query)}"] }
      """
    #expect(try problems(routes) == ids)
    // The nearest namesake counts, also if a screen between has no such param.
    let between = routes.replacing("parent: \(parent)", with: "parent: middle").replacing(
      "  comment:", with: "  middle: { parent: post }\n  comment:")
    if given.isEmpty, !above.contains("key"), !ids.contains("inherited") {
      #expect(try problems(between) == ids)
    }
    // A link's own stack has no other names either.
    let stacked = routes.replacing("parent: \(parent), ", with: "").replacing(
      "[\"/comment{?\(query)}\"]", with: "[{ path: \"/comment{?\(query)}\", stack: [post, comment] }]")
    if given.isEmpty, !above.contains("key") { #expect(try problems(stacked) == ids) }
  }

  /// What a route has from the one it is under is one mistake, whichever is declared first.
  @Test func aParamFromUnderIsReportedOnce() throws {
    let spec = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      types: { Post.ID: { is: Int }, Group.ID: { is: Int } }
      root: home
      routes:
        home: { to: [group, answers, post] }
        group: { params: { id: Group.ID } }
        answers: { under: post, links: ["/answers/{id}"] }
        post: { params: { id: Post.ID }, parent: group, links: ["/post/{id}"] }
      """)
    #expect(spec.diagnostics.map(\.kind.id) == ["mismatched-argument"])
    #expect(spec.diagnostics.first?.message == "'id' is Post.ID in 'post', and Group.ID in 'group' below it")
  }

  /// The value is given where the parent of the screen directly above is said, which a stack does not ask.
  @Test(arguments: [
    (
      "params: { id: Comment.ID }, parent: post", "/comment/{id}",
      "give it a value of its own, from another param"
    ),
    (
      "params: { id: Comment.ID }, parent: thread", "/comment/{id}",
      "give it a value of its own in 'thread', from a param of that route"
    ),
    (
      "params: { id: Comment.ID }", "/comment/{id}, stack: [post, comment]",
      "give it a value of its own in the link, from another param: stack: [… {post: {id: $post}} …]"
    ),
    (
      "params: { id: Comment.ID }", "/comment/{id}, stack: [post, thread, comment]",
      "give it a value of its own in the link, from another param: stack: [… {post: {id: $post}} …]"
    ),
    (
      "params: { id: Comment.ID, post: Post.ID }, parent: { post: { id: $post } }",
      "/comment/{id}/{post}, stack: [post, comment]",
      "give it a value of its own in the link, from another param: stack: [… {post: {id: $post}} …]"
    ),
  ])
  func theCureSaysWhereItIsWritten(_ route: String, _ link: String, _ cure: String) throws {
    let parts = link.split(separator: ", ", maxSplits: 1)
    let stack = parts.count > 1 ? ", \(parts[1])" : ""
    let spec = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      types: { Post.ID: { is: Int }, Comment.ID: { is: Int } }
      root: home
      routes:
        home: { to: [post, thread] }
        post: { params: { id: Post.ID }, to: [thread, comment] }
        thread: { parent: post, to: [comment] }
        comment: { \(route), links: [{ path: "\(parts[0])"\(stack) }] }
      """)
    let problem = try #require(spec.diagnostics.first { $0.kind.id == "mismatched-argument" })
    #expect(
      problem.fixes.map(\.title) == [
        cure.contains("stack:") ? cure : "\(cure): parent: {post: {id: $post}}",
        "give one of the params another name",
      ])
  }

  /// Its fix says what the app does already.
  @Test func theFixOfAnInheritedValueKeepsWhatOpens() throws {
    let text = """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: { to: [list] }
        list: { params: { id: Int?, q: "String = all" }, to: [item] }
        item: { params: { id: Int, q: String? }, parent: list, links: ["/item/{id}{?q}"] }
      """
    let files = MemorySpecFiles("demo.nav.yaml", text)
    let spec = try CheckedSpec.compiling(text)
    let fixed = spec.fixed(in: files, includesUnsafe: true).spec
    #expect(spec.diagnostics.map(\.kind.id) == ["inherited-value"])
    #expect(fixed.problems.isEmpty)
    for url in ["demo://item/7", "demo://item/7?q=red"] {
      #expect(try fixed.resolution(of: url).json == spec.resolution(of: url).json)
    }
  }

  /// Where another screen is between the two, 'parent' would take it out of the chain.
  @Test func theParentIsNoCureBelowAnotherScreen() throws {
    let spec = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: { to: [list] }
        list: { params: { q: "String = all" }, to: [shelf] }
        shelf: { parent: list, to: [item] }
        item: { params: { id: Int, q: String? }, parent: shelf, links: ["/item/{id}{?q}"] }
      """)
    #expect(spec.diagnostics.map(\.kind.id) == ["inherited-value"])
    #expect(spec.diagnostics.first?.fixes.map(\.title) == ["give one of the params another name"])
  }
}
