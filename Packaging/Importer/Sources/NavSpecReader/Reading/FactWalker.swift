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

  var facts: FileFacts
  private let converter: SourceLocationConverter

  init(path: String, tree: SourceFileSyntax) {
    facts = FileFacts(path: path)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  func walkChildren(_ node: some SyntaxProtocol, _ context: Context) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      walk(child, context)
    }
  }

  /// One level down. Frames of a debug build take about 2 KB; the threads that read have 64 MB.
  func deeper(_ outer: Context) -> Context? {
    var context = outer
    context.depth += 1
    if context.depth < 4_000 { return context }
    facts.unread = "nested too deeply"
    return nil
  }

  func walk(_ node: Syntax, _ outer: Context) {
    guard let context = deeper(outer) else { return }
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let node): facts.imports.append(node.path.trimmedDescription)
    case .structDecl, .classDecl, .actorDecl: addType(node, .type, context)
    case .enumDecl: addType(node, .enum, context)
    case .protocolDecl: addType(node, .protocol, context)
    case .extensionDecl: addType(node, .extension, context)
    case .typeAliasDecl(let node):
      facts.types.append(
        TypeFact(
          kind: .alias, name: qualified(node.name, context),
          inherits: [node.initializer.value.trimmedDescription], place: place(of: node.name)))
    case .enumCaseDecl(let node): addCases(node, context)
    // A function in a function is a part of it.
    case .functionDecl(let node) where context.member == nil:
      addFunction(node, .function, node.name, node.signature, node.body, context)
    case .initializerDecl(let node):
      addFunction(node, .initializer, node.initKeyword, node.signature, node.body, context)
    case .variableDecl(let node): addVariables(node, context)
    case .ifConfigDecl(let node): walk(node, context)
    case .macroExpansionDecl(let node) where node.macroName.text == "Preview": return
    case .codeBlockItem(let node): walk(node, context)
    case .returnStmt(let node):
      if let value = node.expression { mention(evaluate(value, context), value, context) }
    case .switchExpr(let node): walk(node, context)
    case .ifExpr(let node): walk(node, context)
    case .guardStmt(let node):
      _ = conditions(node.conditions, context)
      var inner = context
      inner.branches += 1
      walkChildren(node.body, inner)
    default:
      if let expression = node.as(ExprSyntax.self) {
        _ = evaluate(expression, context)
      } else {
        walkChildren(node, context)
      }
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
    mention(evaluate(expression, context), expression, context)
  }

  /// Every branch of `#if` is read; its condition is kept.
  private func walk(_ node: IfConfigDeclSyntax, _ context: Context) {
    var before: [String] = []
    for clause in node.clauses {
      let text = clause.condition?.trimmedDescription
      let condition = text ?? before.joined(separator: " && ")
      var inner = context
      inner.condition = context.condition.map { "\($0) && \(condition)" } ?? condition
      if let text { before.append(text.contains(" ") ? "!(\(text))" : "!\(text)") }
      if let elements = clause.elements { walk(Syntax(elements), inner) }
    }
  }

  private func walk(_ node: SwitchExprSyntax, _ context: Context) {
    let subject = evaluate(node.subject, context)
    let cases = Self.cases(node.cases)
    let names = cases.map { one -> [String] in
      guard case .case(let label) = one.label else { return [] }
      return label.caseItems.compactMap { Self.name(in: $0.pattern) }
    }
    let siblings = names.flatMap { $0 }
    for (one, patterns) in zip(cases, names) {
      var inner = context
      inner.branches += 1
      if !patterns.isEmpty { inner.arm = addArm(subject, patterns, siblings, context) }
      walkChildren(one.statements, inner)
    }
  }

  private static func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { item -> [SwitchCaseSyntax] in
      if let one = item.as(SwitchCaseSyntax.self) { return [one] }
      let clauses = item.as(IfConfigDeclSyntax.self)?.clauses.map(\.elements) ?? []
      return clauses.flatMap { $0?.as(SwitchCaseListSyntax.self).map(cases) ?? [] }
    }
  }

  private func addArm(_ subject: Value, _ patterns: [String], _ siblings: [String], _ context: Context) -> Int
  {
    facts.arms.append(
      Arm(
        subject: subject, patterns: patterns, siblings: siblings, parent: context.arm,
        branches: context.branches + 1))
    return facts.arms.count - 1
  }

  /// In a loop: a chain of `else if` may be long.
  private func walk(_ node: IfExprSyntax, _ context: Context) {
    var next: IfExprSyntax? = node
    while let current = next {
      var inner = context
      inner.branches += 1
      inner.arm = conditions(current.conditions, context) ?? context.arm
      walkChildren(current.body, inner)
      inner.arm = context.arm
      next = current.elseBody?.as(IfExprSyntax.self)
      if let block = current.elseBody?.as(CodeBlockSyntax.self) { walkChildren(block, inner) }
    }
  }

  /// The arm of an `if case`, where there is one.
  private func conditions(_ list: ConditionElementListSyntax, _ context: Context) -> Int? {
    var arm: Int?
    for element in list {
      switch element.condition {
      case .matchingPattern(let match):
        let subject = evaluate(match.initializer.value, context)
        if let name = Self.name(in: match.pattern) { arm = addArm(subject, [name], [name], context) }
      case .optionalBinding(let binding):
        guard let value = binding.initializer?.value else { continue }
        keepLocal(binding.pattern, type: nil, evaluate(value, context), context)
      default: walkChildren(element, context)
      }
    }
    return arm
  }

  /// The case that a pattern names.
  private static func name(in pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return name(in: binding.pattern) }
    var expression = pattern.as(ExpressionPatternSyntax.self)?.expression
    while let inner = expression?.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression?.as(OptionalChainingExprSyntax.self)?.expression
    {
      expression = inner
    }
    return expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }

  private func mention(_ value: Value, _ node: some SyntaxProtocol, _ context: Context) {
    switch value {
    case .reference, .literal, .choice, .list:
      _ = addEvent(.mention, name: "", at: node, arguments: [Argument(value: value)], context)
    default: break
    }
  }

  func addEvent(
    _ kind: Event.Kind, name: String, at node: some SyntaxProtocol, base: Value? = nil,
    arguments: [Argument] = [], _ context: Context
  ) -> Int? {
    guard let member = context.member else { return nil }
    facts.events.append(
      Event(
        kind: kind, member: member, parent: context.parent, argument: context.argument, name: name,
        base: base, arguments: arguments, arm: context.arm, branches: context.branches,
        condition: context.condition, place: place(of: node)))
    return facts.events.count - 1
  }

  func place(of node: some SyntaxProtocol) -> Place {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(line: location.line, column: location.column)
  }

  func qualified(_ name: TokenSyntax, _ context: Context) -> String {
    context.owner.map { "\($0).\(name.plainText)" } ?? name.plainText
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plainText: String { identifier?.name ?? text }
}
