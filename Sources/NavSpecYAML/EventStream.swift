import CLibYAML

/// What libyaml says next, in our words: offsets in bytes of the file, texts as strings.
struct YAMLEvent {
  enum EventKind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(String)
    case sequenceStart, mappingStart, collectionEnd
    case alias(String)
  }

  let kind: EventKind
  let start: Int
  let end: Int
  var style = YAMLNode.Style.plain
  var anchor: String?
  var tag: String?
}

/// Why libyaml stopped.
struct YAMLProblem {
  /// libyaml's own words, such as `did not find expected key`.
  let problem: String
  let offset: Int
  /// What it was doing, such as `while parsing a block mapping`, and where that started.
  let context: String
  let contextOffset: Int?

  /// Whether it is the colon of `{x-own:}`, where libyaml wants a blank: such a key may hold anything, and nothing too.
  func isColonOfOwnKey(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard problem == "found unexpected ':'", let start = contextOffset,
      bytes[start..<offset].starts(with: "x-".utf8)
    else { return false }
    var closed = 0
    let opener = bytes[..<start].last { byte in
      if "]}".utf8.contains(byte) { closed += 1 }
      if "[{".utf8.contains(byte) { closed -= 1 }
      return closed < 0
    }
    return opener == UInt8(ascii: "{")
  }
}

/// libyaml's parser over one text. Everything unsafe about it stays in this type.
struct EventStream: ~Copyable {
  // On the heap: libyaml keeps a pointer to its own parser.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeBufferPointer<UInt8>
  private let offsets: ByteOffsets
  private(set) var problem: YAMLProblem?

  /// - Parameter text: Valid UTF-8 without byte order mark; must outlive the stream.
  init?(text: UnsafeBufferPointer<UInt8>, offsets: ByteOffsets) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    self.text = text
    self.offsets = offsets
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; nil after the last one, or where `problem` says why.
  mutating func next() -> YAMLEvent? {
    guard problem == nil else { return nil }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      problem = currentProblem()
      return nil
    }
    defer { yaml_event_delete(&event) }
    let start = offset(event.start_mark)
    let end = offset(event.end_mark)
    func plain(_ kind: YAMLEvent.EventKind) -> YAMLEvent { YAMLEvent(kind: kind, start: start, end: end) }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return YAMLEvent(
        kind: .scalar(String(decoding: bytes, as: UTF8.self)), start: start, end: end,
        style: Self.style(scalar.style), anchor: Self.string(scalar.anchor), tag: Self.string(scalar.tag))
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return YAMLEvent(
        kind: .mappingStart, start: start, end: end,
        style: mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block,
        anchor: Self.string(mapping.anchor), tag: Self.string(mapping.tag))
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return YAMLEvent(
        kind: .sequenceStart, start: start, end: end,
        style: sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block,
        anchor: Self.string(sequence.anchor), tag: Self.string(sequence.tag))
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: return plain(.collectionEnd)
    case YAML_ALIAS_EVENT: return plain(.alias(Self.string(event.data.alias.anchor) ?? ""))
    case YAML_STREAM_START_EVENT: return plain(.streamStart)
    case YAML_STREAM_END_EVENT: return plain(.streamEnd)
    case YAML_DOCUMENT_START_EVENT: return plain(.documentStart)
    case YAML_DOCUMENT_END_EVENT: return plain(.documentEnd)
    default: return nil
    }
  }

  private func offset(_ mark: yaml_mark_t) -> Int {
    offsets.offset(ofScalar: Int(clamping: mark.index), in: text)
  }

  private func currentProblem() -> YAMLProblem {
    let state = parser.pointee
    let context = state.context.map { String(cString: $0) } ?? ""
    return YAMLProblem(
      problem: state.problem.map { String(cString: $0) } ?? "not enough memory to read this file",
      offset: offset(state.problem_mark), context: context,
      contextOffset: context.isEmpty ? nil : offset(state.context_mark))
  }

  private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
