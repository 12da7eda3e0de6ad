// Times `navspec` as whole processes on synthetic specs, each beside a bare libyaml scan of the same
// files in the same round, so that the ratios hold on a noisy machine.
import Foundation
import Measuring

guard CommandLine.arguments.count >= 3 else {
  print("usage: bench NAVSPEC EVENT-SCAN [RUNS]")
  exit(2)
}
let navspec = CommandLine.arguments[1]
let scan = CommandLine.arguments[2]
let runs = CommandLine.arguments.count > 3 ? Int(CommandLine.arguments[3]) ?? 7 : 7
let work = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-bench-\(getpid())")
defer { try? FileManager.default.removeItem(at: work) }

func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
func number(_ value: Double) -> String { String(format: value < 10 ? "%.1f" : "%.0f", value) }

print("median of \(runs) runs; wall and CPU in ms, memory in MiB; ratio: CPU to the bare scan's")
print("routes  command    wall   cpu  memory   ratio")
var cpu: [String: [Int: Double]] = [:]
for routes in [10, 100, 500, 1000, 5000] {
  let folder = work.appendingPathComponent("\(routes)")
  let spec = SyntheticSpec(routes: routes)
  try spec.write(to: folder)
  let root = folder.appendingPathComponent("app.nav.yaml").path
  let output = folder.appendingPathComponent("out")
  let commands: [(name: String, words: [String])] = [
    ("scan", [scan] + spec.files.keys.sorted().map { folder.appendingPathComponent($0).path }),
    ("validate", [navspec, "validate", root]),
    ("generate", [navspec, "generate", root, "-o", output.path]),
  ]
  var results: [String: [ProcessCost]] = [:]
  for round in 0...runs {
    for command in commands {
      // Every run of generate writes everything.
      try? FileManager.default.removeItem(at: output)
      let measurement = try ProcessCost.run(command.words)
      // The first round warms the caches.
      if round > 0 { results[command.name, default: []].append(measurement) }
    }
  }
  let floor = median(results["scan", default: []].map(\.cpu))
  for command in commands {
    let all = results[command.name, default: []]
    let used = median(all.map(\.cpu))
    cpu[command.name, default: [:]][routes] = used
    print(
      pad("\(routes)", 6), " ", command.name.padding(toLength: 8, withPad: " ", startingAt: 0),
      pad(number(median(all.map(\.wall))), 6), pad(number(used), 5), pad(number(median(all.map(\.memory))), 7),
      pad(String(format: "%.1f", used / floor), 7))
  }
}
for name in ["validate", "generate"] {
  guard let small = cpu[name]?[1000], let large = cpu[name]?[5000] else { continue }
  print("\(name): cost(5,000) = \(String(format: "%.1f", large / small)) × cost(1,000)")
}
