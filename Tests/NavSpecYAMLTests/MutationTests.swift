import NavSpecDiagnostics
import NavSpecYAML
import TestSupport
import Testing

@Suite struct MutationTests {
  /// Bytes that mean something to YAML, and some that no text has.
  private static let spices =
    Array("{}[]:,-?&*!|>'\"%@`#\\ \t\n\r~.0x<".utf8) + [0, 0x80, 0xC3, 0xE2, 0xEF, 0xFF]

  @Test(arguments: Corpus.valid.map { "valid/\($0)" } + Corpus.broken.map { "broken/\($0)" })
  func aMutilatedFileIsReadOrRefusedAtAPlaceInIt(_ name: String) throws {
    let original = try Corpus.bytes("\(name).yaml")
    var random = SeededRandom(seed: UInt64(name.utf8.reduce(17) { $0 &* 31 &+ Int($1) }.magnitude))
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, using: &random) }
      let reading = Reading(bytes)
      let size = Int32(bytes.count)
      var ranges = reading.diagnostics.flatMap { [$0.range] + $0.related.map(\.range) }
      ranges += reading.diagnostics.flatMap { $0.fixes.flatMap { $0.edits.map(\.range) } }
      ranges += reading.root?.all.map(\.range) ?? []
      ranges += reading.comments.map(\.range)
      let isInside = ranges.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= size }
      #expect(isInside, "\(bytes)")
      #expect(reading.root != nil || !reading.diagnostics.isEmpty, "\(bytes)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SeededRandom) {
    let place = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
    let spice = Self.spices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where !bytes.isEmpty: bytes[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &random))
    case 1 where !bytes.isEmpty: bytes[place] = spice
    case 2 where !bytes.isEmpty: bytes.removeSubrange(place..<min(bytes.count, place + 3))
    case 3: bytes.removeLast(min(bytes.count, Int.random(in: 1...8, using: &random)))
    default: bytes.insert(spice, at: place)
    }
  }
}
