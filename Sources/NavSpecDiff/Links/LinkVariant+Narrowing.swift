import NavSpecRuntime

extension LinkVariant {
  /// The part of a redirect's old URLs that a link takes once they are redirected: what the link accepts of each value
  /// is asked of the old URL too.
  /// - Parameters:
  ///   - target: The variant of the redirect's target.
  ///   - link: The variant of the link that may take it.
  ///   - ignoresCase: Whether literal text is met in any case.
  func narrowed(by target: LinkVariant, to link: LinkVariant, ignoringCase ignoresCase: Bool) -> LinkVariant {
    let places = link.sources(NavigationSchema.Source()).mapValues { $0.map(\.place) }
    let names = Dictionary(
      places.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    var forms: [String: Field] = [:]
    for (name, all) in target.sources(NavigationSchema.Source()) {
      forms[name] = names[all.map(\.place)].flatMap { link.fields[$0] }
    }
    if !ignoresCase, target.gap == nil, link.gap == nil {
      for case (.value(var field), .literal(let text)) in zip(target.segments, link.segments) {
        field.form = ValueForm(.cases([text]))
        field.constraint = nil
        forms[field.name] = field
      }
    }
    func narrowed(_ field: Field) -> Field {
      guard let other = forms[field.name] else { return field }
      var field = field
      field.form = other.form
      field.constraint = other.constraint
      return field
    }
    var result = self
    result.segments = segments.map { segment in
      switch segment {
      case .value(let field): .value(narrowed(field))
      case .affix(let pieces):
        .affix(
          pieces.map { piece in
            if case .value(let field) = piece { return .value(narrowed(field)) }
            return piece
          })
      default: segment
      }
    }
    result.query = query.map { rule in
      switch rule {
      case .required(let key, let field): .required(key: key, narrowed(field))
      case .optional(let key, let field): .optional(key: key, narrowed(field))
      default: rule
      }
    }
    // A redirect keeps the query: what the link requires beyond the target, the old URL must bring.
    let keys = Set((query + target.query).compactMap(\.requiredKey))
    result.query += link.query.filter { rule in rule.requiredKey.map { !keys.contains($0) } ?? false }
    return result
  }

  /// The fields of whole segments and of the query, by their names.
  private var fields: [String: Field] {
    var fields: [String: Field] = [:]
    for case .value(let field) in segments { fields[field.name] = field }
    for rule in query {
      switch rule {
      case .required(_, let field), .optional(_, let field): fields[field.name] = field
      default: continue
      }
    }
    return fields
  }
}

extension LinkVariant.QueryRule {
  fileprivate var requiredKey: String? {
    if case .required(let key, _) = self { key } else { nil }
  }
}
