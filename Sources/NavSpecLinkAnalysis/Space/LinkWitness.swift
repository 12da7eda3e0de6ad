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

extension LinkSpace {
  /// A short URL of the space that reads well; nil if none is known.
  func witness(_ pool: LanguagePool) -> LinkWitness? {
    guard let languages = path.shortest(pool) else { return nil }
    var segments: [String] = []
    for language in languages {
      guard let text = pool.witness(language) else { return nil }
      segments.append(text)
    }
    guard var url = start(&segments, pool) else { return nil }
    url += segments.map { Self.encoded($0, keeping: ":@!$'()*+,;=&") }.joined(separator: "/")
    guard let query = Self.pairs(query, pool), let fragment = fragmentText(pool) else { return nil }
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
      return "\(scheme)://\(Self.encoded(first, keeping: ""))" + (segments.isEmpty ? "" : "/")
    }
  }

  /// What must be there; nil if a value is not known.
  private static func pairs(_ values: [String: ValueSpace], _ pool: LanguagePool) -> String? {
    var items: [String] = []
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where !value.mayBeAbsent {
      guard let text = pool.witness(value.text) else { return nil }
      items.append(encoded(key, keeping: ":@") + "=" + encoded(text, keeping: ":@/"))
    }
    return items.joined(separator: "&")
  }

  private func fragmentText(_ pool: LanguagePool) -> String? {
    switch fragment {
    case .any, .absent: return ""
    case .whole(let text): return pool.witness(text).map { "#" + Self.encoded($0, keeping: ":@") }
    case .segments(let segments):
      let texts = segments.compactMap(pool.witness)
      guard texts.count == segments.count else { return nil }
      return "#" + texts.map { Self.encoded($0, keeping: ":@") }.joined(separator: "/")
    case .pairs(let values):
      guard let text = Self.pairs(values, pool) else { return nil }
      return text.isEmpty ? "" : "#" + text
    case .spelled(let present, let mayBeAbsent):
      if mayBeAbsent { return "" }
      guard let scalars = pool.spelledWitness(present) else { return nil }
      return TextAutomaton.characters(ofSpelling: scalars).reduce("#") { text, character in
        text + Self.encoded(String(character.scalar), keeping: character.isEncoded ? "" : ":@&/=")
      }
    }
  }

  /// Percent-encoded but for unreserved characters and those kept.
  static func encoded(_ text: String, keeping kept: String) -> String {
    func isKept(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-._~".utf8.contains(byte) || kept.utf8.contains(byte)
    }
    // Most texts are written as they are.
    if text.utf8.allSatisfy(isKept) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isKept(byte) {
        result.append(byte)
      } else {
        result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
