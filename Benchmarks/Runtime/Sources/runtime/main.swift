// What the runtime costs in an app: matching URLs, restoring, comparing routes. The apps are generated.
import Foundation
import NavSpecRuntime
import Patterns10
import Patterns1000
import Patterns5000

guard CommandLine.arguments.count >= 2 else {
  print("usage: runtime FOLDER-OF-SPECS [matching|restoring|comparing]")
  exit(2)
}
let chosen = CommandLine.arguments.dropFirst(2)
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
