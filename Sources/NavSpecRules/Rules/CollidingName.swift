import CEmbeddedRuntime
import NavSpecDiagnostics
import NavSpecModel

let collidingName = Rule("colliding-name") { context in
  let graph = context.graph
  var diagnostics: [Diagnostic] = []
  let direct = graph.app == nil ? [] : graph.routes.filter { $0.feature == nil }.map(\.name)
  diagnostics += collisions("route", direct + graph.features.map(\.name), taken: TakenNames.ofRoutes)
  diagnostics += membersTaken(
    "feature", graph.features.map(\.name),
    by: Dictionary(uniqueKeysWithValues: TakenNames.ofRouter.map { ($0, "'\($0)' of the router") }),
    of: "the router")
  for feature in graph.features {
    diagnostics += collisions(
      "route", feature.routes.map { graph.routes[$0].name }, taken: TakenNames.ofRoutes)
    let exits = graph.exits.filter { $0.feature.map { graph.features[$0].name.value } == feature.name.value }
    diagnostics += collisions("exit", exits.map(\.name), taken: TakenNames.ofRoutes)
  }
  diagnostics += collisions("tab", graph.tabs.map(\.name), taken: TakenNames.ofCases)
  diagnostics += collisions("condition", graph.conditions.map(\.name), taken: TakenNames.ofCases)
  for type in graph.types {
    guard case .cases(let cases) = type.kind, type.isGenerated else { continue }
    diagnostics += collisions("case", cases.map(\.name), taken: TakenNames.ofCases)
  }
  return diagnostics + typeCollisions(in: graph) + fileCollisions(in: graph)
}

private func membersTaken(
  _ what: String, _ names: [Located<String>], by taken: [String: String], of owner: String
) -> [Diagnostic] {
  names.compactMap { name in
    taken[name.value].map { member in
      Diagnostic(
        "\(what) '\(name.value)' collides with a member of \(owner)", at: name.range,
        label: "taken by \(member)",
        // No app was ever built with this name, so nothing is saved under it.
        fixes: [
          .init(
            "choose another name, for example '\(name.value)\(what == "route" ? "Screen" : SwiftName.upperCamel(what))'"
          )
        ])
    }
  }
}

private func collisions(_ what: String, _ names: [Located<String>], taken: [String: String]) -> [Diagnostic] {
  var firsts: [String: Located<String>] = [:]
  let members = membersTaken(what, names, by: taken, of: "the generated enum")
  return members
    + names.compactMap { name in
      if taken[name.value] != nil { return nil }
      let folded = name.value.lowercased()
      guard let first = firsts.former(folded, else: name) else { return nil }
      // Another diagnostic reports equal names.
      guard first.value != name.value else { return nil }
      return Diagnostic(
        "\(what)s '\(first.value)' and '\(name.value)' differ only by case", at: name.range,
        label: "differs only by case", related: [.init("the first", at: first.range)],
        fixes: [.init("choose another name")])
    }
}

/// The types that the name of the app and those of features become.
private func generatedTypes(in graph: NavigationGraph) -> [(owner: Located<String>, type: String)] {
  func perEnum(_ name: String) -> [String] {
    ["Route", "Screen", "ManualScreen", "Navigator", "\(SwiftUINames.linkSuffix(for: name))"]
  }
  let perApp =
    graph.app == nil
    ? [] : perEnum(graph.name.value) + ["Tab", "Condition", "Navigation", "Router", "Root", "Edges"]
  let app = SwiftName.upperCamel(graph.name.value)
  let intents = graph.routes.filter { $0.surfaces?.intent?.entity != nil }.flatMap { route in
    let name = SwiftName.upperCamel(ofRoute: route, in: graph)
    return ["\(name)Properties", "Open\(name)Intent"].map { (route.name, $0) }
  }
  let hasDestinations = graph.routes.contains { $0.surfaces?.intent.map { $0.entity == nil } == true }
  let destinations = hasDestinations ? ["\(app)Destination", "Open\(app)DestinationIntent"] : []
  return (perApp.map { app + $0 } + destinations).map { (graph.name, $0) } + intents
    + graph.features.flatMap { feature in
      (perEnum(feature.name.value) + ["Exit"]).map {
        (feature.name, SwiftName.upperCamel(feature.name.value) + $0)
      }
    }
}

