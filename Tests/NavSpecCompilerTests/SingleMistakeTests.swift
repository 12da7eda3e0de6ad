import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// One slip of the pen in a whole app is one diagnostic, wherever it is.
@Suite struct SingleMistakeTests {
  struct Slip: CustomTestStringConvertible, Sendable {
    let id: String
    let app: String
    let file: String
    let from: String
    let to: String

    init(_ id: String, _ from: String, _ to: String, app: String = "recipes", file: String? = nil) {
      self.id = id
      self.app = app
      self.file = file ?? "\(app).nav.yaml"
      self.from = from
      self.to = to
    }

    var testDescription: String { "\(id): \(from) → \(to)" }
  }

  @Test(arguments: misspelt + dropped + ofWrongType)
  func oneSlipIsOneDiagnostic(_ slip: Slip) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(slip.app)")
    var files = try MemorySpecFiles.contents(of: folder)
    let text = String(decoding: try #require(files[slip.file]), as: UTF8.self)
    let places = text.ranges(of: slip.from)
    let place = try #require(places.first, "there is no '\(slip.from)'")
    files[slip.file] = Array(text.replacingCharacters(in: place, with: slip.to).utf8)
    let compilation = try CheckedSpec(root: "\(slip.app).nav.yaml", files: MemorySpecFiles(files))
    #expect(compilation.diagnostics.map(\.kind.id) == [slip.id], "\(compilation.report.text(as: .plain))")
  }

  /// A name that is missing everywhere is reported at the first place, and fixed at all.
  @Test func aNameUsedInManyPlacesIsToldOnce() throws {
    let spec = """
      navspec: 1
      app: {name: Demo, schemes: [demo]}
      root: home
      conditions: {signdIn: {redirect: signIn}}
      routes:
        home: {to: [inbox, outbox, signIn]}
        inbox: {requires: signedIn}
        outbox: {requires: signedIn}
        drafts: {requires: signedIn, reachedBy: code}
        signIn: {present: sheet}
      """
    let files = MemorySpecFiles("demo.nav.yaml", spec)
    let compilation = try CheckedSpec(root: "demo.nav.yaml", files: files)
    let diagnostic = try #require(compilation.diagnostics.first)
    #expect(compilation.diagnostics.map(\.kind.id) == ["unknown-condition"])
    #expect(compilation.sources[diagnostic.range.source].location(of: Int(diagnostic.range.start)).line == 7)
    #expect(diagnostic.related.count == 2)
    // Another guard is not put in the place of the one that was meant unasked.
    #expect(compilation.fixed(in: files).fixCount == 0)
    let fixed = compilation.fixed(in: files, includesUnsafe: true)
    #expect(fixed.spec.diagnostics.isEmpty)
    #expect(fixed.fixCount == 1)
  }

  /// What a screen below says of a name in its own way does not excuse a link above it.
  @Test(arguments: [
    "shelf: {params: {number: Int}, links: [{path: \"/shelf/{id}\", as: {id: number}}], to: [book]}",
    "shelf: {params: {number: Int}, parent: room, links: [{path: \"/{id}/{number}\", stack: [room, shelf]}], to: [book]}",
  ])
  func aPlaceholderThatOnlyOthersKnowIsTold(_ shelf: String) throws {
    let spec = """
      navspec: 1
      app: {name: Demo, schemes: [demo]}
      root: home
      routes:
        home: {to: [room, shelf]}
        room: {params: {id: Int}}
        \(shelf)
        book: {parent: shelf, links: [{path: "/book/{id}/{number}", stack: [shelf, book]}]}
        page: {parent: book, links: ["/page/{id}/{number}"], reachedBy: code}
      """
    let compilation = try CheckedSpec.compiling(spec)
    #expect(compilation.diagnostics.contains { $0.kind.id == "unknown-placeholder" })
    let reported = compilation.diagnostics.filter { $0.severity == .error }.map {
      compilation.sources[$0.range.source].location(of: Int($0.range.start)).line
    }
    #expect(reported.contains(8), "\(compilation.report.text(as: .plain))")
  }

