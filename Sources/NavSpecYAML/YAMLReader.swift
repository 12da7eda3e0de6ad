package import NavSpecDiagnostics

/// The keys that a file may have: where lines are indented wrongly, they tell which line is wrong.
package struct KnownKeys: Sendable {
  /// Those at its top.
  let top: Set<String>
  /// Those below these.
  let inner: Set<String>
  /// Those at its top that hold maps whose names the spec chooses, each with its ':'.
  let maps: Set<String>

  package init(top: Set<String> = [], inner: Set<String> = [], maps: [String] = []) {
    self.top = top
    self.inner = inner
    self.maps = Set(maps.map { $0 + ":" })
  }
}

/// Reads the bytes of a YAML file into a tree in which every value knows its place.
package struct YAMLReader {
  /// The root value, everything wrong with the file, and its comments in order.
  ///
  /// The root is nil where nothing can be said about the whole: the file is empty, not YAML, or
  /// over a limit, or it has a second document. A duplicate key leaves the first.
  package static func read(
    _ source: SourceID, in map: SourceMap, limits: YAMLLimits = YAMLLimits(), keys: KnownKeys = KnownKeys()
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic], comments: [YAMLComment]) {
    let bytes = map[source].bytes
    if bytes.count > limits.fileBytes {
      let start = SourceRange(source: source, start: 0, end: 0)
      let message = "this file has more than the \(limits.fileBytes) bytes allowed"
      return (nil, [Diagnostic(.fileTooLarge, message, at: start)], [])
    }
    return bytes.withUnsafeBufferPointer { read($0, source: source, limits: limits, keys: keys) }
  }

  /// - Parameter isRepaired: Whether colons that libyaml alone minds are gone.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, source: SourceID, limits: YAMLLimits, keys: KnownKeys,
    isRepaired: Bool = false
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic], comments: [YAMLComment]) {
    let encoding = SourceEncoding(bytes)
    if let violation = encoding.violation {
      return (nil, [violation.diagnostic(in: bytes, source: source)], [])
    }
    let text = encoding.text(of: bytes)
    if let tag = tagDirective(over: limits.tagDirectives, in: text) {
      let place = SourceRange(
        source: source, start: encoding.markLength + tag, end: encoding.markLength + tag + 4)
      let message = "this file has more than \(limits.tagDirectives) lines of '%TAG'"
      return (nil, [Diagnostic(.tooManyNodes, message, at: place)], [])
    }
    let offsets = encoding.offsets(in: bytes)
    var builder = TreeBuilder(
      bytes: bytes, source: source, start: encoding.markLength, limits: limits, keys: keys)
    guard var events = EventStream(text: text, offsets: offsets) else {
      let place = SourceRange(source: source, start: 0, end: 0)
      return (nil, [Diagnostic(.invalidYAML, "out of memory", at: place)], [])
    }
    while let event = events.next() { guard builder.add(event) else { break } }
    if let problem = events.problem {
      if !isRepaired, let repaired = withoutColons(bytes, encoding, after: problem) {
        return repaired.withUnsafeBufferPointer {
          read($0, source: source, limits: limits, keys: keys, isRepaired: true)
        }
      }
      builder.fail(problem)
    }
    let (root, diagnostics, comments) = builder.finish()
    return (
      root, encoding.unseen.map { Self.diagnostic(of: $0.scalar, $0.bytes, source) } + diagnostics, comments
    )
  }

  /// The bytes without colons that libyaml alone minds, of 16 keys at most; nil where the problem is another.
  private static func withoutColons(
    _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: SourceEncoding, after problem: YAMLProblem
  ) -> [UInt8]? {
    guard problem.isColonOfOwnKey(in: bytes) else { return nil }
    var repaired = Array(bytes)
    var colon: Int? = problem.offset
    for _ in 0..<16 {
      guard let offset = colon else { break }
      repaired[offset] = UInt8(ascii: " ")
      // The tree is made once, of what is left.
      colon = repaired.withUnsafeBufferPointer { bytes in
        guard var events = EventStream(text: encoding.text(of: bytes), offsets: encoding.offsets(in: bytes))
        else { return nil }
        while events.next() != nil {}
        return events.problem.flatMap { $0.isColonOfOwnKey(in: bytes) ? $0.offset : nil }
      }
    }
    return repaired
  }

  /// Where a text has one line of `%TAG` more than allowed. libyaml compares each with all before it.
  private static func tagDirective(over limit: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    // The last bytes of what ends a line: LF, CR, NEL, LS and PS.
    let lineEnds: Set<UInt8> = [0x0A, 0x0D, 0x85, 0xA8, 0xA9]
    var count = 0
    for index in text.indices where text[index] == UInt8(ascii: "%") {
      guard index == 0 || lineEnds.contains(text[index - 1]), text[index...].starts(with: "%TAG".utf8) else {
        continue
      }
      count += 1
      if count > limit { return index }
    }
    return nil
  }

  private static func diagnostic(of scalar: Unicode.Scalar, _ bytes: Range<Int>, _ source: SourceID)
    -> Diagnostic
  {
    let place = SourceRange(source: source, start: bytes.lowerBound, end: bytes.upperBound)
    return Diagnostic(
      .invisibleCharacter, "\(scalar.codePointWithName) is invisible", at: place,
      fixes: [.init("remove it", edits: [.init(place, "")])])
  }
}

extension SourceEncoding {
  /// What libyaml reads: all but a byte order mark.
  fileprivate func text(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[markLength...])
  }

  fileprivate func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> ByteOffsets {
    ByteOffsets(text: text(of: bytes), base: markLength, isASCII: isASCII)
  }
}

extension SourceEncoding.Violation {
  fileprivate func diagnostic(in bytes: UnsafeBufferPointer<UInt8>, source: SourceID) -> Diagnostic {
    switch self {
    case .notUTF8(let name):
      return Diagnostic(
        .invalidEncoding, "this file is \(name), not UTF-8",
        at: SourceRange(source: source, start: 0, end: 0), fixes: [Diagnostic.Fix("save it as UTF-8")])
    case .invalidByte(let offset):
      return Diagnostic(
        .invalidEncoding, "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not UTF-8 here",
        at: SourceRange(source: source, start: offset, end: offset + 1),
        fixes: [Diagnostic.Fix("save the file as UTF-8")])
    case .control(let scalar, let offset, let length):
      return Diagnostic(
        .controlCharacter, "\(name(of: scalar)) is not allowed in a spec",
        at: SourceRange(source: source, start: offset, end: offset + length))
    }
  }

  private func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0: "a NUL character (\(scalar.codePoint))"
    case 0xFEFF: "a byte order mark (\(scalar.codePoint)) after the start"
    default: scalar.hiddenName
    }
  }
}

extension Unicode.Scalar {
  /// What a message calls a character that nobody sees.
  var hiddenName: String {
    var finder = HiddenCharacter.Finder()
    return switch finder.next(self) {
    case .lineSeparator: "the line separator \(codePointWithName)"
    case .direction: "\(codePointWithName), which turns the direction of text,"
    case .tag: "the tag \(codePointWithName)"
    case .noncharacter: "the noncharacter \(codePoint)"
    case .control: "the control character \(codePointWithName)"
    case .invisible, nil: "the invisible character \(codePointWithName)"
    }
  }
}
