/// Builds the URLs of one link from the values of its route: the inverse of matching.
nonisolated struct LinkExpansion {
  let pattern: LinkPattern
  let link: NavigationSchema.Link
  let source: NavigationSchema.Source
  let parameters: [NavigationSchema.Parameter]
  let matchers: [LinkFieldMatcher]
  let values: [RouteValue]

  static func encodedSegments(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { LinkEncoding.percentEncoded($0, keeping: .segment) }.joined(separator: "/")
  }

  private func parameter(_ name: String) -> Int? {
    let name = link.names[name] ?? name
    return parameters.firstIndex { $0.name == name }
  }

  /// Whether a value must be in the URL: it is neither absent nor what a missing one would be.
  private func isGiven(_ index: Int) -> Bool { values[index] != parameters[index].valueWhenMissing }

  private func text(_ placeholder: LinkPattern.Placeholder) -> String? {
    guard let index = parameter(placeholder.name) else { return nil }
    return matchers[index].form.text(of: values[index])
  }

  /// Every URL: web addresses first, then custom schemes, each in the order of the spec.
  var urls: [String] {
    guard let segments = path, let query, let fragment else { return [] }
    let end = query + fragment
    let path =
      (pattern.hasOpaquePath ? "" : "/") + segments.map { $0.text }.joined(separator: "/")
      + (pattern.endsInSlash && !segments.isEmpty ? "/" : "")
    if let scheme = pattern.scheme {
      guard let authority = pattern.authority else {
        // A path that begins with an empty segment would be read as a host.
        return [scheme + (path.hasPrefix("//") ? "://" : ":") + path + end]
      }
      guard let host = expandedAuthority(authority, scheme) else { return [] }
      let isHostAlone = segments.isEmpty && !host.isEmpty && !pattern.endsInSlash
      return [scheme + "://" + host + (isHostAlone ? "" : path) + end]
    }
    let hosts = source.domains.compactMap { LinkDomain($0).flatMap(host) }
    var urls = hosts.map { "https://" + $0 + path + end }
    for scheme in source.schemes {
      switch source.hostPolicy {
      case .path:
        if let first = segments.first, first.isLiteral, Self.isHost(first.text) {
          urls.append(scheme + ":/" + path + end)
        } else {
          urls.append(scheme + "://" + path + end)
        }
      case .ignore: urls.append(scheme + "://" + path + end)
      case .domain: urls += hosts.map { scheme + "://" + $0 + path + end }
      }
    }
    return source.domains.isEmpty && source.schemes.isEmpty ? [path + end] : urls
  }

  private func host(_ domain: LinkDomain) -> String? {
    domain.host(
      capturing: domain.capture.flatMap { name in
        parameter(name).flatMap { matchers[$0].form.text(of: values[$0]) }
      })
  }

  private func expandedAuthority(_ authority: LinkPattern.Authority, _ scheme: String) -> String? {
    if scheme == "https" || scheme == "http" || source.hostPolicy == .domain {
      return LinkDomain(authority.text).flatMap(host)
    }
    return source.hostPolicy == .ignore ? "" : text(authority.pieces)
  }

  private static func isHost(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "-")
    }
  }

  /// The encoded segments; nil if a value has no text.
  private var path: [(text: String, isLiteral: Bool)]? {
    var segments: [(text: String, isLiteral: Bool)] = []
    var index = 0
    while index < pattern.segments.count {
      switch pattern.segments[index] {
      case .pieces(let pieces):
        guard let text = text(pieces), !text.isEmpty else { return nil }
        let isLiteral = pieces.allSatisfy { if case .literal = $0 { true } else { false } }
        segments.append((text, isLiteral))
        index += 1
      case .optional:
        var run: [LinkPattern.Placeholder] = []
        while index < pattern.segments.count, case .optional(let placeholder) = pattern.segments[index] {
          run.append(placeholder)
          index += 1
        }
        guard let filled = optionals(run) else { return nil }
        segments += filled.map { ($0, false) }
      case .tail(let placeholder):
        guard let position = parameter(placeholder.name), case .list(let items) = values[position] else {
          return nil
        }
        for item in items {
          guard let text = matchers[position].form.text(of: item), !text.isEmpty else { return nil }
          segments.append((LinkEncoding.percentEncoded(text.utf8), false))
        }
        index += 1
      case .gap(let prefix, let placeholder):
        guard let text = text(placeholder), !text.isEmpty else { return nil }
        segments.append(
          (LinkEncoding.percentEncoded(prefix.utf8, keeping: .segment) + Self.encodedSegments(text), false))
        index += 1
      }
    }
    return segments
  }

  /// A run fills from the left, so that a default is written where a later value is given.
  private func optionals(_ run: [LinkPattern.Placeholder]) -> [String]? {
    let indices = run.compactMap { parameter($0.name) }
    guard indices.count == run.count else { return nil }
    let filled = (indices.lastIndex(where: isGiven) ?? -1) + 1
    var texts: [String] = []
    for index in indices[..<filled] {
      guard let text = matchers[index].form.text(of: values[index]), !text.isEmpty else { return nil }
      texts.append(LinkEncoding.percentEncoded(text.utf8))
    }
    return texts
  }

  private func text(_ pieces: [LinkPattern.Piece], keeping kept: LinkEncoding.Kept = .segment) -> String? {
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): result += LinkEncoding.percentEncoded(text.utf8, keeping: kept)
      case .value(let placeholder):
        guard let index = parameter(placeholder.name), let text = encodedText(index) else { return nil }
        result += text
      }
    }
    return result
  }

  private var query: String? {
    var items: [String] = []
    let named = Set(pattern.query.compactMap { isWholeQuery($0) ? nil : $0.key })
    var written: Set<Int> = []
    for item in pattern.query {
      let key = LinkEncoding.percentEncoded(item.key.utf8)
      switch item {
      case .literal(_, let value): items.append(key + "=" + LinkEncoding.percentEncoded(value.utf8))
      case .required(_, let placeholder, let surroundings):
        guard let index = parameter(placeholder.name), let text = encodedText(index) else { return nil }
        items.append(
          key + "=" + LinkEncoding.percentEncoded(surroundings.prefix.utf8) + text
            + LinkEncoding.percentEncoded(surroundings.suffix.utf8))
      case .declared(let placeholder):
        guard let index = parameter(placeholder.name) else { return nil }
        // Of several keys for one parameter the first is written.
        guard isGiven(index), written.insert(index).inserted else { continue }
        if case .map(let map) = values[index] {
          for (name, value) in map.sorted(by: { $0.key < $1.key }) {
            // A key that the pattern names would be read as that parameter's.
            if named.contains(name) { return nil }
            items.append(
              LinkEncoding.percentEncoded(name.utf8) + "=" + LinkEncoding.percentEncoded(value.utf8))
          }
        } else if placeholder.isExploded, case .list(let list) = values[index], !list.isEmpty {
          for value in list {
            guard let text = matchers[index].form.text(of: value) else { return nil }
            items.append(key + "=" + LinkEncoding.percentEncoded(text.utf8))
          }
        } else {
          guard let text = encodedText(index) else { return nil }
          items.append(key + "=" + text)
        }
      }
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  private func isWholeQuery(_ item: LinkPattern.QueryItem) -> Bool {
    guard case .declared(let placeholder) = item, let index = parameter(placeholder.name) else {
      return false
    }
    return parameters[index].arity == .map
  }

  /// Of a list, the elements separated by `,`.
  private func encodedText(_ index: Int) -> String? {
    guard case .list(let list) = values[index] else {
      return matchers[index].form.text(of: values[index]).map { LinkEncoding.percentEncoded($0.utf8) }
    }
    var texts: [String] = []
    for value in list {
      guard let text = matchers[index].form.text(of: value) else { return nil }
      texts.append(LinkEncoding.percentEncoded(text.utf8))
    }
    return texts.joined(separator: ",")
  }

  private var fragment: String? {
    switch pattern.fragment {
    case nil: return ""
    case .whole(let placeholder):
      guard let index = parameter(placeholder.name) else { return nil }
      guard isGiven(index) else { return "" }
      return text(placeholder).map { "#" + LinkEncoding.percentEncoded($0.utf8, keeping: .segment) }
    case .segments(let segments):
      var texts: [String] = []
      for pieces in segments {
        guard let text = text(pieces, keeping: .fragment) else { return nil }
        texts.append(text)
      }
      return "#" + texts.joined(separator: "/")
    case .pairs(let pairs):
      var texts: [String] = []
      for pair in pairs {
        if case .value(let placeholder) = pair.value, let index = parameter(placeholder.name), !isGiven(index)
        {
          continue
        }
        guard let text = text([pair.value]) else { return nil }
        // A literal keeps sub-delimiters, among them what separates pairs.
        texts.append(
          LinkEncoding.percentEncoded(pair.key.utf8) + "="
            + text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "%26"))
      }
      return texts.isEmpty ? "" : "#" + texts.joined(separator: "&")
    }
  }
}
