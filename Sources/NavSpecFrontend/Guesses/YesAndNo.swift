import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

/// Words of yes and no, in any version of YAML and in quotes.
enum YesAndNo {
  /// The words, in small letters, and what they say.
  static let words = [
    "yes": true, "on": true, "true": true, "y": true, "no": false, "off": false, "false": false, "n": false,
  ]

  /// What is chosen between, where yes and no say neither, by a word that one key alone has.
  static let choices = [
    "ignore": "'strict' keeps '/a' and '/a/' apart, and 'ignore' does not",
    "sensitive": "'insensitive' opens '/A' as '/a', and 'sensitive' does not",
    "collapse": "'collapse' opens '/a//b' as '/a/b', and 'strict' does not",
    "literal": "'space' reads '+' as a space, and 'literal' does not",
    "hidden": "'hidden' hides the tab bar, and 'visible' shows it",
    "keep": "'drop' closes guarded screens when the condition is lost, and 'keep' leaves them",
  ]

  /// What a word says; nil for any other text.
  static func meaning(of text: String) -> Bool? { words[text.lowercased()] }

  /// What a word says where a condition may be answered.
  static func answer(_ word: String) -> Bool? { meaning(of: word) ?? ["met": true, "unmet": false][word] }

  /// Whether a text says no more than that something is there.
  static func isFlag(_ text: String) -> Bool {
    meaning(of: text) == true || text == BuiltinType.bool.rawValue
  }
}

extension ValueReader where Value == Located<String> {
  /// What to write in place of a word of yes or no: nothing where the key says what holds anyway, or another text.
  struct Instead: Sendable {
    let note: String
    var leavingOut: String?
    var writing: String?
    var isSafe = false
  }

  /// Refuses words of yes and no, which would be taken for names.
  /// - Parameter others: Words that say yes or no of this key alone.
  func refusingYesAndNo(_ wanted: String, yes: Instead, no: Instead, others: [String: Bool] = [:]) -> Self {
    Self(shape: shape) { node, sink in
      // In quotes, a short word is the name of something.
      guard let text = node.located?.value, node.style == .plain || !["y", "n", "on", "off"].contains(text),
        let isYes = YesAndNo.meaning(of: text) ?? others[text.lowercased()]
      else {
        return read(node, &sink)
      }
      let instead = isYes ? yes : no
      let removal = instead.leavingOut.map {
        Diagnostic.Fix.removing("remove '\($0)'", key: $0, around: node.range, emptyParent: .kept)
      }
      let fix = removal ?? instead.writing.map { .writing($0, at: node.range, isSafe: instead.isSafe) }
      sink.report(
        .wrongType, "'\(text)' where \(wanted) belongs", at: node.range, label: "must be \(wanted)",
        notes: [instead.note], fixes: [fix].compactMap { $0 })
      return nil
    }
  }

  /// A condition that must be met to enter.
  static var requirement: Self {
    required.refusingYesAndNo(
      "a condition", yes: .init(note: "name the condition, for example 'requires: signedIn'"),
      no: .init(note: "a route without 'requires' can always be entered", leavingOut: "requires"))
  }

  /// The condition under which something shows.
  static var visibility: Self {
    required.refusingYesAndNo(
      "a condition", yes: .init(note: "without 'visible' it always shows", leavingOut: "visible"),
      no: .init(note: "name the condition under which it shows, or remove what never shows"))
  }

  /// The condition under which a link exists or an example holds.
  static var test: Self { condition.existence }

  /// The condition under which an edge exists.
  static var edgeTest: Self { undenied.existence }

  private var existence: Self {
    refusingYesAndNo(
      "a condition", yes: .init(note: "without 'when' it always exists", leavingOut: "when"),
      no: .init(note: "name the condition, for example 'when: signedIn', or remove what never exists"))
  }

  static func route(of key: String, without absent: String) -> Self {
    let name = form(.reference)
    let refusal = name.refusingYesAndNo(
      "the name of a route", yes: .init(note: "name the route, for example '\(key): home'"),
      no: .init(note: "without '\(key)' \(absent)", leavingOut: key))
    return Self(shape: name.shape) { node, sink in
      // A route may be named 'on'.
      guard case .scalar(let scalar) = node.content, case .bool = scalar.resolved else {
        return name.read(node, &sink)
      }
      return refusal.read(node, &sink)
    }
  }

  static var formerKey: Self {
    let none = Instead(note: "a route without older keys has no 'formerly'", leavingOut: "formerly")
    let key = text.described(as: .form(.storageKey)).refusingYesAndNo(
      "an older restoration key", yes: none, no: none)
    return Self(shape: key.shape) { node, sink in
      // A key may have blanks: in quotes it is one.
      guard node.style == .plain, let keys = node.untagged.flatMap(Restatement.words) else {
        return key.read(node, &sink)
      }
      return sink.refuse(
        node, wanted: "one key",
        notes: ["write '[\(keys.joined(separator: ", "))]' for \(keys.count) keys, or quote it if it is one"])
    }
  }

  static var arrangementKey: Self {
    text.described(as: .form(.storageKey)).refusingYesAndNo(
      "a key",
      yes: .init(note: "name the key that stores the arrangement, for example 'com.example.app.tabs'"),
      no: .init(note: "without 'customizable' the user cannot arrange the tabs", leavingOut: "customizable"))
  }

  /// The name of a view, or `manual`.
  static var viewName: Self {
    text.refusingYesAndNo(
      "a view", yes: .init(note: "without 'view' the view is named after the route", leavingOut: "view"),
      no: .init(note: "with 'view: manual' the app's closure builds it", writing: "manual")
    ).restating("the name of a view") { node in
      guard let file = node.untagged, file.hasSuffix(".swift") else { return nil }
      return file.dropLast(6).split(separator: "/").last.map(String.init)
    }
  }

  static var wrapperName: Self {
    text.refusingYesAndNo(
      "a view", yes: .init(note: "name the view, for example 'wrapper: ComposeFlow'"),
      no: .init(note: "without 'wrapper' nothing is around the stack", leavingOut: "wrapper"))
  }

  static var tabRestorationKey: Self {
    let none = Instead(note: "a tab is restored without 'restore'", leavingOut: "restore")
    return text.described(as: .form(.storageKey)).refusingYesAndNo("a restoration key", yes: none, no: none)
  }

  static var restorationKey: Self {
    text.refusingYesAndNo(
      "a restoration key or false",
      yes: .init(note: "it is restored without 'restore'", leavingOut: "restore"),
      no: .init(
        note: "only false without quotes means that it is not restored", writing: "false", isSafe: true),
      others: ["never": false, "none": false, "disabled": false, "always": true, "enabled": true])
  }
}

extension ValueReader where Value == Located<RestoreSpec> {
  /// A key, or `false`.
  /// - Parameter orTrue: Whether it may say what holds anyway.
  static func restore(orTrue: Bool = false) -> Self {
    let key = Shape.form(.restorationKey)
    return Self(shape: .anyOf(orTrue ? [.boolean, key] : [key, .constant(false)])) { node, sink in
      if case .scalar(let scalar) = node.content, case .bool(let isRestored) = scalar.resolved {
        if !isRestored { return Located(.never, at: node.range) }
        if orTrue { return nil }
      }
      guard node.located != nil else {
        return sink.refuse(node, wanted: "a restoration key, or false")
      }
      return ValueReader<Located<String>>.restorationKey.read(node, &sink)?.map { .key($0) }
    }
  }
}
