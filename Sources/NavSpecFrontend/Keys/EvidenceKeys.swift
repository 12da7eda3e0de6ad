import NavSpecDiagnostics
import NavSpecModel

extension Field {
  /// Where the app's code has what a spec says.
  static func from(_ set: @escaping @Sendable (inout Object, Located<String>) -> Void) -> Self {
    .key(
      "from", set, .codePlace, examples: ["Sources/Home.swift#HomeView"],
      "the place in the app's code that says so: PATH[:LINE][#TYPE]")
  }

  /// How certain that is.
  static func mark(_ set: @escaping @Sendable (inout Object, Located<EvidenceMark>) -> Void) -> Self {
    .key("mark", set, .choice(), "how certain it is: read in the code, inferred, or a guess")
  }
}

extension TextForm {
  static let codePlace = Self(
    name: "codePlace", phrase: "a place in the code, 'PATH#TYPE'",
    pattern: "^(?![/~])[^\\\\#:]+(?::[1-9][0-9]{0,6})?(?:#[^#\\s]+)?$", numbers: .refused)
}

extension ValueReader where Value == Located<String> {
  nonisolated(unsafe) private static let codePlaces = /(?![\/~])[^\\#:]+(?::[1-9][0-9]{0,6})?(?:#[^#\s]+)?/

  /// `Sources/Home.swift:12#HomeView`
  fileprivate static var codePlace: Self {
    let place = form(.codePlace)
    return Self(shape: place.shape) { node, sink in
      guard let text = place.read(node, &sink) else { return nil }
      return text.value.wholeMatch(of: codePlaces) == nil
        ? sink.refuse(node, wanted: TextForm.codePlace.phrase) : text
    }
  }
}
