import CEmbeddedRuntime
import NavSpecModel

/// The runtime as files beside generated code. Their names differ from any the app gives its own,
/// since a module has each name once.
package enum EmbeddedRuntime {
  /// The first line of every file, which identifies files that are no longer generated.
  package static let mark = "// Part of the runtime of navspec. Do not edit."
  private static let notes = """
    // Copyright (c) 2026 The navspec authors. SPDX-License-Identifier: MIT
    // swift-format-ignore-file
    // swiftlint:disable all
    """
  /// Below the folder of the generated code.
  package static let folder = "NavSpecRuntime"
  /// Below the folder of the generated tests.
  package static let testsFolder = "NavSpecTesting"
  package static let folders = [folder, testsFolder]
  /// How every file's name ends.
  package static let suffix = ".runtime.swift"

  /// The runtime, for the app's module.
  /// - Parameter isInternal: Whether the generated code is internal, and with it the runtime. Otherwise the runtime
  ///   is public: an optimised app then keeps all of it, because any other module might call it.
  static func files(isInternal: Bool) -> [GeneratedFile] { files(of: folder, isInternal) { $0 } }

  /// What generated tests check with.
  /// - Parameters:
  ///   - module: The app's module; nil if the tests are part of it.
  ///   - isInternal: Whether the runtime in the app's module is.
  static func testFiles(module: String?, isInternal: Bool) -> [GeneratedFile] {
    files(of: testsFolder, isInternal) { source in
      let line = "import \(folder)\n"
      let source = source.contains(line) ? source : line + source
      guard let module else { return source.replacing("public \(line)", with: "").replacing(line, with: "") }
      return source.replacing(
        "public \(line)", with: "@testable \(isInternal ? "" : "public ")import \(module)\n"
      )
      .replacing(line, with: "@testable import \(module)\n")
    }
  }

  private static func files(
    of module: String, _ isInternal: Bool, _ change: (String) -> String
  ) -> [GeneratedFile] {
    EmbeddedSources.all.filter { $0.module == module }.map { _, name, text in
      let text = RuntimeSource.embedded(change(RuntimeSource.resolved(text)), isInternal: isInternal)
      return GeneratedFile(name: "\(module)/\(name)\(suffix)", text: "\(mark)\n\(notes)\n\n\(text)")
    }
  }
}

/// The sources that the compiler was built beside.
enum EmbeddedSources {
  static let all: [(module: String, name: String, text: String)] = {
    var sources: [(module: String, name: String, text: String)] = []
    var next = navspec_sources()
    while let source = next?.pointee, let module = source.module, let name = source.name,
      let text = source.text
    {
      sources.append((String(cString: module), String(cString: name), String(cString: text)))
      next = next?.successor()
    }
    return sources
  }()
}
