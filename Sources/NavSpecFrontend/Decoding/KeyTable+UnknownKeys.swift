import NavSpecDiagnostics
import NavSpecYAML

/// Keys that an object does not have, and what was meant by them.
extension KeyTable {
  /// Reports a key and answers which ones may have been meant. One that is written already is no fix: there
  /// would be two.
  func reportUnknown(
    _ pair: YAMLPair, _ key: Located<String>, beside written: Set<String>, of object: inout Object,
    _ sink: inout DiagnosticSink
  ) -> [String] {
    let keys = fields.map(\.description.name)
    func report(_ more: String = "", notes: [String] = [], fixes: [Diagnostic.Fix] = []) {
      sink.report(
        .unknownKey, "'\(key.value)' is not a key of \(title)" + more, at: key.range, label: "unknown key",
        notes: notes, fixes: fixes)
    }
    /// Another entry in the place of this one.
    func writing(_ entry: String) -> Diagnostic.Fix {
      .writing(entry, at: key.range.through(pair.value.range))
    }
    sink.guesses -= 1
    guard sink.guesses > 0 else {
      report()
      return []
    }
    let advice = Synonyms.advice(for: key.value, in: title, beside: written).flatMap { advice in
      title == "a spec" && pair.value.located != nil
        || pair.value.located.flatMap { YesAndNo.meaning(of: $0.value) } != nil ? advice : nil
    }
    if let advice = advice ?? Synonyms.replacement(for: key.value, in: title) {
      // Where the advice is to write something else, removing the key could remove a guard.
      let fix: Diagnostic.Fix =
        advice.hasPrefix("write ")
        ? .init(advice)
        : .removing(
          "remove '\(key.value)'; \(advice)", key: key.value, around: pair.value.range, emptyParent: .kept)
      report(fixes: [fix])
      return []
    }
    if let entry = entry(for: key.value, pair.value, among: keys) {
      let name = String(entry.prefix { $0 != ":" })
      report("; write '\(entry)'", fixes: written.contains(name) ? [] : [writing(entry)])
      return [name]
    }
    if keys.contains("parent"), pair.value.isMapOfMaps {
      report(
        ", and a route holds no other",
        notes: ["routes are declared beside each other: 'to' and 'parent' name them"])
      return []
    }
    if pair.value.isNull, let entry = Restatement.entry(of: key.value), knows(entry.name) {
      sink.reportWrongType(
        pair.key, wanted: "a key and its value", meant: "\(entry.name): \(entry.value)", isSafe: false)
      return []
    }
    let synonyms =
      keys.contains("links") && keys.contains("parent") && pair.value.isPattern
      ? ["links"] : Synonyms.keys(for: key.value, among: keys)
    // Of several, the one that holds such a value: `navigation: push`, and `navigation: true`.
    let synonym = synonyms.first { problem(of: pair.value, for: $0, object) == nil } ?? synonyms.first
    let home = synonym == nil ? Synonyms.home(of: key.value, besides: title, with: keys) : nil
    if let home, let (holder, entry) = Synonyms.entry(of: key.value, pair.value, in: title),
      keys.contains(holder)
    {
      report(
        ", but \(home)",
        fixes: [
          written.contains(holder)
            ? .init("write '\(entry)' under '\(holder)'") : writing("\(holder): {\(entry)}")
        ])
      return []
    }
    let opposite = Synonyms.opposite(of: key.value, among: keys)
    let suggestions =
      opposite != nil ? [] : synonym.map { [$0] } ?? (home == nil ? keys.nearest(to: key.value) : [])
    var notes = opposite.map { ["'\($0)' says the opposite"] } ?? []
    if title == "an edge", suggestions.isEmpty {
      notes.append("an edge gives no values: the code that navigates does")
    }
    if suggestions.isEmpty, home == nil, case .mapping(let inner) = pair.value.content, !inner.isEmpty,
      inner.allSatisfy({ indexByKey[$0.key.scalarText ?? ""] != nil })
    {
      for name in inner.compactMap(\.key.scalarText) { noteLost?(name, &object) }
      notes = ["it holds keys of \(title): write them without '\(key.value)' around them"]
    } else if suggestions.isEmpty, home == nil, opposite == nil {
      // `options: {headerShown: false}` asks for what is in it.
      if case .mapping(let inner) = pair.value.content, key.value.foldedName.hasSuffix("options") {
        notes += inner.compactMap { Synonyms.replacement(for: $0.key.scalarText ?? "", in: title) }
      }
      notes += [hint, "keys of \(title): \(keys.sorted().joined(separator: ", "))"].compactMap { $0 }
    }
    report(
      home.map { ", but \($0)" } ?? asking(suggestions), notes: notes,
      fixes: suggestions.count == 1
        ? fixes(for: suggestions[0], pair, isWritten: written.contains(suggestions[0]), object) : [])
    return suggestions
  }

  /// The entry that says the same as a key of other words and its value: `present: sheet` for `modal: true`.
  private func entry(for key: String, _ value: YAMLNode, among keys: [String]) -> String? {
    if case .scalar(let scalar) = value.content, scalar.resolved == .bool(true),
      let entry = Synonyms.entry(for: key, among: keys)
    {
      return entry
    }
    if keys.contains("severity"), ["disabledrules", "disabled", "disable"].contains(key.foldedName),
      let ids = value.texts
    {
      return "severity: {\(ids.map { "\($0): off" }.joined(separator: ", "))}"
    }
    if keys.contains("platforms"), let platform = Synonyms.platform(of: key),
      let version = value.located?.value, let target = Restatement.target("\(platform) \(version)")
    {
      return "platforms: {\(target)}"
    }
    guard keys.contains("to"), Synonyms.home(of: key, besides: title, with: keys) == nil else { return nil }
    return Restatement.edges(key, value).map { "to: \($0)" }
  }

  /// What is wrong with a value of a key.
  private func problem(of value: YAMLNode, for key: String, _ object: Object) -> Diagnostic? {
    guard let index = indexByKey[key] else { return nil }
    var (object, sink) = (object, DiagnosticSink())
    // What is wrong inside of it is not asked here.
    sink.guesses = 0
    _ = fields[index].read(value, &object, &sink)
    return sink.diagnostics.first { $0.range == value.range }
  }

  /// What makes another key the one that was meant, with a value that this one takes.
  private func fixes(
    for name: String, _ pair: YAMLPair, isWritten: Bool, _ object: Object
  ) -> [Diagnostic.Fix] {
    guard !isWritten else { return [.init("'\(name)' is here already: move what this one holds into it")] }
    let renaming = Diagnostic.Fix.correcting(pair.key.scalarText ?? "", to: [name], at: pair.key.range)
    guard let problem = problem(of: pair.value, for: name, object) else { return renaming }
    if let fix = problem.fixes.first, let edit = fix.edits.first, edit.range == pair.value.range {
      return [
        .init(
          "write '\(name): \(edit.replacement)'", edits: renaming.flatMap(\.edits) + [edit],
          isSafe: fix.isSafe && renaming.allSatisfy(\.isSafe))
      ]
    }
    let example = indexByKey[name].flatMap { fields[$0].description.examples.first }
    let more =
      example.map { "for example '\(name): \($0.flowText)'" } ?? problem.notes.first ?? problem.label
      ?? problem.message
    return [.init("write '\(name)' (\(more))")]
  }
}

extension YAMLNode {
  /// The texts of a list, or one text.
  fileprivate var texts: [String]? {
    let texts = items.compactMap(\.located?.value)
    return texts.count == items.count && !texts.isEmpty ? texts : nil
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
