// What a build pays for `navspec generate`: all files, one edit, nothing to do, each beside a bare libyaml
// scan of the same files in the same round; and how long a save takes until it is written by `--watch`.
import Foundation
import Measuring

guard CommandLine.arguments.count >= 3 else {
  print("usage: generate-cost NAVSPEC EVENT-SCAN [RUNS]")
  exit(2)
}
let navspec = CommandLine.arguments[1]
let scan = CommandLine.arguments[2]
let runs = CommandLine.arguments.count > 3 ? Int(CommandLine.arguments[3]) ?? 15 : 15
let work = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-generate-\(getpid())")
defer { try? FileManager.default.removeItem(at: work) }

func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
func number(_ value: Double) -> String { String(format: value < 10 ? "%.1f" : "%.0f", value) }

/// A feature's file with another comment for the code, saved as editors do: beside its place, then there.
func save(_ file: URL, _ text: String, _ edit: Int) throws {
  let changed = text.replacingOccurrences(of: "doc: Where feature 0", with: "doc: Where (\(edit)) feature 0")
  try Data(changed.utf8).write(to: file, options: .atomic)
}

print("median and least of \(runs) runs; wall and CPU in ms, memory in MiB; ratio: CPU to the bare scan's")
print("routes  run          wall  least   cpu  least  memory   ratio")
for routes in [100, 500, 1000, 5000] {
  let folder = work.appendingPathComponent("\(routes)")
  let spec = SyntheticSpec(routes: routes)
  try spec.write(to: folder)
  let root = folder.appendingPathComponent("app.nav.yaml").path
  let feature = folder.appendingPathComponent("features/feature0.nav.yaml")
  let text = try String(contentsOf: feature, encoding: .utf8)
  let output = folder.appendingPathComponent("out")
  let generate = [navspec, "generate", root, "-o", output.path]
  var edits = 0
  let kinds: [(name: String, words: [String], before: () throws -> Void)] = [
    ("scan", [scan] + spec.files.keys.sorted().map { folder.appendingPathComponent($0).path }, {}),
    ("version", [navspec, "--version"], {}),
    ("all files", generate, { try? FileManager.default.removeItem(at: output) }),
    (
      "one edit", generate,
      {
        edits += 1
        try save(feature, text, edits)
      }
    ),
    ("nothing", generate, {}),
  ]
  var results: [String: [ProcessCost]] = [:]
  for round in 0...runs {
    for kind in kinds {
      try kind.before()
      let cost = try ProcessCost.run(kind.words)
      // The first round warms the caches.
      if round > 0 { results[kind.name, default: []].append(cost) }
    }
  }
  let floor = median(results["scan", default: []].map(\.cpu))
  for kind in kinds {
    let all = results[kind.name, default: []]
    let (wall, cpu) = (all.map(\.wall), all.map(\.cpu))
    print(
      pad("\(routes)", 6), " ", kind.name.padding(toLength: 9, withPad: " ", startingAt: 0),
      pad(number(median(wall)), 7), pad(number(wall.min() ?? 0), 6), pad(number(median(cpu)), 5),
      pad(number(cpu.min() ?? 0), 6), pad(number(median(all.map(\.memory))), 7),
      pad(String(format: "%.1f", median(cpu) / floor), 7))
  }
  let times = try latencies(generate + ["--watch"], feature, text, output)
  print(
    pad("\(routes)", 6), "  saved to written by --watch: median", number(median(times)), "ms, least",
    number(times.min() ?? 0), "most", number(times.max() ?? 0))
}

/// Milliseconds from the moment when a save is in its place until the output is in its.
func latencies(_ command: [String], _ file: URL, _ text: String, _ output: URL) throws -> [Double] {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: command[0])
  process.arguments = Array(command.dropFirst())
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  defer {
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
  }
  let written = output.appendingPathComponent("Feature0.nav.swift").path
  func inode() -> ino_t {
    var info = stat()
    return stat(written, &info) == 0 ? info.st_ino : 0
  }
  func waits(for change: ino_t) -> Bool {
    let end = DispatchTime.now().uptimeNanoseconds + 10_000_000_000
    while DispatchTime.now().uptimeNanoseconds < end {
      if inode() != change, inode() != 0 { return true }
      usleep(200)
    }
    return false
  }
  // Until it watches.
  sleep(3)
  var times: [Double] = []
  for round in 0..<(runs + 1) {
    let before = inode()
    try save(file, text, 100_000 + round)
    let start = DispatchTime.now().uptimeNanoseconds
    guard waits(for: before) else { throw CocoaError(.fileReadUnknown) }
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
    usleep(300_000)
  }
  return times
}
