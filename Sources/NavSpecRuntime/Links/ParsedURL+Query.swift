nonisolated extension ParsedURL {
  /// The first item with a key.
  func item(_ key: [UInt8], plusIsSpace: Bool, from start: Int = 0) -> Int? {
    key.withUnsafeBufferPointer { item($0, plusIsSpace: plusIsSpace, from: start) }
  }

  func item(_ key: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool, from start: Int = 0) -> Int? {
    var index = start
    while index < itemCount {
      if hasKey(index, key, plusIsSpace: plusIsSpace) { return index }
      index += 1
    }
    return nil
  }

  func hasKey(_ index: Int, _ key: [UInt8], plusIsSpace: Bool) -> Bool {
    key.withUnsafeBufferPointer { hasKey(index, $0, plusIsSpace: plusIsSpace) }
  }

  func hasKey(_ index: Int, _ key: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool) -> Bool {
    let item = items[index]
    if item.hasPlus, plusIsSpace {
      return keyWithSpaces(item).map { $0.utf8.elementsEqual(key) } ?? false
    }
    return LinkBytes.areEqual(key, bytes(item.key), ignoringCase: false)
  }

  /// A key with a `+` that stands for a space; nil if it is not well encoded.
  private func keyWithSpaces(_ item: Item) -> String? {
    let start = Int(item.start)
    var end = start
    while end < raw.count, raw[end] != UInt8(ascii: "="), raw[end] != UInt8(ascii: "&"),
      raw[end] != UInt8(ascii: "#")
    { end += 1 }
    return decodedWithSpaces(start, end)
  }

  /// Calls `body` with the decoded value of an item, if it is well encoded.
  func withValue(_ index: Int, plusIsSpace: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let item = items[index]
    if item.hasPlus, plusIsSpace {
      guard var text = decodedWithSpaces(Int(item.raw.start), Int(item.raw.end)) else { return }
      return text.withUTF8(body)
    }
    body(bytes(item.value))
  }

  func key(_ index: Int, plusIsSpace: Bool) -> String {
    let item = items[index]
    let text = text(item.key)
    return item.hasPlus && plusIsSpace ? keyWithSpaces(item) ?? text : text
  }

  /// The decoded values of all items with a key: repeated, and comma-separated before decoding.
  func list(_ key: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool) -> [String]? {
    var list: [String]?
    var index = 0
    while let found = item(key, plusIsSpace: plusIsSpace, from: index) {
      index = found + 1
      let range = items[found].raw
      var values = list ?? []
      if !range.isEmpty {
        for value in bytes(range).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
          let spaced = plusIsSpace ? value.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 } : Array(value)
          guard let text = LinkEncoding.percentDecoded(spaced) else { return nil }
          values.append(text)
        }
      }
      list = values
    }
    return list
  }

  private func decodedWithSpaces(_ start: Int, _ end: Int) -> String? {
    LinkEncoding.percentDecoded(raw.part(start, end).map { $0 == UInt8(ascii: "+") ? 0x20 : $0 })
  }
}
