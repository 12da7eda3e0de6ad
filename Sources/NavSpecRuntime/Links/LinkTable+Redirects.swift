nonisolated extension LinkTable {
  /// The URL that a redirect leads to: its target on the same scheme and host, with the query and the
  /// fragment that the old pattern did not consume.
  func target(
    of redirect: Int, _ winner: LinkSearch.Winner, _ captures: LinkCaptures,
    _ search: inout LinkSearch
  ) -> String? {
    guard contents.redirectTargets.indices.contains(redirect) else { return nil }
    var values: [String: URITemplate.Value] = [:]
    for capture in captures.all {
      switch capture.value {
      case .string(let text): values[capture.name] = .text(text)
      case .list(let items):
        values[capture.name] = .list(
          items.compactMap { if case .string(let text) = $0 { text } else { nil } })
      case .map(let map):
        values[capture.name] = .map(map.sorted { $0.key < $1.key }.map { URITemplate.Pair($0.key, $0.value) })
      default: break
      }
    }
    guard var path = expanded(contents.redirectTargets[redirect], values) else { return nil }
    let query = search.unconsumedQuery(of: winner)
    var fragment: Substring = ""
    if let hash = path.firstIndex(of: "#") {
      fragment = path[hash...]
      path = String(path[..<hash])
    } else if !contents.index.traits[Int(winner.variant)].hasFragment, let part = search.scan.fragment {
      fragment = Substring("#" + search.scan.text(part))
    }
    if !query.isEmpty { path += (path.contains("?") ? "&" : "?") + query }
    path += fragment
    // Whatever a placeholder expands to, it is a path of the same app.
    if path.utf8.first != UInt8(ascii: "/") { path = "/" + path }
    let prefix = prefix(of: winner, search)
    // Behind a prefix, the `/` of a root would be a final one.
    if !prefix.isEmpty, path == "/" || path.hasPrefix("/?") || path.hasPrefix("/#") { path.removeFirst() }
    path = prefix + path
    let origin = origin(search)
    // An empty host, lest a path that begins with an empty segment be read as one.
    return origin.isEmpty && path.hasPrefix("//") ? "//" + path : origin + path
  }

  /// The segments that one of the app's prefixes took, as a path; empty if none did. One that was the host stays the
  /// host, so that it is compared as before.
  private func prefix(of winner: LinkSearch.Winner, _ search: LinkSearch) -> String {
    let variant = contents.index.compiled(Int(winner.variant))
    let length = variant.prefix < 0 ? Int(winner.count) - variant.segments.count : variant.prefix
    var text = ""
    for position in 0..<length {
      let bytes = search.memory.bytes(search.part(position))
      if search.hostIsFirst, position == 0 {
        text += LinkEncoding.percentEncoded(
          Self.host(bytes, variant.prefix < 0 ? nil : variant.segments[0], search.index))
      } else {
        text += "/" + LinkEncoding.percentEncoded(bytes, keeping: .segment)
      }
    }
    return text
  }

  /// A host with the literal text of a segment in lower case: it is compared without case.
  private static func host(
    _ bytes: UnsafeBufferPointer<UInt8>, _ segment: LinkIndex.Segment?, _ index: LinkIndex
  ) -> [UInt8] {
    var captured: [Range<Int>] = [0..<bytes.count]
    switch segment {
    case nil, .value: break
    case .literal: captured = []
    case .affix(let affix, _): captured = affix.ranges(bytes, index.matchers, ignoringCase: true) ?? []
    }
    return bytes.enumerated().map { place, byte in
      captured.contains { $0.contains(place) } ? byte : LinkEncoding.lowercased(byte)
    }
  }

  private func expanded(_ target: [URITemplate.Part], _ values: [String: URITemplate.Value]) -> String? {
    var text = ""
    for part in target {
      switch part {
      case .literal(let literal, _): text += literal
      case .expression(let expression):
        for variable in expression.variables where expression.operation == .reserved {
          // Parts of several segments are encoded one by one.
          guard case .text(let value)? = values[variable.name] else { continue }
          text += LinkExpansion.encodedSegments(value)
        }
        guard expression.operation != .reserved else { continue }
        guard let expanded = expression.expanded(with: values) else { return nil }
        text += expanded
      }
    }
    return text
  }

  /// Scheme and host of the URL at hand; a host that was the first segment is gone with the path.
  private func origin(_ search: LinkSearch) -> String {
    let scan = search.scan
    guard scan.hasScheme else { return "" }
    let scheme = scan.text(scan.scheme)
    return search.hostIsFirst || !scan.hasHost ? scheme + "://" : scheme + "://" + scan.text(scan.host)
  }
}
