import NavSpecDiagnostics
import NavSpecYAML

/// A key that an object does not have, and what guesses may look at.
struct UnknownKey {
  let name: String
  let value: YAMLNode
  /// Of the name alone.
  let range: SourceRange
  let object: ObjectDescription
  /// The keys that are written beside it.
  let written: Set<String>
  /// What would be wrong with the value as that of another key.
  let problem: (String) -> Diagnostic?

  /// The guesses in the order in which they are asked: the first answer is the message.
  ///
  /// A synonym goes before a misspelling: `icon` is no slip for `in`. A key of another object goes before both, but
  /// not where this object has a synonym.
  private static let guesses: [@Sendable (UnknownKey) -> () -> KeyAnswer?] = [
    // Words with an answer of their own.
    files, advice, flag,
    // Values that say what is meant.
    namesByWord, platform, edges, nestedRoutes,
    // Words that mean another key.
    keyOfAnotherObject, synonym, misspelling,
    keysInValue,
  ]

  /// Where no guess has one, the keys that there are.
  var answer: KeyAnswer { Self.guesses.lazy.compactMap { $0(self)() }.first ?? keysOfObject }

  /// `initialTab: home` of a spec, `default: true` of a tab, and words for what is said without a key.
  private func advice() -> KeyAnswer? {
    // The root beside tabs is that of the first.
    let isRoot =
      object.kind == .spec && written.contains("tabs") && Synonyms.key(for: name, among: ["root"]) != nil
    let ofValue = Synonyms.advice[object.kind]?[isRoot ? "initialtab" : name.foldedName]?.first
    let isOfValue = value.located.map { value in
      object.kind == .spec || YesAndNo.meaning(of: value.value) != nil
        || ofValue != nil && likelySynonym.flatMap(problem)?.fixes.isEmpty == true
    }
    return ((isOfValue ?? false ? ofValue : nil) ?? replacement(for: name)).map { advice in
      // The files that it asks to include have names that are unknown without them.
      KeyAnswer(
        fixes: [Self.following(advice, name, value)], held: advice.contains("'include: ") ? ["include"] : [])
    }
  }

  /// Where the advice is to write something else, removing the key could remove a guard.
  static func following(_ advice: String, _ name: String, _ value: YAMLNode) -> Diagnostic.Fix {
    advice.hasPrefix("write ")
      ? .init(advice)
      : .removing("remove '\(name)'; \(advice)", key: name, around: value.range, emptyParent: .kept)
  }

  /// `modal: true` for `present: sheet`.
  private func flag() -> KeyAnswer? {
    guard value.isTrue, let entry = Synonyms.entry(for: name, among: object.names) else { return nil }
    let key = entry.prefix { $0 != ":" }
    guard written.contains(String(key)) else { return writing(entry) }
    return KeyAnswer(
      message: "; '\(key)' says it already",
      fixes: [.removing("remove '\(name)'", key: name, around: value.range, emptyParent: .kept)])
  }

  /// `disabledRules: [missing-title]` and `breaking: [link-lost]`: a word, and the names that have it in a map.
  private func namesByWord() -> KeyAnswer? {
    let names = value.items.compactMap(\.untagged)
    let isOff = ["disable", "ignore", "optout"].contains(where: name.foldedName.hasPrefix)
    let word = isOff ? "off" : name
    let key = object.keys.first { key in
      if case .map(.choice(let words), _, _) = key.shape { words.contains(word) } else { false }
    }
    guard let key, names.count == value.items.count, !names.isEmpty else { return nil }
    var nearMisses = NearMissBudget()
    let ids = names.map { nearMisses.ids(meantBy: $0, among: KindPage.ids) }
    guard ids.allSatisfy({ $0.count == 1 }) else {
      return KeyAnswer(
        message: "; write '\(key.name): {ID: \(word)}', with an id of 'navspec rules'", meant: [key.name])
    }
    return writing("\(key.name): {\(Restatement.joined(ids.joined().map { "\($0): \(word)" }))}")
  }

  /// `minIOS: 17`
  private func platform() -> KeyAnswer? {
    guard object.kind == .app, let platform = Synonyms.platform(of: name),
      let version = value.located?.value
    else { return nil }
    return Restatement.target("\(platform) \(version)").map { writing("platforms: {\($0)}") }
  }

