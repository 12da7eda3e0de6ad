import NavSpecModel

/// What `navspec generate` leaves in the output folder, by which the next run knows that it has nothing to
/// do: what was read, what was written, and what did it. The format is described in
/// `docs/decisions/0010-the-stamp-of-a-run.md`.
package struct Stamp: Hashable, Sendable {
  package typealias File = Evidence.File

  /// By what the linker wrote into the program; empty vouches for nothing.
  package var tool: String
  /// The hash of the command line's options.
  package var options: ContentHash
  /// The days of which the same would be said: from the first on, before the second; empty is any day.
  package var firstDay = ""
  package var endDay = ""
  /// The root spec as seen from the output folder.
  package var root: String
  package var evidence = Evidence()
  /// Below the output folder.
  package var outputs: [File] = []
  /// The folder of tests; nil without one.
  package var testsFolder: String?
  /// Below the folder of tests.
  package var tests: [File] = []
  /// The hash of the names in the folders that look as if they were ours.
  package var names: ContentHash
  /// The warnings and notes of the run in colour.
  package var report = ""

  package init(tool: String, options: ContentHash, root: String, names: ContentHash) {
    self.tool = tool
    self.options = options
    self.root = root
    self.names = names
  }

  /// More than this is no stamp of ours.
  package static let maximumBytes = 16 << 20
  /// How the names of stamps end; they begin with a dot and the name of the root's files.
  package static let suffix = ".navspec-stamp"
  private static let head = "navspec-stamp 1"

  /// The name of a root's stamp: as its files are named, and hidden.
  package static func name(forRoot path: String) -> String {
    "." + SwiftName.file(forSpec: path).dropLast(GeneratedFile.suffix.count) + suffix
  }

  /// Whether a day (`2027-01-31`) is one of those of which the same would be said.
  package func holds(on day: String) -> Bool { firstDay <= day && (endDay.isEmpty || day < endDay) }
}

// MARK: - Text

extension Stamp {
  /// Lines of a word and its value, closed by a hash of them all.
  package var text: String {
    var lines = [Self.head, "tool \(Self.escaped(tool))", "options \(options)"]
    if !firstDay.isEmpty { lines.append("from \(firstDay)") }
    if !endDay.isEmpty { lines.append("until \(endDay)") }
    lines.append("root \(Self.escaped(root))")
    lines.append("folder \(Self.escaped(evidence.folder))")
    func add(_ word: String, _ files: [File]) {
      lines += files.map { "\(word) \($0.hash) \(Self.escaped($0.path))" }
    }
    add("input", evidence.inputs)
    lines += evidence.absent.map { "absent \(Self.escaped($0))" }
    add("considered", evidence.considered)
    add("candidates", evidence.candidates)
    lines += evidence.globs.map {
      "glob \($0.found) "
        + [$0.includer, $0.home, $0.pattern].map(Self.escaped).joined(separator: "\t")
    }
    add("output", outputs)
    if let testsFolder { lines.append("tests \(Self.escaped(testsFolder))") }
    add("test", tests)
    lines.append("names \(names)")
    if !report.isEmpty {
      lines += report.split(separator: "\n", omittingEmptySubsequences: false).map { "report \($0)" }
    }
    let body = lines.joined(separator: "\n") + "\n"
    return body + "end \(ContentHash(body.utf8))\n"
  }

  /// Control characters, which would end a line, are written as two hexadecimal digits.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
    return text.unicodeScalars.map { scalar in
      guard scalar.value < 0x20 || scalar == "\\" else { return String(scalar) }
      return "\\" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    }.joined()
  }

  private static func unescaped(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let code = UInt8(String(rest.prefix(2)), radix: 16), rest.count >= 2 else { return nil }
      result.append(Unicode.Scalar(code))
      rest = rest.dropFirst(2)
    }
    return String(result)
  }

  /// Reads what `text` wrote; nil for anything else, in whole or in part.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, bytes.starts(with: Self.head.utf8) else { return nil }
    // The last line vouches for the others.
    let endCount = "end ".utf8.count + 33
    guard bytes.count > endCount, bytes.last == UInt8(ascii: "\n") else { return nil }
    let body = bytes.dropLast(endCount)
    let end = String(decoding: bytes.suffix(endCount).dropLast(), as: UTF8.self)
    guard end == "end \(ContentHash(body))", body.last == UInt8(ascii: "\n") else { return nil }
    self.init(tool: "", options: ContentHash(), root: "", names: ContentHash())
    var reports: [Substring] = []
    // By bytes: a carriage return in a path would make one character with a line feed.
    for line in body.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst()
    {
      let line = Substring(decoding: line, as: UTF8.self)
      guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let value = line[line.utf8.index(after: space)...]
      let word = line[..<space]
      if word == "report" {
        reports.append(value)
      } else if !take(word, value) {
        return nil
      }
    }
    report = reports.joined(separator: "\n")
    guard Self.isHarmless(report) else { return nil }
  }

  private mutating func take(_ word: Substring, _ value: Substring) -> Bool {
    func hashed(_ use: (ContentHash, Substring) -> Bool) -> Bool {
      guard value.utf8.count > 32, let hash = ContentHash(value.prefix(32)) else { return false }
      return use(hash, value.dropFirst(33))
    }
    func file(_ list: inout [File]) -> Bool {
      hashed { hash, path in
        guard let path = Self.unescaped(path) else { return false }
        list.append(File(path, hash))
        return true
      }
    }
    func text(_ use: (String) -> Void) -> Bool {
      guard let text = Self.unescaped(value) else { return false }
      use(text)
      return true
    }
    switch word {
    case "tool": return text { tool = $0 }
    case "options": return ContentHash(value).map { options = $0 } != nil
    case "from": return text { firstDay = $0 }
    case "until": return text { endDay = $0 }
    case "root": return text { root = $0 }
    case "folder": return text { evidence.folder = $0 }
    case "input": return file(&evidence.inputs)
    case "absent": return text { evidence.absent.append($0) }
    case "considered": return file(&evidence.considered)
    case "candidates": return file(&evidence.candidates)
    case "glob":
      return hashed { hash, rest in
        let parts = rest.split(separator: "\t", omittingEmptySubsequences: false)
          .compactMap(Self.unescaped)
        guard parts.count == 3 else { return false }
        evidence.globs.append(
          Evidence.Glob(pattern: parts[2], home: parts[1], includer: parts[0], found: hash))
        return true
      }
    case "output": return file(&outputs)
    case "tests": return text { testsFolder = $0 }
    case "test": return file(&tests)
    case "names": return ContentHash(value).map { names = $0 } != nil
    default: return false
    }
  }

  /// Whether text shows as it is on a terminal, but for colours: a stamp may come from anywhere.
  private static func isHarmless(_ text: String) -> Bool {
    Self.withoutColors(text).utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") }
  }

  /// A report without the escapes that colour it.
  package static func withoutColors(_ text: String) -> String {
    let escape = UInt8(0x1B)
    guard text.utf8.contains(escape) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    while let found = bytes[start...].firstIndex(of: escape) {
      result += bytes[start..<found]
      start = found
      let code = bytes[found...].dropFirst(2).prefix { $0 == UInt8(ascii: ";") || (0x30...0x39).contains($0) }
      let end = found + 2 + code.count
      if end < bytes.count, bytes[found + 1] == UInt8(ascii: "["), bytes[end] == UInt8(ascii: "m") {
        start = end + 1
      } else {
        result.append(escape)
        start += 1
      }
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }
}
