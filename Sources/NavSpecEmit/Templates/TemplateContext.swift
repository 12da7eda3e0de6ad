/// What a template sees: the typed plan of one output, or a part of it.
///
/// It names its fields once for the type, so that a template is checked against the type when it is
/// read: every tag, those in sections that nothing fills today included.
package protocol TemplateContext: TemplateField {
  static var fields: TemplateFields<Self> { get }

  /// A requirement, so that each type has code of its own that knows its fields.
  func field(at index: Int) -> TemplateFieldValue
}

extension TemplateContext {
  package func field(at index: Int) -> TemplateFieldValue { Self.fields.value(at: index, in: self) }

  static func field(named name: String) -> (index: Int, shape: TemplateShape)? { fields.field(named: name) }

  static var fieldNames: [String] { fields.names }
}

/// A text as an output's language writes it: its initialiser escapes, so that what comes from a spec
/// is harmless by type. `String` does not conform, and must not.
package protocol TemplateValue: TemplateField {
  var text: String { get }
}

package enum TemplateFieldValue {
  case text(String)
  case flag(Bool)
  case context(any TemplateContext)
  case absent
  case list([TemplateFieldValue])
}
