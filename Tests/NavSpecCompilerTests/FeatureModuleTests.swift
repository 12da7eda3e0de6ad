import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import Testing

/// A feature in a package of its own is compiled there by itself, and imported by the app that includes it.
@Suite struct FeatureModuleTests {
  static let checkout = """
    navspec: 1
    feature: checkout
    types:
      Product.ID: {is: Int, import: ShopModel}
      Step: {cases: [address, payment]}
    conditions: {signedIn: {}}
    exits:
      product: {id: Product.ID}
    routes:
      cart: {links: ["/cart"], to: [pay, product]}
      pay: {params: {step: "Step = address"}, parent: cart, requires: signedIn, links: ["/pay{/step}"]}
      pick: {params: {pin: {type: String, sensitive: true}}, present: sheet, returns: Step, reachedBy: code}

    """
  static let path = "../Checkout/checkout.nav.yaml"
  static let app = """
    navspec: 1
    app: {name: Shop, schemes: [shop]}
    include: [{path: ../Checkout/checkout.nav.yaml, module: Checkout, exits: {product: {item: {sku: $id}}}}]
    conditions: {signedIn: {redirect: signIn}}
    root: home
    routes:
      home: {to: [item, checkout.cart]}
      item: {params: {sku: Int}}
      signIn: {present: cover}

    """

  private func compile(_ root: String, _ others: [String: String] = [path: checkout]) throws -> CheckedSpec {
    var files = others.mapValues { Array($0.utf8) }
    files["shop.nav.yaml"] = Array(root.utf8)
    return try CheckedSpec(root: "shop.nav.yaml", files: MemorySpecFiles(files))
  }

