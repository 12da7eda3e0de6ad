import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import TestSupport
import Testing

/// Names of apps and features that mean something to Swift, SwiftUI or the runtime.
@Suite struct AppNameTests {
  private static let taken = [
    "Blocking", "Feature", "Hosted", "Linked", "Modal", "Navigation", "Pending", "Returning",
  ]
  private static let free = [
    "Any", "App", "Array", "Binding", "Bool", "Codable", "Condition", "Date", "Error", "Foundation", "Int",
    "Link",
    "Main", "MainActor", "NavSpec", "NavSpecRuntime", "Never", "Optional", "Protocol", "Result", "Router",
    "Scene",
    "Screen", "Self", "Sendable", "Set", "State", "String", "Swift", "SwiftUI", "Tab", "Task", "Text", "Type",
    "URL",
    "UUID", "View", "Void",
  ]

  private func spec(named name: String) throws -> CheckedSpec {
    let text = """
      navspec: 1
      app: {name: \(name), schemes: [x]}
      tabs:
        one: {title: One, root: home}
        two: {title: Two, root: list}
      conditions: {ok: {redirect: home}}
      types: {\(name)Kind: {cases: [a, b]}}
      routes:
        home: {links: [/], to: [item]}
        list: {links: [/list], to: [item]}
        item:
          params: {id: Int, kind: "\(name)Kind?", url: URL?, date: Date?, uuid: UUID?, text: String?}
          links: ["/item/{id}{?kind,url,date,uuid,text}"]
          requires: ok
          returns: String
      """
    return try CheckedSpec(root: "\(name).nav.yaml", files: MemorySpecFiles("\(name).nav.yaml", text))
  }

  @Test(arguments: taken) func aNameWhoseTypeTheRuntimeHasIsRefusedOnce(_ name: String) throws {
    let errors = try spec(named: name).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.kind.id) == ["colliding-name"])
  }

  /// All of them are one module: each is an app beside types of the others.
  @Test func whatOtherNamesGenerateCompiles() throws {
    let files = try Self.free.flatMap { name in
      let spec = try spec(named: name)
      #expect(spec.diagnostics.filter { $0.severity == .error } == [], "\(name)")
      return try spec.files(of: try #require(Output.all.first { $0.id == "swift" }))
    }
    let (output, code) = try SwiftCompiler.typecheck(
      files.map { ($0.name.replacing("/", with: "-"), $0.text) })
    #expect(code == 0, "\(output)")
  }

  /// The runtime's types whose names end as those of generated types do.
  @Test func theRuntimesTypesAreKnown() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/NavSpecRuntime")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var types: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      // Top-level declarations, or those of an `#if`.
      let declaration =
        /^ {0,2}(?:@\w+ )*(?:(?:public|package|internal) )?(?:final |nonisolated |indirect )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/
        .anchorsMatchLineEndings()
      types.formUnion(
        try String(contentsOf: file, encoding: .utf8).matches(of: declaration).map { String($0.1) })
    }
    let ending = /(?:Route|Router|Screen|Link|Root|Navigation|Condition|Tab|Edges|Exit|Navigator)$/
    let names = Set(
      types.compactMap { type in
        type.firstMatch(of: ending).map { String(type[..<$0.range.lowerBound]) }
      }
    ).subtracting([""])
    #expect(names.count > 8)
    for name in names {
      #expect(try spec(named: name).diagnostics.contains { $0.kind.id == "colliding-name" }, "\(name)")
    }
  }
}
