import NavSpecRuntime

/// A URL of the web, taken apart as written.
package struct AssociationURL: Sendable, Hashable {
  /// In lower case. Ports are ignored: what systems make of them is not known, and no entitlement has one.
  package let host: String
  let path: String
  let query: String
  let fragment: String

  /// nil for another URL, which no association file claims.
  package init?(_ text: String) {
    let scheme = text.unicodeScalars.prefix { $0 != ":" }
    var rest = text.unicodeScalars[scheme.endIndex...]
    guard ["http", "https"].contains(Substring(scheme).lowercased()), rest.starts(with: "://".unicodeScalars)
    else { return nil }
    rest = rest.dropFirst(3)
    let authority = rest.prefix { !"/?#".unicodeScalars.contains($0) }
    let address = Substring(authority.split(separator: "@").last ?? authority)
    host = address.replacing(/:[0-9]*$/, with: "").lowercased()
    guard !host.isEmpty else { return nil }
    rest = rest[authority.endIndex...]
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    let query = rest[path.endIndex...].prefix { $0 != "#" }
    self.path = Self.encoded(path)
    self.query = Self.encoded(query.dropFirst())
    fragment = Self.encoded(rest[query.endIndex...].dropFirst())
  }

  /// Whether the URL is of a domain of the app's entitlements, which may begin with `*.`.
  package func isOf(domain: String) -> Bool {
    let domain = domain.lowercased()
    // The wildcard stands for one label or more, never for none.
    return domain.hasPrefix("*.")
      ? host.hasSuffix(domain.dropFirst()) && host != domain.dropFirst() : host == domain
  }

  /// As apps receive it: only ASCII is in a URL.
  private static func encoded(_ part: Substring.UnicodeScalarView) -> String {
    LinkEncoding.percentEncoded(String(Substring(part)), keeping: ":/?#[]@!$&'()*+,;=%")
  }

  /// With each escape decoded once; as written if that is not UTF-8.
  package static func decoded(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard var end = bytes.firstIndex(of: UInt8(ascii: "%")) else { return text }
    var index = end
    while index < bytes.count {
      var byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      {
        byte = UInt8(high << 4 | low)
        index += 2
      }
      bytes[end] = byte
      (end, index) = (end + 1, index + 1)
    }
    return LinkBytes.text(validating: Array(bytes[..<end])) ?? text
  }

  /// With one slash before it, and none behind it: others mean nothing.
  package static func standardPath(_ path: String) -> String {
    var rest = path.unicodeScalars.drop { $0 == "/" }
    while rest.last == "/" { rest.removeLast() }
    return "/" + String(Substring(rest))
  }
}