  private func swift(_ compilation: CheckedSpec) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try compilation.files(of: .swift).map { ($0.name, $0.text) })
  }

  // MARK: By itself

  @Test func aFeatureIsCompiledByItself() throws {
    let compilation = try CheckedSpec(
      root: "checkout.nav.yaml", files: MemorySpecFiles("checkout.nav.yaml", Self.checkout))
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(compilation.summary == "Checkout: 3 routes, 2 links in 1 file: no problems")
    let files = try swift(compilation)
    #expect(files.keys.sorted() == ["Checkout.nav.swift"])
    let text = try #require(files["Checkout.nav.swift"])
    for part in [
      "public import ShopModel\n", "public nonisolated enum CheckoutRoute: NavigationRoute {",
      "public nonisolated enum CheckoutExit: NavigationRoute {\n",
      "  case product(id: ShopModel.Product.ID)\n",
      "public typealias CheckoutNavigator = FeatureNavigator<CheckoutRoute, CheckoutExit>",
      "public nonisolated enum Step: String,", "public var checkoutNavigator: CheckoutNavigator {",
      "extension ReturningRoute where Route == CheckoutRoute, Value == Step {",
      "nonisolated extension CheckoutRoute: SensitiveRoute {",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("ShopRoute"))
    #expect(try compilation.files(of: .tests) == [])
    #expect(try compilation.files(of: .graph)[0].text.contains("product"))
    #expect(try compilation.files(of: .model)[0].text.contains("\"feature\": \"checkout\""))
  }

  /// What a feature needs of others has a place where it says so.
  @Test(arguments: [
    ("routes: {cart: {to: [home]}}", "unknown-route", "'exits'"),
    ("routes: {cart: {parent: home}}", "unknown-route", "'exits'"),
    ("routes: {cart: {requires: signedIn}}", "unknown-condition", "'conditions'"),
    ("routes: {cart: {params: {id: Key}}}", "unknown-type", "'types'"),
    ("routes: {cart: {tab: home}}", "unknown-tab", "tabs are the app's"),
  ])
  func whatCannotStandAloneIsAMistake(_ text: String, _ id: String, _ note: String) throws {
    let compilation = try compile("navspec: 1\nfeature: checkout\n\(text)\n", [:])
    #expect(compilation.diagnostics.map(\.kind.id) == [id])
    #expect(compilation.diagnostics.first?.notes.contains { $0.contains(note) } == true)
  }

  @Test(arguments: ["root: cart", "tabs: {one: {root: cart}}", "external: true"])
  func theWindowIsTheApps(_ container: String) throws {
    let compilation = try compile("navspec: 1\nfeature: checkout\n\(container)\nroutes: {cart: {}}\n", [:])
    #expect(compilation.diagnostics.map(\.kind.id) == ["several-containers"])
  }

  @Test func aFeatureByItselfSaysTheVersion() throws {
    let compilation = try compile("feature: checkout\nroutes: {cart: {}}\n", [:])
    #expect(compilation.diagnostics.map(\.kind.id) == ["missing-key"])
    #expect(
      try compile("navspec: 1\nroutes: {cart: {}}\n", [:]).diagnostics.map(\.kind.id) == ["missing-key"])
  }

  /// Addresses and restoration are the app's, and so are the examples that name hosts.
  @Test func whatOnlyAnAppHasIsNotMissed() throws {
    let compilation = try compile(
      """
      navspec: 1
      feature: checkout
      exits: {home: {}}
      routes:
        cart:
          parent: home
          links: ["/cart", "https://shop.example.com/basket"]
          restore: basket
          column: content
          examples: {"https://shop.example.com/cart": {}, "/cart": {}}
          to: [home]
      """, [:])
    #expect(compilation.diagnostics.map(\.message) == [])
    let wrong = try compile(
      """
      navspec: 1
      feature: checkout
      routes: {cart: {links: ["/cart"], examples: {"/card": {}}}}
      """, [:])
    #expect(wrong.diagnostics.map(\.kind.id) == ["failed-example"])
  }

  // MARK: In the app

  @Test func theAppImportsTheFeature() throws {
    let compilation = try compile(Self.app)
    #expect(compilation.diagnostics.map(\.message) == [])
    let files = try swift(compilation)
    #expect(files.keys.sorted() == ["Shop+Navigation.nav.swift", "Shop+SwiftUI.nav.swift", "Shop.nav.swift"])
    for text in files.values { #expect(text.contains("public import Checkout\n")) }
    #expect(files["Shop.nav.swift"]?.contains("case checkout(CheckoutRoute)") == true)
    let navigation = try #require(files["Shop+Navigation.nav.swift"])
    for part in [
      "case let exit as CheckoutExit: Self.route(behind: exit)", "case .product(let id): .item(sku: id)",
      "// feature checkout\n", "// route .cart to=.pay,item\n",
      "// link /pay{/step} stack=.cart,.pay\n", "// condition signedIn redirect=signIn\n",
    ] {
      #expect(navigation.contains(part), "\(part)")
    }
    for part in ["SensitiveRoute", "extension ReturningRoute", "enum Step"] {
      #expect(!files.values.joined().contains(part), "\(part) is the module's")
    }
    #expect(compilation.loaded.foreignInputs == [Self.path])
    #expect(try compilation.files(of: .model)[0].text.contains("\"module\": \"Checkout\""))
  }

  /// The indices that a feature writes are those of the app's schema, whatever else the app has.
  @Test func theFeaturesRoutesAreInItsOwnOrder() throws {
    let alone = try #require(try compile(Self.checkout, [:]).resolved).graph
    let app = try #require(try compile(Self.app).resolved).graph
    func names(_ graph: NavigationGraph) -> [String] {
      graph.routes[graph.features[0].routes].map(\.qualifiedName)
    }
    #expect(names(alone) == names(app))
    #expect(names(alone) == ["checkout.cart", "checkout.pay", "checkout.pick"])
  }

  @Test(arguments: [
    ("/abs/checkout.nav.yaml", "include-escape"), ("~/checkout.nav.yaml", "include-escape"),
    ("../Checkout/checkout.yaml", "include-escape"), ("../Checkout/*.nav.yaml", "misplaced-module"),
    ("../Checkout/none.nav.yaml", "include-not-found"), ("..\\\\checkout.nav.yaml", "include-escape"),
  ])
  func aModuleIsOneFileOfAnotherPackage(_ path: String, _ id: String) throws {
    let compilation = try compile(
      """
      navspec: 1
      app: {name: Shop}
      include: [{path: "\(path)", module: Checkout}]
      root: home
      routes: {home: {}}
      """)
    #expect(compilation.diagnostics.map(\.kind.id) == [id])
  }

  @Test func withoutItsModuleNothingLeavesTheFolder() throws {
    let compilation = try compile(
      "navspec: 1\napp: {name: Shop}\ninclude: [\(Self.path)]\nroot: home\nroutes: {home: {}}\n")
    #expect(compilation.diagnostics.map(\.kind.id) == ["include-escape"])
    #expect(compilation.diagnostics.first?.notes.contains { $0.contains("module:") } == true)
  }

  @Test(arguments: [
    // What is no feature, a feature that composes, one file in two modules, one feature in two.
    ("[{path: a.nav.yaml, module: A}]", ["a.nav.yaml": "routes: {x: {}}\n"]),
    (
      "[{path: a.nav.yaml, module: A}]",
      [
        "a.nav.yaml": "feature: a\ninclude: [{path: b.nav.yaml, module: B}]\nroutes: {x: {}}\n",
        "b.nav.yaml": "feature: b\nroutes: {y: {}}\n",
      ]
    ),
    (
      "[{path: a.nav.yaml, module: A}, {path: a.nav.yaml, module: B}]",
      ["a.nav.yaml": "feature: a\nroutes: {x: {}}\n"]
    ),
    (
      "[{path: a.nav.yaml, module: A}, b.nav.yaml]",
      ["a.nav.yaml": "feature: a\nroutes: {x: {}}\n", "b.nav.yaml": "feature: a\nroutes: {y: {}}\n"]
    ),
  ])
  func aModuleHasOnePlace(_ include: String, _ others: [String: String]) throws {
    let compilation = try compile(
      "navspec: 1\napp: {name: Shop}\ninclude: \(include)\nexternal: true\nroutes: {home: {}}\n", others)
    #expect(
      compilation.diagnostics.map(\.kind.id) == ["misplaced-module"], "\(compilation.report.text(as: .plain))"
    )
  }

  /// A feature of several files: what it includes is of its module too, and stays in its folder.
  @Test func aFeatureOfSeveralFilesIsOneModule() throws {
    let first = "navspec: 1\nfeature: a\ninclude: [\"parts/*.nav.yaml\"]\nroutes: {x: {to: [y]}}\n"
    let files = ["../A/a.nav.yaml": first, "../A/parts/b.nav.yaml": "feature: a\nroutes: {y: {}}\n"]
    let root = """
      navspec: 1
      app: {name: Shop}
      include: [{path: ../A/a.nav.yaml, module: A}]
      root: a.x

      """
    let compilation = try compile(root, files)
    #expect(compilation.problems == [])
    #expect(try swift(compilation).count == 3)
    #expect(compilation.loaded.inputs == ["shop.nav.yaml", "../A/a.nav.yaml", "../A/parts/b.nav.yaml"])
    let escaping = try compile(
      root,
      ["../A/a.nav.yaml": first.replacing("parts/*", with: "../B/b"), "../B/b.nav.yaml": "feature: a\n"])
    #expect(escaping.diagnostics.map(\.kind.id) == ["include-escape"])
    let alone = try CheckedSpec(
      root: "a.nav.yaml",
      files: MemorySpecFiles([
        "a.nav.yaml": Array(first.utf8), "parts/b.nav.yaml": Array("feature: a\nroutes: {y: {}}\n".utf8),
      ]))
    #expect(try swift(alone).keys.sorted() == ["A.nav.swift", "B.nav.swift"])
  }

  // MARK: Names that two packages have

  @Test func aConditionThatAFeatureNeedsIsTheApps() throws {
    let graph = try #require(try compile(Self.app).resolved).graph
    #expect(graph.conditions.map(\.name.value) == ["signedIn"])
    #expect(graph.conditions[0].redirect != nil)
    let two = try compile(
      Self.app,
      [Self.path: Self.checkout.replacing("signedIn: {}", with: "signedIn: {redirect: cart}")])
    #expect(two.diagnostics.map(\.kind.id) == ["duplicate-name"])
    let alone = try compile(Self.app.replacing("conditions: {signedIn: {redirect: signIn}}\n", with: ""))
    #expect(alone.resolved?.graph.conditions.map(\.name.value) == ["signedIn"])
  }

  /// Types and sets of edges are those of a module; a type that several import is one.
  @Test func modulesMayUseTheSameNames() throws {
    func feature(_ name: String) -> String {
      """
      navspec: 1
      feature: \(name)
      types: {Step: {cases: [one, two]}, Product.ID: {raw: Int, import: ShopModel}}
      edges: {common: [x]}
      routes:
        x: {params: {step: "Step = one", id: "Product.ID?"}, to: [+common]}

      """
    }
    let files = ["../A/a.nav.yaml": feature("a"), "../B/b.nav.yaml": feature("b")]
    let root = """
      navspec: 1
      app: {name: Shop}
      include: [{path: ../A/a.nav.yaml, module: A}, {path: ../B/b.nav.yaml, module: B}]
      root: home
      routes:
        home: {to: [a.x, b.x, item]}
        item: {params: {step: "A.Step = two", id: "Product.ID?"}}

      """
    let compilation = try compile(root, files)
    #expect(compilation.problems == [])
    #expect(
      try swift(compilation)["Shop.nav.swift"]?.contains(
        "case item(step: A.Step = .two, id: ShopModel.Product.ID? = nil)") == true)
    let ambiguous = try compile(root.replacing("A.Step", with: "Step"), files)
    #expect(ambiguous.diagnostics.map(\.kind.id) == ["unknown-type"])
  }

  /// An exit may be below a screen, whatever names its params have in the bound route.
  @Test func anExitStandsBelowAScreen() throws {
    let compilation = try compile(
      Self.app,
      [
        Self.path: """
        navspec: 1
        feature: checkout
        exits: {product: {id: Int}}
        routes:
          cart: {params: {id: Int}, parent: product, links: ["/buy/{id}"], to: [product]}
          gift: {params: {of: Int}, parent: {product: {id: $of}}, links: ["/gift/{of}"]}
        """
      ])
    #expect(compilation.problems.filter { !$0.contains("signedIn") } == [])
    let table = try #require(compilation.resolved).schema.text
    #expect(table.contains("link /buy/{id} stack=item(sku=$id),checkout.cart\n"))
    #expect(table.contains("link /gift/{of} stack=item(sku=$of),checkout.gift\n"))
  }

  /// The edges of a feature are known in the app alone.
  @Test func edgesOfAModuleAreTheApps() throws {
    let settings = Array("swift: {typedNavigation: true}\n".utf8)
    let configuration = try Configuration.read(settings, path: ".navspec.yaml")
    let files = try compile(Self.app).files(of: .swift, configuration)
    let edges = try #require(files.first { $0.name == "Checkout+Edges.nav.swift" }).text
    #expect(edges.contains("public import Checkout\n"))
    #expect(edges.contains("nonisolated extension ShopEdges.Origin where Route == CheckoutRoute {"))
    let alone = try compile(Self.checkout, [:]).files(of: .swift, configuration)
    #expect(alone.map(\.name) == ["Shop.nav.swift"])
    let twice = try compile(
      """
      navspec: 1
      app: {name: Shop}
      include: [{path: ../A/x.nav.yaml, module: A}, {path: ../B/x.nav.yaml, module: B}]
      root: a.one

      """,
      [
        "../A/x.nav.yaml": "feature: a\nroutes: {one: {to: [one]}}\n",
        "../B/x.nav.yaml": "feature: b\nroutes: {two: {reachedBy: code}}\n",
      ])
    #expect(try twice.files(of: .swift).count == 3)
    #expect(throws: ReportedFailure.self) { try twice.files(of: .swift, configuration) }
  }

  // MARK: Modules that do not fit

  @Test func modulesShareOneRuntime() throws {
    func refusal(_ text: String, _ configuration: String, _ others: [String: String]) throws -> String {
      let configuration = try Configuration.read(Array(configuration.utf8), path: ".navspec.yaml")
      let compilation = try compile(text, others)
      do throws(ReportedFailure) {
        _ = try compilation.files(of: .swift, configuration)
      } catch {
        return error.report.text(as: .plain)
      }
      return "generates"
    }
    let others = [Self.path: Self.checkout]
    let embed = "swift: {runtime: embed}\n"
    let shares = try refusal(Self.app, embed, others)
    #expect(shares.hasPrefix("shop.nav.yaml:3:57: error: the app shares the runtime"), "\(shares)")
    let alone = try refusal(Self.checkout, embed, [:])
    #expect(alone.hasPrefix("shop.nav.yaml:2:10: error: a feature in a package"), "\(alone)")
    #expect(try refusal(Self.checkout, "swift: {access: internal}\n", [:]).contains("internal feature"))
    #expect(try refusal(Self.checkout, "swift: {access: package}\n", [:]) == "generates")
    #expect(try refusal(Self.app, "swift: {module: Checkout}\n", others).contains("is the app's own module"))
  }

  /// The files of another package are fixed there.
  @Test func fixesTouchTheAppsOwnFilesAlone() throws {
    let files: [String: [UInt8]] = [
      "shop.nav.yaml": Array(Self.app.utf8),
      Self.path: Array(Self.checkout.replacing("to: [pay, product]", with: "to: [pay, prodct]").utf8),
    ]
    let compilation = try CheckedSpec(root: "shop.nav.yaml", files: MemorySpecFiles(files))
    #expect(compilation.diagnostics.contains { $0.kind.id == "unknown-route" && !$0.fixes.isEmpty })
    let fixed = compilation.fixed(in: MemorySpecFiles(files), includesUnsafe: true)
    #expect(fixed.files.map(\.path) == [])
    let own = try CheckedSpec(root: Self.path, files: MemorySpecFiles(files))
    #expect(own.fixed(in: MemorySpecFiles(files), includesUnsafe: true).files.map(\.path) == [Self.path])
  }
}
