import NavSpecDiagnostics
import NavSpecYAML
import Testing

@Suite struct EditorTests {
  /// A text, an entry by a text in it, and the text without the entry.
  struct Removal: CustomTestStringConvertible, Sendable {
    let text: String
    let key: String?
    let place: String
    let expected: String?

    init(_ text: String, _ place: String, key: String? = nil, _ expected: String?) {
      (self.text, self.key, self.place, self.expected) = (text, key, place, expected)
    }

    var testDescription: String { text }
  }

  static let block = [
    Removal("a: 1\nb: 2\nc: 3\n", "b", "a: 1\nc: 3\n"),
    Removal("a: 1\nb: 2", "b", "a: 1\n"),
    Removal("a: 1\r\nb: 2\r\nc: 3\r\n", "b", "a: 1\r\nc: 3\r\n"),
    Removal("\u{FEFF}a: 1\nb: 2\n", "a", "\u{FEFF}b: 2\n"),
    Removal(
      "a: 1 # of a\n\n# of b\n# and more\nb: 2 # of b\n\n# of c\nc: 3\n", "b: 2",
      "a: 1 # of a\n\n\n# of c\nc: 3\n"),
    Removal(
      "a:\n  b: 1\n  c:\n    d: 1\n    # deeper\n  # of e\n  e: 1\n", "c", "a:\n  b: 1\n  # of e\n  e: 1\n"),
    Removal("a:\n  b: |\n    text\n\n    more\n  c: 1\n", "b", "a:\n  c: 1\n"),
    Removal("a: &x { y: 1 }\nb: *x\nc: 3\n", "b", "a: &x { y: 1 }\nc: 3\n"),
    Removal("a:\nb: 2\n", "a", "b: 2\n"),
    // A section goes with its last entry.
    Removal("a:\n  b:\n    c: 1\nd: 2\n", "c", "d: 2\n"),
    Removal("a: 1\n", "a", nil),
    Removal("- a\n- b # of b\n- c\n", "b", "- a\n- c\n"),
    Removal("x:\n- a\n- b\n", "a", "x:\n- b\n"),
    Removal("x:\n  - a: 1\n    b: 2\n  - c\n", "a", "x:\n  - b: 2\n  - c\n"),
    Removal("x:\n  - a: 1\n    b: 2\n  - c\n", "b", "x:\n  - a: 1\n  - c\n"),
    Removal("x:\n  - a: { b: 1 }\n  - c\n", "b", "x:\n  - c\n"),
    Removal("x:\n  - a: 1\n    # of b\n    b: 2\n", "a", nil),
    // Of the entry that is named, not of one inside it or around it.
    Removal("a: 1\nb:\n  c: { d: 1 }\n  e: 1\n", "d", key: "c", "a: 1\nb:\n  e: 1\n"),
    Removal("a: 1\nb: { c: 1 }\n", "c", key: "d", nil),
  ]

  static let flow = [
    Removal("x: { a: 1, b: 2, c: 3 }", "a", "x: { b: 2, c: 3 }"),
    Removal("x: { a: 1, b: 2, c: 3 }", "b", "x: { a: 1, c: 3 }"),
    Removal("x: { a: 1 , b: 2 } # rest", "b", "x: { a: 1 } # rest"),
    Removal("x: [a, {b: 1}, c]", "b", "x: [a, c]"),
    Removal("x: [a, b: 1, c]", "b", "x: [a, c]"),
    Removal("x: [\n  a, # of a\n  b, # of b\n  c\n]\n", "b,", "x: [\n  a, # of a\n  c\n]\n"),
    Removal("x: [\n  a,\n  # of b\n  b\n]\n", "b\n]", "x: [\n  a,\n]\n"),
    Removal("x: { a: 1, # a, b,\n  b: 2, c: 3 }", "b: 2", "x: { a: 1, # a, b,\n  c: 3 }"),
    Removal("x: { a: 1, # a, b,\n  b: 2 }", "b: 2", nil),
    Removal("x: { a: 1,\n  b: 2 }", "b", "x: { a: 1 }"),
    Removal("x: { a: { b: 1 }, c: 2 }", "b", "x: { c: 2 }"),
    Removal("x: { a: \"}\", b: ',' }", "a", "x: { b: ',' }"),
  ]

