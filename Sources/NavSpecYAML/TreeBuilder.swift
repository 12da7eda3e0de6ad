import NavSpecDiagnostics

/// Builds the located tree from events, without recursion, and keeps the limits.
struct TreeBuilder {
  /// A collection that is still open.
  private struct Frame {
    let start: Int
    let isMapping: Bool
    let style: YAMLNode.Style
    let tag: String?
    let anchor: String?
    /// Nodes read before this one: what came since is its size.
    let nodesBefore: Int
    /// Where its last child ended.
    var end: Int
    /// Levels of collections inside it.
    var height = 0
    var items: [YAMLNode] = []
    var pairs: [YAMLPair] = []
    var key: YAMLNode?
  }

  /// What an anchor names; no node while its collection is open.
  private struct Anchor {
    var node: YAMLNode?
    var size = 1
    var height = 0
    let start: Int
    var isUsed = false
  }

  /// Keys whose values are for people: an alias is more often a text with a '*' there.
  private static let textKeys: Set = ["title", "doc", "label", "prompt"]

  private var hasEmptyAnchor = false
  private let bytes: UnsafeBufferPointer<UInt8>
  private let source: SourceID
  private let limits: YAMLLimits
  private let keys: KnownKeys
  private var frames: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  private var nodes = 0
  private var expandedNodes = 0
  private var root: YAMLNode?
  private var diagnostics: [Diagnostic] = []
  private var comments: CommentScanner
  private var documents = 0
  /// The last scalar, which an error may speak of.
  private var lastScalar: SourceRange?

  init(bytes: UnsafeBufferPointer<UInt8>, source: SourceID, start: Int, limits: YAMLLimits, keys: KnownKeys) {
    self.bytes = bytes
    self.source = source
    self.limits = limits
    self.keys = keys
    self.comments = CommentScanner(bytes: bytes, source: source, start: start)
  }

  /// Takes one event; false where reading has to stop.
  mutating func add(_ event: YAMLEvent) -> Bool {
    switch event.kind {
    case .streamStart, .documentEnd: return true
    case .streamEnd:
      comments.scanGap(to: bytes.count)
      return true
    case .documentStart: return startDocument(event)
    case .scalar(let text): return addScalar(text, event)
    case .sequenceStart, .mappingStart: return open(event)
    case .collectionEnd: return close(event)
    case .alias(let name): return expand(name, event)
    }
  }

  /// Notes why libyaml stopped. What was read is kept out of sight: half a file is no spec.
  mutating func fail(_ problem: YAMLProblem) {
    comments.scanGap(to: min(problem.offset, problem.contextOffset ?? problem.offset))
    let explained = ExplainedProblem(
      problem: problem, bytes: bytes, source: source, lastScalar: lastScalar, lines: TextLines(bytes),
      keys: keys)
    diagnostics.append(explained.diagnostic)
    root = nil
    frames = []
    documents = max(documents, 1)
    isFailed = true
  }

  private var isFailed = false

  func finish() -> (root: YAMLNode?, diagnostics: [Diagnostic], comments: [YAMLComment]) {
    var diagnostics = diagnostics
    var root = root
    if !isFailed, isEmpty {
      root = nil
      let message = comments.comments.isEmpty ? "this file is empty" : "this file has only comments"
      diagnostics.append(
        Diagnostic(
          .emptySpec, message, at: range(0, 0),
          fixes: [.init("write 'navspec: 1', 'app: {name: …}' and 'routes', or run 'navspec init'")]))
    }
    if !isFailed { diagnostics += unusedAnchors }
    return (root, diagnostics, comments.comments)
  }

