import Foundation
import NavSpecFuzzing
import Testing

/// No file of a megabyte takes more than 2 s of the processor or 500 MB. That is the release build's promise, which
/// `NAVSPEC_BINARY=.build/release/navspec` (`script/test --full`) measures, with figures. A debug build gets the 64th
/// part and the limits of a hang: what grows faster than its input shows there too.
@Suite(.serialized) struct HostileInputTests {
  private static let release = ProcessInfo.processInfo.environment["NAVSPEC_BINARY"]
  private static let inputs = HostileInput.all(bytes: release == nil ? 1 << 14 : 1 << 20)

  @Test(arguments: inputs.map(\.name))
  func hostileFilesAreReadOrRefusedInTime(_ name: String) throws {
    let input = try #require(Self.inputs.first { $0.name == name })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec = folder.appendingPathComponent("spec.nav.yaml")
    try Data(input.bytes).write(to: spec)
    let binary = Self.release ?? Self.debug
    // A finding is an answer; what could not be done, or died, is none.
    let limit = Self.release == nil ? 60 : 10
    let cost = try ProcessCost.run([binary, "validate", spec.path], limit: limit, allowing: [0, 1])
    if Self.release == nil {
      // Beside other tests the peak says nothing: Linux counts that of the process that spawned.
      #expect(cost.cpu < 20_000, "\(cost)")
    } else {
      print("\(name): \(Int(cost.cpu)) ms, \(Int(cost.memory)) MiB")
      #expect(cost.cpu < 2_000 && cost.memory < 500 * 1e6 / 1_048_576, "\(cost)")
    }
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