  @Test(arguments: block + flow)
  func anEntryGoesAndNothingElse(_ removal: Removal) throws {
    let edited = try Edited(removal.text)
    let change = Diagnostic.Fix.Change.remove(
      key: removal.key, around: edited.place(of: removal.place), emptyParent: .removed)
    #expect(edited.applying(change) == removal.expected)
  }

  @Test(
    arguments: [
      ("x: { a: 1 }", "x: {}"), ("x: [ a ] # rest", "x: [] # rest"),
      ("x:\n  a: 1 # of a\ny: 2\n", "x: {}\ny: 2\n"),
      ("x: # of x\n  - a\n", "x: [] # of x\n"), ("x: &y\n  a: 1\n", nil),
      ("x: { a: 1, b: 2 }", "x: { b: 2 }"),
    ] as [(String, String?)])
  func whatLosesItsOnlyEntryMayStay(_ text: String, _ expected: String?) throws {
    let edited = try Edited(text)
    #expect(edited.applying(.remove(key: nil, around: edited.place(of: "a"), emptyParent: .kept)) == expected)
  }

  @Test(arguments: [
    ("to: [{ x: push }]", "to: [x]"), ("to: [x: push, y]", "to: [x, y]"),
    ("to:\n  - x: push # why\n", "to:\n  - x # why\n"),
    ("to: { x: push }", "to: x"), ("to: { x: { present: push } }", "to: x"),
    ("to: [{ x: { present: push, label: y } }]", "to: [{ x: { label: y } }]"),
    ("to:\n  - x:\n      present: push\n  - y\n", "to:\n  - x\n  - y\n"),
  ])
  func aNameIsLeftOfAMapOfOptions(_ text: String, _ expected: String) throws {
    let edited = try Edited(text)
    let change = Diagnostic.Fix.Change.remove(
      key: nil, around: edited.place(of: "push"), emptyParent: .replacedByKey(edited.place(of: "x")))
    #expect(edited.applying(change) == expected)
  }

  @Test(
    arguments: [
      ("x:\n", "x: { k: v }\n"), ("x: # none\ny: 1\n", "x: { k: v } # none\ny: 1\n"),
      ("x: {}", "x: { k: v }"),
      ("x: { a: 1 }", "x: { a: 1, k: v }"), ("x: {\n  a: 1, # of a\n}", "x: {\n  a: 1, k: v, # of a\n}"),
      ("x: { k: 1 }", "x: { k: v }"), ("x: { k: \"1\", a: 1 }", "x: { k: v, a: 1 }"), ("x: { k: v }", nil),
      ("x: { k: { a: 1 } }", nil), ("x: 1", nil), ("x: [a]", nil), ("a: &b { c: 1 }\nx: *b\n", nil),
      ("x:\n  a: 1 # of a\n\ny: 1\n", "x:\n  a: 1 # of a\n  k: v\n\ny: 1\n"),
      ("x:\n  a:\n    - b\n    - c", "x:\n  a:\n    - b\n    - c\n  k: v"),
      ("x:\n  a: 1\n  k: |\n    2\n", "x:\n  a: 1\n  k: v\n"),
      ("y: { x: , z: 1 }", "y: { x: { k: v } , z: 1 }"),
      ("x:\r\n  a: 1\r\n", "x:\r\n  a: 1\r\n  k: v\r\n"),
    ] as [(String, String?)])
  func aKeyIsGivenOrChanged(_ text: String, _ expected: String?) throws {
    let edited = try Edited(text)
    #expect(edited.applying(.set(path: ["k"], value: "v", of: edited.place(of: "x"))) == expected)
  }

