// What `navspec diff` costs beside reading both specs, which is what the comparison of a spec with itself costs.
import Foundation
import Measuring

guard CommandLine.arguments.count >= 2 else {
  print("usage: diff-cost NAVSPEC [RUNS]")
  exit(2)
}
let navspec = CommandLine.arguments[1]
let runs = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 9 : 9
let work = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-diff-\(getpid())")
defer { try? FileManager.default.removeItem(at: work) }

/// What a pull request does to a file of the spec.
let edits: [(name: String, edit: (String) -> String)] = [
  ("nothing", { $0 }),
  // About one screen in forty, in several features.
  ("patterns", { $0.replacingOccurrences(of: "/screen7/{id}{?", with: "/moved/screen7/{id}{?") }),
  ("domain", { $0.replacingOccurrences(of: "domains: [", with: "domains: [www.example.com, ") }),
]

print("median of \(runs) runs; CPU in ms, memory in MiB; beyond: more than the spec with itself")
print("routes  change      cpu  beyond  memory")
for routes in [500, 1000, 5000] {
  let spec = SyntheticSpec(routes: routes)
  let base = work.appendingPathComponent("\(routes)")
  try spec.write(to: base)
  var commands: [[String]] = []
  for (name, edit) in edits {
    let head = work.appendingPathComponent("\(routes)-\(name)")
    try spec.write(to: head)
    for (path, text) in spec.files { try Data(edit(text).utf8).write(to: head.appendingPathComponent(path)) }
    commands.append([navspec, "diff", base.path, head.path])
  }
  var costs: [[ProcessCost]] = commands.map { _ in [] }
  for _ in 0..<runs {
    for (index, command) in commands.enumerated() {
      costs[index].append(try ProcessCost.run(command, allowing: [0, 1]))
    }
  }
  let medians = costs.map { median($0.map(\.cpu)) }
  for (index, (name, _)) in edits.enumerated() {
    let memory = median(costs[index].map(\.memory))
    print(
      String(
        format: "%6d  %@ %5.0f %7.0f %7.0f", routes, name.padding(toLength: 8, withPad: " ", startingAt: 0),
        medians[index], medians[index] - medians[0], memory))
  }
}
