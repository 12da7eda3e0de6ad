package import NavSpecDiagnostics

/// `surfaces:` where the system shows a route outside of the app's windows. None of it reaches the app's tables.
package struct SurfacesSpec: Sendable {
  package var intent: IntentSpec?
  package var handoff: SurfaceWords?
  package var quickAction: SurfaceWords?
  /// Whether payloads of notifications may name the route.
  package var notification: Located<Bool>?

  package init() {}
}

/// `intent: true`, or the entity that stands for the route.
package struct IntentSpec: Sendable {
  package var range: SourceRange
  /// The app's type; nil for a route that needs no value.
  package var entity: Located<String>?
  /// Param → the entity's property that has it, where names differ.
  package var properties: [Entry<Located<String>>] = []

  package init(range: SourceRange) { self.range = range }

  /// Whether the URL of the entity carries a param.
  package func carries(_ parameter: Parameter) -> Bool {
    parameter.isRequired || properties.contains { $0.name.value == parameter.name.value }
  }

  /// The entity's property that has a param.
  package func property(of name: String) -> String {
    properties.first { $0.name.value == name }?.value.value ?? name
  }
}

/// What people read of a route in one place.
package struct SurfaceWords: Sendable {
  package var range: SourceRange
  /// nil for the title of the route.
  package var title: Located<String>?
  package var subtitle: Located<String>?
  /// An SF Symbol.
  package var image: Located<String>?
  package var keywords: [Located<String>] = []

  package init(range: SourceRange) { self.range = range }
}
