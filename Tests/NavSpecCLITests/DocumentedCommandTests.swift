import Foundation
import TestSupport
import Testing

/// What the documentation prints is what the commands print: UPDATE_GOLDENS=1 writes it there.
///
/// Every line `$ …` of a fenced block of `console` is run in a folder with the repository's `specs/` and,
/// under the app's name in small letters, the first spec of the page. A block whose fence names a file of
/// the working directory (```` ```yaml .navspec.yaml ````) is that file from there on.
@Suite struct DocumentedCommandTests {
  static let pages = ["README.md", "docs/cli.md", "docs/language.md", "docs/policies.md"]

  @Test(arguments: pages)
  func aCommandPrintsWhatThePageSays(_ page: String) throws {
    let text = try String(contentsOf: repository.appending(path: page), encoding: .utf8)
    let tool = try Tool()
    defer { tool.remove() }
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appending(path: "specs"),
      withDestinationURL: repository.appending(path: "specs"))
    if let spec = Self.firstSpec(in: text) { try tool.write(spec.text, to: spec.name) }

    var lines: [String] = []
    var isConsole = false
    var file: (name: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "```", let closed = file {
        try tool.write(closed.lines.joined(separator: "\n") + "\n", to: closed.name)
        file = nil
      }
      file?.lines.append(line)
      if line.hasPrefix("```yaml .") { file = (String(line.dropFirst("```yaml ".count)), []) }
      if isConsole, line.hasPrefix("$ ") {
        lines.append(line)
        lines += try tool.output(of: String(line.dropFirst(2)))
      } else if !isConsole || line == "```" {
        lines.append(line)
      }
      if line == "```console" { isConsole = true } else if line == "```" { isConsole = false }
    }
    expectFile(lines.joined(separator: "\n"), page)
  }

  private static func firstSpec(in page: String) -> (name: String, text: String)? {
    guard let block = page.firstMatch(of: /(?ms)^```yaml\n(navspec: 1\n.*?)^```$/),
      let app = block.output.1.firstMatch(of: /name: ([A-Za-z]+)/)
    else { return nil }
    return ("\(app.output.1.lowercased()).nav.yaml", String(block.output.1))
  }
}

extension Tool {
  /// What a command line of the shell prints, standard error included.
  fileprivate func output(of command: String) throws -> [String] {
    let file = folder.appending(path: ".output-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    let products = Self.binary.deletingLastPathComponent().path
    environment["PATH"] = products + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    process.environment = environment
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: file) }
    var lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
