import NavSpecCompiler
import NavSpecDiagnostics

extension CheckedSpec {
  /// Compiles one file with `.navspec.yaml` beside it, on the first day of 2026's second half.
  static func compiling(_ spec: String, configuration: String? = nil) throws -> CheckedSpec {
    var options = CompilerOptions()
    if let text = configuration {
      options = try Configuration.read(Array(text.utf8), path: ".navspec.yaml").options
    }
    options.today = (2026, 7, 1)
    return try CheckedSpec(
      root: "demo.nav.yaml", files: MemorySpecFiles("demo.nav.yaml", spec), options: options)
  }
}
