import SwiftSyntax

extension FactWalker {
  func addType(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeFact.Kind,
    _ generics: GenericParameterClauseSyntax?, _ context: Context
  ) {
    addType(node, kind, named: qualified(node.name.text, context), generics, node.name, context)
  }

  func addType(
    _ node: some DeclGroupSyntax, _ kind: TypeFact.Kind, named name: String,
    _ generics: GenericParameterClauseSyntax?, _ place: some SyntaxProtocol, _ context: Context
  ) {
    let inherits = node.inheritanceClause?.inheritedTypes.map { plain($0.type) } ?? []
    // What previews show is no part of the app.
    guard !inherits.contains(where: { $0.hasSuffix("PreviewProvider") }) else { return }
    let isWrapper =
      generics?.parameters.contains { $0.inheritedType.map { plain($0).hasSuffix("View") } ?? false } ?? false
    facts.types.append(
      TypeFact(
        kind: kind, name: name, inherits: inherits, attributes: attributes(node.attributes),
        isClass: node.is(ClassDeclSyntax.self), generics: names(generics), isWrapper: isWrapper,
        line: line(of: place),
        column: column(of: place)))
    var inner = Context(owner: name, condition: context.condition, depth: context.depth)
    inner.parent = nil
    walkChildren(node.memberBlock, inner)
  }

  func addCases(_ node: EnumCaseDeclSyntax, _ context: Context) {
    guard let index = facts.types.lastIndex(where: { $0.name == context.owner }) else { return }
    for element in node.elements {
      var params: [Param] = []
      for param in element.parameterClause?.parameters ?? [] {
        let label = param.firstName?.text
        let name = param.secondName?.text ?? label ?? "value\(params.count)"
        params.append(
          Param(
            label: label == "_" ? nil : label, name: name, type: param.type.trimmedDescription,
            value: param.defaultValue?.value.trimmedDescription))
      }
      facts.types[index].cases.append(
        CaseFact(
          name: element.name.text.trimmingBackticks, params: params, line: line(of: element.name),
          column: column(of: element.name)))
    }
  }

  func params(_ clause: FunctionParameterClauseSyntax) -> [Param] {
    clause.parameters.map { param in
      let label = param.firstName.text
      return Param(
        label: label == "_" ? nil : label, name: param.secondName?.text ?? label,
        type: param.type.trimmedDescription, value: param.defaultValue?.value.trimmedDescription)
    }
  }

  private func names(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map(\.name.text) ?? []
  }

  func attributes(_ list: AttributeListSyntax) -> [String] {
    list.compactMap { $0.as(AttributeSyntax.self).map { String($0.trimmedDescription.dropFirst()) } }
  }

  /// A type without the attributes in front of it, such as those of isolation.
  func plain(_ type: TypeSyntax) -> String {
    (type.as(AttributedTypeSyntax.self)?.baseType ?? type).trimmedDescription
  }

  func addFunction(_ node: FunctionDeclSyntax, _ context: Context) {
    // A function in a function is a part of it.
    if context.member != nil { return walkChildren(node, context) }
    addMember(
      MemberFact(
        kind: .function, owner: context.owner, name: node.name.text.trimmingBackticks,
        params: params(node.signature.parameterClause), generics: names(node.genericParameterClause),
        type: node.signature.returnClause?.type.trimmedDescription, attributes: attributes(node.attributes),
        isStatic: isStatic(node.modifiers), line: line(of: node.name)),
      body: node.body, context)
  }

  func addMember(_ member: MemberFact, body: CodeBlockSyntax?, _ context: Context) {
    facts.members.append(member)
    if let body { walkChildren(body, context.inside(facts.members.count - 1)) }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  func addVariables(_ node: VariableDeclSyntax, _ context: Context) {
    for binding in node.bindings {
      let type = binding.typeAnnotation?.type.trimmedDescription
      if context.member != nil {
        let value = binding.initializer.map { evaluate($0.value, context) }
        keepLocal(binding.pattern, type: type, value, context)
        if let accessors = binding.accessorBlock { walkChildren(accessors, context) }
        continue
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        walkChildren(binding, context)
        continue
      }
      facts.members.append(
        MemberFact(
          kind: .property, owner: context.owner, name: name.text.trimmingBackticks, type: type,
          attributes: attributes(node.attributes), isStatic: isStatic(node.modifiers),
          isComputed: binding.accessorBlock.map(isComputed) ?? false, line: line(of: name)))
      let index = facts.members.count - 1
      let inner = context.inside(index)
      if let initializer = binding.initializer {
        let value = evaluate(initializer.value, inner)
        facts.members[index].value = value
      }
      if let accessors = binding.accessorBlock { walkChildren(accessors, inner) }
    }
  }

  private func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return true }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }

  /// The table of local variables is the member's: one name with two values has both.
  func keepLocal(_ pattern: PatternSyntax, type: String?, _ value: Value?, _ context: Context) {
    guard let member = context.member,
      let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
    else { return }
    // `if let self`, `if let x`: the name stands for itself.
    if value == .reference([name]) { return }
    let old = facts.members[member].locals[name]
    let both = [old?.value, value].compactMap { $0 }
    facts.members[member].locals[name] = Local(
      type: type ?? old?.type, value: both.count > 1 ? .choice(both) : both.first)
  }
}
