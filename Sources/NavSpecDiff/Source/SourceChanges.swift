import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What becomes of the app's code that uses what is generated: routes, their params, types, tabs and conditions.
struct SourceChanges {
  static func changes(in comparison: SpecComparison) -> [Change] { Self(comparison).list }

  private let comparison: SpecComparison
  /// With the older names, as the app's code has them.
  let base: SourceNames
  let head: SourceNames
  /// The older version with the newer names of its types, to compare types with.
  let renamedBase: SourceNames
  private(set) var list: [Change] = []

  init(_ comparison: SpecComparison) {
    self.comparison = comparison
    base = SourceNames(graph: comparison.base.graph)
    renamedBase = SourceNames(graph: comparison.renamedBase.graph)
    head = SourceNames(graph: comparison.head.graph)
    guard base.prefix == head.prefix else {
      add(
        .appRenamed, "generated types begin with '\(head.prefix)' instead of '\(base.prefix)'",
        "_ = \(base.prefix)Route.self", "cannot find '\(base.prefix)Route' in scope", [base.prefix],
        base.graph.name.range, head.graph.name.range)
      return
    }
    compareRoutes()
    compareExits()
    compareTypes()
    compareTabs()
    compareConditions()
  }

  mutating func add(
    _ kind: ChangeKind, _ message: String, route: String? = nil, _ call: String?, _ error: String?,
    _ subject: [String], _ old: SourceRange?, _ new: SourceRange?
  ) {
    let witness = call.map { Change.Witness(call: $0, error: error) }
    list.append(
      Change(
        kind, message, route: route, proof: witness == nil ? .none : .derived, witness: witness,
        subject: subject, places: .both(old, new)))
  }

  private mutating func compareRoutes() {
    for id in comparison.routes.removed {
      let route = base.graph.routes[id]
      add(
        .routeRemoved, "'\(route.qualifiedName)' is gone", route: route.qualifiedName,
        "_ = \(base.call(route))", noMember(base.name(of: route)), [route.qualifiedName], route.name.range,
        nil)
    }
    for id in comparison.routes.added {
      let route = head.graph.routes[id]
      add(
        .routeAdded, "'\(route.qualifiedName)' is new", route: route.qualifiedName,
        nil, nil, [route.qualifiedName], nil, route.name.range)
    }
    for pair in comparison.routes.pairs {
      let (old, new) = (base.graph.routes[pair.base], head.graph.routes[pair.head])
      if pair.reason != .feature, base.name(of: old) != head.name(of: new) {
        add(
          .routeRenamed,
          "'\(old.qualifiedName)' is '\(new.qualifiedName)' now"
            + (pair.reason == .likeness ? ", as its \(likeness(old, new)) suggest" : ""),
          route: new.qualifiedName, "_ = \(base.call(old))", noMember(base.name(of: old)),
          [old.qualifiedName, new.qualifiedName], old.name.range, new.name.range)
      } else {
        compareParameters(callee(old, base, new), callee(new, head, new), pair.parameters)
        compareResults(old, new)
      }
    }
  }

  /// What two routes have in common that are one by likeness.
  private func likeness(_ old: Route, _ new: Route) -> String {
    let hasLinks = !old.links.isEmpty && old.links.map(\.pattern.value) == new.links.map(\.pattern.value)
    let hasTitle = old.title != nil && old.title?.value == new.title?.value
    return old.name.value == new.name.value || hasLinks || hasTitle
      ? "\(hasLinks ? "links" : old.name.value == new.name.value ? "name" : "title") and params"
      : "params and the redirect of its link"
  }

  private func callee(_ route: Route, _ names: SourceNames, _ newer: Route) -> SourceCallee {
    let name = newer.qualifiedName
    return .init(
      title: "'\(name)'", route: name, key: [name], code: names.name(of: route), parameters: route.parameters,
      range: route.name.range)
  }

