import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecLinkAnalysis

/// With the head that an example may leave out.
func whole(_ text: String) -> String {
  text.hasPrefix("navspec:")
    ? text : "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\n" + withHome(text)
}

/// An example speaks of what changes; the home screen, which leads everywhere, is added.
private func withHome(_ text: String) -> String {
  text.contains("\n  home:")
    ? text : text.replacing("routes:\n", with: "routes:\n  home: {}\n")
}

/// What a spec means.
func resolved(_ text: String, _ options: CompilerOptions = CompilerOptions()) throws -> ResolvedSpec {
  try compared(text, options).resolved
}

func compared(_ text: String, _ options: CompilerOptions = CompilerOptions()) throws -> ComparedSpec {
  let spec = try CheckedSpec(
    root: "app.nav.yaml", files: MemorySpecFiles("app.nav.yaml", whole(text)), options: options)
  return try ComparedSpec(spec, name: "app.nav.yaml")
}

/// The changes between two specs.
func changes(_ base: String, _ head: String) throws -> ChangeList {
  SpecComparison(base: try resolved(base), head: try resolved(head)).changes()
}

extension ChangeList {
  /// `level id route`, in order.
  var lines: [String] {
    changes.map { "\($0.level.rawValue) \($0.kind.id)\($0.route.map { " " + $0 } ?? "")" }
  }
}
