import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecModel
@testable import NavSpecRules
import TestSupport
import Testing

/// Names of types that an app with an embedded runtime leaves free: a spec may not declare them.
@Suite struct TakenTypeNameTests {
  @Test func thePageListsThem() {
    func list(_ names: some Sequence<String>) -> String {
      names.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
    expectFile(
      """
      # Names of types that are taken

      An app with [the runtime in its module](generated-code.md#the-runtime-in-the-apps-module) may give its types the names of
      the standard library, `_Concurrency`, `Observation`, Foundation and SwiftUI, such as `Task`, `Set`, `Data` or `Error`: the
      runtime writes them with their module. It may not use the names on this page. A spec that declares a type with one of
      the last two lists is [`colliding-name`](rules/colliding-name.md). A test rewrites this page with `UPDATE_GOLDENS=1`.

      ## Types of the language

      They are the types of params, and generated code names them:

      \(list(BuiltinType.allCases.map(\.rawValue)))

      ## Types that generated code names

      It names them without their module, or macros of Swift do in an app, or Swift takes them for the types of literals:

      \(list(TakenTypeNames.named))

      ## Types of the runtime

      \(list(TakenTypeNames.runtime))

      """, "docs/taken-names.md")
  }

  @Test(arguments: [
    "Task", "Set", "Data", "Error", "Character", "Result", "MainActor", "Element", "Environment",
  ])
  func aNameOfTheStandardLibraryIsFree(name: String) throws {
    #expect(try errors(declaring: name) == [])
  }

  @Test(arguments: [
    "LinkTable", "SnapshotReader", "Detents", "NavigationChecks", "KeyPath", "StringLiteralType",
  ])
  func aNameOfTheRuntimeIsTaken(name: String) throws {
    #expect(try errors(declaring: name) == ["colliding-name"])
  }

  private func errors(declaring name: String) throws -> [String] {
    let text = """
      navspec: 1
      app: {name: Todo, schemes: [todo]}
      types: {\(name): {cases: [a, b]}}
      root: home
      routes:
        home: {to: [item]}
        item: {params: {kind: \(name)}, links: ["/item/{kind}"]}
      """
    let spec = try CheckedSpec(root: "todo.nav.yaml", files: MemorySpecFiles("todo.nav.yaml", text))
    return spec.diagnostics.filter { $0.severity == .error }.map(\.kind.id)
  }
}
