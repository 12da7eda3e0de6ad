import SwiftParser
import SwiftSyntax

extension FactWalker {
  /// Records what happens in an expression, and says what is known of its value.
  func evaluate(_ expression: ExprSyntax, _ outer: Context) -> Value {
    guard let context = deeper(outer) else { return .other }
    if Self.links.contains(expression.kind) { return chain(expression, context) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node):
      if let text = node.representedLiteralValue { return .literal(text) }
      walkChildren(node, context)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return evaluate(only.expression, context)
      }
      walkChildren(node, context)
    case .tryExpr(let node): return evaluate(node.expression, context)
    case .awaitExpr(let node): return evaluate(node.expression, context)
    case .inOutExpr(let node): return evaluate(node.expression, context)
    case .arrayExpr(let node): return .list(node.elements.map { evaluate($0.expression, context) })
    case .sequenceExpr(let node): return sequence(Array(node.elements)[...], context)
    case .closureExpr(let node): return closure(node, context)
    case .ifExpr, .switchExpr: walk(Syntax(expression), context)
    case .macroExpansionExpr(let node) where node.macroName.text == "Preview": break
    default: walkChildren(expression, context)
    }
    return .other
  }

  private func closure(_ node: ClosureExprSyntax, _ context: Context) -> Value {
    walkChildren(node.statements, context)
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?: return .closure(list.map { $0.name.text })
    case .parameterClause(let clause)?:
      return .closure(
        clause.parameters.map { param in
          let name = (param.secondName ?? param.firstName).text
          return param.type.map { "\(name): \($0.trimmedDescription)" } ?? name
        })
    default: return .closure([])
    }
  }

  /// Operators arrive unfolded: assignment, `?:` and `??` are all that matters here.
  private func sequence(_ elements: ArraySlice<ExprSyntax>, _ context: Context) -> Value {
    guard let first = elements.first, elements.count > 1 else {
      return elements.first.map { evaluate($0, context) } ?? .other
    }
    func sign(_ element: ExprSyntax) -> String? { element.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let second = elements[elements.startIndex + 1]
    if second.is(AssignmentExprSyntax.self) || sign(second) == "+=" {
      assign(first, isAppending: sign(second) != nil, sequence(elements.dropFirst(2), context), context)
      return .other
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      _ = sequence(elements[..<place], context)
      var inner = context
      inner.branches += 1
      let first = evaluate(ternary.thenExpression, inner)
      return .choice([first, sequence(elements[(place + 1)...], inner)])
    }
    var values: [Value] = []
    var isCoalescing = true
    for element in elements {
      if let sign = sign(element) {
        isCoalescing = isCoalescing && sign == "??"
      } else if element.is(UnresolvedAsExprSyntax.self) {
        return values.first ?? .other
      } else {
        values.append(evaluate(element, context))
      }
    }
    return isCoalescing ? .choice(values) : values.count == 1 ? values[0] : .other
  }

  private func assign(_ target: ExprSyntax, isAppending: Bool, _ value: Value, _ context: Context) {
    guard case .reference(let path) = evaluate(target, context), let name = path.last else { return }
    switch value {
    case .reference, .call, .choice, .list: break
    default: return
    }
    let base = isAppending ? path : path.dropLast()
    let place = target.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(target)
    _ = addEvent(
      isAppending ? .call : .assignment, name: isAppending ? "append" : name, at: place,
      base: base.isEmpty ? nil : .reference(base), arguments: [Argument(value: value)], context)
  }

  /// What has the expression that it is about as its first child.
  private static let links: Set<SyntaxKind> = [
    .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
    .subscriptCallExpr, .genericSpecializationExpr, .postfixIfConfigExpr,
  ]

  /// A chain of calls and members, from its innermost base outward and in a loop: a chain may be long.
  private func chain(_ expression: ExprSyntax, _ context: Context) -> Value {
    var links = [expression]
    while let last = links.last, Self.links.contains(last.kind),
      let base = last.children(viewMode: .sourceAccurate).first?.as(ExprSyntax.self)
    {
      links.append(base)
    }
    var value: Value?
    // A member of something that is more than a name.
    var member: String?
    var place: Syntax?
    for link in links.reversed() {
      switch link.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node):
        (value, place) = (.reference([node.baseName.plainText]), Syntax(node))
      case .memberAccessExpr(let node):
        let name = node.declName.baseName.plainText
        place = Syntax(node.declName)
        switch value {
        case .reference(let path)?:
          addPart(name, of: path, at: node.declName, context)
          let isType = name == "self" && path.last?.first?.isUppercase == true
          value = isType ? .type(path.joined(separator: ".")) : .reference(path + [name])
        case nil: value = .reference(["", name])
        default: member = name
        }
      case .functionCallExpr(let node):
        value = call(node, on: value, member: member, at: place ?? Syntax(node), context)
        member = nil
      case .subscriptCallExpr(let node): walkChildren(node.arguments, context)
      case .postfixIfConfigExpr(let node): walk(Syntax(node.config), context)
      case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr: break
      default: (value, place) = (evaluate(link, context), Syntax(link))
      }
    }
    return member == nil ? value ?? .other : .other
  }

  private static let partNames: Set<String> = [
    "host", "path", "pathComponents", "lastPathComponent", "query", "queryItems", "fragment",
  ]

  private func addPart(_ name: String, of base: [String], at node: some SyntaxProtocol, _ context: Context) {
    guard Self.partNames.contains(name),
      addEvent(.mention, name: name, at: node, base: .reference(base), context) != nil
    else { return }
    facts.parts.append(facts.events.removeLast())
  }

  private func call(
    _ node: FunctionCallExprSyntax, on callee: Value?, member: String?, at place: Syntax, _ context: Context
  ) -> Value {
    var base = callee
    var name = member ?? "()"
    if member == nil, case .reference(var path)? = callee, let last = path.popLast() {
      name = last
      base = path.isEmpty ? nil : .reference(path)
    }
    let index = addEvent(.call, name: name, at: place, base: base, context)
    var arguments: [Argument] = []
    var inner = context
    inner.parent = index
    func add(_ label: String?, _ value: ExprSyntax, isTrailing: Bool) {
      inner.argument = arguments.count
      arguments.append(Argument(label: label, value: evaluate(value, inner), isTrailing: isTrailing))
    }
    for argument in node.arguments { add(argument.label?.text, argument.expression, isTrailing: false) }
    if let closure = node.trailingClosure { add(nil, ExprSyntax(closure), isTrailing: true) }
    for closure in node.additionalTrailingClosures {
      add(closure.label.text, ExprSyntax(closure.closure), isTrailing: true)
    }
    guard let index else { return .other }
    facts.events[index].arguments = arguments
    return .call(index)
  }
}
