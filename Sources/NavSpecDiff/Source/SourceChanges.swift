package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What becomes of the app's code that uses what is generated: routes, their params, types, tabs and conditions.
package struct SourceChanges: ChangeDetector {
  package static let kinds = SourceChangeKinds.all

  package init() {}

  package func changes(in comparison: SpecComparison) -> ChangeList {
    SourceSearch(comparison).list
  }
}

private struct SourceSearch {
  private let comparison: SpecComparison
  /// With the older names, as the app's code has them.
  private let base: SourceNames
  private let head: SourceNames
  /// The older version with the newer names of its types, to compare types with.
  private let renamedBase: SourceNames
  private(set) var list = ChangeList()

  init(_ comparison: SpecComparison) {
    self.comparison = comparison
    base = SourceNames(graph: comparison.originalBase)
    renamedBase = SourceNames(graph: comparison.base.graph)
    head = SourceNames(graph: comparison.head.graph)
    guard base.prefix == head.prefix else {
      add(
        SourceChangeKinds.appRenamed,
        "generated types begin with '\(head.prefix)' instead of '\(base.prefix)'",
        "_ = \(base.prefix)Route.self", "cannot find '\(base.prefix)Route' in scope", [base.prefix],
        base.graph.name.range, head.graph.name.range)
      return
    }
    compareRoutes()
    compareTypes()
    compareTabs()
    compareConditions()
  }

  private mutating func add(
    _ kind: ChangeKind, _ message: String, route: String? = nil, _ call: String?, _ error: String?,
    _ subject: [String], _ old: SourceRange?, _ new: SourceRange?
  ) {
    let witness = call.map { Change.Witness(call: $0, error: error) }
    list.changes.append(
      Change(
        kind, message, route: route, proof: witness == nil ? .none : .derived, witness: witness,
        subject: subject,
        places: [old.map { Change.Place(.base, $0) }, new.map { Change.Place(.head, $0) }].compactMap { $0 }))
  }

  // MARK: Routes

  private mutating func compareRoutes() {
    for id in comparison.routes.removed {
      let route = base.graph.routes[id]
      add(
        SourceChangeKinds.routeRemoved, "'\(route.qualifiedName)' is gone", route: route.qualifiedName,
        "_ = \(base.call(route))", noMember(base.name(of: route)), [route.qualifiedName], route.name.range,
        nil)
    }
    for id in comparison.routes.added {
      let route = head.graph.routes[id]
      add(
        SourceChangeKinds.routeAdded, "'\(route.qualifiedName)' is new", route: route.qualifiedName,
        nil, nil, [route.qualifiedName], nil, route.name.range)
    }
    for pair in comparison.routes.pairs {
      let (old, new) = (base.graph.routes[pair.base], head.graph.routes[pair.head])
      if pair.reason != .feature, base.name(of: old) != head.name(of: new) {
        add(
          SourceChangeKinds.routeRenamed,
          "'\(old.qualifiedName)' is '\(new.qualifiedName)' now"
            + (pair.reason == .likeness ? ", as its params and links suggest" : ""),
          route: new.qualifiedName, "_ = \(base.call(old))", noMember(base.name(of: old)),
          [old.qualifiedName, new.qualifiedName], old.name.range, new.name.range)
      } else {
        compareParameters(old, new, pair.parameters)
        compareResults(old, new)
      }
    }
  }

  private mutating func compareResults(_ old: Route, _ new: Route) {
    let (name, types) = (new.qualifiedName, (renamedBase.resultType(of: old), head.resultType(of: new)))
    let places = ((old.returns ?? old.name).range, (new.returns ?? new.name).range)
    switch types {
    case (let type?, let other?) where type != other:
      add(
        SourceChangeKinds.resultChanged, "'\(name)' returns \(other) instead of \(type)", route: name,
        base.resultCall(old, type), "requires the types '\(type)' and '\(other)' be equivalent", [name],
        places.0, places.1)
    case (let type?, nil):
      let member = SwiftName.escaped(old.name.value)
      let owner = base.name(of: old).prefix { $0 != "." }
      add(
        SourceChangeKinds.resultRemoved, "'\(name)' no longer returns \(type)", route: name,
        base.resultCall(old, type), "type 'ReturningRoute<\(owner), \(type)>' has no member '\(member)'",
        [name],
        places.0, places.1)
    case (nil, let type?):
      add(
        SourceChangeKinds.resultAdded, "'\(name)' returns \(type)", route: name, "_ = \(base.call(old))", nil,
        [name], places.0, places.1)
    default: break
    }
  }

