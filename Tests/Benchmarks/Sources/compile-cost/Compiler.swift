import Foundation
import Measuring

/// `swiftc`, as packages and apps call it.
struct Compiler {
  enum Optimisation: String, CaseIterable {
    /// The whole module at once, as in a release.
    case speed = "-O"
    /// File by file, as while an app is written.
    case none = "-Onone"
  }

  /// What a module cost.
  struct Cost {
    /// Seconds of CPU time.
    var time: Double
    /// Bytes of code and data, of all object files.
    var size: Int
    /// Bytes of the object files themselves, without debug information.
    var fileSize: Int
  }

  let swiftc: String
  /// The root of the package.
  let repository: URL
  /// A file is compiled in less, or given up.
  let limit: Int

  private var stub: URL { repository.appending(path: "Tests/SwiftUIStub") }

  /// The options that define system versions for the stub of SwiftUI.
  private var domains: [String] {
    [
      "-enable-experimental-feature", "CustomAvailability", "-I", stub.appending(path: "Domains").path,
      "-Xfrontend", "-import-module", "-Xfrontend", "Domains",
    ]
  }

  private static let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    .flatMap { ["-enable-upcoming-feature", $0] }

  /// Compiles a module for others to import, without its object code.
  /// - Parameter isOfSystem: Whether nothing may be known of its code, as of the system's own.
  func module(
    _ name: String, of files: [String], importing modules: [URL] = [], isOfSystem: Bool = false,
    into folder: URL
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try ProcessCost.run(
      [
        swiftc, "-O", "-wmo", "-emit-module", "-parse-as-library", "-suppress-warnings", "-swift-version",
        "6",
        "-package-name", "navspec", "-module-name", name, "-o", "\(name).swiftmodule",
      ] + (isOfSystem ? ["-enable-library-evolution"] : []) + Self.features + domains
        + modules.flatMap { ["-I", $0.path] } + files, in: folder.path)
  }

  /// Copies files as the compiler sees them for iOS 18.
  func adapted(_ files: [String], into folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try ProcessCost.run(
      [repository.appending(path: "Tests/SwiftUIStub/for-system").path, "iOS", "18.0", folder.path] + files)
    return swiftFiles(in: folder)
  }

  /// Compiles an app's module.
  /// - Returns: Nil if it took too long or the compiler gave up.
  func cost(of files: [String], _ optimisation: Optimisation, importing modules: [URL], in folder: URL)
    -> Result<Cost, ProcessCost.Failure>
  {
    try? FileManager.default.removeItem(at: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let mode = optimisation == .speed ? ["-wmo", "-o", "app.o"] : ["-enable-batch-mode", "-j1"]
      let measurement = try ProcessCost.run(
        [
          swiftc, "-c", optimisation.rawValue, "-parse-as-library", "-swift-version", "6", "-module-name",
          "App",
        ]
          + mode + Self.features + domains + modules.flatMap { ["-I", $0.path] } + files,
        in: folder.path, limit: limit)
      let objects = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "o" }
      return .success(
        Cost(
          time: measurement.cpu / 1000, size: try objects.reduce(0) { $0 + (try contents(of: $1)) },
          fileSize: try objects.reduce(0) { $0 + (try Data(contentsOf: $1).count) }))
    } catch let failure as ProcessCost.Failure {
      return .failure(failure)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The bytes of code and data in an object file, by `size`.
  private func contents(of object: URL) throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["size", object.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = text.split(separator: "\n").last?.split(whereSeparator: \.isWhitespace) ?? []
    guard numbers.count > 1, let code = Int(numbers[0]), let data = Int(numbers[1]) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return code + data
  }
}

/// The Swift files below a folder, in order.
func swiftFiles(in folder: URL) -> [String] {
  let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map(\.path).sorted()
}