  private mutating func compareExits() {
    for old in base.graph.exits {
      guard let feature = old.feature.map({ base.graph.features[$0].name.value }),
        let new = comparison.head(ofExit: old)
      else { continue }
      let (type, name) = (SwiftName.upperCamel(feature) + "Exit", "\(feature).\(new.name.value)")
      func callee(_ exit: Exit) -> SourceCallee {
        .init(
          title: "the exit '\(name)'", route: nil, key: ["exit", name],
          code: "\(type).\(SwiftName.escaped(exit.name.value))", parameters: exit.parameters,
          range: exit.name.range)
      }
      compareParameters(callee(old), callee(new), comparison.parameterNames(of: old, new))
    }
  }

  private mutating func compareResults(_ old: Route, _ new: Route) {
    let (name, types) = (new.qualifiedName, (renamedBase.resultType(of: old), head.resultType(of: new)))
    let places = ((old.returns ?? old.name).range, (new.returns ?? new.name).range)
    switch types {
    case (let type?, let other?) where type != other:
      add(
        .resultChanged, "'\(name)' returns \(other) instead of \(type)", route: name,
        base.resultCall(old, type), "requires the types '\(type)' and '\(other)' be equivalent", [name],
        places.0, places.1)
    case (let type?, nil):
      let member = SwiftName.escaped(old.name.value)
      let owner = base.name(of: old).prefix { $0 != "." }
      add(
        .resultRemoved, "'\(name)' no longer returns \(type)", route: name, base.resultCall(old, type),
        "type 'ReturningRoute<\(owner), \(type)>' has no member '\(member)'", [name], places.0, places.1)
    case (nil, let type?):
      add(
        .resultAdded, "'\(name)' returns \(type)", route: name, "_ = \(base.call(old))", nil,
        [name], places.0, places.1)
    default: break
    }
  }

  private func noMember(_ name: String) -> String {
    let parts = name.split(separator: ".")
    return "type '\(parts[0])' has no member '\(parts[1])'"
  }

  private mutating func compareTypes() {
    for pair in comparison.renamed.types {
      add(
        .typeRenamed, "the type '\(pair.old.value)' is '\(pair.new.value)' now, as its uses suggest",
        "_ = \(pair.old.value).self", "cannot find '\(pair.old.value)' in scope",
        [pair.old.value, pair.new.value], pair.old.range, pair.new.range)
    }
    let graph = comparison.renamedBase.graph
    let olds = graph.types
    let news = Dictionary(first: head.graph.types.map { ($0.name.value, $0) })
    for old in olds {
      guard case .cases(let cases) = old.kind, old.isGenerated, let new = news[old.name.value],
        case .cases(let others) = new.kind, new.isGenerated
      else { continue }
      compareCases(of: old, cases, new, others)
    }
    // A closed set that a param had is reported with the param. Of an alias the param has the same type as before.
    let isUsed = Set(graph.routes.flatMap(\.parameters).map { graph.name(of: $0.type) })
    for old in olds where old.isDeclared && (old.isGeneratedAlias || !isUsed.contains(old.name.value)) {
      guard news[old.name.value]?.isDeclared != true else { continue }
      add(
        .typeRemoved, "the type '\(old.name.value)' is not generated any more", "_ = \(old.name.value).self",
        "cannot find '\(old.name.value)' in scope", [old.name.value], old.name.range, nil)
    }
    let formers = Set(olds.filter(\.isDeclared).map(\.name.value))
    for new in head.graph.types where new.isDeclared && !formers.contains(new.name.value) {
      add(
        .typeAdded, "the type '\(new.name.value)' is generated now",
        nil, nil, [new.name.value], nil, new.name.range)
    }
  }