/// Types that the generated code declares, against each other and against the spec's own.
private func typeCollisions(in graph: NavigationGraph) -> [Diagnostic] {
  var owners: [String: SourceRange] = [:]
  var names = generatedTypes(in: graph).map { owner, type in (owner.map { _ in type }, owner.value) }
  names += graph.types.filter(\.isDeclared).map { ($0.name, $0.name.value) }
  var reported: Set<SourceRange> = []
  var diagnostics: [Diagnostic] = names.compactMap { name, written in
    guard let owner = owners.former(name.value, else: name.range) else { return nil }
    guard reported.insert(name.range).inserted else { return nil }
    return Diagnostic(
      "'\(written)' would generate a second type '\(name.value)'", at: name.range,
      label: "'\(name.value)' is taken", related: [.init("the other one comes from here", at: owner)],
      fixes: [.init("choose another name")])
  }
  let taken = TakenTypeNames.named.union(TakenTypeNames.runtime)
  for type in graph.types where type.isDeclared && taken.contains(type.name.value) {
    diagnostics.append(
      Diagnostic(
        "the type '\(type.name.value)' would hide the one that generated code uses",
        at: type.name.range, label: "'\(type.name.value)' is taken",
        fixes: [.init("choose another name"), .init("add 'import:' with the module that declares it")]))
  }
  for (owner, type) in generatedTypes(in: graph)
  where TakenTypeNames.runtime.contains(type) && reported.insert(owner.range).inserted {
    diagnostics.append(
      Diagnostic(
        "'\(owner.value)' would generate a second type '\(type)'", at: owner.range,
        label: "the runtime has '\(type)'", fixes: [.init("choose another name")]))
  }
  for route in graph.routes {
    guard case .named(let view, nil) = route.view, let owner = owners[view] else { continue }
    diagnostics.append(
      Diagnostic(
        "the view '\(view)' of '\(route.qualifiedName)' has the name of a generated type",
        at: route.name.range, label: "'\(view)' is taken",
        related: [.init("the other one comes from here", at: owner)],
        fixes: [.init("choose another name for the view")]))
  }
  return diagnostics
}

/// Spec files of one name in two folders, and files that would take the place of the app's own.
private func fileCollisions(in graph: NavigationGraph) -> [Diagnostic] {
  guard let root = graph.files.first else { return [] }
  var owners: [String: NavigationGraph.File] = [:]
  for topic in ["Navigation", "SwiftUI", "Edges", "Intents", "Handoff", "QuickActions"]
  where graph.app != nil {
    owners[SwiftName.file(forSpec: root.path, topic: topic).lowercased()] = root
  }
  return graph.files.filter { $0.module == nil }.compactMap { file in
    let name = SwiftName.file(forSpec: file.path)
    guard let owner = owners.former(name.lowercased(), else: file) else { return nil }
    return Diagnostic(
      "'\(file.path)' and '\(owner.path)' would both generate '\(name)'",
      at: SourceRange(source: file.source, start: 0, end: 0), label: "'\(name)' is taken",
      related: [.init("the other file", at: SourceRange(source: owner.source, start: 0, end: 0))],
      fixes: [.init("rename one of the files")])
  }
}

/// Names of types that a spec may not declare.
enum TakenTypeNames {
  /// Types of SwiftUI and Swift that generated code names, or that the macros of Swift name in it. A type of the
  /// module itself would hide them; builtin types of the language cannot be declared anyway.
  static let named: Set<String> = [
    "AnyObject", "AnyView", "AppStorage", "Binding", "BooleanLiteralType", "CaseIterable", "DeclaredEdges",
    "EnvironmentValues", "Equatable", "ExtendedGraphemeClusterType", "FloatLiteralType", "FocusedValues",
    "Group", "Hashable", "IntegerLiteralType", "KeyPath", "Label", "LocalizedStringKey", "NavSpecRuntime",
    "NavigationLink", "Never", "Sendable", "StringLiteralType", "SwiftUI", "Tab", "TabSection", "TabView",
    "TabViewCustomization", "Text", "UnicodeScalarType", "View", "ViewBuilder",
  ]

  /// Types of the runtime, which an app may have in its own module.
  static let runtime = Set(String(cString: navspec_runtime_types()).split(separator: " ").map(String.init))
}
