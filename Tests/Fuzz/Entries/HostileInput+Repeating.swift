/// Repeats what valid specs contain: kinds of hostile files that nobody thought of.
public struct RepeatedEntries {
  /// Words that are keys of maps here and there. Others are names of one app.
  private let commonKeys: Set<String>
  /// What was repeated, so that no two inputs are of one kind.
  private var known: Set<String> = []

  /// - Parameter specs: Everything that will be repeated.
  public init(_ specs: [String]) {
    var counts: [String: Int] = [:]
    for spec in specs { for key in Self.keys(in: spec) { counts[key, default: 0] += 1 } }
    commonKeys = Set(counts.filter { $0.value >= 3 }.keys)
  }

  /// A file with one of its entries again and again, for each kind of entry that was not repeated before: those of maps
  /// under other names, those of lists as they are and with other ends.
  /// - Parameters:
  ///   - spec: The file.
  ///   - name: What its inputs are called, before the line of the entry.
  ///   - size: How many bytes each is about.
  public mutating func inputs(_ spec: String, named name: String, bytes size: Int) -> [HostileInput] {
    let lines = spec.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var inputs: [HostileInput] = []
    for start in lines.indices where !Self.isBlank(lines[start]) {
      let (line, depth) = (lines[start], Self.indentation(lines[start]))
      let isItem = line.dropFirst(depth).hasPrefix("- ")
      // A line that goes on with a list ends in it.
      let end =
        lines[(start + 1)...].firstIndex { !Self.isBlank($0) && Self.indentation($0) <= depth } ?? lines.count
      let block = lines[start..<end].joined(separator: "\n") + "\n"
      let before = lines[..<start].map { $0 + "\n" }.joined()
      let after = lines[end...].joined(separator: "\n")
      func add(
        _ kind: String, _ text: @escaping @Sendable (Int) -> String, _ before: String, _ after: String
      ) {
        guard known.insert(kind).inserted else { return }
        let ending = kind.hasPrefix("[") ? "-list" : ""
        inputs.append(
          HostileInput(
            name: "\(name)-\(start + 1)\(ending)",
            content: {
              var result = before
              var index = 0
              while result.utf8.count + after.utf8.count < size {
                result += text(index)
                index += 1
              }
              return Array((result + after).utf8)
            }))
      }
      if isItem {
        add("- \(kind(of: block))", { _ in block }, before + block, after)
      } else if depth > 0, let colon = line.firstIndex(of: ":") {
        let rest = block[block.index(block.startIndex, offsetBy: line[..<colon].count)...]
        add("\(depth) \(kind(of: block))", { "\(line[..<colon])x\($0)\(rest)" }, before, block + after)
      }
      if let list = FlowList(line) {
        let (head, tail) = (
          before + list.head, list.tail + "\n" + lines[(start + 1)...].joined(separator: "\n")
        )
        add("[\(list.key)", { "\($0.isMultiple(of: 2) ? list.item : list.item(endingIn: $0)), " }, head, tail)
      }
    }
    return inputs
  }

  /// What is in an entry, without the names of its app.
  private func kind(of block: String) -> String {
    Set(Self.keys(in: block)).intersection(commonKeys).sorted().joined(separator: " ")
  }

  private static func keys(in text: String) -> [String] {
    text.split(separator: ":").dropLast().compactMap { part in
      let word = part.reversed().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return word.isEmpty ? nil : String(word.reversed())
    }
  }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func isBlank(_ line: String) -> Bool {
    indentation(line) == line.count || line.drop { $0 == " " }.hasPrefix("#")
  }

  /// A list in brackets, of which the first item is text.
  private struct FlowList {
    let key: String
    /// The line up to the first item, and from it on.
    let head, tail: String
    let item: String

    init?(_ line: String) {
      guard let open = line.firstIndex(of: "["), let colon = line[..<open].lastIndex(of: ":") else {
        return nil
      }
      let rest = line[line.index(after: open)...]
      let quotes = rest.first.flatMap { ["\"", "'"].contains($0) ? $0 : nil }
      let end =
        quotes.map { quote in rest.dropFirst().firstIndex(of: quote).map(rest.index(after:)) }
        ?? rest.firstIndex { [",", "]", ":", "{"].contains($0) }
      guard let end, end > rest.startIndex, rest[end] != ":", rest[end] != "{" else { return nil }
      key = String(line[..<colon].reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
      head = String(line[...open])
      item = String(rest[..<end])
      tail = String(rest)
    }

    func item(endingIn number: Int) -> String {
      guard let last = item.last, ["\"", "'"].contains(last) else { return "\(item)x\(number)" }
      return "\(item.dropLast())x\(number)\(last)"
    }
  }
}
