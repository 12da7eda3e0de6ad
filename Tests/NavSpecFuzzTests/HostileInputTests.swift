import Foundation
import NavSpecFuzzing
import Testing

/// No file of a megabyte takes more than 2 s of the processor or 500 MB, whatever the command; no two files of half a
/// megabyte that are compared, and none whose fixes are checked too, take more than 4 s; from a quarter of that on, the
/// time grows at most fivefold. That is the release build's promise, which `script/fuzz hostile` measures and prints, one
/// kind at a time: beside another, each takes longer. A debug build gets the 512th part and the limits of a hang: what
/// grows faster than its input shows there too.
@Suite(.serialized) struct HostileInputTests {
  private static let release = ProcessInfo.processInfo.environment["NAVSPEC_BINARY"]
  private static let size = release == nil ? 1 << 11 : 1 << 20
  private static let names = inputs(bytes: 1 << 10).map(\.name).filter { kinds.isEmpty || kinds.contains($0) }
  /// The kinds to run, all where there are none.
  private static let kinds = Set(
    (ProcessInfo.processInfo.environment["NAVSPEC_KINDS"] ?? "").split(separator: " ").map(String.init))
  /// By their size: a file, those that are compared, and a quarter of each.
  private static let inputs = Dictionary(
    uniqueKeysWithValues: [1, 2, 4, 8].map { (size / $0, inputs(bytes: size / $0)) })

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
    ["validate", "spec.nav.yaml"], ["diff", "before.nav.yaml", "moved.nav.yaml"],
    ["validate", "spec.nav.yaml", "--format", "json"], ["validate", "spec.nav.yaml", "--diff", "--unsafe"],
    ["generate", "spec.nav.yaml", "-o", "out", "--tests", "tests", "--list-outputs"],
    ["diff", "before.nav.yaml", "renamed.nav.yaml"], ["graph", "spec.nav.yaml", "--format", "text"],
    ["graph", "spec.nav.yaml", "--format", "json"], ["model", "spec.nav.yaml"],
    ["format", "spec.nav.yaml", "--check"], ["resolve", "spec.nav.yaml", "https://demo.example.com/x/a1-2"],
  ]

  @Test(arguments: names)
  func hostileFilesAreReadOrRefusedInTime(_ name: String) throws {
    guard Self.release != nil else {
      // Beside other tests the peak says nothing: Linux counts that of the process that spawned.
      try inFolder(of: name, bytes: Self.size) { folder in
        for command in Self.commands.prefix(2) {
          let cost = try cost(of: command, in: folder)
          #expect(cost.cpu < 20_000, "\(command) \(cost)")
        }
      }
      return
    }
    let rows = try inFolder(of: name, bytes: Self.size) { folder in
      try inFolder(of: name, bytes: Self.size / 4) { quarter in
        try Self.commands.map { try row(of: $0, in: folder, quarter) }
      }
    }
    let dearest = try #require(
      rows.max { $0.cost.cpu / limit(of: $0.command) < $1.cost.cpu / limit(of: $1.command) })
    let memory = rows.map(\.cost.memory).max() ?? 0
    let growth = rows.compactMap(\.growth).max().map { String(format: "%.1f", $0) } ?? "–"
    print("| \(name) | \(dearest.command[0]) | \(Int(dearest.cost.cpu)) | \(Int(memory)) | \(growth) |")
    for row in rows {
      let command = row.command.joined(separator: " ")
      #expect(row.cost.cpu < limit(of: row.command), "\(command) \(row.cost)")
      #expect(row.cost.memory < 500 * 1e6 / 1_048_576, "\(command) \(row.cost)")
      #expect(row.growth ?? 1 <= 5, "\(command) \(row.cost)")
    }
  }

  private struct Row {
    let command: [String]
    let cost: ProcessCost
    /// nil where the start of a process is the greater part.
    let growth: Double?
  }

  private func row(of command: [String], in folder: String, _ quarter: String) throws -> Row {
    let cost = try cost(of: command, in: folder)
    let growth = cost.cpu < 200 ? nil : try growth(of: command, from: quarter, to: folder, cost.cpu)
    return Row(command: command, cost: cost, growth: growth)
  }

  /// How many times as long a command takes. What is more than promised is measured again, for the machine does other
  /// work; of several runs the quickest counts.
  private func growth(of command: [String], from small: String, to large: String, _ first: Double) throws
    -> Double
  {
    var (least, most) = (Double.infinity, first)
    for attempt in 0..<3 {
      if attempt > 0 { most = min(most, try cost(of: command, in: large).cpu) }
      least = min(least, try cost(of: command, in: small).cpu)
      if most / least <= 5 { break }
    }
    return most / least
  }

  /// Milliseconds of the processor. A comparison checks two specs, and `--diff` checks what the fixes make of one.
  private func limit(of command: [String]) -> Double {
    command[0] == "diff" || command.contains("--diff") ? 4_000 : 2_000
  }

  private func cost(of command: [String], in folder: String) throws -> ProcessCost {
    // A finding is an answer, and so is a refusal of settings or of what cannot be compared; what died is none.
    let mayRefuse =
      command[0] == "diff" || FileManager.default.fileExists(atPath: folder + "/.navspec.yaml")
    return try ProcessCost.run(
      [Self.release ?? Self.debug] + command, in: folder, limit: Self.release == nil ? 60 : 10,
      allowing: mayRefuse ? [0, 1, 2] : [0, 1])
  }

  /// Where the files of an input are, of a size, and those of half of it that are compared.
  private func inFolder<Value>(of name: String, bytes: Int, _ body: (String) throws -> Value) throws -> Value
  {
    func input(_ bytes: Int) throws -> HostileInput {
      try #require(Self.inputs[bytes]?.first { $0.name == name })
    }
    let (input, half) = (try input(bytes), try input(bytes / 2))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = input.files.mapValues { $0() }
    files["spec.nav.yaml"] = input.content()
    files["before.nav.yaml"] = half.content()
    files["moved.nav.yaml"] = half.moved
    files["renamed.nav.yaml"] = half.renamed
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    if !input.settings.isEmpty {
      try Data(input.settings.utf8).write(to: folder.appendingPathComponent(".navspec.yaml"))
    }
    return try body(folder.path)
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
