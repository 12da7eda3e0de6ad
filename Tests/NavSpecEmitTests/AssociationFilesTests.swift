import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import TestSupport
import Testing

/// The association files that an app's servers should have.
@Suite struct AssociationFilesTests: PropertyListSuite {
  private func files(
    _ app: String, _ other: String = "", route: String, apps: [String] = []
  ) throws -> [GeneratedFile] {
    try Output.association(for: apps).files(spec(app, other, route: route), SwiftOptions())
  }

  private static let app = "team: A1B2C3D4E5, bundle: com.example.shop"

  @Test func eachServerHasOne() throws {
    let app = #"\#(Self.app), domains: ["*.example.com", example.com, "{tenant}.example.net", "{any}"]"#
    let files = try files(app, route: #"params: { id: Int }, links: ["/item/{id}"]"#)
    #expect(
      files.map(\.name)
        == ["example.com", "example.net"].map { "\($0)/.well-known/apple-app-site-association" })
    #expect(files[0].text == files[1].text)
    let spec = try spec(app, route: #"params: { id: Int }, links: ["/item/{id}"]"#)
    #expect(
      Output.association.notes(spec) == ["no association file is that of '{any}', which is any server"])
  }

  @Test func theFileIsItsGolden() throws {
    let files = try files(
      "\(Self.app), domains: [example.com], match: { case: insensitive }",
      "types: { Bed: { cases: [north, south] } }\nlinks: { exclude: [\"/item/new\", \"/item/{id}?print=1\"] }",
      route: #"params: { id: UUID, bed: Bed?, tag: String? }, "#
        + ##"links: ["/item/{id}{/bed}", "/bed/{bed}/{id}{?tag}", "/tag/{id}?tag={tag}#top"]"##)
    expectGolden(try #require(files.first).text, "apple/apple-app-site-association.json")
  }

  @Test func settingsNameOtherApps() throws {
    let apps = ["A1B2C3D4E5.com.example.shop", "A1B2C3D4E5.com.example.shop.beta"]
    let text = try #require(files("domains: [a.example]", route: #"links: ["/item"]"#, apps: apps).first).text
    #expect(text.contains(#""appIDs": ["\#(apps[0])", "\#(apps[1])"],"#))
  }

  @Test func anAppWithoutIdentifierHasNone() throws {
    let error = try #require(throws: EmitError.self) {
      try files("domains: [a.example]", route: #"links: ["/item"]"#)
    }
    #expect(error.diagnostic.kind.id == "unwritten-association")
    #expect(error.description.hasPrefix("an association file names the app: write its 'team' and 'bundle'"))
  }

  @Test func anAppWithoutDomainsHasNone() throws {
    #expect(try files("", route: "").isEmpty)
    let example = try ExampleSpec("navspec: 1\nfeature: cart\nroutes: { cart: {} }\n")
    #expect(
      try Output.association.files(ResolvedSpec(example.graph, sources: example.sources), .init()).isEmpty)
  }

  /// Apple reads no larger one: what to drop is said.
  @Test func aFileOverTheLimitIsNotWritten() throws {
    let links = (0..<1500).map { #""/\#(String(repeating: "long", count: 20))/\#($0)/{id}""# }
    let error = try #require(throws: EmitError.self) {
      try files(
        "\(Self.app), domains: [a.example]",
        route: "params: { id: Int }, links: [\(links.joined(separator: ", "))]")
    }
    #expect(error.diagnostic.kind.id == "unwritten-association")
    #expect(error.description.contains("of which Apple reads none over 131072"))
    #expect(error.description.contains("drop some of the patterns with the most bytes"))
  }
}
