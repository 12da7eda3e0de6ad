/// What a search asks of a variant beyond its segments, and what it takes from them, of all variants in a
/// row: a table of thousands is walked without a jump to each part of each variant.
nonisolated struct MatchRequirements: Sendable {
  /// Something that must hold of a query.
  struct Condition: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case forbidden, literal, required, requiredList, other }

    var kind: Kind
    /// The index of a matcher.
    var matcher: Int32 = 0
    var key = LinkSpan()
    var value = LinkSpan()
  }

  /// Something that is taken from a URL.
  struct Capture: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case value, segment, gap, query, queryList, other }

    var kind: Kind
    /// The position of the segment. Negative positions count from the end of a path with a gap before it.
    var position: Int32 = 0
    /// The index of a field, or of what else of its kind the variant has.
    var index: Int32 = 0
    var key = LinkSpan()
  }

  let conditions: FlatArray<Condition>
  let captures: FlatArray<Capture>
  let fields: [LinkIndex.Field]
  let bytes: FlatArray<UInt8>

  init(_ builder: MatchRequirementsBuilder) {
    conditions = FlatArray(builder.conditions)
    captures = FlatArray(builder.captures)
    fields = builder.fields
    bytes = FlatArray(builder.bytes)
  }
}

/// A program while variants are added.
nonisolated struct MatchRequirementsBuilder {
  private(set) var conditions: [MatchRequirements.Condition] = []
  private(set) var captures: [MatchRequirements.Capture] = []
  private(set) var fields: [LinkIndex.Field] = []
  private(set) var bytes: [UInt8] = []
  private var fieldIndices: [LinkIndex.Field: Int32] = [:]
  private var texts: [[UInt8]: LinkSpan] = [:]

  /// The conditions of a variant.
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
  mutating func addCaptures(of variant: LinkIndex.Compiled, gap: LinkVariant.Gap?) -> LinkSpan {
    let start = Int32(captures.count)
    for (position, segment) in variant.segments.enumerated() where segment.isCapturing {
      let isAfterGap = gap.map { position >= $0.position } ?? false
      let place = Int32(isAfterGap ? position - variant.segments.count : position)
      if case .value(let field) = segment {
        captures.append(.init(kind: .value, position: place, index: index(of: field)))
      } else {
        captures.append(.init(kind: .segment, position: place, index: Int32(position)))
      }
    }
    if let field = variant.gap, !field.name.isEmpty { captures.append(.init(kind: .gap)) }
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
