import NavSpecDiagnostics

/// Where a place of a text is in the tree, judged by what is before it: the text need not be YAML yet.
package struct TextCursor: Sendable {
  package enum Step: Hashable, Sendable {
    case key(String)
    case item
  }

  /// The keys and items around the place, the outer ones first. Where a key is expected, without that key.
  package private(set) var path: [Step] = []
  /// What is written of the word or text so far.
  package private(set) var word = ""
  /// Whether a key is expected here, in a map of which these keys are written before it.
  package private(set) var isKey = false
  package private(set) var siblings: Set<String> = []
  /// Whether the word is in quotes.
  package private(set) var quote: Unicode.Scalar?
  package private(set) var isComment = false

  private struct Level {
    /// The column of a block's keys; -1 for a collection in brackets.
    var column: Int
    var isSequence: Bool
    var key: String?
    var keys: Set<String> = []
  }

  private var levels: [Level] = []
  /// The params that the route around the place declares before it.
  package private(set) var params: [String] = []

  /// What `word` is made of.
  private var letters: [UInt8] = []

  /// - Parameter text: The file up to the place.
  package init(before text: some Collection<UInt8>) {
    let lines = Array(text).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    for line in lines.dropLast() {
      // Where a blank line or a comment is indented says nothing, unless it is the line of the place.
      let first = line.first { $0 != Self.space && $0 != 0x09 }
      if quote == nil, first == nil || first == UInt8(ascii: "#") { continue }
      read(line)
    }
    if let line = lines.last { read(line) }
    finish()
  }

  private static let space = UInt8(ascii: " ")

  private var isInBrackets: Bool { levels.last?.column == -1 }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    isComment = false
    var rest = line.drop { $0 == Self.space }
    guard quote == nil else { return read(inLine: rest) }
    letters = []
    if isInBrackets { return read(inLine: rest) }
    let dash = UInt8(ascii: "-")
    var column = line.count - rest.count
    levels.removeAll { $0.column > column || $0.column == column && $0.isSequence && rest.first != dash }
    while rest.first == dash, rest.dropFirst().first.map({ $0 == Self.space }) ?? true {
      levels.removeAll { $0.column > column }
      if levels.last?.column != column || levels.last?.isSequence == false {
        levels.append(Level(column: column, isSequence: true))
      }
      let next = rest.dropFirst().drop { $0 == Self.space }
      column += rest.count - next.count
      rest = next
    }
    if levels.last?.column != column || levels.last?.isSequence == true {
      levels.append(Level(column: column, isSequence: false))
    }
    levels[levels.count - 1].key = nil
    read(inLine: rest)
  }

  private mutating func read(inLine line: ArraySlice<UInt8>) {
    var previous: Unicode.Scalar = " "
    var isEscaped = false
    for (index, byte) in zip(line.indices, line) {
      let scalar = Unicode.Scalar(byte)
      defer { previous = scalar }
      if let open = quote {
        let ends = scalar == open && !isEscaped
        isEscaped = scalar == "\\" && open == "\"" && !isEscaped
        if ends { quote = nil } else { letters.append(byte) }
        continue
      }
      switch scalar {
      case "#" where previous == " ":
        isComment = true
        return
      case "\"" where letters.isEmpty, "'" where letters.isEmpty: quote = scalar
      case "{" where letters.isEmpty, "[" where letters.isEmpty:
        levels.append(Level(column: -1, isSequence: scalar == "["))
      case "}" where isInBrackets, "]" where isInBrackets:
        levels.removeLast()
        letters = []
      case "," where isInBrackets:
        levels[levels.count - 1].key = nil
        letters = []
      case ":":
        let next = line[(index + 1)...].first ?? Self.space
        let isEnd = next == Self.space || previous == "\""
        guard isEnd, levels.last?.isSequence == false, levels.last?.key == nil else {
          letters.append(byte)
          continue
        }
        let end = letters.lastIndex { $0 != Self.space } ?? -1
        let key = String(decoding: letters[...end], as: UTF8.self)
        levels[levels.count - 1].key = key
        levels[levels.count - 1].keys.insert(key)
        if levels.count == 2 { params = [] }
        if levels.dropLast().last?.key == "params" { params.append(key) }
        letters = []
      case " " where letters.isEmpty: break
      default: letters.append(byte)
      }
    }
  }

  private mutating func finish() {
    word = String(decoding: letters, as: UTF8.self)
    for (index, level) in levels.enumerated() {
      if level.isSequence {
        path.append(.item)
      } else if let key = level.key {
        path.append(.key(key))
      } else if index == levels.count - 1 {
        isKey = true
        siblings = level.keys
      }
    }
  }

  /// The shapes that what is expected here may have: that of the value, or those of the map around a key.
  package func shapes(in root: Shape = FileShapes.spec) -> [Shape] { places(in: root).map(\.shape) }

  /// What names that are expected here stand for.
  package func names(in root: Shape = FileShapes.spec) -> [NameKind] {
    let places = places(in: root)
    let forms = places.compactMap(\.shape.form)
    return places.flatMap { shape, uses -> [NameKind?] in
      guard uses?.areDeclared != true else { return [] }
      switch shape {
      case .map where isKey: return [uses?.keys]
      case .single where isKey: return forms.map(NameUses.of)
      case .form(let form) where !isKey || path.last == .item: return [uses?.texts ?? NameUses.of(form)]
      default: return []
      }
    }.compactMap(\.self).distinct
  }

  private func places(in root: Shape) -> [(shape: Shape, uses: NameUses?)] {
    var places: [(shape: Shape, uses: NameUses?)] = root.alternatives.map { ($0, nil) }
    for step in path {
      places = places.flatMap { shape, uses -> [(shape: Shape, uses: NameUses?)] in
        switch (shape, step) {
        case (.object(let object), .key(let key)):
          object.shape(of: key)?.alternatives.map { ($0, NameUses.of(key, in: object.kind)) } ?? []
        case (.map(let value, _, _), .key): value.alternatives.map { ($0, uses?.ofValues) }
        // A route with values for its params.
        case (.single(let value, _), .key): value.alternatives.map { ($0, NameUses(keys: .param)) }
        case (.list(let element, _), .item): element.alternatives.map { ($0, uses) }
        default: []
        }
      }
    }
    return places
  }
}
