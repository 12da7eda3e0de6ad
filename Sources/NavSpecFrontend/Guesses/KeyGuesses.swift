import NavSpecDiagnostics
import NavSpecYAML

/// What may be meant by a key that an object does not have.
enum KeyGuesses {
  /// The guesses in the order in which they are asked: the first answer is the message.
  ///
  /// A synonym goes before a misspelling: `icon` is no slip for `in`. A key of another object goes before both, but
  /// not where this object has a synonym. The last guess answers every key.
  private static let all: [@Sendable (inout UnknownKey) -> KeyAnswer?] = [
    // Words with an answer of their own.
    firstTab, advice, flag,
    // Values that say what is meant.
    disabledRules, platform, edges, nestedRoutes, entryInName,
    // Words that mean another key.
    keyOfAnotherObject, synonym, misspelling,
    // What is left where none does.
    keysInValue, opposite, unknown,
  ]

  static func answer(to key: inout UnknownKey) -> KeyAnswer {
    for guess in all {
      if let answer = guess(&key) { return answer }
    }
    return KeyAnswer()
  }
}

/// A key that an object does not have, and what guesses may look at.
struct UnknownKey {
  let name: String
  let value: YAMLNode
  /// Of the name alone.
  let range: SourceRange
  /// The object and its keys.
  let object: ObjectDescription
  let keys: [String]
  /// What the object's authors often look for.
  let hint: String?
  /// The keys that are written beside this one.
  let written: Set<String>
  /// What would be wrong with the value as that of another key.
  let problem: (String) -> Diagnostic?

  /// The key that says the opposite.
  lazy var opposite = Synonyms.opposite(of: name, among: keys)
  /// The key that other tools call so.
  lazy var synonym = likeliestSynonym()

  /// Of several, the one that holds such a value: `navigation: push`, and `navigation: true`.
  private func likeliestSynonym() -> String? {
    let synonyms =
      object.kind == .route && value.isPattern ? ["links"] : Synonyms.keys(for: name, among: keys)
    return synonyms.first { problem($0) == nil } ?? synonyms.first
  }

  /// Another entry in the place of this one; nothing where its key is here already, as there would be two.
  func replaced(by entry: String, of key: String) -> [Diagnostic.Fix] {
    written.contains(key) ? [] : [.writing(entry, at: range.through(value.range))]
  }

  /// What makes another key the one that was meant, with a value that this one takes.
  func renamed(to key: String) -> [Diagnostic.Fix] {
    guard !written.contains(key) else {
      return [.init("'\(key)' is here already: move what this one holds into it")]
    }
    let renaming = Diagnostic.Fix.correcting(name, to: [key], at: range)
    guard let problem = problem(key) else { return renaming }
    if let fix = problem.fixes.first, let edit = fix.edits.first, edit.range == value.range {
      return [
        .init(
          "write '\(key): \(edit.replacement)'", edits: renaming.flatMap(\.edits) + [edit],
          isSafe: fix.isSafe && renaming.allSatisfy(\.isSafe))
      ]
    }
    let example = object.keys.first { $0.name == key }?.examples.first
    let more =
      example.map { "for example '\(key): \($0.flowText)'" } ?? problem.notes.first ?? problem.label
      ?? problem.message
    return [.init("write '\(key)' (\(more))")]
  }
}

/// What is said of an unknown key.
struct KeyAnswer {
  /// What follows "'icon' is not a key of a route".
  var message = ""
  var notes: [String] = []
  var fixes: [Diagnostic.Fix] = []
  /// The keys that may have been meant.
  var meant: [String] = []
  /// Keys of the object that the value has: they are not missing.
  var held: [String] = []
  /// The name and the value, where the name holds both: then the type is wrong, and not the key.
  var entry: String?
}

