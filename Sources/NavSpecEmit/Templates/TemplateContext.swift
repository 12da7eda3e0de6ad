package import Mustache

/// What a template sees: the typed plan of one output, or a part of it.
///
/// It names its fields once for the type, so that a template is checked against the type when it is
/// read: every tag, those in sections that nothing fills today included.
package protocol TemplateContext: MustacheParent, Sendable {
  static var fields: TemplateFields<Self> { get }
}

extension TemplateContext {
  package func child(named name: String) -> Any? { Self.fields.value(of: name, in: self) }
}

/// A text as an output's language writes it: its initialiser escapes, so that what comes from a spec
/// is harmless by type. `String` does not conform, and must not.
package protocol TemplateValue: MustacheParent, MustacheCustomRenderable, Sendable {
  /// The escaped text.
  var text: String { get }
}

extension TemplateValue {
  package var renderText: String { text }
  package var isNull: Bool { false }
  /// Keeps the renderer from looking for names by reflection.
  package func child(named name: String) -> Any? { nil }
}

/// Stands for an optional that is nil: a plain nil would make the renderer look for the name further
/// out, where another context may have one of the same name.
struct AbsentValue: TemplateValue {
  var text: String { "" }
  var isNull: Bool { true }
}
