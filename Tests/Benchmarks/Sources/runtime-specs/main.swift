// Writes what the benchmark of the runtime is made of, below a folder: specs of ten, a thousand and five
// thousand link patterns, and beside each the URLs to open, and its routes as one would write them by hand.
import Foundation

guard CommandLine.arguments.count == 2 else {
  print("usage: runtime-specs FOLDER")
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
for count in [10, 1000, 5000] {
  let spec = LinkedSpec(patterns: count)
  var files = spec.files
  files["urls.txt"] = URLMix(spec).lines.joined(separator: "\n") + "\n"
  files["Samples.swift"] = spec.samples
  for (path, text) in files {
    let url = folder.appendingPathComponent("Patterns\(count)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
