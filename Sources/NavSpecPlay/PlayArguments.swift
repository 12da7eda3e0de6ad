import NavSpecDiagnostics
import NavSpecRuntime

struct PlayError: Error {
  let text: String

  init(_ text: String) { self.text = text }

  init(_ what: String, _ name: String, among names: [String]) {
    let known = names.isEmpty || names.count > 12 ? nil : "it has \(names.joined(separator: ", "))"
    self.init("the spec has no \(what) '\(name)'" + asking(names.nearest(to: name), else: known))
  }
}

/// An operation as it was written: a verb with its value, and other keys.
struct PlayArguments {
  let verb: PlayVerb
  let value: JSONText
  private let members: [String: JSONText]

  init(parsing line: [UInt8]) throws(PlayError) {
    guard let json = JSONText(parsing: line) else {
      throw PlayError("the line is not JSON in UTF-8 of at most 16 levels")
    }
    guard case .object(let written) = json else { throw PlayError("an operation is a JSON object") }
    var members: [String: JSONText] = [:]
    for (name, value) in written {
      guard members.updateValue(value, forKey: name) == nil else {
        throw PlayError("the key '\(Self.excerpt(name))' occurs twice")
      }
    }
    let verbs = written.compactMap { PlayVerb(rawValue: $0.0) }
    // `state` is an operation, and a key of another.
    guard let verb = verbs.first(where: { $0 != .state }) ?? verbs.first else {
      guard let name = written.first?.0 else { throw PlayError("the object names no operation") }
      throw PlayError(
        "there is no operation '\(Self.excerpt(name))'"
          + asking(PlayVerb.allCases.map { $0.rawValue }.nearest(to: name)))
    }
    for (name, _) in written where name != verb.rawValue && !verb.options.contains(name) {
      if PlayVerb(rawValue: name) != nil {
        throw PlayError("'\(verb.rawValue)' and '\(name)' are two operations: give each a line")
      }
      throw PlayError(
        "'\(verb.rawValue)' takes no key '\(Self.excerpt(name))'"
          + asking(verb.options.nearest(to: name)))
    }
    self.verb = verb
    self.members = members
    value = members[verb.rawValue] ?? .null
  }

  /// A name of the input in a message: a hostile one may be long.
  static func excerpt(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }

  func text() throws(PlayError) -> String {
    guard case .string(let text) = value else { throw wrong("a string") }
    return text
  }

  func isTrue() throws(PlayError) {
    guard case .bool(true) = value else { throw wrong("true") }
  }

  func flag() throws(PlayError) -> Bool {
    guard case .bool(let flag) = value else { throw wrong("true or false") }
    return flag
  }

  /// How often: `true` is once.
  func count() throws(PlayError) -> Int {
    if case .bool(true) = value { return 1 }
    guard case .integer(let number) = value, (1...1_000).contains(number) else {
      throw wrong("true or a number from 1 to 1000")
    }
    return Int(number)
  }

  func number() throws(PlayError) -> Int {
    guard case .integer(let number) = value, let number = Int(exactly: number) else {
      throw wrong("a number")
    }
    return number
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) throws(PlayError) -> Word {
    try Self.word(value, of: verb.rawValue)
  }

  func wrong(_ expected: String) -> PlayError { PlayError("'\(verb.rawValue)' takes \(expected)") }

  /// A word of a closed set; nil if the key is not given.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type, for key: String
  ) throws(PlayError) -> Word? {
    guard let json = members[key] else { return nil }
    return try Self.word(json, of: key)
  }

  func flag(_ key: String) throws(PlayError) -> Bool {
    guard let json = members[key] else { return false }
    guard case .bool(let flag) = json else { throw PlayError("'\(key)' takes true or false") }
    return flag
  }

  func params() throws(PlayError) -> [(String, JSONText)] {
    guard let json = members["params"] else { return [] }
    guard case .object(let members) = json else { throw PlayError("'params' takes an object") }
    return members
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ json: JSONText, of key: String
  ) throws(PlayError) -> Word {
    if case .string(let text) = json, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "'\($0.rawValue)'" }
    throw PlayError("'\(key)' takes \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")")
  }
}