extension KeyGuesses {
  /// `initialTab: home` of a spec, and `default: true` of a tab.
  private static func firstTab(_ key: inout UnknownKey) -> KeyAnswer? {
    guard let text = key.value.located?.value,
      key.object.kind == .spec || YesAndNo.meaning(of: text) != nil
    else { return nil }
    return Synonyms.advice(for: key.name, in: key.object.kind, beside: key.written).map {
      advising($0, for: key)
    }
  }

  /// A word for what is said without a key.
  private static func advice(_ key: inout UnknownKey) -> KeyAnswer? {
    Synonyms.replacement(for: key.name, in: key.object.kind).map { advising($0, for: key) }
  }

  /// `modal: true` for `present: sheet`.
  private static func flag(_ key: inout UnknownKey) -> KeyAnswer? {
    key.value.isTrue ? Synonyms.entry(for: key.name, among: key.keys).map { entry($0, for: key) } : nil
  }

  /// `disabledRules: [missing-title]`
  private static func disabledRules(_ key: inout UnknownKey) -> KeyAnswer? {
    guard key.keys.contains("severity"),
      ["disabledrules", "disabled", "disable"].contains(key.name.foldedName), let ids = key.value.texts
    else { return nil }
    return entry("severity: {\(ids.map { "\($0): off" }.joined(separator: ", "))}", for: key)
  }

  /// `minIOS: 17`
  private static func platform(_ key: inout UnknownKey) -> KeyAnswer? {
    guard key.object.kind == .app, let platform = Synonyms.platform(of: key.name),
      let version = key.value.located?.value, let target = Restatement.target("\(platform) \(version)")
    else { return nil }
    return entry("platforms: {\(target)}", for: key)
  }

  /// `push: [item, other]`
  private static func edges(_ key: inout UnknownKey) -> KeyAnswer? {
    guard key.keys.contains("to"), home(of: key) == nil else { return nil }
    return Restatement.edges(key.name, key.value).map { entry("to: \($0)", for: key) }
  }

  /// Routes inside of a route, as other routers have them.
  private static func nestedRoutes(_ key: inout UnknownKey) -> KeyAnswer? {
    guard key.keys.contains("parent"), key.value.isMapOfMaps else { return nil }
    return KeyAnswer(
      message: ", and a route holds no other",
      notes: ["routes are declared beside each other: 'to' and 'parent' name them"])
  }

  /// `title=Home`
  private static func entryInName(_ key: inout UnknownKey) -> KeyAnswer? {
    guard key.value.isNull, let entry = Restatement.entry(of: key.name),
      Synonyms.isKnown(entry.name, among: key.keys)
    else { return nil }
    return KeyAnswer(entry: "\(entry.name): \(entry.value)")
  }

  /// A key that the object around this one has, or one inside of it.
  private static func keyOfAnotherObject(_ key: inout UnknownKey) -> KeyAnswer? {
    guard key.synonym == nil, let (home, name) = home(of: key) else { return nil }
    let title = home.title
    let message = name == key.name ? ", but of \(title)" : ", but '\(name)' is one of \(title)"
    let flag = key.value.isTrue ? Synonyms.entry(for: key.name, among: [name]) : nil
    // An object that is the value of one key is called by it.
    guard key.keys.contains(title), let entry = flag ?? key.value.flowText.map({ "\(name): \($0)" }) else {
      return KeyAnswer(message: message, notes: notes(on: &key))
    }
    let fixes = key.replaced(by: "\(title): {\(entry)}", of: title)
    return KeyAnswer(
      message: message, fixes: fixes.isEmpty ? [.init("write '\(entry)' under '\(title)'")] : fixes)
  }

  private static func synonym(_ key: inout UnknownKey) -> KeyAnswer? {
    key.opposite == nil ? key.synonym.map { suggesting([$0], for: key) } : nil
  }

  private static func misspelling(_ key: inout UnknownKey) -> KeyAnswer? {
    guard key.opposite == nil else { return nil }
    let names = key.keys.nearest(to: key.name)
    return names.isEmpty ? nil : suggesting(names, for: key)
  }

