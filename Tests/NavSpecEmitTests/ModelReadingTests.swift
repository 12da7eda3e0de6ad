import Foundation
import NavSpecDiagnostics
import NavSpecDiagram
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecModelFile
import TestSupport
import Testing

/// A model is as good as the spec it was written from.
@Suite struct ModelReadingTests {
  /// Every spec of the repository that can be compiled as a root, features alone included.
  static let paths: [String] = ["specs/valid", "Tests/SmallSpecs", "Examples"].flatMap { folder in
    let files = FileManager.default.enumerator(atPath: repository.appending(path: folder).path)
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".nav.yaml") && !$0.contains(".build") }.map { "\(folder)/\($0)" }
  }.sorted()

  @Test func everyValidSpecIsReadBack() throws {
    var apps = 0
    var features = 0
    for path in Self.paths {
      guard let spec = try? ExampleSpec(path: path), !spec.diagnostics.contains(where: { $0.kind.isFatal })
      else { continue }
      if spec.graph.unit.feature != nil { features += 1 } else { apps += 1 }
      try expectSame(spec, path)
    }
    #expect(apps >= ExampleSpec.names.count + ExampleSpec.smallNames.count && features >= 5)
  }

  @Test func everyKeyIsReadBack() throws {
    for (name, text) in everyKey { try expectSame(ExampleSpec(text), name) }
  }

  /// Modules may have types of one name, features exits of one name, and titles may be what they would be anyway.
  @Test func whatNamesAloneDoNotSayIsReadBack() throws {
    let spec = try ExampleSpec(files: [
      "app.nav.yaml": """
      navspec: 1
      app: {name: Shop, schemes: [shop]}
      types: {Key: {raw: Int}}
      include:
        - {path: a.nav.yaml, module: A, exits: {out: {item: {key: $key}}}}
        - {path: b.nav.yaml, module: B, exits: {out: other}}
      tabs:
        search: {root: home, role: search, title: Search}
        more: {root: other, image: star}
      routes:
        home: {title: Home, to: [{item: {present: push}}, a.list]}
        item: {params: {key: A.Key, zero: "Double = -0", own: "Key = 7"}}
        other: {to: [b.list]}
      """,
      "a.nav.yaml": """
      feature: a
      types: {Key: {is: String, length: 1..9}}
      exits: {out: {key: Key}}
      routes: {list: {to: [out], parent: {out: {key: x}}, params: {key: "Key?"}}}
      """,
      "b.nav.yaml": """
      feature: b
      types: {Key: {is: UUID}}
      exits: {out: {}}
      routes: {list: {to: [out, ask], params: {key: "Key?"}}, ask: {present: sheet, returns: "[Key]"}}
      """,
    ])
    #expect(spec.diagnostics.map(\.message) == [])
    try expectSame(spec, "shared names")
  }

  private func expectSame(_ spec: ExampleSpec, _ name: String) throws {
    for hasPlaces in [true, false] {
      let text = ModelFile.text(of: spec.graph, places: hasPlaces ? spec.sources : nil)
      var sources = SourceMap()
      let source = sources.add(SourceFile(path: "model.json", text: text))
      let (graph, problems) = ModelFile.read(source, in: &sources)
      #expect(problems.map { "\(name): \($0.message) \(sources.text(in: $0.range))" } == [])
      guard let graph else { continue }
      let again = ModelFile.text(of: graph, places: hasPlaces ? sources : nil)
      #expect(difference(again, text) == nil, "\(name)")
      let expected = try outputs(of: spec.graph, spec.sources, hasPlaces)
      let generated = try outputs(of: graph, sources, hasPlaces)
      #expect(difference(generated, expected) == nil, "\(name)")
    }
  }

  /// The graph as a picture without places.
  private static func tree(of graph: NavigationGraph, _ sources: SourceMap) -> String {
    let diagram = Diagram(of: ResolvedSpec(graph, sources: sources))
    return DiagramFormat.all.first { $0.name == "mermaid" }?.text(of: diagram) ?? ""
  }

  /// Everything that is generated from a graph, in one text.
  private func outputs(of graph: NavigationGraph, _ sources: SourceMap, _ hasPlaces: Bool) throws -> String {
    var options = SwiftOptions()
    options.namesLocations = hasPlaces
    options.hasTypedNavigation = true
    let lowered = LoweredGraph(graph)
    let table = lowered.linkTable()
    let texts: [() throws -> [GeneratedFile]] = [
      { try SwiftOutput.files(for: lowered, sources: sources) },
      { try SwiftOutput.files(for: lowered, sources: sources, options: options) },
      { try SwiftOutput.tests(for: lowered, table, sources: sources) },
      { [GeneratedFile(name: "graph", text: Self.tree(of: graph, sources))] },
    ]
    return texts.map { make in
      do { return try make().map { $0.name + "\n" + $0.text }.joined() } catch {
        return (error as? EmitError)?.message ?? "\(error)"
      }
    }.joined(separator: "\n")
  }

  /// The first line that differs, with the line that was expected; nil for equal texts.
  private func difference(_ text: String, _ expected: String) -> String? {
    guard text != expected else { return nil }
    let pairs = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    return pairs.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "another length"
  }
}
