// refused: 'of' is unavailable: write in the app: nonisolated extension Layout: CustomURLRepresentationParameterConvertible
// What is generated for a type that a URL has no text for says what the app must write.
import AppIntents

enum Layout: String { case list, grid }

private nonisolated enum TextInURL {
  static func check() { of(Layout.self) }

  private static func of(_ type: (some AppIntents.CustomURLRepresentationParameterConvertible).Type) {}
  @available(
    *, unavailable,
    message:
      "write in the app: nonisolated extension Layout: CustomURLRepresentationParameterConvertible { var urlRepresentationParameter: String { \"\\(rawValue)\" } }"
  )
  private static func of(_ type: Layout.Type) {}
}
