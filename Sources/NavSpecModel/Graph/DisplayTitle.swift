import NavSpecDiagnostics

extension Route {
  /// Its title, or its name as words.
  package var displayTitle: String { plain.title?.value ?? SwiftName.words(name.value) }
}

extension Tab {
  package var displayTitle: String { spec.title?.value ?? SwiftName.words(name.value) }
}

extension Flow {
  package var displayTitle: String { title?.value ?? SwiftName.words(name.value) }
}

extension Section {
  package var displayTitle: String { spec.title?.value ?? SwiftName.words(name.value) }
}
