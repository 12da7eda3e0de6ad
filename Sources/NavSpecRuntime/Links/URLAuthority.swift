/// The host and the port of a URL, by RFC 3986 and without user information.
nonisolated struct URLAuthority {
  /// Where the host ends, by the index of its bytes.
  let hostEnd: Int
  /// Nil if there is none, or an empty one.
  let port: Int?

  /// Reads the authority that stands between two indices; nil if it is malformed. An empty one has no host.
  /// - Parameter acceptsUnicode: Whether the host may have bytes beyond ASCII, as an IRI's has.
  init?(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, acceptsUnicode: Bool) {
    var index = start
    if start < end, text[start] == UInt8(ascii: "[") {
      guard let close = Self.endOfAddress(text, start + 1, end) else { return nil }
      index = close
    } else {
      while index < end, text[index] != UInt8(ascii: ":") {
        guard let next = Self.next(text, index, end, acceptsUnicode: acceptsUnicode) else { return nil }
        index = next
      }
    }
    hostEnd = index
    guard index < end else {
      port = nil
      return
    }
    guard index > start, text[index] == UInt8(ascii: ":") else { return nil }
    var number = 0
    for digit in (index + 1)..<end {
      guard text[digit] >= 0x30, text[digit] <= 0x39 else { return nil }
      number = number * 10 + Int(text[digit] - 0x30)
      if number > 65_535 { return nil }
    }
    port = index + 1 == end ? nil : number
  }

  /// The index after a byte of a name, or after its percent-encoding.
  private static func next(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int, acceptsUnicode: Bool
  ) -> Int? {
    let byte = text[index]
    if isNameByte(byte) || byte >= 0x80 && acceptsUnicode { return index + 1 }
    guard byte == UInt8(ascii: "%"), index + 2 < end, LinkEncoding.hexValue(text[index + 1]) != nil,
      LinkEncoding.hexValue(text[index + 2]) != nil
    else { return nil }
    return index + 3
  }

  /// Whether a byte may stand in a host's name as it is.
  static func isNameByte(_ byte: UInt8) -> Bool {
    LinkEncoding.isUnreserved(byte) || LinkEncoding.isSubDelimiter(byte)
  }

  /// The index after the bracket that closes an IPv6 address; nil if it is none.
  private static func endOfAddress(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    var groups = 0
    var isCompressed = false
    while index < end, text[index] != UInt8(ascii: "]") {
      if text[index] == UInt8(ascii: ":") {
        // A single colon separates groups; two stand for groups of zeros, once.
        guard index + 1 < end else { return nil }
        if text[index + 1] == UInt8(ascii: ":") {
          if isCompressed { return nil }
          isCompressed = true
          index += 2
          continue
        }
        guard groups > 0, index > start, text[index - 1] != UInt8(ascii: ":"),
          text[index + 1] != UInt8(ascii: "]")
        else { return nil }
        index += 1
      } else if groups > 0, text[index - 1] != UInt8(ascii: ":") {
        return nil
      }
      let begin = index
      while index < end, LinkEncoding.hexValue(text[index]) != nil { index += 1 }
      guard index > begin, index - begin <= 4 else { return nil }
      if index < end, text[index] == UInt8(ascii: ".") {
        guard let last = endOfIPv4(text, begin, end) else { return nil }
        index = last
        groups += 2
        guard index < end, text[index] == UInt8(ascii: "]") else { return nil }
        break
      }
      groups += 1
    }
    guard index < end, isCompressed ? groups <= 7 : groups == 8 else { return nil }
    return index + 1
  }

  /// The index after four numbers up to 255.
  private static func endOfIPv4(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    for part in 0..<4 {
      if part > 0 {
        guard index < end, text[index] == UInt8(ascii: ".") else { return nil }
        index += 1
      }
      let begin = index
      var number = 0
      while index < end, index - begin < 4, text[index] >= 0x30, text[index] <= 0x39 {
        number = number * 10 + Int(text[index] - 0x30)
        index += 1
      }
      guard index > begin, number <= 255, index - begin == 1 || text[begin] != 0x30 else { return nil }
    }
    return index
  }
}
