package import NavSpecDiagnostics

/// A named way through screens, which must be possible.
package struct Flow: Sendable {
  /// A screen or a tab that the way comes to.
  package struct Step: Sendable {
    package var target: FlowTarget
    package var range: SourceRange
    /// Whose answers of conditions hold from launch to here; nil where all hold.
    package var persona: GraphID<Persona>?

    package init(target: FlowTarget, range: SourceRange, persona: GraphID<Persona>? = nil) {
      (self.target, self.range, self.persona) = (target, range, persona)
    }
  }

  package var name: Located<String>
  package var title: Located<String>?
  package var steps: [Step]

  package init(name: Located<String>, title: Located<String>?, steps: [Step]) {
    (self.name, self.title, self.steps) = (name, title, steps)
  }
}

/// What a step of a flow names.
package enum FlowTarget: Hashable, Sendable {
  case route(RouteID)
  /// What shows once the tab is selected.
  case tab(TabID)
}