  private func noMember(_ name: String) -> String {
    let parts = name.split(separator: ".")
    return "type '\(parts[0])' has no member '\(parts[1])'"
  }

  private mutating func compareParameters(_ old: Route, _ new: Route, _ names: [String: String]) {
    let name = new.qualifiedName
    let count = list.changes.count
    for parameter in old.parameters {
      let param = parameter.name.value
      let call = "_ = \(base.call(old, naming: [param]))"
      guard let other = names[param].flatMap({ new.parameter(named: $0) }) else {
        add(
          SourceChangeKinds.parameterRemoved, "'\(name)' has no param '\(param)' any more", route: name, call,
          "extra argument '\(param)' in call", [name, param], parameter.name.range, new.name.range)
        continue
      }
      if other.name.value != param {
        add(
          SourceChangeKinds.parameterRenamed, "'\(param)' of '\(name)' is '\(other.name.value)' now",
          route: name,
          call, "incorrect argument label in call (have '\(param):', expected '\(other.name.value):')",
          [name, param, other.name.value], parameter.name.range, other.name.range)
      } else {
        compare(parameter, other, old, new)
      }
    }
    let former = Set(names.values)
    for parameter in new.parameters where !former.contains(parameter.name.value) {
      let param = parameter.name.value
      if parameter.isNeeded {
        // Without arguments, the name alone would be a function.
        let type = base.name(of: old).prefix { $0 != "." }
        let isBare = old.parameters.isEmpty
        add(
          SourceChangeKinds.parameterRequired, "'\(name)' needs '\(param)' now", route: name,
          "\(isBare ? "let _: \(type)" : "_") = \(base.call(old))",
          isBare ? "cannot convert value" : "missing argument for parameter '\(param)' in call",
          [name, param],
          old.name.range, parameter.name.range)
      } else {
        add(
          SourceChangeKinds.parameterAdded, "'\(name)' has a new param '\(param)', which may be left out",
          route: name, "_ = \(base.call(old))", nil, [name, param], old.name.range, parameter.name.range)
      }
    }
    let order = old.parameters.map(\.name.value)
    let newOrder = new.parameters.map(\.name.value)
    if list.changes.count == count, order != newOrder, Set(order) == Set(newOrder) {
      add(
        SourceChangeKinds.parametersReordered, "the params of '\(name)' have another order", route: name,
        "_ = \(base.call(old, naming: Set(order)))", "must precede argument", [name], old.name.range,
        new.name.range)
    }
  }

  private mutating func compare(_ old: Parameter, _ new: Parameter, _ oldRoute: Route, _ newRoute: Route) {
    let (name, param) = (newRoute.qualifiedName, old.name.value)
    let (oldType, newType) = (renamedBase.canonicalType(of: old), head.canonicalType(of: new))
    let call = "_ = \(base.call(oldRoute, naming: [param]))"
    guard oldType == newType else {
      let isLoosened = newType == oldType + "?"
      // A value becomes optional by itself, but not the other way round: code that reads it shows the change.
      let labels = oldRoute.parameters.map {
        $0.name.value == param ? "let value" : "_"
      }.joined(separator: ", ")
      let isTightened = oldType == newType + "?"
      add(
        SourceChangeKinds.parameterRetyped,
        "'\(param)' of '\(name)' is \(head.type(of: new)) instead of \(base.type(of: old))", route: name,
        isLoosened
          ? "if case \(base.name(of: oldRoute))(\(labels)) = \(base.call(oldRoute)) { let _: \(oldType) = value }"
          : call,
        isLoosened || isTightened
          ? "must be unwrapped to a value of type" : "cannot convert value of type '\(oldType)'",
        [name, param],
        old.range, new.range)
      return
    }
    guard old.defaultValue != new.defaultValue else { return }
    let short = "_ = \(base.call(oldRoute))"
    switch (old.defaultValue, new.defaultValue) {
    case (.some, nil):
      add(
        SourceChangeKinds.defaultRemoved, "'\(param)' of '\(name)' has no default any more", route: name,
        short,
        "missing argument for parameter '\(param)' in call", [name, param], old.range, new.range)
    case (nil, .some):
      add(
        SourceChangeKinds.defaultAdded, "'\(param)' of '\(name)' has a default now", route: name, call, nil,
        [name, param], old.range, new.range)
    default:
      add(
        SourceChangeKinds.defaultChanged, "'\(param)' of '\(name)' has another default", route: name, short,
        nil,
        [name, param], old.range, new.range)
    }
  }

