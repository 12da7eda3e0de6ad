import NavSpecDiagnostics

/// A text for one line that is read at a glance: very long words and texts lose their middle.
func shortened(_ text: String) -> String {
  let words = visible(text).split(separator: " ", omittingEmptySubsequences: false)
  let short = words.map { $0.utf8.count > 100 ? withoutMiddle($0, length: 60) : String($0) }
    .joined(separator: " ")
  return short.utf8.count > 2_000 ? withoutMiddle(short[...], length: 1_000) : short
}

private func withoutMiddle(_ text: Substring, length: Int) -> String {
  guard text.count > length else { return String(text) }
  return "\(text.prefix(length / 2))…\(text.suffix(length / 2 - 1))"
}

/// The columns a character takes in a terminal.
func columns(of character: Character) -> Int {
  var widest = 0
  for scalar in character.unicodeScalars {
    if scalar.value < 0x7F { return 1 }
    // A variation selector that asks for the picture of a sign that is narrow as text.
    if scalar.value == 0xFE0F { return 2 }
    widest = max(widest, columns(of: scalar))
  }
  return widest
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// East Asian Wide and Fullwidth, by block.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
  0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
