import NavSpecRuntime
import Testing

struct LinkTableTests {
  @Test func everySchemeAndDomainOpensTheSamePlace() {
    var app = SchemaFixture()
    app.route("recipe", [.int("id")], links: ["/recipe/{id}"])
    for url in [
      "app://recipe/42", "app:///recipe/42", "app:recipe/42", "app:/recipe/42",
      "https://app.example/recipe/42",
      "HTTPS://APP.example:443/recipe/42", "//app.example/recipe/42", "/recipe/42", "APP://Recipe/42",
      "https://app.example/recipe/42/", "https://app.example/recipe/42?utm=1#top", "app://recipe/%34%32",
      "https://app.example:/recipe/42",
    ] { #expect(app.opened(url) == "recipe(42)", "\(url)") }
    for url in [
      "http://app.example/recipe/42", "https://other.example/recipe/42", "recipe/42", "", "/", "/recipe/",
      "/recipe/x",
      "https://app.example:444/recipe/42", "https://u@app.example/recipe/42", "app://recipe:1/42",
      "/Recipe/42",
      "/recipe//42", "/recipe/42//", "/recipe/4 2", "/recipe/42?a=%zz", "/recipe/42#%ff", "/recipe/42?%00",
      "/x/../recipe/42",
      "/recipe/%2e%2e/42", "/./recipe/42", "\\recipe\\42", "/recipe/42\n", "https:/app.example/recipe/42",
      "other:recipe/42",
      "https://app.example:99999/recipe/42", "/recipe/42%C3", "app://",
    ] { #expect(app.opened(url) == "-", "\(url)") }
    #expect(app.opened("/recipe/42?x=" + String(repeating: "a", count: 17_000)) == "-")
    #expect(app.opened(String(repeating: "/a", count: 300)) == "-")
  }

  @Test func theMoreSpecificSegmentWinsFromTheLeft() {
    var app = SchemaFixture()
    let category = NavigationSchema.Parameter.cases("c", ["new", "old"])
    app.route("text", [.string("a")], links: ["/{a}"])
    app.route("slug", [.init(name: "a", form: ValueForm(.string, pattern: "[a-z-]+"))], links: ["/{a}"])
    app.route("at", [.string("a")], links: ["/@{a}"])
    app.route("atNumber", [.int("a")], links: ["/@{a}"])
    app.route("double", [.init(name: "a", form: ValueForm(.double))], links: ["/{a}"])
    app.route("int", [.int("a")], links: ["/{a}"])
    app.route("small", [.init(name: "a", form: ValueForm(.int, minimum: 0, maximum: 9))], links: ["/{a}"])
    app.route("set", [category], links: ["/{c}"])
    app.route("literal", links: ["/new"])
    app.route("rest", [.string("a").list], links: ["/{c}{/a*}", "/all{/a*}"])
    app.route("deep", [.string("a"), .string("b")], links: ["/{a}/{b}"])
    #expect(app.opened("/Tom") == "text(Tom)")
    #expect(app.opened("/tom") == "slug(tom)")
    #expect(app.opened("/@tom") == "at(tom)")
    #expect(app.opened("/@12") == "atNumber(12)")
    #expect(app.opened("/1.5") == "double(1.5)")
    #expect(app.opened("/10") == "int(10)")
    #expect(app.opened("/9") == "small(9)")
    #expect(app.opened("/old") == "set(old)")
    #expect(app.opened("/new") == "literal()")
    #expect(app.opened("/all") == "rest([])")
    #expect(app.opened("/all/x") == "rest([x])")
    #expect(app.opened("/a/x") == "deep(a,x)")
    #expect(app.opened("/all/x/y") == "rest([x,y])")
  }

  @Test func anAffixTakesTheShortestTextFromTheLeft() {
    var app = SchemaFixture()
    app.route("compare", [.string("a"), .string("b")], links: ["/compare/{a}...{b}"])
    app.route("post", [.int("id"), .string("slug")], links: ["/p/{id}-{slug}"])
    app.route("file", [.string("name")], links: ["/f/{name}.json"])
    app.route("mixed", [.string("a"), .uuid("b")], links: ["/m/{a}-{b}-end"])
    #expect(app.opened("/compare/v1...v2...v3") == "compare(v1,v2...v3)")
    #expect(app.opened("/compare/v1..v2") == "-")
    #expect(app.opened("/compare/...x") == "-")
    #expect(app.opened("/p/42-a-b") == "post(42,a-b)")
    #expect(app.opened("/p/-42-b") == "post(-42,b)")
    #expect(app.opened("/p/42-") == "-")
    #expect(app.opened("/f/a.json.json") == "file(a.json)")
    let id = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
    #expect(app.opened("/m/a-b-\(id)-end") == "mixed(a-b,\(id))")
    #expect(
      app.opened("/compare/" + String(repeating: ".", count: 9000)) == "compare(.,"
        + String(repeating: ".", count: 8996) + ")")
  }

  @Test func optionalSegmentsFillFromTheLeft() {
    var app = SchemaFixture()
    let issues = app.route(
      "issues", [.int("id").optional, .string("tab").or(.string("all"))], links: ["/issues{/id}{/tab}"])
    #expect(app.opened("/issues") == "issues(nil,all)")
    #expect(app.opened("/issues/4") == "issues(4,all)")
    #expect(app.opened("/issues/4/x") == "issues(4,x)")
    #expect(app.opened("/issues/x") == "-")
    #expect(
      app.table.url(for: issues, values: [.integer(4), .string("all")]) == "https://app.example/issues/4")
    #expect(app.table.url(for: issues, values: [.absent, .string("x")]) == nil)
    let notes = app.route(
      "notes", [.int("page").or(.integer(1)), .string("tab").optional], links: ["/notes{/page,tab}"])
    #expect(
      app.table.url(for: notes, values: [.integer(1), .string("x")]) == "https://app.example/notes/1/x")
  }

  @Test func severalSegmentsGoToOneParameter() {
    var app = SchemaFixture()
    let raw = app.route("raw", [.string("rest")], links: ["/raw/{+rest}"])
    app.route("post", [.string("base"), .int("id")], links: ["/{+base}/post/{id}"])
    let talk = app.route("talk", [.string("title")], links: ["/wiki/Talk:{+title}"])
    let files = app.route("files", [.string("rest").list], links: ["/files{/rest*}"])
    #expect(app.opened("/raw/a/b") == "raw(a/b)")
    #expect(app.opened("/raw/a//b") == "raw(a//b)")
    #expect(app.opened("/raw/") == "-")
    #expect(app.opened("/raw//a") == "raw(/a)")
    #expect(app.opened("/raw/a%2Fb") == "-")
    #expect(app.opened("/x/y/post/3") == "post(x/y,3)")
    #expect(app.opened("/raw/post/3") == "raw(post/3)")
    #expect(app.opened("/post/3") == "-")
    #expect(app.opened("/wiki/Talk:a") == "talk(a)")
    #expect(app.opened("/wiki/Talk:a/b//c") == "talk(a/b//c)")
    #expect(app.opened("/wiki/Talk:") == "-")
    #expect(app.opened("/files") == "files([])")
    #expect(app.opened("/files/a%2Fb/c") == "files([a/b,c])")
    #expect(app.opened("/files/a//c") == "-")
    let table = app.table
    #expect(table.url(for: raw, values: [.string("a b/c:d%")]) == "https://app.example/raw/a%20b/c:d%25")
    #expect(table.url(for: raw, values: [.string("a/")]) == nil)
    #expect(table.url(for: talk, values: [.string("a/b")]) == "https://app.example/wiki/Talk:a/b")
    #expect(
      table.url(for: files, values: [.list([.string("a/b"), .string("c")])])
        == "https://app.example/files/a%2Fb/c")
    #expect(table.url(for: files, values: [.list([.string("..")])]) == nil)
  }

  @Test func theQueryIsReadInAnyOrder() {
    var app = SchemaFixture()
    let search = app.route(
      "search",
      [
        .string("q"), .int("page").or(.integer(1)), .string("tags").list,
        .init(name: "on", form: ValueForm(.bool)).optional,
      ],
      links: ["/search{?q,page,tags,on}"])
    app.route("oauth", [.string("code")], links: ["/login?type=oauth{&code}"])
    app.route("login", links: ["/login"])
    app.route("title", [.string("title").optional], links: ["/w?title={title}"])
    let all = app.route("all", [.string("a").optional, .string("rest").map], links: ["/s{?a,rest*}"])
    #expect(app.opened("/search?page=2&q=a%26b&x=1") == "search(a&b,2,[],nil)")
    #expect(app.opened("/search?q=") == "search(,1,[],nil)")
    #expect(app.opened("/search?Q=a") == "-")
    #expect(app.opened("/search?q=a&q=b&page=x&on=1") == "search(a,1,[],true)")
    #expect(app.opened("/search?q=a&tags=b,c&tags=d%2Ce") == "search(a,1,[b,c,d,e],nil)")
    let match = app.table.outcome(of: "/search?q=a&tags=b,c&tags=d%2Ce")
    guard case .matched(let found) = match else {
      Issue.record("not matched")
      return
    }
    #expect(found.captures["tags"] == .list([.string("b"), .string("c"), .string("d,e")]))
    #expect(app.opened("/search?q=a+b") == "search(a+b,1,[],nil)")
    #expect(app.opened("/login?code=1&type=oauth") == "oauth(1)")
    #expect(app.opened("/login?type=oauth") == "login()")
    #expect(app.opened("/w?title=x") == "title(x)")
    #expect(app.opened("/w") == "-")
    #expect(app.opened("/s?b=1&a=2&c=&b=3") == "all(2,{b:1,c:})")
    let table = app.table
    #expect(
      table.url(
        for: search, values: [.string("a&b"), .integer(1), .list([.string("x,y"), .string("z")]), .absent])
        == "https://app.example/search?q=a%26b&tags=x%2Cy,z")
    #expect(
      table.url(for: search, values: [.string("a"), .integer(1), .list([.string("")]), .absent]) == nil)
    #expect(
      table.url(for: all, values: [.absent, .map(["b": "1", "é": "/"])])
        == "https://app.example/s?b=1&%C3%A9=%2F")
    #expect(table.url(for: all, values: [.absent, .map(["a": "1"])]) == nil)
  }

  @Test func theFragmentIsReadWhereAPatternHasOne() {
    var app = SchemaFixture()
    let room = app.route("room", [.string("id")], links: ["/#/room/{id}"])
    let section = app.route("section", [.string("section").optional], links: ["/x{#section}"])
    let auth = app.route(
      "auth", [.string("channel"), .string("key").optional], links: ["/auth#channel={channel}&key={key}"])
    app.route("home", links: ["/"])
    #expect(app.opened("https://app.example/#/room/a%2Fb") == "room(a/b)")
    #expect(app.opened("https://app.example/#/other") == "home()")
    #expect(app.opened("https://app.example") == "home()")
    #expect(app.opened("app://") == "home()")
    #expect(app.opened("/x#a/b") == "section(a/b)")
    #expect(app.opened("/x") == "section(nil)")
    #expect(app.opened("/auth#key=1&channel=c") == "auth(c,1)")
    #expect(app.opened("/auth#channel=c") == "auth(c,nil)")
    #expect(app.opened("/auth#key=1") == "-")
    let table = app.table
    #expect(table.url(for: room, values: [.string("a/b")]) == "https://app.example/#/room/a%2Fb")
    #expect(table.url(for: section, values: [.string("a#b")]) == "https://app.example/x#a%23b")
    #expect(table.url(for: section, values: [.absent]) == "https://app.example/x")
    #expect(
      table.url(for: auth, values: [.string("a&b=c"), .absent])
        == "https://app.example/auth#channel=a%26b%3Dc")
  }

  @Test func sourcesHaveTheirOwnPolicies() {
    var app = SchemaFixture(
      schemes: ["app"], domains: ["app.example", "*.app.example", "{lang}.docs.app.example"])
    var loose = NavigationSchema.Source(name: "loose", schemes: ["loose"], domains: ["loose.example"])
    loose.acceptsHTTP = true
    loose.ignoresCase = true
    loose.collapsesSlashes = true
    loose.plusIsSpace = true
    loose.hostPolicy = .ignore
    var strict = NavigationSchema.Source(name: "strict", schemes: ["strict"], domains: ["{server}"])
    strict.strictTrailingSlash = true
    strict.hostPolicy = .domain
    app.schema.sources += [loose, strict]
    let page = app.route("page", [.string("id"), .string("lang").optional], links: ["/page/{id}"])
    let old = app.route("old", [.cases("kind", ["New", "Old"]), .string("q").optional])
    app.link(old, "/Kind/{kind}{?q}") { $0.source = 1 }
    let server = app.route("server", [.string("server"), .string("x")])
    app.link(server, "/at/{x}") { $0.source = 2 }
    app.link(server, "/slash/{x}/") { $0.source = 2 }
    #expect(app.opened("https://en.docs.app.example/page/1") == "page(1,en)")
    #expect(app.opened("https://a.b.app.example/page/1") == "page(1,nil)")
    #expect(app.opened("https://xapp.example/page/1") == "-")
    #expect(app.opened("http://LOOSE.example//kind///OLD/") == "old(Old,nil)")
    #expect(app.opened("loose://anything:80/KIND/new?q=a+b%2B") == "old(New,a b+)")
    #expect(app.opened("/Kind/New") == "-")
    #expect(app.opened("https://Any.Host:8443/at/z") == "server(any.host:8443,z)")
    #expect(app.opened("https://h/at/z/") == "-")
    #expect(app.opened("https://h/slash/z/") == "server(h,z)")
    #expect(app.opened("https://h/slash/z") == "-")
    #expect(app.opened("strict://h/at/z") == "server(h,z)")
    #expect(app.table.url(for: server, values: [.string("h:1"), .string("z")]) == "https://h:1/at/z")
    #expect(
      app.table.urls(for: page, values: [.string("1"), .string("en")]).first
        == "https://en.docs.app.example/page/1")
    #expect(
      app.table.urls(for: page, values: [.string("1"), .absent]) == [
        "https://app.example/page/1", "app://page/1",
      ])
  }

  @Test func aFullURLMeansThatOneOnly() {
    var app = SchemaFixture()
    app.route("old", [.string("id")], links: ["https://old.example/x/{id}", "app://y/{id}", "other:z/{id}"])
    app.route("wild", [.string("id")], links: ["https://*.old.example/x/{id}"])
    app.route("lang", [.string("lang"), .string("id")], links: ["https://{lang}.old.example/x/{id}"])
    #expect(app.opened("https://old.example/x/1") == "old(1)")
    #expect(app.opened("https://app.example/x/1") == "-")
    #expect(app.opened("/x/1") == "-")
    #expect(app.opened("app://y/1") == "old(1)")
    #expect(app.opened("app:///y/1") == "old(1)")
    #expect(app.opened("other:z/1") == "old(1)")
    #expect(app.opened("https://en.old.example/x/1") == "lang(en,1)")
    #expect(app.opened("https://a.en.old.example/x/1") == "wild(1)")
  }

  @Test func whatAHostCapturesIsInForm() {
    var app = SchemaFixture(
      schemes: [], domains: ["{lang}.app.example", "*.app.example", "{server}", "{id}.old.example"])
    let form = ValueForm(.string, pattern: "[a-z]+")
    app.route("lang", [.init(name: "lang", form: form, arity: .optional)], links: ["/a"])
    app.route("any", [.string("lang")], links: ["https://{lang}.app.example/b"])
    app.route("number", [.init(name: "id", form: ValueForm(.int))], links: ["https://{id}.app.example/b"])
    app.route("set", [.init(name: "s", form: ValueForm(.cases(["EN"])))])
    app.link(3, "https://{x}.app.example/c") { $0.names = ["x": "s"] }
    #expect(app.opened("https://en.app.example/a") == "lang(en)")
    #expect(app.opened("https://e1.app.example/a") == "lang(nil)")
    #expect(app.opened("https://x7.app.example/b") == "any(x7)")
    #expect(app.opened("https://7.app.example/b") == "any(7)")
    app.schema.links.remove(at: 1)
    #expect(app.opened("https://7.app.example/b") == "number(7)")
    #expect(app.opened("https://x7.app.example/b") == "-")
    #expect(app.opened("https://en.app.example/c") == "set(EN)")
    #expect(app.opened("https://de.app.example/c") == "-")
    #expect(app.table.url(for: 3, values: [.string("EN")]) == "https://EN.app.example/c")
  }

  @Test func conditionsKeysAndPriorityDecide() {
    var app = SchemaFixture()
    app.schema.conditions = [.init(name: "signedIn")]
    let inside = app.route("inside")
    let outside = app.route("outside")
    let token = app.route("token", [.string("token")])
    let any = app.route("any", [.string("a")])
    app.link(inside, "/me") { $0.when = .init(condition: 0) }
    app.link(outside, "/me") { $0.when = .init(condition: 0, isNegated: true) }
    app.link(token, "/t{?token}")
    app.link(any, "/t") {
      $0.forbiddenKeys = ["token"];
      $0.stack = [.init(route: any, arguments: ["a": .constant(.string("none"))])]
    }
    app.link(any, "/{a}/x") { $0.priority = 1 }
    app.link(inside, "/lit/x")
    #expect(app.opened("/me") == "inside()")
    #expect(app.opened("/me", holds: { _ in false }) == "outside()")
    #expect(app.opened("/t?token=1") == "token(1)")
    #expect(app.opened("/t") == "any(none)")
    #expect(app.opened("/lit/x") == "any(lit)")
    #expect(app.table.url(for: outside, values: []) == nil)
    #expect(app.table.url(for: inside, values: []) == nil)
  }

  @Test func aURLParamTakesTheURLAsAnAbsoluteOne() {
    var app = SchemaFixture(schemes: ["app"], domains: ["*.app.example", "app.example"])
    let form = ValueForm(.url, schemes: ["https", "app"])
    let page = app.route("page", [.init(name: "from", form: form), .string("text")])
    app.link(page, "/{_}") {
      $0.stack = [.init(route: page, arguments: ["from": .url, "text": .url])]
    }
    #expect(
      app.opened("https://app.example/a?q=1") == "page(https://app.example/a?q=1,https://app.example/a?q=1)")
    #expect(app.opened("//app.example/a") == "page(https://app.example/a,//app.example/a)")
    #expect(app.opened("/a") == "page(https://app.example/a,/a)")
    #expect(app.opened("/ä#b#[") == "page(https://app.example/%C3%A4#b%23%5B,/ä#b#[)")
    app.schema.sources[0].domains = ["*.app.example"]
    #expect(app.opened("/a") == "page(app:/a,/a)")
    #expect(app.opened("app:///A?b#c") == "page(app:/A?b#c,app:///A?b#c)")
    app.schema.sources[0].schemes = []
    #expect(app.opened("/a") == "!page")
  }

  @Test func exclusionsComeFirstAndRedirectsKeepWhatTheyDoNotConsume() {
    var app = SchemaFixture()
    app.route(
      "recipe", [.int("id"), .int("servings").or(.integer(4)), .string("section").optional],
      links: ["/recipe/{id}{?servings}{#section}"])
    app.route("raw", [.string("p")], links: ["/raw/{+p}"])
    app.schema.exclusions = [
      .init(pattern: "/admin{/rest*}"), .init(pattern: "/recipe/0"), .init(pattern: "/o/9"),
    ]
    app.schema.redirects = [
      .init(pattern: "/o/{id}{?n}", target: "/recipe/{id}{?servings}"),
      .init(pattern: "/old{?id}", target: "/o/{id}"),
      .init(pattern: "/loop", target: "/loop"), .init(pattern: "/deep/{+rest}", target: "/raw/{+rest}"),
    ]
    #expect(app.opened("/admin/x/y") == "x")
    #expect(app.opened("https://app.example/recipe/0") == "x")
    #expect(app.opened("/o/42?servings=2&n=1#top") == "recipe(42,2,top)")
    #expect(app.opened("app://o/42") == "recipe(42,4,nil)")
    #expect(app.opened("/old?id=3&servings=1") == "recipe(3,1,nil)")
    #expect(app.opened("/old") == "-")
    #expect(app.opened("/o/9") == "x")
    #expect(app.opened("/old?id=9") == "recipe(9,4,nil)")
    #expect(app.opened("/old?id=0") == "recipe(0,4,nil)")
    #expect(app.opened("/loop") == "-")
    #expect(app.opened("/deep/a%20b/c") == "raw(a b/c)")
    guard case .matched(let match) = app.table.outcome(of: "/old?id=3") else {
      Issue.record("not matched")
      return
    }
    #expect(match.url == "/old?id=3")
  }

  @Test func prefixesMayStandBeforeEveryPath() {
    var app = SchemaFixture()
    app.schema.prefixes = ["/{locale}"]
    app.schema.prefixForms = ["locale": ValueForm(.string, pattern: "[a-z]{2}(-[A-Z]{2})?")]
    app.route("recipe", [.int("id")], links: ["/recipe/{id}", "https://x.example/r/{id}"])
    #expect(app.opened("/recipe/1") == "recipe(1)")
    #expect(app.opened("/de-AT/recipe/1") == "recipe(1)")
    #expect(app.opened("/deu/recipe/1") == "-")
    #expect(app.opened("https://x.example/de/r/1") == "-")
    #expect(app.table.url(for: 0, values: [.integer(1)]) == "https://app.example/recipe/1")
  }

  @Test func argumentsOfAStackComeFromTheLink() {
    var app = SchemaFixture()
    let list = app.route("list", [.string("owner"), .int("page").or(.integer(1))])
    let item = app.route(
      "item", [.int("id"), .init(name: "from", form: ValueForm(.url)).optional, .string("shown")])
    app.link(item, "/u/{user}/item/{id}") {
      $0.names = ["user": "owner"]
      $0.stack = [.init(route: list), .init(route: item, arguments: ["from": .url, "shown": .path])]
      $0.constraints = ["owner": ValueForm(.cases(["ann", "bob"]))]
    }
    let table = app.table
    #expect(app.opened("/u/tom/item/1") == "-")
    guard case .matched(let match) = table.outcome(of: "https://app.example/u/ann/item/1?x") else {
      Issue.record("not matched")
      return
    }
    #expect(table.values(of: app.schema.links[0].stack[0], in: match) == [.string("ann"), .integer(1)])
    #expect(
      table.values(of: app.schema.links[0].stack[1], in: match)
        == [.integer(1), .string("https://app.example/u/ann/item/1?x"), .string("/u/ann/item/1")])
    #expect(table.url(for: item, values: [.integer(1), .absent, .string("/u/ann/item/1")]) == nil)
  }

  @Test func whatCannotBeReadIsListedAndSkipped() {
    var app = SchemaFixture()
    app.route("a", [.init(name: "o", form: ValueForm(.opaque))], links: ["/{", "/ok", "/{o}", "https:///x"])
    app.schema.exclusions = [.init(pattern: "x")]
    app.schema.redirects = [.init(pattern: "/a", target: "/{")]
    #expect(app.table.problems.map(\.origin) == [.link(0), .link(2), .link(3), .redirect(0), .exclusion(0)])
    #expect(app.opened("/ok") == "!a")
  }
}
