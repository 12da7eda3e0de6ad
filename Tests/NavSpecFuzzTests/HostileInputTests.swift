import Foundation
import NavSpecFuzzing
import Testing

/// No file of a megabyte takes more than 2 s of the processor or 500 MB, whatever the command, and from a quarter of
/// that on, the time grows at most fivefold. That is the release build's promise, which `script/fuzz hostile` measures
/// and prints. A debug build gets the 256th part and the limits of a hang: what grows faster than its input shows there
/// too.
@Suite(.serialized) struct HostileInputTests {
  private static let release = ProcessInfo.processInfo.environment["NAVSPEC_BINARY"]
  private static let size = release == nil ? 1 << 12 : 1 << 20
  private static let names = inputs(bytes: 1 << 10).map(\.name)
  private static let large = inputs(bytes: size)
  private static let small = inputs(bytes: size / 4)

  /// Those of the generator, and in a release build every valid spec with its parts repeated.
  private static func inputs(bytes size: Int) -> [HostileInput] {
    var inputs = HostileInput.all(bytes: size)
    guard release != nil else { return inputs }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("specs/valid")
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".nav.yaml") }.sorted()
    let texts = paths.map {
      (try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) ?? ""
    }
    var entries = RepeatedEntries(texts)
    for (path, text) in zip(paths, texts) {
      let parts = path.split(separator: "/")
      let (app, rest) = (String(parts[0]), parts.dropFirst().joined(separator: "/"))
      let own = zip(paths, texts).filter { $0.0.hasPrefix(app + "/") }
      let isRoot = rest == "\(app).nav.yaml"
      for var input in entries.inputs(text, named: isRoot ? app : "\(app)-\(parts.last ?? "")", bytes: size) {
        for (path, text) in own { input.files[String(path.dropFirst(app.count + 1))] = { Array(text.utf8) } }
        let root = input.files.removeValue(forKey: "\(app).nav.yaml")
        if !isRoot {
          input.files[rest] = input.content
          input.content = root ?? input.content
        }
        inputs.append(input)
      }
    }
    return inputs
  }

  /// The first two are what a debug build has time for.
  private static let commands = [
    ["validate", "spec.nav.yaml"], ["diff", "spec.nav.yaml", "moved.nav.yaml"],
    ["validate", "spec.nav.yaml", "--format", "json"], ["validate", "spec.nav.yaml", "--diff", "--unsafe"],
    ["generate", "spec.nav.yaml", "-o", "out", "--tests", "tests", "--list-outputs"],
    ["diff", "spec.nav.yaml", "renamed.nav.yaml"], ["graph", "spec.nav.yaml", "--format", "text"],
    ["graph", "spec.nav.yaml", "--format", "json"], ["model", "spec.nav.yaml"],
    ["format", "spec.nav.yaml", "--check"], ["resolve", "https://demo.example.com/x/a1-2", "spec.nav.yaml"],
  ]

  @Test(arguments: names)
  func hostileFilesAreReadOrRefusedInTime(_ name: String) throws {
    let cost = try cost(of: name, in: Self.large)
    if Self.release == nil {
      // Beside other tests the peak says nothing: Linux counts that of the process that spawned.
      #expect(cost.cpu < 20_000, "\(cost)")
      return
    }
    let growth = cost.cpu / (try self.cost(of: name, in: Self.small)).cpu
    print(
      "| \(name) | \(cost.command) | \(Int(cost.cpu)) | \(Int(cost.memory)) | \(String(format: "%.1f", growth)) |"
    )
    #expect(cost.cpu < 2_000 && cost.memory < 500 * 1e6 / 1_048_576, "\(cost)")
    // Of a few milliseconds, the start is the greater part.
    #expect(growth <= 5 || cost.cpu < 200, "\(growth)")
  }

  /// Of the dearest of the commands.
  private func cost(of name: String, in inputs: [HostileInput]) throws -> (
    command: String, cpu: Double, memory: Double
  ) {
    let input = try #require(inputs.first { $0.name == name })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = input.files.mapValues { $0() }
    files["spec.nav.yaml"] = input.content()
    files["moved.nav.yaml"] = input.moved
    files["renamed.nav.yaml"] = input.renamed
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    if !input.settings.isEmpty {
      try Data(input.settings.utf8).write(to: folder.appendingPathComponent(".navspec.yaml"))
    }
    let costs = try Self.commands.prefix(Self.release == nil ? 2 : .max).map { command in
      // A finding is an answer, and so is a refusal; what died is none.
      try ProcessCost.run(
        [Self.release ?? Self.debug] + command, in: folder.path, limit: Self.release == nil ? 60 : 10,
        allowing: input.settings.isEmpty && command[0] != "diff" ? [0, 1] : [0, 1, 2])
    }
    let dearest = zip(Self.commands, costs).max { $0.1.cpu < $1.1.cpu }
    return (dearest?.0[0] ?? "", dearest?.1.cpu ?? 0, costs.map(\.memory).max() ?? 0)
  }

  /// Beside the tests, in the folder of products.
  private static let debug: String = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let products = bundle.bundleURL.deletingLastPathComponent()
    #else
      let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return products.appendingPathComponent("navspec").path
  }()
}
