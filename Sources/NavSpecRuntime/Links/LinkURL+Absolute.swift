nonisolated extension LinkURL {
  /// A URL as a param of type `URL` takes it: with the scheme and the host that it is opened with, and
  /// encoded where it was not. Nil for a path if `source` has neither an exact domain nor a scheme.
  static func absolute(_ text: String, in source: NavigationSchema.Source?) -> String? {
    let encoded = encoded(text)
    guard encoded.utf8.first == UInt8(ascii: "/") else { return encoded }
    if encoded.utf8.dropFirst().first == UInt8(ascii: "/") { return "https:" + encoded }
    for domain in source?.domains ?? [] {
      if case .exact(let host)? = LinkDomain(domain) { return "https://" + host + encoded }
    }
    // An empty host, lest the first segment's case be lost.
    return source?.schemes.first.map { $0 + "://" + encoded }
  }

  /// With escapes for what no URL holds: letters beyond ASCII, quotes, braces, brackets, a second `#`.
  private static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var hasFragment = false
    for byte in text.utf8 {
      let isSecondHash = byte == UInt8(ascii: "#") && hasFragment
      if byte == UInt8(ascii: "#") { hasFragment = true }
      let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
      let isAbsolute =
        byte == UInt8(ascii: "%") || LinkEncoding.isUnreserved(byte) || LinkEncoding.isSubDelimiter(byte)
        || LinkEncoding.isGeneralDelimiter(byte) && !isBracket && !isSecondHash
      if isAbsolute {
        bytes.append(byte)
      } else {
        LinkEncoding.append(CollectionOfOne(byte), to: &bytes, keeping: .unreserved)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
