/// How a project wants its generated Swift: `swift:` of `.navspec.yaml`.
package struct SwiftOptions: Hashable, Sendable {
  package enum Access: String, CaseIterable, Sendable {
    case `public`, package, `internal`
  }

  package enum Indentation: String, CaseIterable, Sendable {
    case two = "2"
    case four = "4"
    case tab
  }

  /// Where the code finds the runtime.
  package enum Runtime: String, CaseIterable, Sendable {
    /// In the package `NavSpecRuntime`.
    case package
    /// In files beside it.
    case embed
  }

  /// Nil is public, or internal where the spec names a type of the app's own module.
  package var access: Access?
  /// Modules that every file imports besides what it needs.
  package var imports: [String] = []
  /// The lines of the comment that every file begins with.
  package var header: [String] = []
  package var indentation = Indentation.two
  /// Whether the files ask formatters and linters to skip them.
  package var isLeftToItself = true
  /// Whether declarations say where in the spec they come from.
  package var namesLocations = false
  /// Whether edges of the spec are checked by the compiler of the app.
  package var hasTypedNavigation = false
  /// Whether screens and tabs have accessibility identifiers.
  package var hasIdentifiers = true
  package var runtime = Runtime.package
  /// The module that holds the generated code, which generated tests import.
  package var module: String?

  package init() {}
}
