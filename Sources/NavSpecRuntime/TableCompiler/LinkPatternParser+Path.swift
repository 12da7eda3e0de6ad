nonisolated extension LinkPatternParser {
  /// The path, up to the query, the fragment or the end.
  mutating func parsePath(into pattern: inout LinkPattern) throws(LinkPatternError) {
    var path = PathReader()
    // `scheme:first/…` has no leading slash.
    pattern.hasOpaquePath =
      pattern.scheme != nil && pattern.authority == nil && byte != UInt8(ascii: "/")
      && expression?.operation != .path
    path.isOpen = pattern.hasOpaquePath
    if !path.isOpen, pattern.scheme == nil || pattern.authority != nil, let byte, !"/?#".utf8.contains(byte) {
      throw LinkPatternError("a path begins with '/'", at: here)
    }
    while !isAtEnd, byte != UInt8(ascii: "?"), byte != UInt8(ascii: "#") {
      if let expression {
        switch expression.operation {
        case .query, .continuation, .fragment:
          try finish(&path, &pattern)
          return
        case .path: try optionals(expression, &path, &pattern)
        case .reserved: try gap(expression, &path, &pattern)
        default: try value(expression, &path)
        }
        position += 1
      } else if byte == UInt8(ascii: "/") {
        if path.isOpen { try close(&path, &pattern, isLast: false) }
        path.isOpen = true
        path.start = offset
        path.mustEnd = false
        position += 1
      } else {
        guard !path.mustEnd else {
          throw LinkPatternError("only '/' may follow here", at: here, suggestion: "/")
        }
        path.pieces.append(.literal(try literal(upTo: "/?#")))
      }
    }
    try finish(&path, &pattern)
  }

  /// The reader's position in the path.
  struct PathReader {
    var pieces: [LinkPattern.Piece] = []
    /// Whether a `/` began a segment that is not finished.
    var isOpen = false
    /// Whether the segment just finished with a part that fills it.
    var mustEnd = false
    var start = 0
  }

  private mutating func finish(_ path: inout PathReader, _ pattern: inout LinkPattern)
    throws(LinkPatternError)
  {
    if path.isOpen { try close(&path, &pattern, isLast: true) }
    path.isOpen = false
    for (index, segment) in pattern.segments.enumerated() {
      let neighbour = index + 1 < pattern.segments.count ? pattern.segments[index + 1] : nil
      switch (segment, neighbour) {
      case (.optional(let placeholder), .gap), (.optional(let placeholder), .tail),
        (.gap, .optional(let placeholder)):
        throw LinkPatternError(
          "an optional segment beside one of several leaves open which takes what", at: placeholder.range)
      case (.tail(let placeholder), .some):
        throw LinkPatternError("'{/\(placeholder.name)*}' takes the rest of the path", at: placeholder.range)
      case (.gap(let prefix, let placeholder), .some) where !prefix.isEmpty:
        throw LinkPatternError(
          "after literal text '{+\(placeholder.name)}' takes the rest of the path", at: placeholder.range)
      default: break
      }
    }
    let several = pattern.segments.compactMap { segment -> LinkPattern.Placeholder? in
      switch segment {
      case .tail(let placeholder), .gap(_, let placeholder): placeholder
      default: nil
      }
    }
    if several.count > 1 {
      throw LinkPatternError("only one placeholder of a path may take several segments", at: several[1].range)
    }
  }

  private mutating func close(_ path: inout PathReader, _ pattern: inout LinkPattern, isLast: Bool)
    throws(LinkPatternError)
  {
    defer { path.pieces = [] }
    if path.mustEnd { return }
    if path.pieces.isEmpty {
      if isLast {
        pattern.endsInSlash = !pattern.segments.isEmpty || pattern.authority != nil
        return
      }
      throw LinkPatternError("a segment of the path is empty", at: path.start..<(offset + 1), suggestion: "/")
    }
    if case .literal(let text) = path.pieces[0], path.pieces.count == 1, text == "." || text == ".." {
      throw LinkPatternError("no link matches a path with '\(text)'", at: (path.start + 1)..<offset)
    }
    pattern.segments.append(.pieces(path.pieces))
  }

  private func value(_ expression: URITemplate.Expression, _ path: inout PathReader) throws(LinkPatternError)
  {
    guard path.isOpen, !path.mustEnd else {
      throw LinkPatternError(
        path.isOpen ? "only '/' may follow here" : "a path begins with '/'",
        at: expression.range.lowerBound..<(expression.range.lowerBound + 1), suggestion: "/{")
    }
    try append(.value(single(expression)), to: &path.pieces, at: expression.range)
  }

  private mutating func optionals(
    _ expression: URITemplate.Expression, _ path: inout PathReader, _ pattern: inout LinkPattern
  ) throws(LinkPatternError) {
    if path.isOpen, !path.mustEnd {
      // `/{/x}`: the slash is the root's.
      if path.pieces.isEmpty, !pattern.segments.isEmpty {
        throw LinkPatternError("'{/…}' brings its own '/'", at: path.start..<(path.start + 1), suggestion: "")
      }
      if !path.pieces.isEmpty { try close(&path, &pattern, isLast: false) }
    }
    for variable in expression.variables {
      let placeholder = LinkPattern.Placeholder(
        name: variable.name, isExploded: variable.isExploded, range: variable.range)
      pattern.segments.append(variable.isExploded ? .tail(placeholder) : .optional(placeholder))
    }
    path.isOpen = true
    path.mustEnd = true
  }

  private func gap(
    _ expression: URITemplate.Expression, _ path: inout PathReader, _ pattern: inout LinkPattern
  ) throws(LinkPatternError) {
    guard path.isOpen, !path.mustEnd else {
      throw LinkPatternError("'{+…}' must follow '/' or literal text", at: expression.range)
    }
    var prefix = ""
    for piece in path.pieces {
      guard case .literal(let text) = piece else {
        throw LinkPatternError("'{+…}' must follow '/' or literal text", at: expression.range)
      }
      prefix += text
    }
    pattern.segments.append(.gap(prefix: prefix, try single(expression)))
    path.pieces = []
    path.mustEnd = true
  }
}
