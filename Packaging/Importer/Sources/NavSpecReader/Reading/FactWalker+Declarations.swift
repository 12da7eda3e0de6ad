import SwiftSyntax

extension FactWalker {
  func addType(_ syntax: Syntax, _ kind: TypeFact.Kind, _ context: Context) {
    guard let node = syntax.asProtocol((any DeclGroupSyntax).self) else { return }
    let inherits = node.inheritanceClause?.inheritedTypes.map { plain($0.type) } ?? []
    // What previews show is no part of the app.
    guard !inherits.contains(where: { $0.hasSuffix("PreviewProvider") }) else { return }
    let token = syntax.asProtocol((any NamedDeclSyntax).self)?.name
    let extended = syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let name = token.map { qualified($0, context) } ?? extended ?? ""
    let generics = syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
      .parameters
    facts.types.append(
      TypeFact(
        kind: kind, name: name, inherits: inherits, attributes: attributes(node.attributes),
        isClass: node.is(ClassDeclSyntax.self), generics: generics?.map(\.name.text) ?? [],
        isWrapper: (generics?.compactMap { $0.inheritedType.map(plain) } ?? [])
          .contains { $0.hasSuffix("View") } || requiresView(syntax),
        place: place(of: token.map(Syntax.init) ?? syntax)))
    walkChildren(node.memberBlock, Context(owner: name, condition: context.condition, depth: context.depth))
  }

  /// Whether it is generic `where Content: View`.
  private func requiresView(_ syntax: Syntax) -> Bool {
    let clause = syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
    return clause?.requirements.contains { one in
      guard case .conformanceRequirement(let requirement) = one.requirement else { return false }
      return requirement.rightType.trimmedDescription.hasSuffix("View")
    } ?? false
  }

  func addCases(_ node: EnumCaseDeclSyntax, _ context: Context) {
    guard let index = facts.types.lastIndex(where: { $0.name == context.owner }) else { return }
    for element in node.elements {
      let params = element.parameterClause?.parameters.enumerated().map { place, param in
        self.param(param.firstName, param.secondName?.text, param.type, param.defaultValue, number: place)
      }
      facts.types[index].cases.append(
        CaseFact(name: element.name.plainText, params: params ?? [], place: place(of: element.name)))
    }
  }

  private func param(
    _ first: TokenSyntax?, _ second: String?, _ type: TypeSyntax, _ value: InitializerClauseSyntax?,
    number: Int = 0
  ) -> Param {
    let label = first?.text
    return Param(
      label: label == "_" ? nil : label, name: second ?? label ?? "value\(number)",
      type: type.trimmedDescription, value: value?.value.trimmedDescription)
  }

  private func attributes(_ list: AttributeListSyntax) -> [String] {
    list.compactMap { $0.as(AttributeSyntax.self).map { String($0.trimmedDescription.dropFirst()) } }
  }

  /// A type without the attributes in front of it, such as those of isolation.
  private func plain(_ type: TypeSyntax) -> String {
    (type.as(AttributedTypeSyntax.self)?.baseType ?? type).trimmedDescription
  }

  func addFunction(
    _ node: some WithAttributesSyntax & WithModifiersSyntax & WithGenericParametersSyntax,
    _ kind: MemberFact.Kind, _ name: TokenSyntax, _ signature: FunctionSignatureSyntax,
    _ body: CodeBlockSyntax?, _ context: Context
  ) {
    facts.members.append(
      MemberFact(
        kind: kind, owner: context.owner, name: name.plainText,
        params: signature.parameterClause.parameters.map {
          param($0.firstName, $0.secondName?.text, $0.type, $0.defaultValue)
        },
        generics: kind == .function ? node.genericParameterClause?.parameters.map(\.name.text) ?? [] : [],
        type: signature.returnClause?.type.trimmedDescription, attributes: attributes(node.attributes),
        isStatic: isStatic(node), line: place(of: name).line))
    if let body { walkChildren(body, context.inside(facts.members.count - 1)) }
  }

  private func isStatic(_ node: some WithModifiersSyntax) -> Bool {
    node.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  func addVariables(_ node: VariableDeclSyntax, _ context: Context) {
    for binding in node.bindings {
      let type = binding.typeAnnotation?.type.trimmedDescription
      var inner = context
      if context.member == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        facts.members.append(
          MemberFact(
            kind: .property, owner: context.owner, name: name.plainText, type: type,
            attributes: attributes(node.attributes), isStatic: isStatic(node),
            isComputed: binding.accessorBlock.map(isComputed) ?? false, line: place(of: name).line))
        inner = context.inside(facts.members.count - 1)
      }
      let value = binding.initializer.map { evaluate($0.value, inner) }
      if let member = inner.member, context.member == nil {
        facts.members[member].value = value
      } else {
        keepLocal(binding.pattern, type: type, value, context)
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
      let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      // `if let self`, `if let x`: the name stands for itself.
      value != .reference([name])
    else { return }
    let old = facts.members[member].locals[name]
    let both = [old?.value, value].compactMap { $0 }
    facts.members[member].locals[name] = Local(
      type: type ?? old?.type, value: both.count > 1 ? .choice(both) : both.first)
  }
}