  /// `push: [item, other]`
  private func edges() -> KeyAnswer? {
    guard object.names.contains("to"), home == nil else { return nil }
    return Restatement.edges(name, value).map { writing("to: \($0)") }
  }

  /// Routes inside of a route, as other routers have them.
  private func nestedRoutes() -> KeyAnswer? {
    guard object.names.contains("parent"), value.isMapOfMaps else { return nil }
    return KeyAnswer(
      message: ", and a route holds no other",
      notes: ["routes are declared beside each other: 'to' and 'parent' name them"])
  }

  /// A key that the object around this one has, or one inside of it.
  private func keyOfAnotherObject() -> KeyAnswer? {
    guard likelySynonym == nil, let home else { return nil }
    let (title, key) = (home.object.title, home.key)
    var answer = KeyAnswer(message: key == name ? ", but of \(title)" : ", but '\(key)' is one of \(title)")
    let flag = value.isTrue ? Synonyms.entry(for: name, among: [key]) : nil
    let objects: [ObjectKind: ObjectDescription] = [
      .budgets: SpecKeys.budgets.description, .swift: SpecKeys.swift.description,
    ]
    let setting = objects[home.object]?.keys.first { $0.name == key }
    var text = value.flowText
    if case .choice(let words)? = setting?.shape {
      text = text.flatMap { Synonyms.word(for: $0, among: words) } ?? text
    }
    let entry = flag ?? text.map { "\(key): \($0)" }
    // An object that is the value of one key is called by it.
    let owner = object.shape(of: title)?.objects.first { $0.kind == home.object }
    if flag == nil, let wanted = owner?.keys.first(where: { $0.name == key })?.wanted(insteadOf: value) {
      answer.fixes = [.init("write '\(key)' (\(wanted)) under '\(title)'")]
    } else if owner != nil, let entry {
      answer.written = title
      answer.fixes = [
        written.contains(title)
          ? .init("write '\(entry)' under '\(title)'")
          : .writing("\(title): {\(entry)}", at: range.through(value.range))
      ]
    } else if SpecKeys.file.description.names.contains(title), let entry {
      answer.fixes = [.init("write '\(entry)' under '\(title)' at the top level of the spec")]
    } else if home.object == .route, key != "params", let place = Self.routes[object.kind], let entry {
      answer.fixes = [.init("write '\(entry)' \(place)")]
    } else if let setting {
      let value = setting.examples.first?.flowText ?? text ?? "…"
      answer.fixes = [.init("write '\(title): {\(key): \(value)}' beside '\(object.kind.title)'")]
    } else {
      answer.notes = notes
    }
    return answer
  }

  /// Where the keys of a route belong that are written in another object.
  private static let routes: [ObjectKind: String] = [
    .edge: "in the route that the edge leads to", .tab: "in the route that is its 'root'",
    .link: "in the route that has the link",
  ]

  /// `features: [shop.nav.yaml]`
  private func files() -> KeyAnswer? {
    let files = value.items.compactMap(\.untagged)
    guard object.names.contains("include"), !files.isEmpty, files.count == value.items.count,
      files.allSatisfy({ $0.hasSuffix(".nav.yaml") })
    else { return nil }
    return suggesting(["include"])
  }

  private func synonym() -> KeyAnswer? { opposite == nil ? likelySynonym.map { suggesting([$0]) } : nil }

  private func misspelling() -> KeyAnswer? {
    let names = opposite == nil ? object.names.nearest(to: name) : []
    return names.isEmpty ? nil : suggesting(names)
  }

  /// `options: {title: Home}`: a map around keys of the object.
  private func keysInValue() -> KeyAnswer? {
    let held = (value.entries ?? []).map { $0.key.scalarText ?? "" }
    guard !held.isEmpty, held.allSatisfy(object.names.contains) else { return nil }
    return KeyAnswer(
      notes: ["it holds keys of \(object.kind.title): write them without '\(name)' around them"], held: held)
  }

  private var keysOfObject: KeyAnswer {
    guard opposite == nil else { return KeyAnswer(notes: notes) }
    // `options: {headerShown: false}` asks for what is in it.
    let inner = name.foldedName.hasSuffix("options") ? value.entries : nil
    let advice = (inner ?? []).compactMap { replacement(for: $0.key.scalarText ?? "") }
    let keys = "keys of \(object.kind.title): \(object.names.sorted().joined(separator: ", "))"
    return KeyAnswer(notes: notes + advice + [object.hint, keys].compactMap { $0 })
  }

