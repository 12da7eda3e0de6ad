import Foundation
import NavSpecEmit
import NavSpecLinks
import NavSpecModel
import Testing

@Suite struct SwiftOutputTests {
  private func files(_ text: String) throws -> [(name: String, text: String)] {
    let graph = try ExampleSpec(text).graph
    return try SwiftOutput.files(for: graph, schema: graph.schema)
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
    #expect(text.first?.text.contains("case list(tag: Tag, page: Int = 1)") == true)
    #expect(text.contains { $0.text.contains("tag:string='swift") || $0.text.contains("tag:string=") })
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
    let graph = try ExampleSpec(files: files).graph
    #expect(graph.routes.count == 1_001)
    let output = try SwiftOutput.files(for: graph, schema: graph.schema)
    for file in output { #expect(file.text.split(separator: "\n").count < 3_000, "\(file.name)") }
    files["part7.nav.yaml"]? += "  another: {reachedBy: code}\n"
    let next = try ExampleSpec(files: files).graph
    let changed = zip(output, try SwiftOutput.files(for: next, schema: next.schema))
      .filter { $0.text != $1.text }.map(\.0.name)
    // Later features move up in the schema, which only the wrapping enum knows.
    #expect(changed == ["App.nav.swift", "Part7.nav.swift", "App+Navigation.nav.swift"])
  }
}
