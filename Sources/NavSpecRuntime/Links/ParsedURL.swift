/// A URL taken apart, in memory that the caller lends: each component validated and decoded once. A
/// component without percent-encoding stays where it is in the URL.
nonisolated struct ParsedURL {
  /// A stretch of bytes, of the URL itself or of what was decoded.
  nonisolated struct Part {
    var start: Int32 = 0
    var end: Int32 = 0
    var isDecoded = false
    /// Of the bytes with ASCII letters in lower case; set for segments.
    var hash: UInt32 = 0

    var isEmpty: Bool { start == end }
  }

  /// A key of the query with its value.
  nonisolated struct Item {
    var key = Part()
    var value = Part()
    /// The value as the URL has it, still encoded.
    var raw = Part()
    /// Where the key begins in the URL.
    var start: Int32 = 0
    /// Whether the source reads `+` as a plus sign or as a space.
    var hasPlus = false
  }

  static let byteLimit = 16_384
  /// How many segments a URL may have as a source reads them.
  static let segmentLimit = 256

  /// Where parts lie: the URL, and what was decoded of it.
  nonisolated struct Memory {
    let raw: UnsafeBufferPointer<UInt8>
    let decoded: UnsafeMutableBufferPointer<UInt8>

    func bytes(_ part: Part) -> UnsafeBufferPointer<UInt8> {
      part.isDecoded
        ? UnsafeBufferPointer(decoded).part(Int(part.start), Int(part.end))
        : raw.part(Int(part.start), Int(part.end))
    }
  }

  let memory: Memory
  /// Slot 0 is kept for a host that is the first segment.
  let segments: UnsafeMutableBufferPointer<Part>
  let items: UnsafeMutableBufferPointer<Item>
  private var decodedCount = 0

  private(set) var scheme = Part()
  private(set) var schemeHash: UInt32 = 0
  /// With its port unless that is the scheme's default, in lower case.
  private(set) var host = Part()
  private(set) var hasHost = false
  /// Whether the scheme is `https` or `http`.
  private(set) var isWeb = false
  private(set) var hasPort = false
  private(set) var segmentCount = 0
  private(set) var itemCount = 0
  /// The raw path.
  private(set) var path = Part()
  /// The raw fragment.
  private(set) var fragment: Part?

  var hasScheme: Bool { !scheme.isEmpty }

  /// Scans a URL and hands what it found to `body`; not called if the URL never matches anything.
  // Not generic: it would be compiled for each result.
  @inline(never) static func scan(
    _ raw: UnsafeBufferPointer<UInt8>, _ body: (inout ParsedURL) -> Void
  ) {
    guard raw.count <= byteLimit else { return }
    var slashes = 0
    var ampersands = 0
    var refused = 0
    // Without a way out, so that the compiler takes many bytes at once.
    for byte in raw {
      refused &+= byte <= 0x20 ? 1 : 0
      refused &+= byte == 0x7F ? 1 : 0
      refused &+= byte == UInt8(ascii: "\\") ? 1 : 0
      slashes &+= byte == UInt8(ascii: "/") ? 1 : 0
      ampersands &+= byte == UInt8(ascii: "&") ? 1 : 0
    }
    guard refused == 0 else { return }
    // The host may be decoded beside the rest, hence twice the room; and `//h` means `https`.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.count * 2 + 8) { decoded in
      withUnsafeTemporaryAllocation(of: Part.self, capacity: slashes + 2) { segments in
        withUnsafeTemporaryAllocation(of: Item.self, capacity: ampersands + 1) { items in
          // What is used of the rest is written before it is read.
          segments[0] = Part()
          var scan = ParsedURL(raw: raw, decoded: decoded, segments: segments, items: items)
          if scan.split() { body(&scan) }
        }
      }
    }
  }

  var raw: UnsafeBufferPointer<UInt8> { memory.raw }
  private var decoded: UnsafeMutableBufferPointer<UInt8> { memory.decoded }

  private init(
    raw: UnsafeBufferPointer<UInt8>, decoded: UnsafeMutableBufferPointer<UInt8>,
    segments: UnsafeMutableBufferPointer<Part>, items: UnsafeMutableBufferPointer<Item>
  ) {
    memory = Memory(raw: raw, decoded: decoded)
    self.segments = segments
    self.items = items
  }

  func bytes(_ part: Part) -> UnsafeBufferPointer<UInt8> { memory.bytes(part) }

  func text(_ part: Part) -> String { LinkBytes.text(bytes(part)) }

  private mutating func split() -> Bool {
    var position = 0
    // A scheme ends in the first colon before any delimiter.
    while position < raw.count, LinkEncoding.isSchemeByte(raw[position], isFirst: position == 0) {
      position += 1
    }
    if position > 0, position < raw.count, raw[position] == UInt8(ascii: ":") {
      scheme = lowercased(0, position)
      position += 1
    } else {
      // Text without a scheme is a path, or `//host/path`.
      guard raw.first == UInt8(ascii: "/") else { return false }
      position = 0
    }
    schemeHash = hash(scheme)
    isWeb = isScheme("https") || isScheme("http")
    if position + 1 < raw.count, raw[position] == UInt8(ascii: "/"), raw[position + 1] == UInt8(ascii: "/") {
      position += 2
      let start = position
      while position < raw.count, !isDelimiter(raw[position]) { position += 1 }
      // Without a scheme and a host it is a path that begins with an empty segment.
      if !hasScheme, start < position {
        scheme = append("https")
        schemeHash = hash(scheme)
        isWeb = true
      }
      guard readAuthority(start, position) else { return false }
    }
    guard readPath(from: &position), readQuery(from: &position) else { return false }
    if position < raw.count {
      let part = Part(start: Int32(position + 1), end: Int32(raw.count))
      fragment = part
      return isWellEncoded(Int(part.start), Int(part.end))
    }
    return true
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private mutating func append(_ text: String) -> Part {
    let start = decodedCount
    for byte in text.utf8 where decodedCount < decoded.count {
      decoded[decodedCount] = byte
      decodedCount += 1
    }
    return Part(start: Int32(start), end: Int32(decodedCount), isDecoded: true)
  }

  private mutating func lowercased(_ start: Int, _ end: Int) -> Part {
    var isLower = true
    for index in start..<end where LinkEncoding.lowercased(raw[index]) != raw[index] { isLower = false }
    if isLower { return Part(start: Int32(start), end: Int32(end)) }
    let first = decodedCount
    for index in start..<end {
      decoded[decodedCount] = LinkEncoding.lowercased(raw[index])
      decodedCount += 1
    }
    return Part(start: Int32(first), end: Int32(decodedCount), isDecoded: true)
  }

  private mutating func readAuthority(_ start: Int, _ end: Int) -> Bool {
    guard let authority = URLAuthority(raw, start, end, acceptsUnicode: !isWeb) else { return false }
    let isDefault =
      authority.port == nil || authority.port == 443 && isScheme("https")
      || authority.port == 80 && isScheme("http")
    hasPort = !isDefault
    let hostEnd = isDefault ? authority.hostEnd : end
    host = lowercased(start, hostEnd)
    hasHost = start < hostEnd
    guard hasHost else { return true }
    guard !hasPort else { return isWellEncoded(start, hostEnd) }
    guard var segment = decode(start, hostEnd) else { return false }
    guard !isDotSegment(segment) else { return false }
    segment.hash = hash(segment)
    segments[0] = segment
    return true
  }

  private mutating func readPath(from position: inout Int) -> Bool {
    let start = position
    if position < raw.count, raw[position] == UInt8(ascii: "/") { position += 1 }
    var begin = position
    var hash = Self.seed
    var isEncoded = false
    while true {
      let byte = position < raw.count ? raw[position] : UInt8(ascii: "?")
      if isDelimiter(byte) {
        let isLast = byte != UInt8(ascii: "/")
        // An empty path and a lone slash are the same place.
        if isLast, position == begin, segmentCount == 0 { break }
        var segment = Part(start: Int32(begin), end: Int32(position), hash: hash)
        guard add(&segment, isEncoded: isEncoded) else { return false }
        if isLast { break }
        begin = position + 1
        hash = Self.seed
        isEncoded = false
      } else {
        if byte == UInt8(ascii: "%") { isEncoded = true }
        hash = Self.extended(hash, by: byte)
      }
      position += 1
    }
    path = Part(start: Int32(start), end: Int32(position))
    return true
  }

  private mutating func add(_ segment: inout Part, isEncoded: Bool) -> Bool {
    if isEncoded {
      guard let decoded = decode(Int(segment.start), Int(segment.end)) else { return false }
      segment = decoded
      segment.hash = hash(decoded)
    }
    guard segmentCount + 1 < segments.count, !isDotSegment(segment) else {
      return false
    }
    segmentCount += 1
    segments[segmentCount] = segment
    return true
  }

  private mutating func readQuery(from position: inout Int) -> Bool {
    guard position < raw.count, raw[position] == UInt8(ascii: "?") else { return true }
    position += 1
    var end = position
    while end < raw.count, raw[end] != UInt8(ascii: "#") { end += 1 }
    while position <= end {
      var stop = position
      var equals: Int?
      var item = Item()
      while stop < end, raw[stop] != UInt8(ascii: "&") {
        if raw[stop] == UInt8(ascii: "="), equals == nil { equals = stop }
        if raw[stop] == UInt8(ascii: "+") { item.hasPlus = true }
        stop += 1
      }
      if position < stop {
        let keyEnd = equals ?? stop
        let valueStart = min(keyEnd + 1, stop)
        guard let key = decode(position, keyEnd), let value = decode(valueStart, stop) else { return false }
        item.key = key
        item.value = value
        item.raw = Part(start: Int32(valueStart), end: Int32(stop))
        item.start = Int32(position)
        guard itemCount < items.count else { return false }
        items[itemCount] = item
        itemCount += 1
      }
      position = stop + 1
    }
    position = end
    return true
  }

  private func isDotSegment(_ part: Part) -> Bool {
    let length = part.end - part.start
    guard length == 1 || length == 2 else { return false }
    return bytes(part).allSatisfy { $0 == UInt8(ascii: ".") }
  }

  private func isScheme(_ text: StaticString) -> Bool {
    let bytes = bytes(scheme)
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != text.utf8Start[index] { return false }
    return true
  }

  private func hash(_ part: Part) -> UInt32 { Self.hash(of: bytes(part)) }

  /// Whether a stretch of the URL is well percent-encoded UTF-8 without NUL.
  private mutating func isWellEncoded(_ start: Int, _ end: Int) -> Bool {
    let count = decodedCount
    defer { decodedCount = count }
    return decode(start, end) != nil
  }

  /// Decodes a stretch of the URL; nil if that is malformed.
  private mutating func decode(_ start: Int, _ end: Int) -> Part? {
    var index = start
    while index < end, raw[index] != UInt8(ascii: "%") { index += 1 }
    if index == end { return Part(start: Int32(start), end: Int32(end)) }
    guard decodedCount + end - start <= decoded.count else { return nil }
    let first = decodedCount
    var needsCheck = false
    index = start
    while index < end {
      var byte = raw[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < end, let high = LinkEncoding.hexValue(raw[index]),
          let low = LinkEncoding.hexValue(raw[index + 1])
        else { return nil }
        byte = high << 4 | low
        if byte == 0 { return nil }
        if byte >= 0x80 { needsCheck = true }
        index += 2
      }
      decoded[decodedCount] = byte
      decodedCount += 1
    }
    let part = Part(start: Int32(first), end: Int32(decodedCount), isDecoded: true)
    return !needsCheck || LinkBytes.text(validating: Array(bytes(part))) != nil ? part : nil
  }

  static func hash(of text: some Sequence<UInt8>) -> UInt32 {
    var hash = seed
    for byte in text { hash = extended(hash, by: byte) }
    return hash
  }

  static let seed: UInt32 = 2_166_136_261

  static func extended(_ hash: UInt32, by byte: UInt8) -> UInt32 {
    (hash ^ UInt32(LinkEncoding.lowercased(byte))) &* 16_777_619
  }
}
