import NavSpecDiagnostics
import NavSpecModel

/// A case of a generated enum: a route or an exit.
struct SourceCallee {
  /// As messages name it: `'recipe'`, `the exit 'search.product'`.
  let title: String
  /// The qualified name of the route; nil of an exit.
  let route: String?
  /// What tells it from others, for the fingerprint.
  let key: [String]
  /// As code names it: `SearchExit.product`.
  let code: String
  let parameters: [Parameter]
  let range: SourceRange
}

// What becomes of code that gives or reads the params of a route or an exit.

extension SourceChanges {
  private mutating func add(
    _ kind: ChangeKind, _ message: String, _ callee: SourceCallee, _ call: String, _ error: String?,
    _ subject: [String], _ old: SourceRange, _ new: SourceRange
  ) {
    add(kind, message, route: callee.route, call, error, callee.key + subject, old, new)
  }

  /// - Parameter names: Param of the older version → that of the newer one.
  mutating func compareParameters(_ old: SourceCallee, _ new: SourceCallee, _ names: [String: String]) {
    func call(naming: Set<String> = []) -> String { base.call(old.code, old.parameters, naming: naming) }
    let count = list.count
    for parameter in old.parameters {
      let param = parameter.name.value
      guard let name = names[param], let other = new.parameters.first(where: { $0.name.value == name }) else {
        add(
          .paramRemoved, "\(new.title) has no param '\(param)' any more", new, "_ = \(call(naming: [param]))",
          "extra argument '\(param)' in call", [param], parameter.name.range, new.range)
        continue
      }
      if name != param {
        add(
          .paramRenamed, "'\(param)' of \(new.title) is '\(name)' now", new, "_ = \(call(naming: [param]))",
          "incorrect argument label in call (have '\(param):', expected '\(name):')", [param, name],
          parameter.name.range, other.name.range)
      } else {
        compare(parameter, other, old, new)
      }
    }
    let former = Set(names.values)
    for parameter in new.parameters where !former.contains(parameter.name.value) {
      let param = parameter.name.value
      if parameter.isNeeded {
        // Without arguments, the name alone would be a function.
        let type = old.code.prefix { $0 != "." }
        let isBare = old.parameters.isEmpty
        add(
          .requiredParamAdded, "\(new.title) needs '\(param)' now", new,
          "\(isBare ? "let _: \(type)" : "_") = \(call())",
          isBare ? "cannot convert value" : "missing argument for parameter '\(param)' in call", [param],
          old.range, parameter.name.range)
      } else {
        add(
          .paramAdded, "\(new.title) has a new param '\(param)', which may be left out",
          new, "_ = \(call())", nil, [param], old.range, parameter.name.range)
      }
    }
    let (order, newOrder) = (old.parameters.map(\.name.value), new.parameters.map(\.name.value))
    if list.count == count, order != newOrder, Set(order) == Set(newOrder) {
      add(
        .paramsReordered, "the params of \(new.title) have another order", new,
        "_ = \(call(naming: Set(order)))", "must precede argument", [], old.range, new.range)
    }
  }

  private mutating func compare(
    _ old: Parameter, _ new: Parameter, _ former: SourceCallee, _ callee: SourceCallee
  ) {
    let param = old.name.value
    let (oldType, newType) = (renamedBase.canonicalType(of: old), head.canonicalType(of: new))
    let short = base.call(former.code, former.parameters)
    let call = "_ = \(base.call(former.code, former.parameters, naming: [param]))"
    guard oldType == newType else {
      let isLoosened = newType == oldType + "?"
      // A value becomes optional by itself, but not the other way round: code that reads it shows the change.
      let labels = former.parameters.map { $0.name.value == param ? "let value" : "_" }
        .joined(separator: ", ")
      let isTightened = oldType == newType + "?"
      add(
        .paramRetyped,
        "'\(param)' of \(callee.title) is \(head.type(of: new)) instead of \(base.type(of: old))", callee,
        isLoosened ? "if case \(former.code)(\(labels)) = \(short) { let _: \(oldType) = value }" : call,
        isLoosened || isTightened
          ? "must be unwrapped to a value of type" : "cannot convert value of type '\(oldType)'",
        [param], old.range, new.range)
      return
    }
    guard old.defaultValue != new.defaultValue else { return }
    switch (old.defaultValue, new.defaultValue) {
    case (.some, nil):
      add(
        .paramDefaultRemoved, "'\(param)' of \(callee.title) has no default any more", callee,
        "_ = \(short)", "missing argument for parameter '\(param)' in call", [param], old.range, new.range)
    case (nil, .some):
      add(
        .paramDefaultAdded, "'\(param)' of \(callee.title) has a default now", callee, call, nil,
        [param], old.range, new.range)
    default:
      add(
        .paramDefaultChanged, "'\(param)' of \(callee.title) has another default", callee,
        "_ = \(short)", nil, [param], old.range, new.range)
    }
  }
}
