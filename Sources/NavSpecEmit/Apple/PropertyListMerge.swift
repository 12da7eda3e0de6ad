import NavSpecDiagnostics

/// Edits of the text of a property list, after which it has the values of the spec. Every other byte stays.
struct PropertyListMerge {
  private let text: PropertyListText
  private var edits: [(range: Range<Int>, text: String)] = []
  /// Elements that go to the end of a collection, by its place: each is several lines.
  private var additions: [Int: (collection: PropertyListText.Node, lines: [String])] = [:]

  private let unit: String
  private let newline: String

  static func merged(
    _ keys: [PropertyListKey], into bytes: [UInt8]
  ) throws(PropertyListError) -> [UInt8] {
    var merge = Self(text: try PropertyListText(bytes))
    for key in keys { try merge.merge(key) }
    return merge.result
  }

  private init(text: PropertyListText) {
    self.text = text
    newline = text.newline
    unit = text.indentation(in: text.root) ?? "\t"
  }

  private mutating func merge(_ key: PropertyListKey) throws(PropertyListError) {
    let root = text.root
    switch key {
    case .texts(let name, let texts, let isOwn):
      guard let list = root[name] else { return add(key.member, to: root) }
      merge(texts, into: list, try list.items(of: name), isOwn)
    case .urlTypes(let name, let schemes):
      guard let types = root[PropertyListKey.urlTypesKey] else { return add(key.member, to: root) }
      try merge(schemes, of: name, into: types)
    case .quickActions(let actions, let isOwn):
      guard let list = root[PropertyListKey.quickActionsKey] else { return add(key.member, to: root) }
      try merge(actions, into: list, isOwn)
    case .flag(let flag, let name, let value, let isDefault):
      guard let dictionary = root[name] else { return add(key.member, to: root) }
      _ = try dictionary.members(of: name)
      guard let old = dictionary[flag] else { return add(.init(flag, .boolean(value)), to: dictionary) }
      if case .boolean(value) = old.content { return }
      guard !isDefault, old.string?.isVariable != true else { return }
      edits.append((old.range, PropertyListValue.boolean(value).lines(indentedBy: unit)[0]))
    }
  }

  /// Replaces texts that the spec no longer has by those that it has now, removes what is left of the former, and adds
  /// what is left of the latter.
  private mutating func merge(
    _ texts: [String], into list: PropertyListText.Node, _ items: [PropertyListText.Node],
    _ isOwn: (String) -> Bool
  ) {
    let (missing, stale) = items.compared(with: texts, isOwn)
    let lines = missing.map { PropertyListValue.string($0).lines(indentedBy: unit)[0] }
    for (item, line) in zip(stale, lines) { edits.append((item.range, line)) }
    for item in stale.dropFirst(lines.count) { edits.append((text.lines(of: item.range), "")) }
    add(Array(lines.dropFirst(stale.count)), to: list)
  }

  /// The app's URL type is the one with its name. Schemes that another type has are not repeated.
  private mutating func merge(
    _ schemes: [String], of name: String, into types: PropertyListText.Node
  ) throws(PropertyListError) {
    var own: PropertyListText.Node?
    var others: Set<String> = []
    for type in try types.items(of: PropertyListKey.urlTypesKey) {
      let texts = try type.schemes().compactMap { $0.string?.lowercased() }
      if own == nil, let text = type[PropertyListKey.urlNameKey]?.string,
        text == name || text.isVariable && text.contains("PRODUCT_BUNDLE_IDENTIFIER")
      {
        own = type
      } else {
        others.formUnion(texts)
      }
    }
    let missing = schemes.filter { !others.contains($0) }
    if let own, let list = own[PropertyListKey.schemesKey] {
      merge(missing, into: list, try own.schemes()) { _ in true }
    } else if !missing.isEmpty {
      let type = PropertyListKey.urlType(name, missing)
      if let own { return add(type.last, to: own) }
      add(PropertyListValue.dictionary(type).lines(indentedBy: unit), to: types)
    }
  }

  /// Replaces the actions of screens, and removes those that no screen has any more.
  private mutating func merge(
    _ actions: [(type: String, item: PropertyListValue)], into list: PropertyListText.Node,
    _ isOwn: (String) -> Bool
  ) throws(PropertyListError) {
    var missing = actions
    for old in try list.items(of: PropertyListKey.quickActionsKey) {
      _ = try old.members(of: "a quick action")
      guard let type = old[PropertyListKey.quickActionTypeKey]?.string, isOwn(type) else { continue }
      guard let index = missing.firstIndex(where: { $0.type == type }) else {
        edits.append((text.lines(of: old.range), ""))
        continue
      }
      let lines = missing.remove(at: index).item.lines(indentedBy: unit)
      edits.append((old.range, lines.joined(separator: newline + text.indentation(at: old.range.lowerBound))))
    }
    add(missing.flatMap { $0.item.lines(indentedBy: unit) }, to: list)
  }

  private mutating func add(_ member: PropertyListValue.Member?, to dictionary: PropertyListText.Node) {
    add(member?.lines(indentedBy: unit) ?? [], to: dictionary)
  }