  /// The anchors of texts that no alias repeats: a text that begins with '&' has lost its first word.
  private var unusedAnchors: [Diagnostic] {
    anchors.sorted { $0.value.start < $1.value.start }.compactMap { name, anchor in
      guard !anchor.isUsed, let node = anchor.node, node.style == .plain, node.tag == nil else { return nil }
      let whole = range(anchor.start, Int(node.range.end))
      return Diagnostic(
        .unusedAnchor, "no alias repeats '&\(name)'",
        at: range(anchor.start, anchor.start + name.utf8.count + 1), label: "no part of the text",
        fixes: [.quoting(whole, text(in: whole), isSafe: false)])
    }
  }

  private var isEmpty: Bool {
    guard let root else { return true }
    guard case .scalar(let scalar) = root.content else { return false }
    return scalar.resolved == .null && root.range.start == root.range.end
  }

  private mutating func startDocument(_ event: YAMLEvent) -> Bool {
    documents += 1
    guard documents > 1 else { return true }
    comments.scanGap(to: event.start)
    return refuse(.secondDocument(at: range(event.start, event.end)))
  }

  private mutating func addScalar(_ text: String, _ event: YAMLEvent) -> Bool {
    let place = scalarRange(event, isEmpty: text.isEmpty)
    comments.pass(from: Int(place.start), to: Int(place.end), style: event.style)
    lastScalar = place
    guard count(1, at: place) else { return false }
    var text = text
    if event.style == .plain, let slip = PlainTextSlip(text, bytes: bytes, at: place) {
      guard let meant = slip.meant else { return refuse(slip.diagnostic) }
      diagnostics.append(slip.diagnostic)
      text = meant
    }
    if text.isEmpty, event.style == .plain, let anchor = event.anchor, isOfNothing(anchor) {
      let name = range(event.start, event.start + anchor.utf8.count + 1)
      return refuse(
        .invalidYAML, "'&\(anchor)' names the value after it, and there is none",
        at: name, fixes: [.quoting(name, "&" + anchor, isSafe: false)])
    }
    if event.style == .doubleQuoted {
      let raw = bytes[Int(place.start)..<Int(place.end)]
      if let diagnostic = Diagnostic(hiddenEscapeIn: text, writtenAs: raw, at: place) {
        diagnostics.append(diagnostic)
      }
    }
    let node = YAMLNode(
      range: place, content: .scalar(scalar(text, event, at: place)), style: event.style, tag: event.tag)
    if let anchor = event.anchor { anchors[anchor] = Anchor(node: node, start: event.start) }
    attach(node, endingAt: Int(place.end))
    return true
  }

  /// Whether an anchor without a value is a text: no alias repeats it. Only the first is looked for, since a
  /// search reads the whole file.
  private mutating func isOfNothing(_ anchor: String) -> Bool {
    defer { hasEmptyAnchor = true }
    return !hasEmptyAnchor && !bytes.contains(("*" + anchor).utf8)
  }

  private mutating func open(_ event: YAMLEvent) -> Bool {
    let start = valueStart(event.start)
    guard frames.count < limits.depth else {
      return refuse(
        .nestingTooDeep, "nested deeper than \(limits.depth) levels",
        at: range(start, min(start + 1, bytes.count)))
    }
    guard count(1, at: range(start, start)) else { return false }
    if let anchor = event.anchor { anchors[anchor] = Anchor(start: event.start) }
    var isMapping = false
    if case .mappingStart = event.kind { isMapping = true }
    if let tag = event.tag { checkTag(tag, isMapping ? "map" : "seq", at: range(event.start, start)) }
    frames.append(
      Frame(
        start: start, isMapping: isMapping, style: event.style, tag: event.tag, anchor: event.anchor,
        nodesBefore: nodes - 1, end: start))
    return true
  }

