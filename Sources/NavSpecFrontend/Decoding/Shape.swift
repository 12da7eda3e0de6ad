package import NavSpecDiagnostics

/// What a value may look like: the part of a key table that documentation and the JSON Schema are
/// made from.
package indirect enum Shape: Sendable {
  case text
  case form(TextForm)
  case boolean
  /// `true` alone, or `false` alone.
  case constant(Bool)
  case bounded(ClosedRange<Int>)
  case number
  /// A number of points, or a part of the screen.
  case height
  /// `null`, or nothing after the colon.
  case null
  case choice([String])
  /// A list, which may be empty where no limits are given.
  case list(Shape, ListLimits? = nil)
  /// Any names, perhaps of one form, all with values of one shape.
  /// - Parameter keepsOwnKeys: Whether one that begins with `x-` is a name like any other.
  case map(Shape, names: TextForm? = nil, keepsOwnKeys: Bool = false)
  /// A map of one name, perhaps of some form.
  case single(Shape, name: TextForm? = nil)
  /// A shape that occurs in several places, and what it is called.
  case named(String, Shape)
  case object(ObjectDescription)
  case anyOf([Shape])

  package enum ListLimits: Sendable {
    case nonempty
    case single
    /// At least one element, and none twice.
    case set
  }

  /// How a diagnostic says it: "a list of texts".
  package var phrase: String {
    switch self {
    case .text: "text"
    case .form(let form): form.phrase
    case .boolean: "true or false"
    case .constant(let value): "\(value)"
    case .bounded(let bounds) where bounds.count == 1: "\(bounds.lowerBound)"
    case .bounded(let bounds): "an integer from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .number: "a number"
    case .height: "a number above 0"
    case .null: "nothing"
    case .choice(let words): words.count == 1 ? "'\(words[0])'" : "one of \(words.joined(separator: ", "))"
    case .list(let element, _): "a list (each item \(element.phrase))"
    case .map: "a map of names"
    case .single(let value, _): "a map of one name to \(value.phrase)"
    case .named(_, let shape): shape.phrase
    case .object(let description): "a map of the keys of \(description.kind.title)"
    case .anyOf(let shapes): shapes.map(\.phrase).joined(separator: ", or ")
    }
  }

  /// Whether nothing after the colon is a value: `null` itself, or an object all of whose keys are optional.
  package var takesNull: Bool {
    switch self {
    case .null: true
    case .object(let description): description.isOptional
    case .named(_, let shape): shape.takesNull
    case .anyOf(let shapes): shapes.contains { if case .object = $0 { false } else { $0.takesNull } }
    default: false
    }
  }

  /// The objects that the value is, or that each of its entries is.
  var objects: [ObjectDescription] {
    switch self {
    case .object(let object): [object]
    case .map(let shape, _, _), .named(_, let shape): shape.objects
    case .anyOf(let shapes): shapes.flatMap(\.objects)
    default: []
    }
  }
}

/// The keys of one kind of object, without the code that reads them.
package struct ObjectDescription: Sendable {
  package struct Key: Sendable {
    package let name: String
    package let doc: String
    package let shape: Shape
    package var isRequired = false
    /// What holds where the key is absent; nil where that is nothing, or no one value.
    package var defaultValue: JSONText?
    package var examples: [JSONText] = []
  }

  /// Keys of which one must be there where another one is. The front end has a message of its own for each.
  struct Need: Sendable {
    let key: String
    /// The schema of the values that need it.
    var value: JSONText = true
    /// The other keys, each with the schema of its value.
    let others: [(String, JSONText)]
  }

  package let kind: ObjectKind
  package let keys: [Key]
  /// Keys of which one must be there, and not a second.
  package var requiresOneOf: [String] = []
  /// Keys of which at least one must be there.
  package var requiresAnyOf: [String] = []
  var needs: [Need] = []
  /// What the author of another value may have looked for.
  var hint: String?

  var names: [String] { keys.map(\.name) }

  func shape(of key: String?) -> Shape? { keys.first { $0.name == key }?.shape }

  var required: [String] { keys.filter(\.isRequired).map(\.name) }

  var isOptional: Bool { requiresOneOf.isEmpty && requiresAnyOf.isEmpty && required.isEmpty }

  /// The key that a word is, or is understood as.
  func key(for word: String) -> String? {
    names.contains(word) ? word : Synonyms.key(for: word, among: names) ?? names.nearest(to: word).first
  }

  /// The entry that one text says: `title: Home` for `title=Home`.
  func entry(in text: String) -> String? {
    Restatement.entry(of: text).flatMap { key(for: $0.name) != nil ? "\($0.name): \($0.value)" : nil }
  }
}