  private mutating func compareCases(
    of old: NamedType, _ cases: [TypeCase], _ new: NamedType, _ others: [TypeCase]
  ) {
    let type = old.name.value
    let (names, otherNames) = (cases.map(\.name.value), others.map(\.name.value))
    for name in names where !otherNames.contains(name) {
      add(
        .typeCaseRemoved, "'\(type)' has no case '\(name)' any more",
        "_ = \(type).\(SwiftName.escaped(name))", "type '\(type)' has no member '\(name)'", [type, name],
        old.name.range, new.name.range)
    }
    let switches = names.map { "case .\(SwiftName.escaped($0)): break" }.joined(separator: "; ")
    let added = otherNames.filter { !names.contains($0) }
    for name in added where names.allSatisfy(otherNames.contains) {
      add(
        .typeCaseAdded, "'\(type)' has a new case '\(name)'",
        "switch \(type).\(SwiftName.escaped(names[0])) { \(switches) }", "switch must be exhaustive",
        [type, name], old.name.range, new.name.range)
    }
    for moved in others {
      guard let former = cases.first(where: { $0.raw == moved.raw })?.name.value, former != moved.name.value,
        otherNames.contains(former)
      else { continue }
      add(
        .typeCaseValueMoved,
        "'\(moved.raw)' stands for the case '\(moved.name.value)' of '\(type)', not for '\(former)'", nil,
        nil, [type, moved.raw], old.name.range, moved.name.range)
    }
    if names != otherNames, added.isEmpty, names.count == otherNames.count {
      add(
        .typeCasesReordered, "the cases of '\(type)' have another order", "_ = \(type).allCases", nil, [type],
        old.name.range, new.name.range)
    }
  }

  private mutating func compareTabs() {
    var renamed: [RenamedDeclarations.Pair] = []
    for (old, new, _) in comparison.comparedTabs where old.name.value != new.name.value {
      renamed.append(.init(old: old.name, new: new.name))
    }
    compare(
      "tab", base.graph.tabs.map(\.name), head.graph.tabs.map(\.name), renamed, reason: "its root suggests",
      (.tabCaseRemoved, .tabCaseAdded, .tabCaseRenamed))
  }

  private mutating func compareConditions() {
    compare(
      "condition", base.graph.conditions.map(\.name), head.graph.conditions.map(\.name),
      comparison.renamed.conditions, reason: "its uses suggest",
      (.conditionRemoved, .conditionAdded, .conditionRenamed))
  }

  /// Cases of a generated enum.
  /// - Parameters:
  ///   - noun: What each case is of.
  ///   - reason: What shows that two names are of one thing.
  private mutating func compare(
    _ noun: String, _ old: [Located<String>], _ new: [Located<String>],
    _ renamed: [RenamedDeclarations.Pair], reason: String,
    _ kinds: (removed: ChangeKind, added: ChangeKind, renamed: ChangeKind)
  ) {
    let type = base.prefix + SwiftName.upperCamel(noun)
    func call(_ name: String) -> String { "_ = \(type).\(SwiftName.escaped(name))" }
    let (names, others) = (Set(old.map(\.value)), Set(new.map(\.value)))
    func error(_ name: String) -> String {
      others.isEmpty ? "cannot find '\(type)' in scope" : "type '\(type)' has no member '\(name)'"
    }
    for pair in renamed {
      let (name, other) = (pair.old.value, pair.new.value)
      add(
        kinds.renamed, "the \(noun) '\(name)' is '\(other)' now, as \(reason)", call(name), error(name),
        [name, other], pair.old.range, pair.new.range)
    }
    let (left, found) = (Set(renamed.map(\.old.value)), Set(renamed.map(\.new.value)))
    for name in old where !others.contains(name.value) && !left.contains(name.value) {
      add(
        kinds.removed, "the \(noun) '\(name.value)' is gone", call(name.value), error(name.value),
        [name.value], name.range, nil)
    }
    for name in new where !names.contains(name.value) && !found.contains(name.value) {
      add(kinds.added, "the \(noun) '\(name.value)' is new", nil, nil, [name.value], nil, name.range)
    }
  }
}
