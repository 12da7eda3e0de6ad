import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import TestSupport

/// A spec of the repository written in another way that means the same.
struct RewrittenSpec {
  let root: String
  var files: MemorySpecFiles

  /// - Parameter path: The root spec, from the folder of the repository on.
  init(_ path: String) throws {
    let url = repository.appending(path: path)
    root = url.lastPathComponent
    let folder = url.deletingLastPathComponent()
    files = MemorySpecFiles([:])
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".yaml")
    {
      files.contents[path] = [UInt8](try Data(contentsOf: folder.appending(path: path)))
    }
  }

  private mutating func rewrite(_ body: (String) -> String) {
    for (path, bytes) in files.contents where path.hasSuffix(".nav.yaml") {
      files.contents[path] = Array(body(String(decoding: bytes, as: UTF8.self)).utf8)
    }
  }

  /// With wide gaps, a comment above each key of the first levels, and in the layout of `navspec format`.
  func reformatted() -> [Self] {
    var (commented, formatted) = (self, self)
    commented.rewrite { text in
      Self.lines(of: text).map { line in
        let isKey = line.wholeMatch(of: /(  )?[a-zA-Z]+:.*/) != nil
        return isKey ? "\(line.prefix { $0 == " " })# This says more.\n\n\(line)   " : String(line)
      }.joined(separator: "\n")
    }
    formatted.rewrite { text in
      guard case .formatted(let bytes) = FormattedSpec.of(Array(text.utf8), path: root) else { return text }
      return String(decoding: bytes, as: UTF8.self)
    }
    return [commented, formatted]
  }

  /// With the top-level keys of each file, and the entries of maps without an order, in another order.
  func shuffled(_ random: inout SeededRandom) -> Self {
    var (copy, random) = (self, random)
    copy.rewrite { text in
      // An alias follows its anchor.
      guard text.firstMatch(of: /[:-] [&*]\w/) == nil else { return text }
      let blocks = Self.blocks(of: text, indent: 0).map { block -> String in
        guard let key = Self.key(of: block), ["routes", "conditions", "types", "personas"].contains(key),
          let end = block.range(of: "\(key):\n")?.upperBound
        else { return block }
        let entries = Self.blocks(of: String(block[end...]), indent: 2)
        return block[..<end] + entries.shuffled(using: &random).joined()
      }
      return blocks.shuffled(using: &random).joined()
    }
    return copy
  }

  /// With half of the routes of the root spec in a file of their own; nil where it has few.
  func split() -> Self? {
    let text = String(decoding: files.contents[root] ?? [], as: UTF8.self)
    var blocks = Self.blocks(of: text, indent: 0)
    guard text.firstMatch(of: /[:-] [&*]\w/) == nil,
      let index = blocks.firstIndex(where: { Self.key(of: $0) == "routes" }),
      let end = blocks[index].range(of: "routes:\n")?.upperBound
    else { return nil }
    let entries = Self.blocks(of: String(blocks[index][end...]), indent: 2)
    guard entries.count > 1 else { return nil }
    let half = entries.count / 2
    let defaults = blocks.first { Self.key(of: $0) == "defaults" } ?? ""
    let routes = String(blocks[index][..<end])
    blocks[index] = routes + entries[..<half].joined()
    if let place = blocks.firstIndex(where: { Self.key(of: $0) == "include" }) {
      guard let start = blocks[place].range(of: "include:\n")?.upperBound else { return nil }
      blocks[place].insert(contentsOf: "  - half.nav.yaml\n", at: start)
    } else {
      blocks.append("include: [half.nav.yaml]\n")
    }
    var copy = self
    copy.files.contents[root] = Array(blocks.joined().utf8)
    copy.files.contents["half.nav.yaml"] = Array((defaults + "routes:\n" + entries[half...].joined()).utf8)
    return copy
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The entries of a map in block style, each with the comments above it.
  private static func blocks(of text: String, indent: Int) -> [String] {
    let prefix = String(repeating: " ", count: indent)
    var blocks: [String] = []
    var comments = ""
    for line in lines(of: text) {
      let isOwn = line.hasPrefix(prefix) && line.dropFirst(indent).first != " "
      let start = line.first { $0 != " " }
      if start == nil || start == "#" {
        comments += line + "\n"
      } else if isOwn || blocks.isEmpty {
        blocks.append(comments + line + "\n")
        comments = ""
      } else {
        blocks[blocks.count - 1] += comments + line + "\n"
        comments = ""
      }
    }
    return blocks
  }

  private static func key(of block: String) -> String? {
    lines(of: block).first { !$0.isEmpty && !$0.hasPrefix("#") }.map { String($0.prefix { $0 != ":" }) }
  }
}
