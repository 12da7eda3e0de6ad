nonisolated extension LinkURL {
  /// A URL as a param of type `URL` takes it: with the scheme and the host that it is opened with, and
  /// encoded where it was not; without an empty host. Nil for a path if `source` has neither an exact domain nor
  /// a scheme.
  static func absolute(_ text: String, in source: NavigationSchema.Source?) -> String? {
    let encoded = encoded(text)
    guard encoded.utf8.first == UInt8(ascii: "/") else {
      let scheme = encoded.prefix { $0 != ":" }
      let rest = encoded[scheme.endIndex...]
      return rest.hasPrefix(":///") && !rest.hasPrefix(":////") ? scheme + ":" + rest.dropFirst(3) : encoded
    }
    if encoded.utf8.dropFirst().first == UInt8(ascii: "/") { return "https:" + encoded }
    for domain in source?.domains ?? [] {
      if case .exact(let host)? = LinkDomain(domain) { return "https://" + host + encoded }
    }
    // Without a host, lest the first segment's case be lost.
    return source?.schemes.first.map { $0 + ":" + encoded }
  }

  /// With escapes for what no URL holds: letters beyond ASCII, quotes, braces, brackets that are not an
  /// address's, a second `#`.
  private static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var hasFragment = false
    var slashes = 0
    for byte in text.utf8 {
      let isSecondHash = byte == UInt8(ascii: "#") && hasFragment
      if byte == UInt8(ascii: "#") { hasFragment = true }
      // An authority ends at the third slash.
      if byte == UInt8(ascii: "/") { slashes += 1 }
      let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
      let isKept =
        byte == UInt8(ascii: "%") || URLAuthority.isNameByte(byte)
        || LinkEncoding.isGeneralDelimiter(byte) && !isSecondHash && (!isBracket || slashes == 2)
      if isKept {
        bytes.append(byte)
      } else {
        bytes += LinkEncoding.percentEncoding(of: byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
