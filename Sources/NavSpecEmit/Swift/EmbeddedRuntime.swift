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
  /// How every file's name ends.
  package static let suffix = ".runtime.swift"

  /// The runtime, for the app's module.
  static var files: [(name: String, text: String)] { files(of: folder) { $0 } }

  /// What generated tests check with.
  /// - Parameter module: The app's module; nil if the tests are part of it.
  static func testFiles(module: String?) -> [(name: String, text: String)] {
    files(of: testsFolder) { source in
      let line = "public import \(folder)\n"
      return source.replacing(line, with: module.map { "public import \($0)\n" } ?? "")
        .replacing("import \(folder)\n", with: module.map { "import \($0)\n" } ?? "")
    }
  }

  private static func files(
    of module: String, _ change: (String) -> String
  ) -> [(name: String, text: String)] {
    EmbeddedSources.all.filter { $0.module == module }.map { _, name, text in
      (
        name: "\(module)/\(name)\(suffix)",
        text: "\(mark)\n\(notes)\n\n\(change(text))"
      )
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
