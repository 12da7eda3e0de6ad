/// What a value may look like: the part of a key table that documentation and the JSON Schema are
/// made from.
package indirect enum Shape: Sendable {
  case text
  case boolean
  case integer
  case number
  /// `null`, or nothing after the colon.
  case null
  /// One of these words.
  case choice([String])
  case list(Shape)
  /// Any names, all with values of one shape.
  case map(Shape)
  case object(ObjectDescription)
  case anyOf([Shape])

  /// How a diagnostic says it: "a list of texts".
  package var phrase: String {
    switch self {
    case .text: "text"
    case .boolean: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .null: "nothing"
    case .choice(let words): words.count == 1 ? "'\(words[0])'" : "one of \(words.joined(separator: ", "))"
    case .list(let element): "a list (each item \(element.phrase))"
    case .map: "a map of names"
    case .object(let description): "a map of the keys of \(description.title)"
    case .anyOf(let shapes): shapes.map(\.phrase).joined(separator: ", or ")
    }
  }
}

/// The keys of one kind of object, without the code that reads them.
package struct ObjectDescription: Sendable {
  package struct Key: Sendable {
    package let name: String
    package let doc: String
    package let shape: Shape
    package let isRequired: Bool
  }

  /// What the object is called: "route".
  package let title: String
  package let keys: [Key]
}
