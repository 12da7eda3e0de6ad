import TestSupport
import Testing

@testable import NavSpecRuntime

/// Text from bytes, as the standard library validates it on systems that can.
@Suite struct LinkBytesTests {
  /// Where the rules of UTF-8 change: the ends of the ranges of first and of following bytes.
  private static let bounds: [UInt8] = [
    0x00, 0x25, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0,
    0xF4, 0xF5, 0xFF,
  ]

  private func expectSameText(_ bytes: [UInt8]) {
    let text = LinkBytes.text(validating: bytes)
    #expect(text.map { Array($0.utf8) == bytes } ?? true, "\(bytes)")
    if #available(macOS 15, iOS 18, visionOS 2, *) {
      #expect((text != nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }

  @Test func textIsWhatTheStandardLibraryAccepts() {
    var sequences: [[UInt8]] = [[]]
    for _ in 0..<3 {
      for bytes in sequences { expectSameText(bytes) }
      sequences = sequences.flatMap { bytes in Self.bounds.map { bytes + [$0] } }
    }
    for lead in [0xE0, 0xED, 0xF0, 0xF4] as [UInt8] {
      for second in Self.bounds {
        for third in Self.bounds {
          expectSameText([0x61, lead, second, third])
          expectSameText([lead, second, third, 0x80])
        }
      }
    }
  }

  @Test func aReplacementCharacterIsText() {
    #expect(LinkBytes.text(validating: [0xEF, 0xBF, 0xBD]) == "\u{FFFD}")
    // As many bytes as the replacement character has.
    #expect(LinkBytes.text(validating: [0xF0, 0x9F, 0x98]) == nil)
  }

  @Test func lengthMakesNoDifference() {
    let long = Array(String(repeating: "Maß 日本 🙂 ", count: 500).utf8)
    #expect(LinkBytes.text(validating: long).map { Array($0.utf8) } == long)
    #expect(LinkBytes.text(validating: long + [0xC3]) == nil)
    #expect(LinkBytes.text(validating: long.dropLast(3) + [0xF0, 0x9F]) == nil)
  }
}
