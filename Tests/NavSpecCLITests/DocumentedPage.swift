import Foundation
import Testing

/// A page of the documentation that is followed step by step, as its reader would.
///
/// Every line `$ …` of a fenced block of `console` is run. A block whose fence names a file (```` ```yaml
/// .navspec.yaml ````) is that file from there on, and a block of `diff` with such a name is a change of it:
/// lines that begin with `-` are replaced by those that begin with `+`.
struct DocumentedPage {
  let text: String

  init(_ path: String) throws {
    text = try String(contentsOf: Tool.repository.appending(path: path), encoding: .utf8)
  }

  /// The page with what its commands print in the folder of the tool.
  /// - Parameters:
  ///   - isWritten: Which of the files that fences name are written.
  ///   - environment: Additional environment variables of commands.
  func followed(
    by tool: Tool, environment: [String: String] = [:], writing isWritten: (String) -> Bool
  ) throws -> String {
    var lines: [String] = []
    var isConsole = false
    var file: (name: String, isChange: Bool, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "```", let closed = file {
        if closed.isChange {
          try Self.change(closed.name, of: tool, by: closed.lines)
        } else {
          try tool.write(closed.lines.joined(separator: "\n") + "\n", to: closed.name)
        }
        file = nil
      }
      file?.lines.append(line)
      if file == nil, let (language, name) = Self.file(of: line), isWritten(name) {
        file = (name, language == "diff", [])
      }
      if isConsole, line.hasPrefix("$ ") {
        lines.append(line)
        lines += try tool.output(of: String(line.dropFirst(2)), environment).lines
      } else if !isConsole || line == "```" {
        lines.append(line)
      }
      if line == "```console" { isConsole = true } else if line == "```" { isConsole = false }
    }
    return lines.joined(separator: "\n")
  }

  private static func file(of line: String) -> (language: String, name: String)? {
    guard line.hasPrefix("```") else { return nil }
    let words = line.dropFirst(3).split(separator: " ")
    return words.count == 2 ? (String(words[0]), String(words[1])) : nil
  }

  private static func change(_ name: String, of tool: Tool, by lines: [String]) throws {
    let text = String(decoding: try #require(tool.read(name), "there is no \(name)"), as: UTF8.self)
    let old = lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }.joined(separator: "\n") + "\n"
    let new = lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }.joined(separator: "\n") + "\n"
    try #require(text.ranges(of: old).count == 1, "\(name) should say once: \(old)")
    try tool.write(text.replacing(old, with: new), to: name)
  }
}

extension Tool {
  /// What a command line of the shell prints, standard error included. Times are left out, because they differ.
  func output(
    of command: String, _ more: [String: String] = [:]
  ) throws -> (lines: [String], code: Int32) {
    let file = folder.appending(path: ".output-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
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
      .replacing(#/after \d+\.\d+ seconds/#, with: "after 0.1 seconds")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return (lines, process.terminationStatus)
  }
}