  private mutating func add(_ lines: [String], to collection: PropertyListText.Node) {
    guard !lines.isEmpty else { return }
    additions[collection.range.lowerBound, default: (collection, [])].lines += lines
  }

  private var result: [UInt8] {
    let edits = edits + additions.values.map { edit(adding: $0.lines, to: $0.collection) }
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      bytes += text.bytes[end..<edit.range.lowerBound]
      bytes += edit.text.utf8
      end = edit.range.upperBound
    }
    return bytes + text.bytes[end...]
  }

  private func edit(
    adding lines: [String], to collection: PropertyListText.Node
  ) -> (range: Range<Int>, text: String) {
    let outer = text.indentation(at: collection.range.lowerBound)
    let inner =
      collection.children.last.flatMap { text.isFirst(onLineAt: $0) ? text.indentation(at: $0) : nil }
      ?? outer + unit
    let added = lines.map { newline + inner + $0 }.joined()
    guard let inside = collection.inside else {
      let name = if case .array = collection.content { "array" } else { "dict" }
      return (collection.range, "<\(name)>\(added)\(newline)\(outer)</\(name)>")
    }
    let place = text.endOfContent(of: inside)
    let hasBreak = text.bytes[place..<inside.upperBound].contains(where: \.isBreak)
    return (place..<place, added + (hasBreak ? "" : newline + outer))
  }
}

extension String {
  /// Whether a build replaces a part of it: `$(NAME)` or `${NAME}`.
  var isVariable: Bool { contains("$(") || contains("${") }
}

extension PropertyListText.Node {
  subscript(key: String) -> Self? {
    guard case .dictionary(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Where the elements of a collection start.
  fileprivate var children: [Int] {
    switch content {
    case .dictionary(let members): members.map(\.start)
    case .array(let items): items.map(\.range.lowerBound)
    default: []
    }
  }

  /// The elements of a list.
  /// - Parameter name: What has the list, for messages.
  func items(of name: String) throws(PropertyListError) -> [Self] {
    if case .array(let items) = content { return items }
    throw .malformed("'\(name)' is an '<array>'", at: range.lowerBound)
  }

  /// The elements of a dictionary, each key once.
  func members(of name: String) throws(PropertyListError) -> [PropertyListText.Member] {
    if case .dictionary(let members) = content { return members }
    throw .malformed("'\(name)' is a '<dict>'", at: range.lowerBound)
  }
}

extension PropertyListText.Node {
  /// The schemes of a URL type.
  func schemes() throws(PropertyListError) -> [Self] {
    _ = try members(of: "a URL type")
    return try self[PropertyListKey.schemesKey]?.items(of: PropertyListKey.schemesKey) ?? []
  }
}

extension [PropertyListText.Node] {
  /// The texts of a spec that none of these is, and those of these that are none of its texts.
  /// - Parameter isOwn: Whether the spec speaks for a text.
  func compared(
    with texts: [String], _ isOwn: (String) -> Bool
  ) -> (missing: [String], stale: [PropertyListText.Node]) {
    var missing = texts
    let stale = filter { item in
      guard let text = item.string, isOwn(text), !text.isVariable else { return false }
      guard let index = missing.firstIndex(of: text.lowercased()) else { return true }
      missing.remove(at: index)
      return false
    }
    return (missing, stale)
  }
}

extension PropertyListText {
  fileprivate var newline: String {
    guard let end = bytes.firstIndex(where: \.isBreak), bytes[end] == UInt8(ascii: "\r") else { return "\n" }
    return bytes[(end + 1)...].first == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private func startOfLine(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
  }

  /// The blanks that the line of a place begins with.
  fileprivate func indentation(at offset: Int) -> String {
    let blanks = bytes[startOfLine(at: offset)..<offset].prefix { $0.isBlank }
    return String(decoding: blanks, as: UTF8.self)
  }

  fileprivate func isFirst(onLineAt offset: Int) -> Bool {
    bytes[startOfLine(at: offset)..<offset].allSatisfy(\.isBlank)
  }

  /// How much deeper the first element of a collection is that has a line of its own; nil where none is deeper.
  fileprivate func indentation(in node: Node) -> String? {
    let outer = indentation(at: node.range.lowerBound)
    if let child = node.children.first, isFirst(onLineAt: child) {
      let inner = indentation(at: child)
      if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
    }
    let values: [Node] =
      switch node.content {
      case .dictionary(let members): members.map(\.value)
      case .array(let items): items
      default: []
      }
    return values.lazy.compactMap { indentation(in: $0) }.first
  }

  /// Behind the last thing between two tags that is not blank.
  fileprivate func endOfContent(of inside: Range<Int>) -> Int {
    bytes[inside].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? inside.lowerBound
  }

  /// An element with its lines, where nothing else is on them.
  fileprivate func lines(of element: Range<Int>) -> Range<Int> {
    let rest = bytes[element.upperBound...].prefix { $0.isBlank && !$0.isBreak }
    guard isFirst(onLineAt: element.lowerBound), rest.endIndex < bytes.count, bytes[rest.endIndex].isBreak
    else { return element }
    let isPair = bytes[rest.endIndex...].starts(with: [0x0D, 0x0A])
    return startOfLine(at: element.lowerBound)..<(rest.endIndex + (isPair ? 2 : 1))
  }
}