  /// `options: {title: Home}`: a map around keys of the object.
  private static func keysInValue(_ key: inout UnknownKey) -> KeyAnswer? {
    guard case .mapping(let pairs) = key.value.content, !pairs.isEmpty else { return nil }
    let held = pairs.compactMap(\.key.scalarText)
    guard held.count == pairs.count, held.allSatisfy(key.keys.contains) else { return nil }
    let title = key.object.kind.title
    return KeyAnswer(
      notes: ["it holds keys of \(title): write them without '\(key.name)' around them"], held: held)
  }

  private static func opposite(_ key: inout UnknownKey) -> KeyAnswer? {
    key.opposite == nil ? nil : KeyAnswer(notes: notes(on: &key))
  }

  /// A key of which nothing is known: those of the object may help.
  private static func unknown(_ key: inout UnknownKey) -> KeyAnswer? {
    var notes = notes(on: &key)
    // `options: {headerShown: false}` asks for what is in it.
    if case .mapping(let inner) = key.value.content, key.name.foldedName.hasSuffix("options") {
      notes += inner.compactMap {
        Synonyms.replacement(for: $0.key.scalarText ?? "", in: key.object.kind)
      }
    }
    notes += [key.hint].compactMap { $0 }
    return KeyAnswer(
      notes: notes + ["keys of \(key.object.kind.title): \(key.keys.sorted().joined(separator: ", "))"])
  }
}

extension KeyGuesses {
  private static func home(of key: UnknownKey) -> (object: ObjectKind, key: String)? {
    Synonyms.home(of: key.name, besides: key.object.kind, with: key.keys)
  }

  /// An entry that says the same.
  private static func entry(_ entry: String, for key: UnknownKey) -> KeyAnswer {
    let name = String(entry.prefix { $0 != ":" })
    return KeyAnswer(
      message: "; write '\(entry)'", fixes: key.replaced(by: entry, of: name), meant: [name])
  }

  private static func suggesting(_ names: [String], for key: UnknownKey) -> KeyAnswer {
    KeyAnswer(
      message: asking(names), fixes: names.count == 1 ? key.renamed(to: names[0]) : [], meant: names)
  }

  private static func advising(_ advice: String, for key: UnknownKey) -> KeyAnswer {
    // Where the advice is to write something else, removing the key could remove a guard.
    let fix: Diagnostic.Fix =
      advice.hasPrefix("write ")
      ? .init(advice)
      : .removing(
        "remove '\(key.name)'; \(advice)", key: key.name, around: key.value.range, emptyParent: .kept)
    return KeyAnswer(fixes: [fix])
  }

  /// What an author needs to know who meant none of the object's keys.
  private static func notes(on key: inout UnknownKey) -> [String] {
    let opposite = key.opposite.map { "'\($0)' says the opposite" }
    return [opposite, key.object.kind == .edge ? noteOfEdge : nil].compactMap { $0 }
  }

  static let noteOfEdge = "an edge gives no values: the code that navigates does"
}

extension YAMLNode {
  /// The texts of a list, or one text.
  fileprivate var texts: [String]? {
    let texts = items.compactMap(\.located?.value)
    return texts.count == items.count && !texts.isEmpty ? texts : nil
  }

  fileprivate var isTrue: Bool {
    if case .scalar(let scalar) = content { scalar.resolved == .bool(true) } else { false }
  }

  /// Whether it is a path or a URL, or a list that begins with one.
  fileprivate var isPattern: Bool {
    if case .sequence(let items) = content { return items.first?.isPattern ?? false }
    return untagged.map { $0.hasPrefix("/") || $0.contains("://") } ?? false
  }

  /// Whether it is a map whose values are maps, and one of these has keys.
  fileprivate var isMapOfMaps: Bool {
    guard case .mapping(let pairs) = content else { return false }
    let inner = pairs.map { pair in
      if case .mapping(let pairs) = pair.value.content { pairs.count } else { -1 }
    }
    return !inner.contains(-1) && inner.contains { $0 > 0 }
  }
}