  private mutating func close(_ event: YAMLEvent) -> Bool {
    guard let frame = frames.popLast() else { return true }
    // A pair without braces in a flow sequence ends by an event of no length, as block ones do.
    let isBracketed = frame.style == .flow && event.end > event.start
    let end = isBracketed ? event.end : frame.end
    let content: YAMLNode.Content
    if frame.isMapping {
      let entries = MappingEntries(frame.pairs) { anchors[$0] != nil }
      diagnostics += entries.diagnostics
      content = .mapping(entries.pairs)
    } else {
      content = .sequence(frame.items)
    }
    let node = YAMLNode(range: range(frame.start, end), content: content, style: frame.style, tag: frame.tag)
    if let name = frame.anchor, let anchor = anchors[name], anchor.node == nil {
      anchors[name] = Anchor(
        node: node, size: nodes - frame.nodesBefore, height: frame.height + 1, start: anchor.start)
    }
    attach(node, endingAt: end, height: frame.height + 1)
    return true
  }

  private mutating func expand(_ name: String, _ event: YAMLEvent) -> Bool {
    comments.pass(from: event.start, to: event.end, style: .plain)
    let place = range(event.start, event.end)
    guard let anchor = anchors[name] else {
      let names = anchors.keys.nearest(to: name)
      return refuse(
        .unknownAnchor, "there is no anchor '&\(name)' before this alias", at: place,
        notes: [didYouMean(names.map { "*" + $0 })].compactMap { $0 },
        fixes: names.isEmpty
          ? (frames.last?.key?.scalarText.map(Self.textKeys.contains) == true
            ? [.quoting(place, text(in: place), isSafe: false)]
            : Diagnostic.Fix.anchoring(
              name, before: place, in: bytes, mayFind: !frames.contains { $0.key?.scalarText == name }))
          : Diagnostic.Fix.correcting(name, to: names, at: place, after: "*", mayBeSafe: false))
    }
    let label = Diagnostic.Label(
      "the anchor is here", at: range(anchor.start, anchor.start + name.utf8.count + 1))
    anchors[name]?.isUsed = true
    guard let node = anchor.node else {
      return refuse(.aliasExpansion, "'*\(name)' is inside its own anchor", at: place, related: [label])
    }
    expandedNodes += anchor.size
    guard expandedNodes <= limits.expandedNodes else {
      return refuse(
        .aliasExpansion, "aliases repeat more than \(limits.expandedNodes) values",
        at: place, related: [label])
    }
    guard frames.count + anchor.height <= limits.depth else {
      return refuse(.nestingTooDeep, "nested deeper than \(limits.depth) levels", at: place, related: [label])
    }
    guard count(anchor.size, at: place) else { return false }
    attach(node, endingAt: event.end, height: anchor.height)
    return true
  }

  private mutating func attach(_ node: consuming YAMLNode, endingAt end: Int, height: Int = 0) {
    guard !frames.isEmpty else {
      root = node
      return
    }
    let top = frames.count - 1
    frames[top].end = max(frames[top].end, end)
    frames[top].height = max(frames[top].height, height)
    // Most collections have up to four elements: one allocation instead of three.
    if !frames[top].isMapping {
      if frames[top].items.isEmpty { frames[top].items.reserveCapacity(4) }
      frames[top].items.append(node)
    } else if let key = frames[top].key.take() {
      if frames[top].pairs.isEmpty { frames[top].pairs.reserveCapacity(4) }
      frames[top].pairs.append(YAMLPair(key: key, value: node))
    } else {
      frames[top].key = node
    }
  }

  private mutating func count(_ more: Int, at place: SourceRange) -> Bool {
    nodes += more
    guard nodes > limits.nodes else { return true }
    return refuse(.tooManyNodes, "this file has more than \(limits.nodes) values", at: place)
  }

  /// Ends reading for good.
  private mutating func refuse(
    _ kind: DiagnosticKind, _ message: String, at place: SourceRange, related: [Diagnostic.Label] = [],
    notes: [String] = [], fixes: [Diagnostic.Fix] = []
  ) -> Bool { refuse(Diagnostic(kind, message, at: place, related: related, notes: notes, fixes: fixes)) }

  private mutating func refuse(_ diagnostic: Diagnostic) -> Bool {
    diagnostics.append(diagnostic)
    root = nil
    isFailed = true
    return false
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(source: source, start: min(start, bytes.count), end: min(max(start, end), bytes.count))
  }

