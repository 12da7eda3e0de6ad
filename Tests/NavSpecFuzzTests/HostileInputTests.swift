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
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let file = folder.appendingPathComponent("\(name)/\(name).nav.yaml")
      guard let text = try? String(contentsOf: file, encoding: .utf8), !text.contains("include:") else {
        continue
      }
      inputs += HostileInput.repeating(text, named: name, bytes: size)
    }
    return inputs
  }

  private static let commands = [
    ["validate"], ["validate", "--format", "json"], ["validate", "--diff", "--unsafe"],
    ["generate", "-o", "out", "--tests", "tests", "--list-outputs"],
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
    print("| \(name) | \(Int(cost.cpu)) | \(Int(cost.memory)) | \(String(format: "%.1f", growth)) |")
    #expect(cost.cpu < 2_000 && cost.memory < 500 * 1e6 / 1_048_576, "\(cost)")
    // Of a few milliseconds, the start is the greater part.
    #expect(growth <= 5 || cost.cpu < 200, "\(growth)")
  }

  /// The dearest of the commands; a debug build has time for one.
  private func cost(of name: String, in inputs: [HostileInput]) throws -> (cpu: Double, memory: Double) {
    let input = try #require(inputs.first { $0.name == name })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(input.bytes).write(to: folder.appendingPathComponent("spec.nav.yaml"))
    if !input.settings.isEmpty {
      try Data(input.settings.utf8).write(to: folder.appendingPathComponent(".navspec.yaml"))
    }
    let costs = try Self.commands.prefix(Self.release == nil ? 1 : .max).map { command in
      // A finding is an answer, and so is the refusal of settings; what died is none.
      try ProcessCost.run(
        [Self.release ?? Self.debug, command[0], "spec.nav.yaml"] + command.dropFirst(), in: folder.path,
        limit: Self.release == nil ? 60 : 10, allowing: input.settings.isEmpty ? [0, 1] : [0, 1, 2])
    }
    return (costs.map(\.cpu).max() ?? 0, costs.map(\.memory).max() ?? 0)
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
