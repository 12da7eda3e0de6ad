import NavSpecCompiler
import NavSpecLinkAnalysis
import NavSpecDiagnostics
import NavSpecRuntime

/// The whole compiler: a spec is refused with reasons, or has every output.
enum CompileEntry {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let files = InputFiles(input)
    let specs = files.specs
    var options = CompilerOptions()
    if let bytes = files.configuration {
      do throws(ReportedFailure) {
        options = try Configuration.read(bytes, path: InputFiles.configurationPath).options
      } catch {
        try promise(!error.report.diagnostics.isEmpty, "a configuration that is refused in silence")
      }
    }
    options.today = (2027, 1, 1)
    guard let compilation = compiled(specs, options) else { throw BrokenPromise("the root was not found") }
    try promisePlaces(of: compilation.diagnostics, in: compilation.sources)
    for style in ReportFormat.all {
      let report = compilation.report.text(as: style)
      try promise(compilation.diagnostics.isEmpty || !report.isEmpty, "an empty report")
    }
    if compilation.errorCount == 0 {
      try checkOutputs(of: compilation)
    } else {
      // Errors that leave the meaning in doubt leave no model; others, as of policies, do.
      try promise(
        compilation.isSound == ((try? compilation.files(of: .model)[0].text) != nil),
        "a model of what has no meaning")
    }
    try checkFixes(of: compilation, specs)
    try checkFormat(of: compilation, specs, options)
  }

  private static func compiled(_ files: MemorySpecFiles, _ options: CompilerOptions) -> CheckedSpec? {
    try? CheckedSpec(root: InputFiles.rootPath, files: files, options: options)
  }

  private static func checkOutputs(of compilation: CheckedSpec) throws(BrokenPromise) {
    guard let resolved = compilation.resolved, let model = try? compilation.files(of: .model)[0].text,
      let dot = try? compilation.files(of: .graph)[0].text
    else { throw BrokenPromise("a spec without errors lacks an output") }
    try promise(model.hasPrefix("{") && dot.hasPrefix("digraph"), "an output that is none")
    do {
      try checkNames(of: try compilation.files(of: .swift))
    } catch let error as BrokenPromise {
      throw error
    } catch {
      try promise(error is ReportedFailure, "\(error)")
    }
    let schema = resolved.schema
    try promise(resolved.table.problems.isEmpty, "\(resolved.table.problems)")
    // What generated code carries is read back by the app.
    let read = NavigationSchema(compiledText: schema.compiledText)
    try promise(read == schema, "the schema is not what its table says:\n\(schema.text)")
    for link in schema.links {
      for url in [link.pattern, "https://example.com" + link.pattern] {
        let hasResult = (try? compilation.resolution(of: url)) != nil
        try promise(hasResult, "'\(url)' has no result")
      }
    }
  }

  /// Output names differ on every file system.
  private static func checkNames(of files: [GeneratedFile]) throws(BrokenPromise) {
    for file in files {
      let isPlain = file.name.utf8.allSatisfy { byte in
        byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
      }
      try promise(isPlain && file.name.hasSuffix(".nav.swift"), "a file named '\(file.name)'")
    }
    let names = Set(files.map { $0.name.lowercased() })
    try promise(names.count == files.count, "two files of one name among \(files.map(\.name))")
  }

  private static func checkFixes(
    of compilation: CheckedSpec, _ files: MemorySpecFiles
  ) throws(BrokenPromise) {
    for includesUnsafe in [false, true] {
      let selection = FixSelection(of: compilation.diagnostics, includesUnsafe: includesUnsafe)
      guard selection.count > 0 else { continue }
      let fixed = compilation.fixed(in: files, includesUnsafe: includesUnsafe)
      try promise(fixed.files.isEmpty || fixed.fixCount > 0, "a file changes without a fix")
      // A fix that makes things worse is left out; none that is taken may add an error.
      try promise(
        !compilation.isSound || fixed.spec.errorCount <= compilation.errorCount,
        "fixes add errors: \(fixed.spec.report.text(as: .plain))")
      try promisePlaces(of: fixed.spec.diagnostics, in: fixed.spec.sources)
      for file in fixed.files {
        try promise(isUTF8(file.fixed) || !isUTF8(file.original), "a fix that breaks a character")
        try promise(
          file.fixed.count < 3 * file.original.count + 4096, "a fix that grows: \(file.diff.prefix(4096))")
        try promise(!file.diff.isEmpty, "a change without a difference")
      }
    }
  }

  private static func checkFormat(
    of compilation: CheckedSpec, _ files: MemorySpecFiles, _ options: CompilerOptions
  ) throws(BrokenPromise) {
    var formatted = files
    for (path, bytes) in files.contents {
      guard case .formatted(let result) = FormattedSpec.of(bytes, path: path, options: options) else {
        continue
      }
      formatted.contents[path] = result
      guard result != bytes else { continue }
      guard case .formatted(let again) = FormattedSpec.of(result, path: path, options: options) else {
        throw BrokenPromise("what was formatted cannot be: \(text(result))")
      }
      try promise(again == result, "formatted twice:\n\(text(result))\nthen:\n\(text(again))")
    }
    guard formatted.contents != files.contents, let after = compiled(formatted, options) else { return }
    // Of keys that exclude each other the first in the file is heard, and layout may order keys.
    guard compilation.errorCount == 0 else {
      return try promise(after.errorCount > 0, "layout repairs \(compilation.report.text(as: .plain))")
    }
    let (old, new) = (compilation.diagnostics.map(\.message), after.diagnostics.map(\.message))
    try promise(old.sorted() == new.sorted(), "layout changes what is said: \(old) \(new)")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