  private func text(in range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Where a value itself starts: libyaml begins it at its anchor or tag.
  private func valueStart(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "!") {
      while offset < bytes.count, !bytes[offset].isBlankOrBreak { offset += 1 }
      skip: while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "#") {
          while offset < bytes.count, !bytes[offset].isBreak { offset += 1 }
        } else if bytes[offset].isBlankOrBreak {
          offset += 1
        } else {
          break skip
        }
      }
    }
    return offset
  }

  private func scalarRange(_ event: YAMLEvent, isEmpty: Bool) -> SourceRange {
    var start = min(valueStart(event.start), event.end)
    var end = event.end
    switch event.style {
    case .literal, .folded: while end > start + 1, bytes[end - 1].isBlankOrBreak { end -= 1 }
    case .plain where isEmpty:
      // A value that is not there: libyaml puts some of these at the next token.
      let floor = frames.last?.end ?? 0
      while start > floor, bytes[start - 1].isBlankOrBreak { start -= 1 }
      end = start
    default: break
    }
    return range(start, end)
  }

  private mutating func scalar(_ text: String, _ event: YAMLEvent, at place: SourceRange) -> YAMLScalar {
    guard let tag = event.tag else {
      return YAMLScalar(text: text, resolved: event.style == .plain ? YAMLCoreValue(plain: text) : .string)
    }
    let plain = YAMLCoreValue(plain: text)
    let resolved: YAMLCoreValue
    switch (
      tag.hasPrefix(YAMLNode.coreTagPrefix) ? String(tag.dropFirst(YAMLNode.coreTagPrefix.count)) : "", plain
    ) {
    case ("str", _): resolved = .string
    case ("int", .int), ("float", .float), ("bool", .bool), ("null", .null): resolved = plain
    case ("float", .int(let value)): resolved = .float(Double(value))
    case ("merge", _) where text == MappingEntries.mergeKey: resolved = .string
    default:
      let whole = range(event.start, Int(place.end))
      checkTag(tag, "", at: whole, isQuotable: event.style == .plain)
      if event.style == .plain, !tag.hasPrefix(YAMLNode.coreTagPrefix) {
        // Where a condition belongs, the tag is a denial without quotes.
        return YAMLScalar(text: self.text(in: whole), resolved: .string)
      }
      resolved = .string
    }
    return YAMLScalar(text: text, resolved: resolved)
  }

  /// Reports a tag that says nothing to a spec, or something its value is not.
  private mutating func checkTag(
    _ tag: String, _ expected: String, at place: SourceRange, isQuotable: Bool = false
  ) {
    if tag == YAMLNode.coreTagPrefix + expected { return }
    let written = String(text(in: place).prefix { !$0.isWhitespace })
    let tagRange = range(Int(place.start), Int(place.start) + written.utf8.count)
    guard tag.hasPrefix(YAMLNode.coreTagPrefix) else {
      diagnostics.append(
        Diagnostic(
          .unknownTag, "'\(written)' is a YAML tag that specs do not know", at: tagRange,
          fixes: isQuotable ? fixes(ofTagged: written, at: place) : []))
      return
    }
    diagnostics.append(Diagnostic(.unknownTag, "the tag '\(written)' does not fit its value", at: tagRange))
  }

  /// A condition that is denied needs quotes. A name with a capital is that of a type, and `!` a slip before it.
  private func fixes(ofTagged tag: String, at place: SourceRange) -> [Diagnostic.Fix] {
    let quoting = Diagnostic.Fix.quoting(place, text(in: place), isSafe: true)
    let name = tag.drop { $0 == "!" }
    if name == "include" { return [.init("list the file under 'include' at the top of the spec")] }
    guard text(in: place) == tag, name.first?.isUppercase == true else { return [quoting] }
    return [.writing(String(name), at: place)]
  }
}
