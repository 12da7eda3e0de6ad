/// The fields of a context: what a template may name, and what each is.
///
///     static let fields: TemplateFields<Self> = [
///       .text("name", \.name), .flag("isRoot", \.isRoot), .list("routes", \.routes),
///     ]
package struct TemplateFields<Context>: Sendable, ExpressibleByArrayLiteral {
  package struct Field: Sendable {
    let name: String
    let shape: TemplateShape
    let value: @Sendable (Context) -> TemplateFieldValue
  }

  private let fields: [Field]

  package init(arrayLiteral elements: Field...) { fields = elements }

  func value(at index: Int, in context: Context) -> TemplateFieldValue { fields[index].value(context) }

  func field(named name: String) -> (index: Int, shape: TemplateShape)? {
    fields.firstIndex { $0.name == name }.map { ($0, fields[$0].shape) }
  }

  var names: [String] { fields.map(\.name).sorted() }
}

/// What a tag may do with a field.
indirect enum TemplateShape: Sendable {
  case text
  /// Decides a section.
  case flag
  /// Opens a section and its names.
  case context(any TemplateContext.Type)
  /// Opens a section if it is there.
  case optional(TemplateShape)
  /// Repeats a section.
  case list(TemplateShape)
}

extension TemplateFields.Field {
  /// A text: `{{name}}`.
  package static func text<Value: TemplateValue>(
    _ name: String, _ value: @escaping @Sendable (Context) -> Value
  ) -> Self {
    Self(name: name, shape: .text) { .text(value($0).text) }
  }

  /// A text that may be missing: `{{#doc}}{{.}}{{/doc}}`.
  package static func optional<Value: TemplateValue>(
    _ name: String, _ value: @escaping @Sendable (Context) -> Value?
  ) -> Self {
    Self(name: name, shape: .optional(.text)) { context in value(context).map { .text($0.text) } ?? .absent }
  }

  /// Whether something is so: `{{#isRoot}}…{{/isRoot}}`, `{{^isRoot}}…{{/isRoot}}`.
  package static func flag(_ name: String, _ value: @escaping @Sendable (Context) -> Bool) -> Self {
    Self(name: name, shape: .flag) { .flag(value($0)) }
  }

  /// A part with names of its own: `{{#app}}{{name}}{{/app}}`.
  package static func context<Part: TemplateContext>(
    _ name: String, _ value: @escaping @Sendable (Context) -> Part
  ) -> Self {
    Self(name: name, shape: .context(Part.self)) { .context(value($0)) }
  }

  package static func optional<Part: TemplateContext>(
    _ name: String, _ value: @escaping @Sendable (Context) -> Part?
  ) -> Self {
    Self(name: name, shape: .optional(.context(Part.self))) { context in
      value(context).map { .context($0) } ?? .absent
    }
  }

  /// Parts in order: `{{#routes}}{{name}}{{^last()}}, {{/last()}}{{/routes}}`.
  package static func list<Part: TemplateContext>(
    _ name: String, _ value: @escaping @Sendable (Context) -> [Part]
  ) -> Self {
    Self(name: name, shape: .list(.context(Part.self))) { .contexts(value($0)) }
  }

  /// Texts in order: `{{#lines}}{{.}}{{/lines}}`.
  package static func list<Value: TemplateValue>(
    _ name: String, _ value: @escaping @Sendable (Context) -> [Value]
  ) -> Self {
    Self(name: name, shape: .list(.text)) { .texts(value($0).map(\.text)) }
  }
}
