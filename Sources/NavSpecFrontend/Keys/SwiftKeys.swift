import NavSpecDiagnostics
import NavSpecModel

extension SpecKeys {
  static let swift = KeyTable<SwiftOptions>(
    .swift,
    [
      .key(
        "access", { $0.access = $1 }, .plain(.choice()),
        "the access level of declarations; without it, public where the types of the spec allow it"),
      .key(
        "imports", { $0.imports = $1 }, .list(of: .plain(.module)),
        "modules that every file imports in addition"),
      .key("header", { $0.header = $1 }, .header, "a comment at the beginning of every file"),
      .key(
        "indentation", { $0.indentation = $1 },
        .plain(.choice()).described(
          as: .anyOf([.bounded(2...2), .bounded(4...4), .choice(["2", "4", "tab"])])),
        default: 2, "2, 4 or tab"),
      .key(
        "ignoredByLinters", { $0.isLeftToItself = $1 }, .plain(.boolean), default: true,
        "whether swift-format and SwiftLint ignore the files"),
      .key(
        "locations", { $0.namesLocations = $1 }, .plain(.boolean), default: false,
        "whether a comment before each declaration gives its place in the spec"),
      .key(
        "typedNavigation", { $0.hasTypedNavigation = $1 }, .plain(.boolean), default: false,
        "whether 'navigate(from:to:)' is generated, which accepts only edges of the spec"),
      .key(
        "accessibilityIdentifiers", { $0.hasIdentifiers = $1 }, .plain(.boolean), default: true,
        "whether screens and tabs have identifiers, which UI tests find them by"),
      .key(
        "runtime", { $0.runtime = $1 }, .plain(.choice()), default: "package",
        "the runtime: the package, or files beside the generated code"),
      .key(
        "module", { $0.module = $1 }, .plain(.module),
        "the module of the generated code, which generated tests import"),
    ])
}

extension ValueReader where Value == Located<String> {
  /// A module, or a part of one.
  static var module: Self {
    form(.swiftName).map { text, _, sink in
      let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
      if !parts.allSatisfy({ SwiftName.isIdentifier(String($0)) }) {
        sink.report(
          .invalidName, "'\(text.value)' is not the name of a module", at: text.range,
          label: "letters, digits and '_'")
      }
      return text
    }
  }
}

extension ValueReader where Value == [String] {
  /// The lines of a comment. What hides text, or shows it in another order, is refused.
  fileprivate static var header: Self {
    ValueReader<Located<String>>.text.map { text, _, sink in
      let texts = text.value.split { $0 == "\n" || $0 == "\t" }
      guard !texts.contains(where: \.hidesCharacters) else {
        sink.report(
          .wrongType, "a header with a character that does not show", at: text.range,
          label: "must be plain text")
        return nil
      }
      var lines = text.value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      return lines
    }
  }
}
