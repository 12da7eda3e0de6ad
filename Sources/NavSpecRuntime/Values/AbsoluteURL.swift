/// The one reader of absolute URLs: RFC 3986, with a host where there is `//` or the scheme is of the web.
///
/// It accepts no text that Foundation's `URL(string:)` refuses, so that a value which the matcher finds is
/// one that an app can hold.
nonisolated enum AbsoluteURL {
  /// Whether a text is an absolute URL.
  /// - Parameters:
  ///   - schemes: Those that it may have, in lower case.
  ///   - acceptsIRI: Whether the path, the query and the fragment may have text beyond ASCII.
  static func isURL(_ text: UnsafeBufferPointer<UInt8>, schemes: [[UInt8]], acceptsIRI: Bool) -> Bool {
    var index = 0
    while index < text.count, LinkEncoding.isSchemeByte(text[index], isFirst: index == 0) { index += 1 }
    guard index > 0, index + 1 < text.count, text[index] == UInt8(ascii: ":"),
      schemes.contains(where: { LinkBytes.areEqual($0, text.part(0, index), ignoringCase: true) })
    else { return false }
    let isWeb = isWeb(text, index)
    index += 1
    if index + 1 < text.count, text[index] == UInt8(ascii: "/"), text[index + 1] == UInt8(ascii: "/") {
      index += 2
      guard let end = endOfAuthority(text, index) else { return false }
      index = end
    } else if isWeb {
      return false
    }
    return isTail(text, from: index, acceptsIRI: acceptsIRI)
  }

  /// An absolute URL in ASCII: what is beyond it is percent-encoded. Nil if the text is none.
  static func text(_ text: UnsafeBufferPointer<UInt8>, schemes: [[UInt8]], acceptsIRI: Bool) -> String? {
    guard isURL(text, schemes: schemes, acceptsIRI: acceptsIRI) else { return nil }
    guard text.contains(where: { $0 >= 0x80 }) else { return LinkBytes.text(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3)
    for byte in text {
      if byte < 0x80 { bytes.append(byte) } else { bytes += LinkEncoding.percentEncoding(of: byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the first bytes are `http` or `https`.
  private static func isWeb(_ text: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
    let web: StaticString = "https"
    guard count == 4 || count == 5 else { return false }
    for index in 0..<count where LinkEncoding.lowercased(text[index]) != web.utf8Start[index] { return false }
    return true
  }

  /// Where an authority ends that begins at an index; nil if it is malformed.
  private static func endOfAuthority(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var end = start
    var at: Int?
    while end < text.count, text[end] != UInt8(ascii: "/"), text[end] != UInt8(ascii: "?"),
      text[end] != UInt8(ascii: "#")
    {
      if text[end] == UInt8(ascii: "@") {
        if at != nil { return nil }
        at = end
      }
      end += 1
    }
    var host = start
    if let at {
      guard areCharacters(text, start, at, also: ":") else { return nil }
      host = at + 1
    }
    guard let authority = URLAuthority(text, host, end, acceptsUnicode: false) else { return nil }
    return authority.hostEnd > host ? end : nil
  }

  /// Whether a path, a query and a fragment follow, as far as there are any.
  private static func isTail(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, acceptsIRI: Bool
  ) -> Bool {
    var index = start
    var delimiters: StaticString = ":@/"
    var hasFragment = false
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "#"), !hasFragment {
        hasFragment = true
        delimiters = ":@/?"
      } else if byte == UInt8(ascii: "?"), !hasFragment {
        delimiters = ":@/?"
      } else if byte >= 0x80 {
        guard acceptsIRI else { return false }
      } else if byte == UInt8(ascii: "%") {
        guard isEscape(text, index, text.count) else { return false }
        index += 2
      } else if !URLAuthority.isNameByte(byte), !contains(delimiters, byte) {
        return false
      }
      index += 1
    }
    return true
  }

  private static func areCharacters(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, also delimiters: StaticString
  ) -> Bool {
    var index = start
    while index < end {
      if text[index] == UInt8(ascii: "%") {
        guard isEscape(text, index, end) else { return false }
        index += 2
      } else if !URLAuthority.isNameByte(text[index]), !contains(delimiters, text[index]) {
        return false
      }
      index += 1
    }
    return true
  }

  private static func isEscape(_ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    index + 2 < end && LinkEncoding.hexValue(text[index + 1]) != nil
      && LinkEncoding.hexValue(text[index + 2]) != nil
  }

  private static func contains(_ delimiters: StaticString, _ byte: UInt8) -> Bool {
    for index in 0..<delimiters.utf8CodeUnitCount where delimiters.utf8Start[index] == byte { return true }
    return false
  }
}
