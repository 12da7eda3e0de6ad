import NavSpecDiagnostics

extension Diagnostic.Fix {
  /// What gives an alias its anchor: the key of that name gets it, where there is one above.
  /// - Parameter mayFind: False where the alias is inside the value of such a key.
  static func anchoring(
    _ name: String, before alias: SourceRange, in bytes: UnsafeBufferPointer<UInt8>, mayFind: Bool
  ) -> [Self] {
    let key = Array("\(name):".utf8)
    let quoting = Self("or quote '*\(name)', if it is a text")
    var start = 0
    while mayFind, let colon = bytes[start..<Int(alias.start)].firstIndex(of: UInt8(ascii: ":")) {
      start = colon + 1
      let begin = start - key.count
      guard begin >= 0, bytes[begin..<start].elementsEqual(key), bytes[start].isBlankOrBreak,
        begin == 0 || !bytes[begin - 1].isNameByte
      else { continue }
      let place = SourceRange(source: alias.source, start: start, end: start)
      return [.init("write '&\(name)' behind '\(name):'", edits: [.init(place, " &\(name)")]), quoting]
    }
    return [.init("write '&\(name)' before the value that it repeats, above"), quoting]
  }
}
