import TestSupport
import Testing

@testable import NavSpecRuntime

/// Plain values and parts, which a text has in columns of digits.
@Suite struct TableColumnTests {
  private func reader(_ write: (inout TableWriter) -> Void) throws -> TableReader {
    var writer = TableWriter()
    write(&writer)
    return try #require(TableReader(TableText(copying: writer.text)))
  }

  private func values<Element: BitwiseCopyable & Sendable>(_ array: FlatArray<Element>) -> [Element] {
    (0..<array.count).map { array[$0] }
  }

  @Test(
    arguments: [
      [], [0], [-1], [.min, .max], [.max, .min, 0], Array(repeating: 7, count: 300), Array(0..<300),
      (0..<300).map { $0 % 2 == 0 ? .max - $0 : .min + $0 }, (0..<70).map { $0 * $0 - 64 },
    ] as [[Int32]])
  func numbersAreReadAsTheyWere(numbers: [Int32]) throws {
    var reader = try reader {
      $0.flat(numbers)
      $0.string("end")
    }
    let read = FlatArray<Int32>(&reader)
    let end = reader.string()
    #expect(values(read) == numbers)
    #expect(end == "end")
  }

  @Test(arguments: 1...60)
  func valuesOfSeveralWordsAreReadAsTheyWere(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let edges = (0..<random.next(upperBound: UInt64(200))).map { _ in
      LinkTrie.Edge(
        segmentClass: Int32(truncatingIfNeeded: random.next() >> random.next(upperBound: UInt64(64))),
        rank: UInt32(truncatingIfNeeded: random.next()), child: Int32(truncatingIfNeeded: random.next()))
    }
    let hashes = edges.map { UInt64($0.rank) << 32 | UInt64(UInt32(bitPattern: $0.child)) }
    var reader = try reader {
      $0.flat(edges)
      $0.flat(hashes)
      $0.bool(true)
    }
    let read = values(FlatArray<LinkTrie.Edge>(&reader))
    #expect(read.map(\.segmentClass) == edges.map(\.segmentClass))
    #expect(read.map(\.rank) == edges.map(\.rank))
    #expect(read.map(\.child) == edges.map(\.child))
    let readHashes = FlatArray<UInt64>(&reader)
    let isEnd = reader.bool()
    #expect(values(readHashes) == hashes)
    #expect(isEnd)
  }

  @Test func partsAreReadWhereTheyAre() throws {
    let texts = (0..<40).map { String(repeating: "x", count: $0 * 7 % 30) }
    var reader = try reader {
      $0.parts(texts) { writer, text in if !text.isEmpty { writer.string(text) } }
      $0.int(9)
    }
    let parts = TableParts(&reader)
    #expect(parts.count == texts.count)
    for (index, text) in texts.enumerated() {
      var part = parts.reader(at: index)
      let read = part?.string() ?? ""
      #expect(read == text)
    }
    #expect(parts.reader(at: -1) == nil && parts.reader(at: 40) == nil)
    let end = reader.int()
    #expect(end == 9)
  }

  /// A text with another count than it has values, as no tool writes, ends where it ends.
  @Test(arguments: [0, 1, 5, 1000, Int.max])
  func aCountThatIsNotTrueEndsWithTheText(count: Int) throws {
    var reader = try reader {
      $0.int(count)
      for _ in 0..<4 { $0.int(200) }
    }
    let nodes = FlatArray<LinkTrie.Node>(&reader)
    let numbers = FlatArray<Int32>(&reader)
    #expect(nodes.count <= 30 && numbers.count <= 30)
  }

  @Test func valuesHaveNoGaps() {
    #expect(MemoryLayout<LinkIndex.Traits>.size == 64)
    #expect(MemoryLayout<LinkTrie.Node>.size == 64)
    #expect(MemoryLayout<LinkIndex.Test>.size == 8)
    #expect(MemoryLayout<MatchRequirements.Condition>.size == 24)
    #expect(MemoryLayout<MatchRequirements.Capture>.size == 20)
  }
}