  @Test(
    arguments: [
      ("x: { k: [a] }", "x: { k: [a, v, w] }"), ("x: { k: [] }", "x: { k: [v, w] }"),
      ("x: { k: a }", "x: { k: [a, v, w] }"), ("x: { a: 1 }", "x: { a: 1, k: [v, w] }"),
      ("x:\n  k: # of k\ny: 1\n", "x:\n  k: [v, w] # of k\ny: 1\n"), ("x:\n", "x: { k: [v, w] }\n"),
      ("x:\n  k:\n    - a # of a\ny: 1\n", "x:\n  k:\n    - a # of a\n    - v\n    - w\ny: 1\n"),
      ("x:\n  k:\n  - a: 1\n    b: 2\n", "x:\n  k:\n  - a: 1\n    b: 2\n  - v\n  - w\n"),
      ("x: { k: { a: 1 } }", nil), ("a: &b [c]\nx: { k: *b }\n", nil),
    ] as [(String, String?)])
  func itemsAreAppended(_ text: String, _ expected: String?) throws {
    let edited = try Edited(text)
    #expect(edited.applying(.append(["v", "w"], path: ["k"], of: edited.place(of: "x"))) == expected)
  }

  @Test(
    arguments: [
      ("a: 1\n", "a: 1\nx: {y: {k: v}}\n"), ("x: { a: 1 }\n", "x: { a: 1, y: {k: v} }\n"),
      ("x:\n  y:\n    a: 1\nb: 2\n", "x:\n  y:\n    a: 1\n    k: v\nb: 2\n"),
      ("x: { y: { k: 1 } }\n", "x: { y: { k: v } }\n"), ("x: 1\n", nil),
    ] as [(String, String?)])
  func keysOnTheWayAreWritten(_ text: String, _ expected: String?) throws {
    let edited = try Edited(text)
    let change = Diagnostic.Fix.Change.set(
      path: ["x", "y", "k"], value: "v", of: SourceRange(file: SourceID(0)))
    #expect(edited.applying(change) == expected)
  }

  @Test func anAliasIsNotEditedWhereItIsDeclared() throws {
    let edited = try Edited("a: &x\n  k: 1\nb: *x\n")
    #expect(edited.applying(.set(path: ["k"], value: "v", of: edited.place(of: "b"))) == nil)
    let merged = try Edited("a: &x { k: 1 }\nb:\n  <<: *x\n  l: 1\n")
    #expect(
      merged.applying(.set(path: ["k"], value: "v", of: merged.place(of: "b")))
        == "a: &x { k: 1 }\nb:\n  <<: *x\n  l: 1\n  k: v\n")
  }
}

/// A text with its editor.
private struct Edited {
  let reading: Reading
  let text: String
  let editor: YAMLEditor

  init(_ text: String) throws {
    self.text = text
    reading = Reading(text)
    editor = YAMLEditor(SourceID(0), of: try #require(reading.root), bytes: Array(text.utf8))
  }

  func place(of part: String) -> SourceRange {
    let start = text.utf8.firstRange(of: part.utf8).map {
      text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
    }
    let end =
      (start ?? 0)
      + part.utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
      .count
    return SourceRange(source: SourceID(0), start: start ?? 0, end: end)
  }

  /// The text after a change, which can still be read; nil where nothing is certain.
  func applying(_ change: Diagnostic.Fix.Change) -> String? {
    guard let edits = editor.edits(for: change) else { return nil }
    let kind = DiagnosticKind(id: "odd", explanation: "")
    let diagnostic = Diagnostic(kind, "", at: change.place, fixes: [.init("fix it", edits: edits)])
    let bytes = FixSelection(of: [diagnostic], includesUnsafe: true).bytes(of: SourceID(0), in: reading.map)
    let result = String(decoding: bytes, as: UTF8.self)
    #expect(Reading(result).root != nil, "\(result)")
    return result
  }
}
