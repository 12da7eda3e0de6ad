import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

/// Words of yes and no, in any version of YAML and in quotes.
enum YesAndNo {
  /// The words, in small letters, and what they say.
  static let words = [
    "yes": true, "on": true, "true": true, "y": true, "no": false, "off": false, "false": false, "n": false,
  ]

  /// What a word says; nil for any other text.
  static func meaning(of text: String) -> Bool? { words[text.lowercased()] }
}

extension ValueReader where Value == Located<String> {
  /// What to write in place of a word of yes or no.
  struct Instead: Sendable {
    let note: String
    var fix: (@Sendable (YAMLNode) -> Diagnostic.Fix)?

    /// The key says nothing that holds anyway.
    static func leavingOut(_ key: String, _ note: String) -> Self {
      Self(note: note) { node in
        .removing("remove '\(key)'", key: key, around: node.range, emptyParent: .kept)
      }
    }

    static func writing(_ text: String, _ note: String, isSafe: Bool = false) -> Self {
      Self(note: note) { node in
        .writing(text, at: node.range, isSafe: isSafe)
      }
    }

    static func advice(_ note: String) -> Self { Self(note: note) }
  }

  /// Refuses words of yes and no, which would be taken for names.
  /// - Parameter others: Words that say yes or no of this key alone.
  func refusingYesAndNo(_ wanted: String, yes: Instead, no: Instead, others: [String: Bool] = [:]) -> Self {
    Self(shape: shape) { node, sink in
      guard let text = node.located?.value,
        let isYes = YesAndNo.meaning(of: text) ?? others[text.lowercased()]
      else {
        return read(node, &sink)
      }
      let instead = isYes ? yes : no
      sink.report(
        .wrongType, "'\(text)' where \(wanted) belongs", at: node.range, label: "must be \(wanted)",
        notes: [instead.note], fixes: instead.fix.map { [$0(node)] } ?? [])
      return nil
    }
  }

  /// A condition that must be met to enter.
  static var requirement: Self {
    undenied.refusingYesAndNo(
      "a condition", yes: .advice("name the condition, for example 'requires: signedIn'"),
      no: .leavingOut("requires", "a route without 'requires' can always be entered"))
  }

  /// The condition under which something shows.
  static var visibility: Self {
    undenied.refusingYesAndNo(
      "a condition", yes: .leavingOut("visible", "without 'visible' it always shows"),
      no: .advice("name the condition under which it shows, or remove what never shows"))
  }

  /// The condition under which a link exists or an example holds.
  static var test: Self { condition.existence }

  /// The condition under which an edge exists.
  static var edgeTest: Self { undenied.existence }

  private var existence: Self {
    refusingYesAndNo(
      "a condition", yes: .leavingOut("when", "without 'when' it always exists"),
      no: .advice("name the condition, for example 'when: signedIn', or remove what never exists"))
  }

  static var formerKey: Self {
    let none = Instead.leavingOut("formerly", "a route without older keys has no 'formerly'")
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

  /// The key that stores the arrangement of tabs.
  static var arrangementKey: Self {
    text.described(as: .form(.storageKey)).refusingYesAndNo(
      "a key", yes: .advice("name the key that stores the arrangement, for example 'com.example.app.tabs'"),
      no: .leavingOut("customizable", "without 'customizable' the user cannot arrange the tabs"))
  }

  /// The name of a view, or `manual`.
  static var viewName: Self {
    text.refusingYesAndNo(
      "a view", yes: .leavingOut("view", "without 'view' the view is named after the route"),
      no: .writing("manual", "with 'view: manual' the app's closure builds it")
    ).restating("the name of a view") { node in
      guard let file = node.untagged, file.hasSuffix(".swift") else { return nil }
      return file.dropLast(6).split(separator: "/").last.map(String.init)
    }
  }

  /// The name of a view around a stack.
  static var wrapperName: Self {
    text.refusingYesAndNo(
      "a view", yes: .advice("name the view, for example 'wrapper: ComposeFlow'"),
      no: .leavingOut("wrapper", "without 'wrapper' nothing is around the stack"))
  }

  /// A restoration key.
  static var restorationKey: Self {
    text.refusingYesAndNo(
      "a restoration key or false",
      yes: .leavingOut("restore", "a route is restored without 'restore'"),
      no: .writing("false", "only false without quotes means that it is not restored", isSafe: true),
      others: ["never": false, "none": false, "disabled": false, "always": true, "enabled": true])
  }
}
