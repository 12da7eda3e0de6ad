// What the compiler of an app takes for the whole of the generated code, beside the same routes as tutorials
// write them, in the same run.
import Foundation
import Measuring

guard CommandLine.arguments.count >= 4 else {
  print("usage: compile-cost NAVSPEC SWIFTC REPOSITORY [WORD-IN-ROW…] [ROUTES…]")
  exit(2)
}
let navspec = CommandLine.arguments[1]
let repository = URL(filePath: CommandLine.arguments[3])
let sizes = CommandLine.arguments.dropFirst(4).compactMap { Int($0) }
/// Only rows with one of these words.
let words = CommandLine.arguments.dropFirst(4).filter { Int($0) == nil }
/// CPU seconds that one compilation gets.
let limit = ProcessInfo.processInfo.environment["LIMIT"].flatMap { Int($0) } ?? 900
let compiler = Compiler(swiftc: CommandLine.arguments[2], repository: repository, limit: limit)
let work = FileManager.default.temporaryDirectory.appending(path: "navspec-compile-\(getpid())")
defer {
  if ProcessInfo.processInfo.environment["KEEP"] == nil { try? FileManager.default.removeItem(at: work) }
}
try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)

func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// The code of one size, as files.
struct Code {
  var generated: [String] = []
  var typed: [String] = []
  var idiom: [String] = []
  var idiomWithWindow: [String] = []
}

func code(_ routes: Int, in folder: URL) throws -> Code {
  let spec = SyntheticSpec(routes: routes, viewModule: "AppViews")
  try spec.write(to: folder)
  try ProcessCost.run([navspec, "generate", "app.nav.yaml", "-o", "generated"], in: folder.path)
  try Data("swift: {typedNavigation: true}\n".utf8).write(to: folder.appending(path: ".navspec.yaml"))
  try ProcessCost.run([navspec, "generate", "app.nav.yaml", "-o", "typed"], in: folder.path)
  let idiom = Idiom(spec: spec)
  for (name, text) in [
    ("Views", views(of: spec)), ("AppRoute", idiom.routes), ("AppWindow", idiom.window()),
  ] {
    try Data(text.utf8).write(to: folder.appending(path: "\(name).swift"))
  }
  let own = ["AppRoute", "AppWindow"].map { folder.appending(path: "\($0).swift").path }
  return Code(
    generated: swiftFiles(in: folder.appending(path: "generated")),
    typed: swiftFiles(in: folder.appending(path: "typed")), idiom: [own[0]], idiomWithWindow: own)
}

let bare = work.appending(path: "bare")
let full = work.appending(path: "full")
let runtime = swiftFiles(in: repository.appending(path: "Sources/NavSpecRuntime"))
try compiler.module("NavSpecRuntime", of: runtime, into: bare)
let stub = swiftFiles(in: repository.appending(path: "Tests/SwiftUIStub/Stub"))
try compiler.module(
  "SwiftUI", of: try compiler.adapted(stub, into: full.appending(path: "stub")), isOfSystem: true, into: full)
try compiler.module(
  "NavSpecRuntime", of: try compiler.adapted(runtime, into: full.appending(path: "runtime")),
  importing: [full], into: full)

print("CPU seconds; code and data, and object files, in KB; longest generated file in lines")
print("routes  mode    code                   time   size   file  lines")
/// Name of the code → mode → routes → cost.
var costs: [String: [Compiler.Optimisation: [Int: Compiler.Cost]]] = [:]
for routes in sizes.isEmpty ? [100, 300, 1000, 3000] : sizes {
  let folder = work.appending(path: "\(routes)")
  let code = try code(routes, in: folder)
  let views = folder.appending(path: "views")
  try compiler.module(
    "AppViews", of: [folder.appending(path: "Views.swift").path], importing: [full], into: views)
  let longest =
    try code.generated.map {
      try String(contentsOfFile: $0, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count - 1
    }.max() ?? 0
  for mode in Compiler.Optimisation.allCases {
    let rows: [(name: String, files: [String], modules: [URL])] = [
      ("generated", code.generated, [bare]), ("with typed edges", code.typed, [bare]),
      ("idiom", code.idiom, [bare]),
      ("generated, SwiftUI", code.generated, [full, views]),
      ("idiom, SwiftUI", code.idiomWithWindow, [full, views]),
    ]
    for row in rows where words.isEmpty || words.contains(where: { row.name.contains($0) }) {
      let result = compiler.cost(
        of: row.files, mode, importing: row.modules, in: folder.appending(path: "objects"))
      var line =
        pad("\(routes)", 6) + "  " + mode.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
        + row.name.padding(toLength: 20, withPad: " ", startingAt: 0)
      switch result {
      case .success(let cost):
        costs[row.name, default: [:]][mode, default: [:]][routes] = cost
        line +=
          pad(String(format: "%.1f", cost.time), 7) + pad("\(cost.size / 1000)", 7)
          + pad("\(cost.fileSize / 1000)", 7) + (row.name == "generated" ? pad("\(longest)", 7) : "")
      case .failure(let failure):
        line +=
          pad(String(format: "%.1f", failure.measurement.cpu / 1000), 7)
          + "  does not compile, or not in \(limit) s"
      }
      print(line)
      fflush(nil)
    }
  }
}
