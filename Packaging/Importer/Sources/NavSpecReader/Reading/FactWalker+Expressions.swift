import SwiftParser
import SwiftSyntax

extension FactWalker {
  /// Records what happens in an expression, and says what is known of its value.
  func evaluate(_ expression: ExprSyntax, _ outer: Context) -> Value {
    var context = outer
    context.depth += 1
    guard context.depth < Self.deepest else {
      facts.unread = "nested too deeply"
      return .other
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .subscriptCallExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      return chain(expression, context)
    case .stringLiteralExpr(let node):
      if let text = node.representedLiteralValue { return .literal(text) }
      walkChildren(node, context)
      return .other
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return evaluate(only.expression, context)
      }
      walkChildren(node, context)
      return .other
    case .tryExpr(let node): return evaluate(node.expression, context)
    case .awaitExpr(let node): return evaluate(node.expression, context)
    case .inOutExpr(let node): return evaluate(node.expression, context)
    case .arrayExpr(let node): return .list(node.elements.map { evaluate($0.expression, context) })
    case .sequenceExpr(let node): return sequence(Array(node.elements), context)
    case .closureExpr(let node): return closure(node, context)
    case .ifExpr, .switchExpr:
      walk(Syntax(expression), context)
      return .other
    case .macroExpansionExpr(let node) where node.macroName.text == "Preview": return .other
    default:
      walkChildren(expression, context)
      return .other
    }
  }

  private func closure(_ node: ClosureExprSyntax, _ context: Context) -> Value {
    var names: [String] = []
    let clause = node.signature?.parameterClause
    if case .simpleInput(let list)? = clause { names = list.map { $0.name.text } }
    if case .parameterClause(let clause)? = clause {
      names = clause.parameters.map { param in
        let name = (param.secondName ?? param.firstName).text
        return param.type.map { "\(name): \($0.trimmedDescription)" } ?? name
      }
    }
    walkChildren(node.statements, context)
    return .closure(names)
  }

  /// Operators arrive unfolded: assignment, `?:` and `??` are all that matters here.
  private func sequence(_ elements: [ExprSyntax], _ context: Context) -> Value {
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
      return assign(elements[0], "=", Array(elements[2...]), context)
    }
    if elements.count > 2, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
      return assign(elements[0], "+=", Array(elements[2...]), context)
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self), place > 0
    {
      let _ = sequence(Array(elements[..<place]), context)
      var inner = context
      inner.branches += 1
      let first = evaluate(ternary.thenExpression, inner)
      return .choice([first, sequence(Array(elements[(place + 1)...]), inner)])
    }
    var values: [Value] = []
    var isCoalescing = elements.count > 1
    for element in elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        isCoalescing = isCoalescing && op.operator.text == "??"
      } else if element.is(UnresolvedAsExprSyntax.self) {
        return values.first ?? .other
      } else {
        values.append(evaluate(element, context))
      }
    }
    if isCoalescing { return .choice(values) }
    return values.count == 1 ? values[0] : .other
  }

  private func assign(_ target: ExprSyntax, _ sign: String, _ rest: [ExprSyntax], _ context: Context) -> Value
  {
    let value = rest.count == 1 ? evaluate(rest[0], context) : sequence(rest, context)
    let isWorthKeeping =
      switch value {
      case .reference, .call, .choice, .list: true
      default: false
      }
    guard case .reference(var path) = evaluate(target, context), isWorthKeeping, let name = path.popLast(),
      let index = addEvent(sign == "=" ? .assignment : .call, name: name, at: target, context)
    else { return .other }
    if sign == "=" {
      facts.events[index].base = path.isEmpty ? nil : .reference(path)
    } else {
      facts.events[index].name = "append"
      facts.events[index].base = .reference(path + [name])
    }
    facts.events[index].arguments = [Argument(value: value)]
    return .other
  }

  /// A chain of calls and members, from its innermost base outward and in a loop: a chain may be long.
  private func chain(_ expression: ExprSyntax, _ context: Context) -> Value {
    var links: [ExprSyntax] = []
    var next: ExprSyntax? = expression
    while let current = next {
      links.append(current)
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let node): next = node.calledExpression
      case .memberAccessExpr(let node): next = node.base
      case .optionalChainingExpr(let node): next = node.expression
      case .forceUnwrapExpr(let node): next = node.expression
      case .subscriptCallExpr(let node): next = node.calledExpression
      case .genericSpecializationExpr(let node): next = node.expression
      case .postfixIfConfigExpr(let node): next = node.base
      default: next = nil
      }
    }
    var value: Value?
    // A member of something that is more than a name.
    var member: String?
    var place: Syntax?
    for link in links.reversed() {
      switch link.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node):
        (value, place) = (.reference([node.baseName.text.trimmingBackticks]), Syntax(node))
      case .memberAccessExpr(let node):
        let name = node.declName.baseName.text.trimmingBackticks
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

  private func addPart(_ name: String, of base: [String], at node: some SyntaxProtocol, _ context: Context) {
    guard let member = context.member, URLPart.names.contains(name) else { return }
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    facts.parts.append(
      URLPart(
        member: member, parent: context.parent, base: base, name: name, line: place.line,
        column: place.column))
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
    let index = addEvent(.call, name: name, at: place, context)
    if let index { facts.events[index].base = base }
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
