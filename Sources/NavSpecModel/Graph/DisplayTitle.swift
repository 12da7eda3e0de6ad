import NavSpecDiagnostics

extension Route {
  /// Its title, or its name as words.
  package var displayTitle: String { plain.title?.value ?? SwiftName.words(name.value) }
}

extension Tab {
  /// Its title, or its name as words.
  package var displayTitle: String { spec.title?.value ?? SwiftName.words(name.value) }
}

extension Flow {
  /// Its title, or its name as words.
  package var displayTitle: String { title?.value ?? SwiftName.words(name.value) }
}

extension Section {
  /// Its title, or its name as words.
  package var displayTitle: String { spec.title?.value ?? SwiftName.words(name.value) }
}
