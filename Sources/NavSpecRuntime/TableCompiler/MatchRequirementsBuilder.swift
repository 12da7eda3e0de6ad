nonisolated struct MatchRequirementsBuilder {
  private(set) var conditions: [MatchRequirements.Condition] = []
  private(set) var captures: [MatchRequirements.Capture] = []
  private(set) var fields: [LinkIndex.Field] = []
  private(set) var bytes: [UInt8] = []
  private var fieldIndices: [LinkIndex.Field: Int32] = [:]
  private var texts: [[UInt8]: LinkSpan] = [:]

  mutating func addConditions(of variant: LinkIndex.Compiled, hasWhen: Bool) -> LinkSpan {
    let start = Int32(conditions.count)
    for key in variant.forbidden { conditions.append(.init(kind: .forbidden, key: span(key))) }
    for rule in variant.query {
      switch rule {
      case .literal(let key, let value):
        conditions.append(.init(kind: .literal, key: span(key), value: span(value)))
      case .required(let key, let field):
        let kind = field.arity == .list ? MatchRequirements.Condition.Kind.requiredList : .required
        conditions.append(.init(kind: kind, matcher: field.matcher, key: span(key)))
      case .optional, .whole: break
      }
    }
    if variant.fragment != nil || hasWhen { conditions.append(.init(kind: .other)) }
    return LinkSpan(start: start, end: Int32(conditions.count))
  }

  /// The captures of a variant, but for those of its host.
  mutating func addCaptures(of variant: LinkIndex.Compiled) -> LinkSpan {
    let start = Int32(captures.count)
    for (position, segment) in variant.segments.enumerated() where segment.isCapturing {
      let isAfterGap = variant.gap.map { position >= $0.position } ?? false
      let place = Int32(isAfterGap ? position - variant.segments.count : position)
      if case .value(let field) = segment {
        captures.append(.init(kind: .value, position: place, index: index(of: field)))
      } else {
        captures.append(.init(kind: .segment, position: place, index: Int32(position)))
      }
    }
    if let gap = variant.gap, !gap.field.name.isEmpty { captures.append(.init(kind: .gap)) }
    // Of several keys for one parameter the first that a URL has counts: it is taken last.
    for (position, rule) in variant.query.enumerated().reversed() {
      switch rule {
      case .literal: break
      case .required(let key, let field), .optional(let key, let field):
        guard !field.name.isEmpty else { continue }
        captures.append(
          .init(
            kind: field.arity == .list ? .queryList : .query, index: index(of: field), key: span(key)))
      case .whole(let field):
        guard !field.name.isEmpty else { continue }
        captures.append(.init(kind: .other, index: Int32(position)))
      }
    }
    return LinkSpan(start: start, end: Int32(captures.count))
  }

  private mutating func index(of field: LinkIndex.Field) -> Int32 {
    if let known = fieldIndices[field] { return known }
    fieldIndices[field] = Int32(fields.count)
    fields.append(field)
    return Int32(fields.count - 1)
  }

  private mutating func span(_ text: [UInt8]) -> LinkSpan {
    if let known = texts[text] { return known }
    let span = LinkSpan(start: Int32(bytes.count), end: Int32(bytes.count + text.count))
    bytes += text
    texts[text] = span
    return span
  }
}
