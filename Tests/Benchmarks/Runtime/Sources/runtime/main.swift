// What the runtime costs in an app: launching, matching URLs, restoring, comparing routes. The apps are generated.
import Foundation
import NavSpecRuntime
import Patterns10
import Patterns1000
import Patterns5000

guard CommandLine.arguments.count >= 2 else {
  print("usage: runtime FOLDER-OF-SPECS [launching|matching|restoring|comparing]")
  exit(2)
}
let chosen = CommandLine.arguments.dropFirst(2)
if chosen.first == "launch" {
  let name = CommandLine.arguments.last ?? ""
  let folder = CommandLine.arguments[1] + "/Patterns" + name
  switch name {
  case "10": try Launch.run(Patterns10.BenchNavigation.self, folder)
  case "1000": try Launch.run(Patterns1000.BenchNavigation.self, folder)
  default: try Launch.run(Patterns5000.BenchNavigation.self, folder)
  }
  exit(0)
}
if chosen.isEmpty || chosen.contains("launching") {
  for name in ["10", "1000", "5000"] { try Launch.measure(name, CommandLine.arguments[1]) }
}
if chosen.isEmpty || chosen.contains("matching") {
  let folder = CommandLine.arguments[1]
  let matchers = [
    try Matcher("10", Patterns10.BenchNavigation.self, folder),
    try Matcher("1000", Patterns1000.BenchNavigation.self, folder),
    try Matcher("5000", Patterns5000.BenchNavigation.self, folder),
  ]
  for matcher in matchers { matcher.check() }
  matching(matchers)
}
if chosen.isEmpty || chosen.contains("restoring") { restoring() }
if chosen.isEmpty || chosen.contains("comparing") { comparing() }
