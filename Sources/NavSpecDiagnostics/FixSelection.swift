/// The fixes of a run that can be applied together: whole ones only, and where two of them touch, the
/// first.
package struct FixSelection: Sendable {
  private var edits: [SourceID: [Diagnostic.Fix.Edit]] = [:]
  /// The fixes that were taken, each with the place of its problem.
  package private(set) var fixes: [(range: SourceRange, title: String)] = []
  package var count: Int { fixes.count }

  /// - Parameter includesUnsafe: Whether fixes count that may change what the author meant.
  package init(of diagnostics: [Diagnostic], includesUnsafe: Bool = false) {
    for diagnostic in diagnostics {
      let mechanical = diagnostic.fixes.filter { !$0.edits.isEmpty }
      let fix = mechanical.first(where: \.isSafe) ?? (includesUnsafe ? mechanical.first : nil)
      if let fix { take(fix, at: diagnostic.range) }
    }
  }

  /// The edits of all files.
  package var allEdits: [Diagnostic.Fix.Edit] { sources.flatMap { edits[$0] ?? [] } }

  package var sources: [SourceID] { edits.keys.sorted() }

  /// The lines of a file that change, from 1.
  package func lines(of source: SourceID, in map: SourceMap) -> [Int] {
    edits[source, default: []].map { map[source].location(of: Int($0.range.start)).line }
  }

  private mutating func take(_ fix: Diagnostic.Fix, at range: SourceRange) {
    // Edits that touch, its own included, would make the result depend on their order.
    let own = fix.edits.sorted { $0.range < $1.range }
    let touchesItself = zip(own, own.dropFirst()).contains { first, second in
      first.range.source == second.range.source && first.range.end >= second.range.start
    }
    let isFree = own.allSatisfy { Self.place(of: $0.range, among: edits[$0.range.source] ?? []) != nil }
    guard !touchesItself, isFree else { return }
    for edit in own {
      guard let place = Self.place(of: edit.range, among: edits[edit.range.source] ?? []) else { continue }
      edits[edit.range.source, default: []].insert(edit, at: place)
    }
    fixes.append((range, fix.title))
  }

  /// Where an edit belongs among sorted ones; nil where it touches one of them.
  private static func place(of range: SourceRange, among edits: [Diagnostic.Fix.Edit]) -> Int? {
    let place = edits.partitioningIndex { $0.range.start >= range.start }
    if place > 0, edits[place - 1].range.end >= range.start { return nil }
    if place < edits.count, edits[place].range.start <= range.end { return nil }
    return place
  }

  /// A file with the edits applied, every other byte as it was.
  package func bytes(of source: SourceID, in map: SourceMap) -> [UInt8] {
    let bytes = map[source].bytes
    // The byte order mark stays first, and inserted lines end as the others do.
    let markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let breaksByCRLF = bytes.firstIndex(of: UInt8(ascii: "\n")).map {
      $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r")
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits[source, default: []] {
      let start = min(max(Int(edit.range.start), markLength, position), bytes.count)
      let end = min(max(Int(edit.range.end), start), bytes.count)
      result += bytes[position..<start]
      for byte in edit.replacement.utf8 {
        if byte == UInt8(ascii: "\n"), breaksByCRLF == true, result.last != UInt8(ascii: "\r") {
          result.append(UInt8(ascii: "\r"))
        }
        result.append(byte)
      }
      position = end
    }
    return result + bytes[position...]
  }
}