  static let misspelt = [
    Slip("unknown-key", "    doc: All categories.", "    dock: All categories."),
    Slip("unknown-key", "restoration: {storage: scene,", "restoration: {storrage: scene,"),
    Slip("unknown-key", "conditions:\n", "condition:\n"),
    Slip("unknown-key", "types:\n", "type:\n"),
    Slip("unknown-key", "sections:\n", "section:\n"),
    Slip("unknown-key", "routes:\n", "route:\n"),
    Slip("unknown-key", "tabs:\n", "tab:\n"),
    Slip("unknown-key", "include: [", "includes: ["),
    Slip("unknown-key", "    params: {category: Category}", "    param: {category: Category}"),
    Slip("unknown-key", "    parent: categories", "    parents: categories"),
    Slip("unknown-key", "    links: [\"/category/{category}\"]", "    link: [\"/category/{category}\"]"),
    Slip("unknown-key", "    to: [category]", "    too: [category]"),
    Slip("unknown-key", "root: categories}", "rot: categories}"),
    Slip("unknown-key", "{redirect: signIn}", "{redirects: signIn}"),
    Slip("unknown-key", "stack: [recipe], deprecated", "stak: [recipe], deprecated"),
    Slip("unknown-key", "pattern: \"[a-z0-9]+", "patern: \"[a-z0-9]+"),
    Slip("unknown-route", "      - cook\n", "      - cok\n"),
    Slip("unknown-route", "      - community.reviews\n", "      - comunity.reviews\n"),
    Slip("unknown-route", "root: categories}", "root: categoris}"),
    Slip("unknown-route", "    parent: category\n", "    parent: catgory\n"),
    Slip("unknown-route", "{redirect: signIn}", "{redirect: singIn}"),
    Slip("unknown-route", "stack: [recipe, cook]", "stack: [recpe, cook]"),
    Slip("unknown-route", "{route: categories}", "{route: categorys}"),
    Slip("unknown-condition", "    requires: signedIn", "    requires: singedIn"),
    Slip("unknown-condition", "visible: signedIn", "visible: signdIn"),
    Slip("unknown-section", "section: mine", "section: mien"),
    Slip("unknown-type", "{id: Recipe.ID, servings", "{id: Recipe.Id, servings"),
    Slip("unknown-placeholder", "\"/category/{category}\"]", "\"/category/{categry}\"]"),
    Slip(
      "unknown-param", "{id: 6F9619FF-8B86-D011-B42D-00C04FC964FF, servings: 2}",
      "{id: 6F9619FF-8B86-D011-B42D-00C04FC964FF, serving: 2}"),
    Slip("unknown-value", "    present: cover\n    links:", "    present: covr\n    links:"),
    Slip("unknown-value", "role: search", "role: serch"),
    Slip("unknown-value", "onLoss: keep", "onLoss: kep"),
    Slip("unknown-value", "storage: scene", "storage: scen"),
    Slip("unknown-platform", "{iOS: \"18.0\"", "{iOs: \"18.0\""),
    Slip("invalid-scheme", "schemes: [recipes]", "schemes: [https]"),
    Slip("invalid-domain", "domains: [recipes.example.com]", "domains: [\"https://recipes.example.com\"]"),
    Slip("invalid-default", "servings: \"Int = 4\"", "servings: \"Int = four\""),
    Slip("malformed-template", "\"/pro{?campaign}\"", "\"/pro{?campaign\""),
    Slip("malformed-expression", "\"[A-Za-z0-9_]{2,30}\"", "\"[A-Za-z0-9_{2,30}\""),
    Slip("failed-example", "\"recipes://category/quick-meals\"", "\"recipes://category/quickmeals\""),
    Slip("unknown-source", "source: fediverse", "source: fedverse", app: "icecubes"),
    Slip("unknown-condition", "when: onOwnServer", "when: onOwnSever", app: "icecubes"),
    Slip("unknown-type", "{account: Account}", "{account: Acount}", app: "icecubes"),
    Slip("unknown-section", "section: app", "section: ap", app: "icecubes"),
    Slip("unknown-route", "to: [conversationDetail]", "to: [conversationDetails]", app: "icecubes"),
    Slip("unknown-key", "sources:\n", "source:\n", app: "icecubes"),
  ]

