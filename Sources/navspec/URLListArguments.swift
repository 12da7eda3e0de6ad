import ArgumentParser
import NavSpecWorkspace

/// URLs of the command line, and a file with more.
struct URLListArguments: ParsableArguments {
  @Option(help: "A file of URLs, one per line, or - for standard input.", completion: .file())
  var from: String?

  /// Throws if there can be no URL.
  func check(_ urls: [String]) throws {
    guard from != nil || !urls.isEmpty else {
      throw CommandFailure("give at least one URL, or --from a file of them")
    }
  }

  func forEach(_ urls: [String], _ answer: (String) throws -> Void) throws {
    try urls.forEach(answer)
    guard let from else { return }
    var lines = try LineReader(path: from)
    var number = 0
    while let line = try lines.next() {
      number += 1
      guard case .bytes(var bytes) = line else {
        throw CommandFailure("line \(number) of '\(from)' is longer than \(LineReader.maximumLine) bytes")
      }
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      if number == 1, bytes.starts(with: "\u{FEFF}".utf8) { bytes.removeFirst(3) }
      // No URL begins with '#', and lists have comments.
      if let first = bytes.first, first != UInt8(ascii: "#") {
        try answer(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
