nonisolated extension LinkPattern {
  /// Reads a pattern; the error names the narrowest part at fault.
  public init(parsing text: String) throws(LinkPatternError) {
    self.init()
    var parser = LinkPatternParser(text)
    try parser.parse(into: &self)
  }

  /// Lists the placeholders once everything else has been read.
  mutating func listPlaceholders() {
    func add(_ pieces: [Piece]) {
      for case .value(let placeholder) in pieces { placeholders.append(placeholder) }
    }
    add(authority?.pieces ?? [])
    for segment in segments {
      switch segment {
      case .pieces(let pieces): add(pieces)
      case .optional(let placeholder), .tail(let placeholder), .gap(_, let placeholder):
        placeholders.append(placeholder)
      }
    }
    for item in query {
      switch item {
      case .literal: break
      case .required(_, let placeholder, _), .declared(let placeholder): placeholders.append(placeholder)
      }
    }
    switch fragment {
    case .segments(let segments): segments.forEach(add)
    case .whole(let placeholder): placeholders.append(placeholder)
    case .pairs(let pairs): add(pairs.map { $0.value })
    case nil: break
    }
  }

  /// Whether it is `/{+base}`: as a prefix, one or more segments.
  public var isAnyPrefix: Bool {
    guard case .gap("", _)? = segments.first else { return false }
    return segments.count == 1 && scheme == nil && query.isEmpty && fragment == nil
  }

  /// Whether `/{+base}` may precede it: a path of so many segments, and not `/`.
  public var takesAnyPrefix: Bool {
    scheme == nil && !segments.isEmpty
      && segments.allSatisfy { if case .pieces = $0 { true } else { false } }
  }

  /// The number of alternatives without optional parts that the path expands to.
  public var variantCount: Int {
    var count = 1
    var run = 0
    // Far beyond the limit is enough to know, and cannot overflow.
    func multiply(_ factor: Int) { count = min(count * min(factor, 1000), 1_000_000) }
    for segment in segments {
      if case .optional = segment {
        run += 1
        continue
      }
      multiply(run + 1)
      run = 0
      switch segment {
      case .tail: multiply(2)
      case .gap(let prefix, _): multiply(prefix.isEmpty ? 1 : 2)
      default: break
      }
    }
    multiply(run + 1)
    return count
  }

  /// The declared keys of the query in order, those of one parameter together: of these the first that a URL
  /// has counts.
  /// - Parameter parameter: The parameter that a placeholder sets.
  public func alternativeKeys(of parameter: (Placeholder) -> String) -> [[Placeholder]] {
    var groups: [(parameter: String, placeholders: [Placeholder])] = []
    for case .declared(let placeholder) in query {
      let name = parameter(placeholder)
      if let known = groups.firstIndex(where: { $0.parameter == name }) {
        groups[known].placeholders.append(placeholder)
      } else {
        groups.append((name, [placeholder]))
      }
    }
    return groups.map { $0.placeholders }
  }

  /// Throws if the pattern expands to too many alternatives.
  /// - Parameter keys: The names of query keys of which one must be there, for each parameter that has several.
  public func checkVariantCount(choosing keys: [[Placeholder]] = []) throws(LinkPatternError) {
    let count = keys.reduce(variantCount) { min($0 * min($1.count, 1000), 1_000_000) }
    guard count > Self.variantLimit else { return }
    throw LinkPatternError(
      keys.isEmpty
        ? "the optional parts allow \(count) forms of the path, more than \(Self.variantLimit)"
        : "the optional parts and the keys for one param allow \(count) forms, more than \(Self.variantLimit)",
      at: 0..<text.utf8.count)
  }

  /// The greatest number of alternatives that a pattern may expand to.
  public static let variantLimit = 16
}