  static let dropped = [
    Slip("missing-key", "navspec: 1\n", ""),
    Slip("missing-key", "  name: Recipes\n", ""),
    Slip("missing-key", ", root: categories}", "}"),
    Slip("unknown-section", "  mine: {title: My Kitchen}\n", "  other: {title: Other}\n"),
    Slip("unknown-section", "sections:\n  mine: {title: My Kitchen}\n", ""),
    Slip("unknown-type", "  Category: {cases: [desserts, mains, sides, {quickMeals: quick-meals}]}\n", ""),
    Slip("unknown-condition", "  signedIn: {redirect: signIn}\n", ""),
    Slip("unknown-placeholder", "    params: {category: Category}\n", ""),
    Slip(
      "unlinked-param", "- {path: \"/recipe/{id}{?servings}\", stack",
      "- {path: \"/recipe{?servings}\", stack"),
    Slip(
      "parent-param-missing", "{path: \"/recipe/{id}{?servings}\", stack: [recipe]}",
      "{path: \"/recipe/{id}{?servings}\"}"),
    Slip(
      "missing-key", "{path: \"/r/{id}\", stack: [recipe], deprecated: true}",
      "{stack: [recipe], deprecated: true}"),
    Slip("missing-key", ", key: com.example.recipes.navigation", ""),
    Slip("wrong-type", "  signedIn: {redirect: signIn}\n", "  signedIn: signIn\n"),
    Slip(
      "unknown-source",
      "sources:\n  # Any server of the network: which ones there are is known only at run time.\n  fediverse: {domains: [\"{server}\"]}\n",
      "", app: "icecubes"),
    Slip("unknown-type", "  StatusID: {is: String, pattern: \"[0-9]+\"}\n", "", app: "icecubes"),
    Slip("unknown-condition", "  onOwnServer: {}\n", "  x-none: {}\n", app: "icecubes"),
  ]

  static let ofWrongType = [
    Slip("unsupported-version", "navspec: 1\n", "navspec: 2\n"),
    Slip("wrong-type", "navspec: 1\n", "navspec: one\n"),
    Slip("wrong-type", "schemes: [recipes]", "schemes: {recipes: true}"),
    Slip("unknown-key", "include: [\"features/*.nav.yaml\"]", "include: {features: all}"),
    Slip("wrong-type", "    params: {category: Category}", "    params: [category]"),
    Slip("wrong-type", "    params: {category: Category}", "    params: Category"),
    Slip(
      "wrong-type", "    links: [\"/category/{category}\"]",
      "    links: {category: \"/category/{category}\"}"
    ),
    Slip("wrong-type", "tabs:\n", "tabs: all\nx-tabs:\n"),
    Slip("wrong-type", "types:\n", "types: all\nx-types:\n"),
    Slip("wrong-type", "routes:\n", "routes: all\nx-routes:\n"),
    Slip("wrong-type", "sections:\n", "sections: all\nx-sections:\n"),
    Slip("wrong-type", "  Slug: {is: String, pattern: \"[a-z0-9]+(-[a-z0-9]+)*\"}", "  Slug: String"),
    Slip("wrong-type", "    stack: true\n    requires", "    stack: sure\n    requires"),
    Slip("wrong-type", "deprecated: true", "deprecated: 1"),
    Slip("wrong-type", "min: 1, max: 53", "min: one, max: 53"),
    Slip("wrong-type", "version: 1}", "version: first}"),
    Slip(
      "wrong-type", "restoration: {storage: scene, key: com.example.recipes.navigation, version: 1}",
      "restoration: scene"),
    Slip("wrong-type", "  mine: {title: My Kitchen}", "  mine: My Kitchen"),
    Slip("wrong-type", "  Slug: {is: String, pattern: \"[a-z0-9]+(-[a-z0-9]+)*\"}", "  Slug: [String]"),
    Slip("wrong-type", "    title: Category", "    title: [Category]"),
    Slip("wrong-type", "    restore: recipe\n", "    restore: {key: recipe}\n"),
    Slip("wrong-type", "    parent: categories", "    parent: [categories]"),
    Slip("wrong-type", "stack: [recipe], deprecated", "stack: {recipe: 1}, deprecated"),
    Slip("wrong-type", "fediverse: {domains: [\"{server}\"]}", "fediverse: everywhere", app: "icecubes"),
    Slip("wrong-type", "conditions:\n", "conditions: [onOwnServer]\nx-conditions:\n", app: "icecubes"),
  ]
}
