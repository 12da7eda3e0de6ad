import Foundation

/// Writes source files as string literals: `embed-runtime OUTPUT SOURCE…`. Each is known by its module, the
/// folder below `Sources`, and its name.
@main struct EmbedRuntime {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    var text = "/// Sources by module and name.\nenum EmbeddedSources {\n"
    text += "  static let all: [(module: String, name: String, text: String)] = [\n"
    for path in arguments.dropFirst() {
      let url = URL(fileURLWithPath: path)
      let parts = url.pathComponents
      guard let root = parts.lastIndex(of: "Sources"), root + 1 < parts.count else {
        throw CocoaError(.fileReadInvalidFileName)
      }
      let source = try String(contentsOf: url, encoding: .utf8)
      // More marks than any text has in a row.
      let longest = source.split { $0 != "#" }.map(\.count).max() ?? 0
      let marks = String(repeating: "#", count: longest + 1)
      let name = url.deletingPathExtension().lastPathComponent
      text += "    (\"\(parts[root + 1])\", \"\(name)\", \(marks)\"\"\"\n\(source)\n\"\"\"\(marks)),\n"
    }
    text += "  ]\n}\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
  }
}
