import Foundation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import TestSupport
import Testing

/// What routes have outside of the app's windows.
@Suite struct SurfaceTests {
  private func files(_ spec: ExampleSpec, of output: Output = .surfaces) throws -> [GeneratedFile] {
    #expect(spec.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try output.files(ResolvedSpec(spec.graph, sources: spec.sources), SwiftOptions())
  }

  @Test func theSurfacesOfASpecAreTheirGolden() throws {
    for file in try files(ExampleSpec(named: "chat")) {
      expectGolden(file.text, "surfaces/chat/\(file.name)")
    }
    for file in try files(ExampleSpec(cook: cook)) { expectGolden(file.text, "surfaces/cook/\(file.name)") }
    // Intents open routes where the system opens no URLs of them.
    let old = cook.replacing("iOS: 18.0", with: "iOS: 17.0")
    for file in try files(ExampleSpec(cook: old)) where file.name.contains("Intents") {
      expectGolden(file.text, "surfaces/cookOld/\(file.name)")
    }
  }

  @Test func thePayloadsOfASpecAreTheirGolden() throws {
    for file in try files(ExampleSpec(named: "chat"), of: .payload) {
      expectGolden(file.text, "surfaces/chat/\(file.name)")
    }
  }

  /// An app without surfaces has no file of them, and a surface is in no other file.
  @Test func aSurfaceChangesNothingElse() throws {
    for name in ExampleSpec.names where name != "chat" {
      let spec = try ExampleSpec(named: name)
      #expect(
        try Output.surfaces.files(ResolvedSpec(spec.graph, sources: spec.sources), .init()) == [], "\(name)")
    }
    let plain = try ExampleSpec(named: "chat")
    for route in plain.graph.routes { route.plain.surfaces = nil }
    for output in [Output.swift, .tests] {
      #expect(try files(plain, of: output) == files(ExampleSpec(named: "chat"), of: output))
    }
  }

  /// What the system builds opens the route, with the values.
  @Test func aUniversalLinkOpensItsRoute() throws {
    let values = [
      "id": "a%20b", "servings": "2", "category": "mains", "note": "6F9619FF-8B86-D011-B42D-00C04FC964FF",
      "step": "7",
    ]
    let spec = try ExampleSpec(cook: cook)
    let resolved = ResolvedSpec(spec.graph, sources: spec.sources)
    var opened: [String] = []
    for route in spec.graph.routes where !route.isDeprecated {
      if route.surfaces?.intent == nil { continue }
      let link = try spec.graph.universalLink(of: route)
      let url = link.parts.enumerated().map { $0 % 2 == 0 ? $1 : values[$1] ?? "" }.joined()
      guard case .matched(let match) = resolved.table.outcome(of: url) else {
        Issue.record("\(url) opens nothing")
        continue
      }
      #expect(match.route == route.id.value)
      opened.append(url)
    }
    #expect(
      opened == [
        "https://cook.example.com/", "https://cook.example.com/all",
        "https://cook.example.com/recipe/a%20b?servings=2",
        "https://cook.example.com/category/mains/note/6F9619FF-8B86-D011-B42D-00C04FC964FF",
        "https://cook.example.com/k%C3%BCche/steps/7?full=1",
      ])
  }

  /// The quick actions of screens that need no value.
  @Test func thePropertiesOfASpecAreTheirGolden() throws {
    for file in try files(ExampleSpec(cook: cook), of: .plist) {
      expectGolden(file.text, "surfaces/cook/\(file.name)")
    }
  }

  /// What a text of a spec may hold is a text in the generated code.
  @Test func aTextOfASpecIsNoCode() throws {
    let hostile = cook.replacing("title: Start", with: #"title: "\\(exit(1)) \"\n"  "#)
    let file = try #require(try files(ExampleSpec(cook: hostile)).first { $0.name.contains("QuickActions") })
    #expect(file.text.contains(#"String(localized: "\\(exit(1)) \"\n")"#))
  }

  private let cook = """
    navspec: 1
    app: {name: Cook, schemes: [cook], domains: ["*.example.org", cook.example.com], platforms: {iOS: 18.0}}
    types:
      Category: {cases: [mains, sides]}
      Note.ID: {is: UUID, import: Notes}
    tabs:
      home: {title: Home, image: house, root: home}
      all: {title: All, image: list.bullet, root: all}
    include: [kitchen.nav.yaml]
    routes:
      home:
        links: ["/"]
        to: [recipe, kitchen.plan]
        surfaces: {intent: true, quickAction: {title: Start, subtitle: At the beginning, image: house}}
      all:
        title: All "recipes"
        params: {page: "Int = 1", at: "Date?"}
        links: ["/all{?page,at}"]
        to: [note, step, old]
        surfaces: {intent: true, handoff: {title: Everything, keywords: [food, cooking]}, notification: true}
      recipe:
        params: {id: String, servings: "Int = 4", step: "Int = 1"}
        links: ["cook://recipe/{id}", "/recipe/{id}{?step,servings}"]
        surfaces: {intent: {entity: RecipeEntity, id: contentID, servings: portions}, handoff: true, quickAction: true}
      note:
        params: {note: Note.ID, category: Category}
        links: ["/category/{category}/note/{note}"]
        surfaces: {intent: {entity: Model.NoteEntity, note: id}}
      step:
        params: {step: Int}
        links: ["/küche/steps/{step}?full=1"]
        surfaces: {intent: {entity: StepEntity}}
      old:
        params: {id: String}
        links: ["/old/{id}"]
        deprecated: true
        surfaces: {intent: {entity: OldEntity}, handoff: true, quickAction: true}
    """
}

extension ExampleSpec {
  fileprivate init(cook: String) throws {
    try self.init(files: [
      "app.nav.yaml": cook,
      "kitchen.nav.yaml": """
      feature: kitchen
      routes:
        plan: {surfaces: {quickAction: true}}
      """,
    ])
  }
}
