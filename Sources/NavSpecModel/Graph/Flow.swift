package import NavSpecDiagnostics

/// A named way through screens, which must be possible.
package struct Flow: Sendable {
  package struct Step: Sendable {
    package var route: RouteID
    /// The tab that is selected, if the step names one and not its root.
    package var tab: TabID?
    package var range: SourceRange
    /// Whose answers of conditions hold; nil where all conditions are met.
    package var persona: GraphID<Persona>?

    package init(route: RouteID, tab: TabID?, range: SourceRange, persona: GraphID<Persona>?) {
      (self.route, self.tab, self.range, self.persona) = (route, tab, range, persona)
    }
  }

  package var name: Located<String>
  package var title: Located<String>?
  package var steps: [Step]

  package var displayTitle: String { title?.value ?? SwiftName.words(name.value) }

  package init(name: Located<String>, title: Located<String>?, steps: [Step]) {
    (self.name, self.title, self.steps) = (name, title, steps)
  }
}
