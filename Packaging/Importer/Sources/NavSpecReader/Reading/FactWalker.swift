import SwiftSyntax

/// Collects the facts of one file. It walks by itself, not by `SyntaxVisitor`, to carry what is around a node as
/// a value and to stop where a file is nested deeper than the stack allows.
final class FactWalker {
  struct Context {
    var owner: String?
    var member: Int?
    var parent: Int?
    var argument: Int?
    var arm: Int?
    var branches = 0
    var condition: String?
    var depth = 0

    /// What is around the statements of a declaration's body.
    func inside(_ member: Int) -> Context {
      Context(owner: owner, member: member, condition: condition, depth: depth)
    }
  }

  /// Frames of a debug build take about 2 KB; the threads that read have 64 MB.
  static let deepest = 4_000

  var facts: FileFacts
  let converter: SourceLocationConverter

  init(path: String, tree: SourceFileSyntax) {
    facts = FileFacts(path: path)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  func walkChildren(_ node: some SyntaxProtocol, _ context: Context) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      walk(child, context)
    }
  }

  func walk(_ node: Syntax, _ outer: Context) {
    var context = outer
    context.depth += 1
    guard context.depth < Self.deepest else {
      facts.unread = "nested too deeply"
      return
    }
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let node): facts.imports.append(node.path.trimmedDescription)
    case .structDecl(let node): addType(node, .type, node.genericParameterClause, context)
    case .classDecl(let node): addType(node, .type, node.genericParameterClause, context)
    case .actorDecl(let node): addType(node, .type, node.genericParameterClause, context)
    case .enumDecl(let node): addType(node, .enum, node.genericParameterClause, context)
    case .protocolDecl(let node): addType(node, .protocol, nil, context)
    case .extensionDecl(let node):
      addType(
        node, .extension, named: node.extendedType.trimmedDescription, nil, node.extendedType, context)
    case .typeAliasDecl(let node):
      facts.types.append(
        TypeFact(
          kind: .alias, name: qualified(node.name.text, context),
          inherits: [node.initializer.value.trimmedDescription], line: line(of: node.name),
          column: column(of: node.name)))
    case .enumCaseDecl(let node): addCases(node, context)
    case .functionDecl(let node): addFunction(node, context)
    case .initializerDecl(let node):
      addMember(
        MemberFact(
          kind: .initializer, owner: context.owner, name: "init",
          params: params(node.signature.parameterClause), line: line(of: node.initKeyword)),
        body: node.body, context)
    case .variableDecl(let node): addVariables(node, context)
    case .ifConfigDecl(let node): walk(node, context)
    case .macroExpansionDecl(let node) where node.macroName.text == "Preview": return
    case .macroExpansionExpr(let node) where node.macroName.text == "Preview": return
    case .codeBlockItem(let node): walk(node, context)
    case .returnStmt(let node):
      if let value = node.expression { mention(evaluate(value, context), value, context) }
    case .switchExpr(let node): walk(node, context)
    case .ifExpr(let node): walk(node, context)
    case .guardStmt(let node):
      let _ = conditions(node.conditions, context)
      context.branches += 1
      walkChildren(node.body, context)
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .sequenceExpr, .closureExpr, .tupleExpr,
      .arrayExpr, .postfixIfConfigExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      if let expression = node.as(ExprSyntax.self) { let _ = evaluate(expression, context) }
    default: walkChildren(node, context)
    }
  }

  /// Statements at the top of a file stand in a member of their own.
  private func walk(_ node: CodeBlockItemSyntax, _ outer: Context) {
    var context = outer
    guard case .expr(let expression) = node.item else { return walkChildren(node, context) }
    if context.member == nil {
      if facts.members.last?.name != "" {
        facts.members.append(MemberFact(kind: .function, name: "", line: 1))
      }
      context.member = facts.members.count - 1
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr, .switchExpr: walk(Syntax(expression), context)
    default: mention(evaluate(expression, context), expression, context)
    }
  }

  /// Every branch of `#if` is read; its condition is kept.
  private func walk(_ node: IfConfigDeclSyntax, _ context: Context) {
    var before: [String] = []
    for clause in node.clauses {
      var inner = context
      let text = clause.condition?.trimmedDescription
      let condition =
        text ?? before.map { $0.contains(" ") ? "!(\($0))" : "!\($0)" }.joined(separator: " && ")
      inner.condition = [context.condition, condition].compactMap { $0 }.joined(separator: " && ")
      if let text { before.append(text) }
      if let elements = clause.elements { walk(Syntax(elements), inner) }
    }
  }

  private func walk(_ node: SwitchExprSyntax, _ context: Context) {
    let subject = evaluate(node.subject, context)
    var cases: [SwitchCaseSyntax] = []
    for item in node.cases {
      if case .switchCase(let one) = item { cases.append(one) }
      if case .ifConfigDecl(let config) = item { collect(config, into: &cases) }
    }
    let names = cases.map { one in
      if case .case(let label) = one.label {
        label.caseItems.flatMap { Self.names(in: $0.pattern) }
      } else {
        [String]()
      }
    }
    let siblings = names.flatMap { $0 }
    for (one, patterns) in zip(cases, names) {
      var inner = context
      inner.branches += 1
      if !patterns.isEmpty {
        facts.arms.append(
          Arm(
            subject: subject, patterns: patterns, siblings: siblings, parent: context.arm,
            branches: inner.branches))
        inner.arm = facts.arms.count - 1
      }
      walkChildren(one.statements, inner)
    }
  }

  private func collect(_ config: IfConfigDeclSyntax, into cases: inout [SwitchCaseSyntax]) {
    for clause in config.clauses {
      if case .switchCases(let list)? = clause.elements {
        for item in list { if case .switchCase(let one) = item { cases.append(one) } }
      }
    }
  }

  /// In a loop: a chain of `else if` may be long.
  private func walk(_ node: IfExprSyntax, _ context: Context) {
    var next: IfExprSyntax? = node
    while let current = next {
      var inner = context
      inner.branches += 1
      inner.arm = conditions(current.conditions, context) ?? context.arm
      walkChildren(current.body, inner)
      next = nil
      if case .ifExpr(let other)? = current.elseBody { next = other }
      if case .codeBlock(let block)? = current.elseBody {
        inner.arm = context.arm
        walkChildren(block, inner)
      }
    }
  }

  /// The arm of an `if case`, where there is one.
  private func conditions(_ list: ConditionElementListSyntax, _ context: Context) -> Int? {
    var arm: Int?
    for element in list {
      switch element.condition {
      case .matchingPattern(let match):
        let names = Self.names(in: match.pattern)
        let subject = evaluate(match.initializer.value, context)
        guard !names.isEmpty else { continue }
        facts.arms.append(
          Arm(
            subject: subject, patterns: names, siblings: names, parent: context.arm,
            branches: context.branches + 1))
        arm = facts.arms.count - 1
      case .optionalBinding(let binding):
        guard let value = binding.initializer?.value else { continue }
        keepLocal(binding.pattern, type: nil, evaluate(value, context), context)
      case .expression(let expression): let _ = evaluate(expression, context)
      default: walkChildren(element, context)
      }
    }
    return arm
  }

  /// The cases that a pattern names.
  static func names(in pattern: PatternSyntax) -> [String] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let binding): return names(in: binding.pattern)
    case .expressionPattern(let node):
      var expression = node.expression
      while true {
        if let call = expression.as(FunctionCallExprSyntax.self) {
          expression = call.calledExpression
        } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
          expression = optional.expression
        } else {
          break
        }
      }
      return expression.as(MemberAccessExprSyntax.self).map { [$0.declName.baseName.text.trimmingBackticks] }
        ?? []
    default: return []
    }
  }

  func mention(_ value: Value, _ node: some SyntaxProtocol, _ context: Context) {
    switch value {
    case .reference, .literal, .choice, .list: break
    default: return
    }
    let index = addEvent(.mention, name: "", at: node, context)
    if let index { facts.events[index].arguments = [Argument(value: value)] }
  }

  func addEvent(_ kind: Event.Kind, name: String, at node: some SyntaxProtocol, _ context: Context) -> Int? {
    guard let member = context.member else { return nil }
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let end = converter.location(for: node.endPositionBeforeTrailingTrivia)
    facts.events.append(
      Event(
        kind: kind, member: member, parent: context.parent, argument: context.argument, name: name,
        arm: context.arm, branches: context.branches, condition: context.condition, line: start.line,
        column: start.column, endLine: end.line, endColumn: end.column))
    return facts.events.count - 1
  }

  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func column(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).column
  }

  func qualified(_ name: String, _ context: Context) -> String {
    let plain = name.trimmingBackticks
    return context.owner.map { "\($0).\(plain)" } ?? plain
  }
}

extension String {
  var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}
