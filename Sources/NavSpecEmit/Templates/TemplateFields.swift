/// The fields of a context: what a template may name, and what each is.
///
///     static let fields: TemplateFields<Self> = [
///       .field("name", \.name), .field("isRoot", \.isRoot), .field("routes", \.routes),
///     ]
package struct TemplateFields<Context>: Sendable, ExpressibleByArrayLiteral {
  package struct Field: Sendable {
    let name: String
    let shape: TemplateShape
    let value: @Sendable (Context) -> TemplateFieldValue

    package static func field<Value: TemplateField>(
      _ name: String, _ value: @escaping @Sendable (Context) -> Value
    ) -> Self {
      Self(name: name, shape: Value.shape) { value($0).fieldValue }
    }
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
package indirect enum TemplateShape: Sendable {
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

/// What a tag may name.
package protocol TemplateField: Sendable {
  static var shape: TemplateShape { get }

  var fieldValue: TemplateFieldValue { get }
}

/// `{{name}}`
extension TemplateValue {
  package static var shape: TemplateShape { .text }

  package var fieldValue: TemplateFieldValue { .text(text) }
}

/// `{{#isRoot}}…{{/isRoot}}`, `{{^isRoot}}…{{/isRoot}}`
extension Bool: TemplateField {
  package static var shape: TemplateShape { .flag }

  package var fieldValue: TemplateFieldValue { .flag(self) }
}

/// `{{#app}}{{name}}{{/app}}`
extension TemplateContext {
  package static var shape: TemplateShape { .context(Self.self) }

  package var fieldValue: TemplateFieldValue { .context(self) }
}

/// `{{#doc}}{{.}}{{/doc}}`
extension Optional: TemplateField where Wrapped: TemplateField {
  package static var shape: TemplateShape { .optional(Wrapped.shape) }

  package var fieldValue: TemplateFieldValue { map(\.fieldValue) ?? .absent }
}

/// `{{#routes}}{{name}}{{^last()}}, {{/last()}}{{/routes}}`, `{{#lines}}{{.}}{{/lines}}`
extension Array: TemplateField where Element: TemplateField {
  package static var shape: TemplateShape { .list(Element.shape) }

  package var fieldValue: TemplateFieldValue { .list(map(\.fieldValue)) }
}
