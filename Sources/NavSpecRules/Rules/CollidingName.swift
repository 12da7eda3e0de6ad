package import NavSpecDiagnostics
import NavSpecModel

/// Names that differ in the spec but not in what they become.
package struct CollidingName: Rule {
  package static let kind = DiagnosticKind(
    id: "colliding-name",
    explanation: """
      Names of the spec become cases, types and files of Swift. Two that differ by case alone, or that meet a \
      member the generated code already has, would not compile or not survive a file system.
      """,
    examples: [
      """
      routes:
        home: { to: [signIn, signin] }
        signIn: {}
        signin: {}
      # ^^^^^^ colliding-name
      """,
      """
      routes:
        home: { to: [index] }
        index: {}
      # ^^^^^ colliding-name
      """,
    ],
    mended: [
      """
      routes:
        home: { to: [signIn, signOut] }
        signIn: {}
        signOut: {}
      """
    ])

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var diagnostics: [Diagnostic] = []
    let direct = graph.routes.filter { $0.feature == nil }.map(\.name) + graph.features.map(\.name)
    diagnostics += Self.collisions("route", direct, taken: Self.membersOfRoute)
    for feature in graph.features {
      diagnostics += Self.collisions(
        "route", feature.routes.map { graph.routes[$0].name }, taken: Self.membersOfRoute)
    }
    diagnostics += Self.collisions("tab", graph.tabs.map(\.name), taken: Self.membersOfCase)
    diagnostics += Self.collisions("condition", graph.conditions.map(\.name), taken: Self.membersOfCase)
    for type in graph.types {
      guard case .cases(let cases) = type.kind, type.isGenerated else { continue }
      diagnostics += Self.collisions("case", cases.map(\.name), taken: Self.membersOfCase)
    }
    return diagnostics + typeCollisions(in: graph)
  }

  private static let membersOfRoute: Set<String> = [
    "index", "values", "hash", "write", "init", "self", "Type",
  ]
  private static let membersOfCase: Set<String> = [
    "rawValue", "hashValue", "allCases", "init", "self", "Type", "id", "hash",
  ]

  private static func collisions(
    _ what: String, _ names: [Located<String>], taken: Set<String>
  ) -> [Diagnostic] {
    var firsts: [String: Located<String>] = [:]
    return names.compactMap { name in
      if taken.contains(name.value) {
        return Diagnostic(
          kind, "\(what) '\(name.value)' collides with a member of the generated enum", at: name.range,
          label: "'\(name.value)' is taken", fixes: [.init("choose another name")])
      }
      let folded = name.value.lowercased()
      guard let first = firsts[folded] else {
        firsts[folded] = name
        return nil
      }
      // Equal names are duplicates, and said to be so elsewhere.
      guard first.value != name.value else { return nil }
      return Diagnostic(
        kind, "\(what)s '\(first.value)' and '\(name.value)' differ by case alone", at: name.range,
        label: "told apart by case alone", related: [.init("the first", at: first.range)],
        fixes: [.init("choose another name")])
    }
  }

  /// Types that the generated code declares, against each other and against the spec's own.
  private func typeCollisions(in graph: NavigationGraph) -> [Diagnostic] {
    var owners: [String: SourceRange] = [:]
    let app = graph.app.name.value
    for suffix in ["Route", "Tab", "Condition", "Navigation", "Router", "Root"] {
      owners[app + suffix] = graph.app.name.range
    }
    var names = graph.features.map { ($0.name.map { SwiftName.upperCamel($0) + "Route" }, $0.name.value) }
    names += graph.types.filter(\.isGenerated).map { ($0.name, $0.name.value) }
    return names.compactMap { name, written in
      guard let owner = owners[name.value] else {
        owners[name.value] = name.range
        return nil
      }
      return Diagnostic(
        Self.kind, "'\(written)' would generate a second type '\(name.value)'", at: name.range,
        label: "'\(name.value)' is taken", related: [.init("the other one comes from here", at: owner)],
        fixes: [.init("choose another name")])
    }
  }
}
