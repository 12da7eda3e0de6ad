package import Foundation
import Testing

/// The Swift compiler of the machine, with the runtime as it was built for these tests.
package enum SwiftCompiler {
  /// What the compiler says of files, by name, as one module.
  /// - Parameter modules: The folder of the modules that they import; nil is the one of these tests.
  package static func typecheck(
    _ files: [(name: String, text: String)], with modules: URL? = nil
  ) throws -> (output: String, code: Int32) {
    try withFolder { folder in
      let paths = try files.map { name, text in
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
      }
      return try run(
        ["-typecheck", "-module-name", "Calls", "-I", (modules ?? self.modules).path] + paths)
    }
  }

  /// Calls a function with a folder that has the stub of SwiftUI and the runtime with its views as modules.
  package static func withViews<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try withFolder { folder in
      for (name, paths) in [
        // Foundation of Linux has no user activities.
        ("SwiftUI", ["Tests/SwiftUIStub/Stub", "Tests/SwiftUIStub/Driver/Activity.swift"]),
        ("NavSpecRuntime", ["Sources/NavSpecRuntime"]),
      ] {
        let sources = paths.flatMap { path in
          let place = repository.appending(path: path)
          let inside = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
          return [place.path] + (inside?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
        }
        .filter { $0.hasSuffix(".swift") }
        let module = folder.appending(path: "\(name).swiftmodule")
        let (output, code) = try run(
          [
            "-emit-module", "-package-name", "navspec", "-module-name", name, "-emit-module-path",
            module.path, "-suppress-warnings",
          ]
            + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-I", folder.path]
            + sources)
        if code != 0 { Issue.record("\(output)") }
      }
      return try body(folder)
    }
  }

  private static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func run(_ arguments: [String]) throws -> (output: String, code: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-wmo", "-swift-version", "6", "-parse-as-library"]
      + ["-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature"]
      + ["MemberImportVisibility"] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  private static var modules: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }
}