  // MARK: Types

  private mutating func compareTypes() {
    for pair in comparison.renamed.types {
      add(
        SourceChangeKinds.typeRenamed,
        "the type '\(pair.old.value)' is '\(pair.new.value)' now, as its uses suggest",
        "_ = \(pair.old.value).self", "cannot find '\(pair.old.value)' in scope",
        [pair.old.value, pair.new.value],
        pair.old.range, pair.new.range)
    }
    let olds = comparison.base.graph.types
    let news = Dictionary(
      head.graph.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    for old in olds {
      guard case .cases(let cases) = old.kind, old.isGenerated, let new = news[old.name.value],
        case .cases(let others) = new.kind, new.isGenerated
      else { continue }
      compareCases(of: old, cases, new, others)
    }
    // A closed set that a param had is reported with the param. Of an alias the param has the same type as before.
    let isUsed = Set(
      comparison.base.graph.routes.flatMap(\.parameters).map { comparison.base.graph.name(of: $0.type) })
    for old in olds where old.isDeclared && (old.isGeneratedAlias || !isUsed.contains(old.name.value)) {
      guard news[old.name.value]?.isDeclared != true else { continue }
      add(
        SourceChangeKinds.typeRemoved, "the type '\(old.name.value)' is not generated any more",
        "_ = \(old.name.value).self", "cannot find '\(old.name.value)' in scope", [old.name.value],
        old.name.range,
        nil)
    }
    let formers = Set(olds.filter(\.isDeclared).map(\.name.value))
    for new in head.graph.types where new.isDeclared && !formers.contains(new.name.value) {
      add(
        SourceChangeKinds.typeAdded, "the type '\(new.name.value)' is generated now",
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
        SourceChangeKinds.caseRemoved, "'\(type)' has no case '\(name)' any more",
        "_ = \(type).\(SwiftName.escaped(name))", "type '\(type)' has no member '\(name)'", [type, name],
        old.name.range, new.name.range)
    }
    let switches = names.map { "case .\(SwiftName.escaped($0)): break" }.joined(separator: "; ")
    let added = otherNames.filter { !names.contains($0) }
    for name in added where names.allSatisfy(otherNames.contains) {
      add(
        SourceChangeKinds.caseAdded, "'\(type)' has a new case '\(name)'",
        "switch \(type).\(SwiftName.escaped(names[0])) { \(switches) }", "switch must be exhaustive",
        [type, name],
        old.name.range, new.name.range)
    }
    if names != otherNames, added.isEmpty, names.count == otherNames.count {
      add(
        SourceChangeKinds.casesReordered, "the cases of '\(type)' have another order", "_ = \(type).allCases",
        nil,
        [type], old.name.range, new.name.range)
    }
  }

  // MARK: Tabs and conditions

  private mutating func compareTabs() {
    var renamed: [RenamedDeclarations.Pair] = []
    for (old, new, _) in comparison.comparedTabs where old.name.value != new.name.value {
      renamed.append(.init(old: old.name, new: new.name))
    }
    compare(
      "tab", base.graph.tabs.map(\.name), head.graph.tabs.map(\.name), renamed, reason: "its root suggests",
      (SourceChangeKinds.tabRemoved, SourceChangeKinds.tabAdded, SourceChangeKinds.tabRenamed))
  }

  private mutating func compareConditions() {
    compare(
      "condition", base.graph.conditions.map(\.name), head.graph.conditions.map(\.name),
      comparison.renamed.conditions, reason: "its uses suggest",
      (
        SourceChangeKinds.conditionRemoved, SourceChangeKinds.conditionAdded,
        SourceChangeKinds.conditionRenamed
      ))
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
