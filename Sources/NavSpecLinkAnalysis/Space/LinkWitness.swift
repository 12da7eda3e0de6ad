import NavSpecRuntime

/// A URL that proves something, and what must hold for it.
package struct LinkWitness: Hashable, Sendable {
  package var url: String
  /// Conditions, by their index in the schema (of the first of two tables that are compared): whether each
  /// must hold. Others do not.
  package var conditions: [Int: Bool]

  package init(url: String, conditions: [Int: Bool] = [:]) {
    self.url = url
    self.conditions = conditions
  }
}

extension LinkModel {
  /// A short URL that a link opens, on a domain if it has one; nil if none is known.
  package func exampleURL(ofLink index: Int) -> String? {
    let own = table.variants.indices.filter { table.variants[$0].origin == .link(index) }
    let urls = own.flatMap { spaces(at: $0) }.compactMap { $0.witness(pool)?.url }
    return urls.first { $0.hasPrefix("https:") } ?? urls.first
  }
}

extension LinkSpace {
  /// A short URL of the space that reads well; nil if none is known.
  func witness(_ pool: LanguagePool) -> LinkWitness? {
    guard let languages = path.shortest(pool) else { return nil }
    var segments: [String] = []
    for language in languages {
      guard let text = pool.witness(language) else { return nil }
      segments.append(text)
    }
    // Where the last is empty, another `/` is ignored.
    if !site.reading.isStrict, !site.reading.collapses, segments.last == "" { segments.append("") }
    guard var url = start(&segments, pool) else { return nil }
    url += segments.map { LinkEncoding.percentEncoded($0, keeping: ":@!$'()*+,;=&") }.joined(separator: "/")
    let isSpelled = site.reading.plus == .spelled
    guard let query = Self.pairs(query, isSpelled: isSpelled, pool), let fragment = fragmentText(pool) else {
      return nil
    }
    if !query.isEmpty { url += "?" + query }
    return LinkWitness(url: url + fragment, conditions: conditions)
  }

  /// Up to where the segments begin; a host that is the first of them is taken from them.
  private func start(_ segments: inout [String], _ pool: LanguagePool) -> String? {
    switch site.kind {
    case .bare: return "/"
    case .host(let scheme, let hosts): return pool.witness(hosts).map { "\(scheme)://\($0)/" }
    case .noHost(let scheme): return "\(scheme):///"
    case .hostIsFirst(let scheme):
      guard let first = segments.first, !first.isEmpty else { return nil }
      segments.removeFirst()
      return "\(scheme)://\(LinkEncoding.percentEncoded(first, keeping: ""))" + (segments.isEmpty ? "" : "/")
    }
  }

  /// What must be there; nil if a value is not known.
  private static func pairs(
    _ values: [String: ValueSpace], isSpelled: Bool = false, _ pool: LanguagePool
  ) -> String? {
    var items: [String] = []
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where !value.mayBeAbsent {
      let text =
        isSpelled
        ? pool.spelledWitness(value.text).map { spelled($0, keeping: ":@/+") }
        : pool.witness(value.text).map { LinkEncoding.percentEncoded($0, keeping: ":@/") }
      guard let text else { return nil }
      items.append(LinkEncoding.percentEncoded(key, keeping: ":@") + "=" + text)
    }
    return items.joined(separator: "&")
  }

  private static func spelled(_ scalars: [UInt32], keeping kept: String) -> String {
    TextAutomaton.characters(ofSpelling: scalars).reduce("") { text, character in
      text + LinkEncoding.percentEncoded(String(character.scalar), keeping: character.isEncoded ? "" : kept)
    }
  }

  private func fragmentText(_ pool: LanguagePool) -> String? {
    switch fragment {
    case .any, .absent: return ""
    case .whole(let text):
      return pool.witness(text).map { "#" + LinkEncoding.percentEncoded($0, keeping: ":@") }
    case .segments(let segments):
      let texts = segments.compactMap(pool.witness)
      guard texts.count == segments.count else { return nil }
      return "#" + texts.map { LinkEncoding.percentEncoded($0, keeping: ":@") }.joined(separator: "/")
    case .pairs(let values):
      guard let text = Self.pairs(values, pool) else { return nil }
      return text.isEmpty ? "" : "#" + text
    case .spelled(let present, let mayBeAbsent):
      if mayBeAbsent { return "" }
      guard let scalars = pool.spelledWitness(present) else { return nil }
      return "#" + Self.spelled(scalars, keeping: ":@&/=")
    }
  }
}
