import NavSpecCompiler
import NavSpecDiagnostics
import TestSupport
import Testing

/// Names of apps and features that mean something to Swift, SwiftUI or the runtime.
@Suite struct AppNameTests {
  private static let taken = [
    "Feature", "Hosted", "Modal", "Navigation", "Pending", "Returning",
  ]
  private static let free = [
    "Any", "App", "Array", "Binding", "Blocking", "Bool", "Codable", "Condition", "Date", "Error",
    "Foundation", "Int",
    "Link", "Linked",
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
}