  /// Another object that has the key, or one that the word means. A key of this object that is nearly the word goes
  /// before another word's meaning.
  private var home: (object: ObjectKind, key: String)? {
    let homes = Synonyms.homes[object.kind] ?? [:]
    if let home = homes[name]?.first { return (home, name) }
    guard object.names.nearest(to: name).isEmpty else { return nil }
    let key = Synonyms.keysByWord[name.foldedName]?.first { homes[$0] != nil }
    if let key, let home = homes[key]?.first { return (home, key) }
    // A key that objects of one kind alone have.
    let owners = Synonyms.owners[name, default: []]
    return owners.count == 1 && owners != [.windowPresentation] ? owners.first.map { ($0, name) } : nil
  }

  private var opposite: String? { Synonyms.opposites[name.foldedName]?.first(where: object.names.contains) }

  /// What to do where a word asks for something that specs say without a key.
  private func replacement(for word: String) -> String? {
    Synonyms.replacements[object.kind]?[word.foldedName]?.first
  }

  /// The key that other tools call so. Of several, the one that holds such a value: `navigation: push`, and
  /// `navigation: true`.
  private var likelySynonym: String? {
    // A file without a container is a feature's.
    let isFeature = written.isDisjoint(with: ["app", "feature", "root", "tabs", "split", "external"])
    if object.kind == .spec, isFeature, ["name", "id"].contains(name) { return "feature" }
    let synonyms =
      object.kind == .route && value.isPattern && object.names.nearest(to: name).isEmpty
      ? ["links"] : Synonyms.keys(for: name, among: object.names)
    return synonyms.first { problem($0) == nil } ?? synonyms.first
  }

  /// What an author needs to know who meant none of the object's keys.
  private var notes: [String] {
    let opposite = opposite.map { "'\($0)' says the opposite" }
    let isOfScreen = home.map { $0.object == .route && $0.key != "params" } ?? false
    return [opposite, object.kind == .edge && !isOfScreen ? Self.noteOfEdge : nil].compactMap { $0 }
  }

  static let noteOfEdge = "an edge gives no values: the code that navigates does"

  /// An entry that says the same; no fix where its key is written already, as there would be two.
  private func writing(_ entry: String) -> KeyAnswer {
    let key = String(entry.prefix { $0 != ":" })
    return KeyAnswer(
      message: "; write '\(entry)'",
      fixes: written.contains(key) ? [] : [.writing(entry, at: range.through(value.range))], meant: [key])
  }

  private func suggesting(_ keys: [String]) -> KeyAnswer {
    KeyAnswer(
      message: asking(keys), fixes: keys.count == 1 ? renaming(to: keys[0]) : [], meant: keys)
  }

  /// What makes another key the one that was meant, with a value that this one takes.
  private func renaming(to key: String) -> [Diagnostic.Fix] {
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

struct KeyAnswer {
  /// What follows "'icon' is not a key of a route".
  var message = ""
  var notes: [String] = []
  var fixes: [Diagnostic.Fix] = []
  var meant: [String] = []
  /// Keys of the object that the value has: they are not missing.
  var held: [String] = []
  /// The key that the first fix writes: a second one may not write it too.
  var written: String?
}

extension ObjectDescription.Key {
  /// What the key holds, where a value elsewhere would be none of it: an empty one, or texts in place of maps.
  fileprivate func wanted(insteadOf value: YAMLNode) -> String? {
    let list = shape.parts.first { if case .list = $0 { true } else { false } }
    if case .list(let element, _)? = list, let hint = element.objects.first?.hint,
      value.items.contains(where: { $0.located != nil })
    {
      return hint
    }
    let lacksValue = value.isEmptyText ? !shape.takesNull : value.entries?.contains { $0.value.isEmptyText }
    guard lacksValue == true else { return nil }
    return examples.first.map { "for example '\(name): \($0.flowText)'" } ?? shape.phrase
  }
}

extension YAMLNode {
  fileprivate var isEmptyText: Bool { isNull && scalarText == "" }

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
    let inner = (entries ?? []).map(\.value.entries)
    return !inner.contains { $0 == nil } && inner.contains { $0?.isEmpty == false }
  }
}
