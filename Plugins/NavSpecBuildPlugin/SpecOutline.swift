import Foundation

/// What a plugin knows of a YAML file: its top-level keys and what it includes.
///
/// Plugins cannot use the compiler's modules, and only have to know which files belong together: this reads the
/// layouts that people write and passes over the rest. The compiler, which reads everything, refuses to write
/// what the plugin did not foresee, and to read it.
struct SpecOutline {
  /// A path or glob under `include:`.
  struct Include: Hashable {
    var path: String
    /// The module that the file is compiled in, if it is another one.
    var module: String?
  }

  /// The text of each top-level value, as written.
  private var values: [String: String] = [:]

  init(_ text: String) {
    var scanner = YAMLScanner(text)
    values = scanner.topLevelValues()
  }

  /// Whether a key stands at the top level.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// The value of a key, if it is a single word or text.
  func text(of key: String) -> String? {
    guard let value = values[key], case .text(let text) = YAMLScanner.value(of: value) else { return nil }
    return text
  }

  /// What `include:` names.
  var includes: [Include] {
    guard let value = values["include"] else { return [] }
    return YAMLScanner.value(of: value).items.compactMap { item in
      switch item {
      case .text(let path): Include(path: path)
      case .map(let entries):
        entries["path"].flatMap(\.text).map { Include(path: $0, module: entries["module"]?.text) }
      case .list, .nothing: nil
      }
    }
  }
}

/// A value of YAML, as far as includes need it.
indirect enum YAMLValue: Equatable {
  case text(String)
  case list([YAMLValue])
  case map([String: YAMLValue])
  case nothing

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// One value may stand for a list of one.
  var items: [YAMLValue] { if case .list(let items) = self { items } else { [self] } }
}
