/// What a name of a spec stands for.
package enum NameKind: String, CaseIterable, Sendable {
  case route, param, tab, section, condition, type, `case`, feature, edgeSet = "edge-set", persona, source,
    flow,
    exit

  /// How a person says it: "edge set".
  package var title: String { self == .edgeSet ? "edge set" : rawValue }
}

/// The names in the values of a key: as the keys of a map, and as texts.
struct NameUses {
  var keys: NameKind?
  var texts: NameKind?
  /// The keys of maps in the values of a map.
  var inner: NameKind?
  /// Whether they are declared here, and not used.
  var areDeclared = false

  /// Of the values of a map.
  var ofValues: NameUses? {
    if let inner { return NameUses(keys: inner, areDeclared: areDeclared) }
    return keys == nil && texts != nil ? NameUses(texts: texts) : nil
  }

  /// Of a key of an object, where the forms of its values do not say it.
  static func of(_ key: String, in object: ObjectKind) -> NameUses? {
    switch (object, key) {
    case (.spec, "routes"): declared(.route)
    case (.spec, "exits"): NameUses(keys: .exit, inner: .param, areDeclared: true)
    case (.spec, "tabs"): declared(.tab)
    case (.spec, "sections"): declared(.section)
    case (.spec, "conditions"): declared(.condition)
    case (.spec, "types"): declared(.type)
    case (.spec, "edges"): declared(.edgeSet)
    case (.spec, "personas"): declared(.persona)
    case (.spec, "sources"): declared(.source)
    case (.spec, "flows"): declared(.flow)
    case (.spec, "feature"): NameUses(texts: .feature, areDeclared: true)
    case (.include, "exits"): NameUses(keys: .exit)
    case (.route, "params"): declared(.param)
    case (.type, "cases"): NameUses(keys: .case, texts: .case, areDeclared: true)
    case (.route, "tab"), (.defaults, "tab"), (.link, "tab"), (.tabStep, "tab"): NameUses(texts: .tab)
    case (.link, "source"), (.defaults, "source"): NameUses(texts: .source)
    case (.tab, "section"): NameUses(texts: .section)
    case (.step, "as"), (.example, "as"): NameUses(texts: .persona)
    case (.link, "with"), (.link, "where"), (.example, "params"), (.surfaces, "intent"):
      NameUses(keys: .param)
    case (.link, "as"): NameUses(texts: .param)
    case (.route, "examples"): NameUses(inner: .param)
    case (.search, "active"): NameUses(texts: .param)
    case (.search, "scopes"): NameUses(texts: .type)
    default: nil
    }
  }

  private static func declared(_ kind: NameKind) -> NameUses { NameUses(keys: kind, areDeclared: true) }

  /// Of the texts of a form.
  static func of(_ form: TextForm) -> NameKind? {
    switch form.name {
    case TextForm.reference.name, TextForm.edgeTarget.name: .route
    case TextForm.condition.name, TextForm.test.name: .condition
    case TextForm.typeExpression.name, TextForm.resultType.name, TextForm.listedType.name: .type
    default: nil
    }
  }
}
