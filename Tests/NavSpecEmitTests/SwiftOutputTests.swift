import Foundation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import Testing

@Suite struct SwiftOutputTests {
  private func files(_ text: String) throws -> [GeneratedFile] {
    let spec = try ExampleSpec(text)
    return try SwiftOutput.files(for: ResolvedSpec(spec.graph, sources: spec.sources))
  }

  @Test func aRootThatSwiftCouldFailToMakeIsAClearError() throws {
    #expect {
      _ = try files(
        """
        navspec: 1
        app: {name: Feed}
        types: {Tag: {raw: String}}
        root: {feed: {tag: swift}}
        routes:
          feed: {params: {tag: Tag}}
        """)
    } throws: { error in
      "\(error)".hasPrefix("the root 'feed' needs a value of 'Tag'")
    }
  }

  @Test(arguments: [true, false]) func identifiersForTestsCanBeSwitchedOff(_ hasIdentifiers: Bool) throws {
    let spec = try ExampleSpec(
      """
      navspec: 1
      app: {name: Feed, platforms: {iOS: "18.0"}}
      tabs:
        feed: {title: Feed, root: feed}
      routes:
        feed: {}
      """)
    var options = SwiftOptions()
    options.hasIdentifiers = hasIdentifiers
    let text = try SwiftOutput.files(for: ResolvedSpec(spec.graph, sources: spec.sources), options).map(
      \.text
    ).joined()
    #expect(text.contains(#".accessibilityIdentifier("tab.feed")"#) == hasIdentifiers)
    #expect(text.contains("static let identifiesScreens = false") == !hasIdentifiers)
  }

  @Test(arguments: [SwiftOptions.Access.public, .package])
  func routesThatOthersSeeCannotCarryATypeOfTheApp(_ access: SwiftOptions.Access) throws {
    let spec = try ExampleSpec(
      """
      navspec: 1
      app: {name: Feed}
      types: {Tag: {raw: String}, Slug: {is: String}}
      root: feed
      routes:
        feed: {params: {tag: "Tag?", slug: "Slug?"}}
      """)
    var options = SwiftOptions()
    func text() throws -> String? {
      try SwiftOutput.files(for: ResolvedSpec(spec.graph, sources: spec.sources), options).first?.text
    }
    #expect(try text()?.contains("\nnonisolated enum FeedRoute") == true)
    options.access = .internal
    #expect(try text()?.contains("\nnonisolated enum FeedRoute") == true)
    options.access = access
    let error = #expect(throws: EmitError.self) { try text() }
    #expect(error?.message.hasPrefix("'Tag' is a type of the app's own module") == true)
    #expect(error.map { spec.sources.text(in: $0.range) } == "Tag")
  }

  @Test(arguments: ExampleSpec.names + ExampleSpec.smallNames)
  func theTextsOfFeaturesAreOfTheSchema(name: String) throws {
    let graph = try ExampleSpec(named: name).graph
    let schema = LoweredGraph(graph).schema
    let features = graph.features.filter { !$0.routes.isEmpty }
    let texts =
      [schema.text(besides: features.map(\.routes))]
      + features.map { schema.text(ofFeature: $0.name.value, routes: $0.routes) }
    let lines = texts.joined().split(separator: "\n")
    for (kind, count) in [("route", schema.routes.count), ("link", schema.links.count)] {
      #expect(lines.count { $0.hasPrefix(kind + " ") } == count)
    }
    #expect(NavigationSchema(compiledText: schema.compiledText) == schema)
  }

  @Test(arguments: SwiftOptions.Indentation.allCases)
  func indentationIsAsAsked(_ indentation: SwiftOptions.Indentation) throws {
    let spec = try ExampleSpec(named: "recipes")
    var options = SwiftOptions()
    let plain = try SwiftOutput.files(for: ResolvedSpec(spec.graph, sources: spec.sources))
    options.indentation = indentation
    let files = try SwiftOutput.files(for: ResolvedSpec(spec.graph, sources: spec.sources), options)
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    for (file, plain) in zip(files, plain) {
      #expect(words(file.text) == words(plain.text))
      let margins = Set(file.text.split(separator: "\n").map { $0.prefix(while: \.isWhitespace) })
      switch indentation {
      case .two: #expect(file.text == plain.text)
      case .four: #expect(margins.allSatisfy { $0.count % 4 == 0 && !$0.contains("\t") })
      case .tab: #expect(margins.allSatisfy { !$0.contains(" ") })
      }
    }
  }

  @Test(arguments: [
    (#"{iOS: "18.0", macOS: "15.0"}"#, true), (#"{iOS: "18.0", macOS: "14.0"}"#, false),
    (#"{iOS: "17.4"}"#, false), (#"{visionOS: "2.0"}"#, true), ("{}", false),
  ])
  func theOldestPlatformDecidesTheFormOfTabs(platforms: String, isNew: Bool) throws {
    let text = try files(
      """
      navspec: 1
      app: {name: Two, platforms: \(platforms)}
      tabs:
        a: {title: A, root: a}
        b: {title: B, root: b}
      routes: {a: {}, b: {}}
      """
    ).last?.text
    #expect(text?.contains("SwiftUI.Tab(") == isNew)
    #expect(text?.contains(".tabItem") == !isNew)
  }

  @Test func aDefaultThatCouldFailHoldsForLinksAlone() throws {
    let text = try files(
      """
      navspec: 1
      app: {name: Feed}
      types: {Tag: {raw: String, import: Tags}}
      root: feed
      routes:
        feed: {params: {tag: "Tag?"}, to: [list]}
        list: {params: {tag: "Tag = swift", page: "Int = 1"}, links: ["/list{?tag,page}"]}
      """
    )
    #expect(text.first?.text.contains("case list(tag: Tags.Tag, page: Int = 1)") == true)
    #expect(text.contains { $0.text.contains("tag:string='swift") || $0.text.contains("tag:string=") })
  }

  /// Swift finds the type, not the module.
  @Test func aTypeOfItsModulesNameHidesTheModule() throws {
    let text = try files(
      """
      navspec: 1
      app: {name: Feed}
      types: {Song: {raw: String, import: Player}, Spring: {raw: String, import: Models}, Player: {text: true, import: Player}}
      root: feed
      routes:
        feed: {params: {song: "Song?", spring: "Spring?"}, view: {name: Feed, module: Player}, to: [map, place]}
        map: {view: {name: Maps, module: Maps}}
        place: {view: {name: Place, module: Maps}}
      """)
    #expect(text.first?.text.contains("case feed(song: Song? = nil, spring: Models.Spring? = nil)") == true)
    for view in ["Feed(song: song, spring: spring)", "Maps()", "Place()"] {
      #expect(text.first?.text.contains("SwiftUI.AnyView(\(view))") == true)
    }
  }

  /// A thousand routes in features stay readable, and what does not change stays the same file.
  @Test func aLargeAppIsManySmallFiles() throws {
    var files: [String: String] = [
      "app.nav.yaml":
        "navspec: 1\napp: {name: Large}\ninclude: [\"*.nav.yaml\"]\nroot: home\nroutes:\n  home: {reachedBy: code}\n"
    ]
    for feature in 0..<20 {
      var text = "navspec: 1\nfeature: part\(feature)\nroutes:\n"
      for route in 0..<50 {
        text +=
          "  screen\(route): {params: {id: UUID, page: \"Int = 1\"}, links: [\"/part\(feature)/\(route)/{id}{?page}\"], reachedBy: code}\n"
      }
      files["part\(feature).nav.yaml"] = text
    }
    let spec = try ExampleSpec(files: files)
    #expect(spec.graph.routes.count == 1_001)
    let output = try SwiftOutput.files(for: ResolvedSpec(spec.graph, sources: spec.sources))
    for file in output { #expect(file.text.split(separator: "\n").count < 3_000, "\(file.name)") }
    files["part7.nav.yaml"]? += "  another: {reachedBy: code}\n"
    let next = try ExampleSpec(files: files)
    let changed = zip(
      output, try SwiftOutput.files(for: ResolvedSpec(next.graph, sources: next.sources))
    )
    .filter { $0.text != $1.text }.map(\.0.name)
    // Later features move up in the schema, which the wrapping enum and the compiled links know.
    #expect(changed == ["App.nav.swift", "Part7.nav.swift", "App+Navigation.nav.swift"])
  }
}
