/// A scalar that a reader does not see, or that changes how the text around it is read.
///
/// The one list of them: what a spec refuses, what a report escapes and what a picture leaves out follow from it.
package enum HiddenCharacter: Hashable, Sendable {
  /// C0, C1 and DEL. A terminal obeys them.
  case control
  /// U+0085, U+2028 and U+2029, which end a line in some programs and not in others.
  case lineSeparator
  /// Bidi embeddings, overrides and isolates: the text after them is shown in another order.
  case direction
  /// A tag that is no part of a flag: text that nothing shows.
  case tag
  /// A noncharacter of Unicode, which no text has.
  case noncharacter
  /// What takes no room or looks like a space: joiners that join nothing, soft hyphens, fillers, byte order marks.
  case invisible

  /// Whether no name and no title has a use for it.
  package var isHarmful: Bool { self != .invisible }

  /// Finds hidden characters scalar by scalar: joiners and tags have a use behind some scalars and none behind others.
  package struct Finder {
    private var previous: Unicode.Scalar?
    private var isFlag = false

    package init() {}

    /// What the next scalar of the text is; nil if it shows, or belongs to what is shown.
    package mutating func next(_ scalar: Unicode.Scalar) -> HiddenCharacter? {
      if scalar.isASCII {
        previous = scalar
        isFlag = false
        return scalar.value < 0x20 || scalar.value == 0x7F ? .control : nil
      }
      defer {
        isFlag = scalar.value == 0x1F3F4 || isFlag && scalar.isTag
        previous = scalar
      }
      if scalar.isTag { return isFlag ? nil : .tag }
      switch scalar.value {
      case 0x85, 0x2028, 0x2029: return .lineSeparator
      case 0x80...0x9F: return .control
      case 0x202A...0x202E, 0x2066...0x2069: return .direction
      case 0xFDD0...0xFDEF: return .noncharacter
      case let value where value & 0xFFFE == 0xFFFE: return .noncharacter
      // Parts of emoji and of letters in many scripts; between ASCII letters they do nothing.
      case 0x200C, 0x200D, 0xE0100...0xE01EF: return previous.map { !$0.isASCII } == true ? nil : .invisible
      // Fillers, selectors of variants and a place for more of them: letters, marks and nothing yet for Unicode.
      case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2065, 0x3164, 0xFFA0, 0xE0080...0xE00FF,
        0xE01F0...0xE0FFF:
        return .invisible
      // Signs of numbers and verses, which show.
      case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return nil
      default: return scalar.properties.generalCategory == .format ? .invisible : nil
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the tags that spell the region of a flag.
  fileprivate var isTag: Bool { 0xE0000...0xE007F ~= value }

  /// `U+00AD`
  package var codePoint: String {
    let code = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }

  /// `U+00AD (soft hyphen)`: with the name that Unicode has for it.
  package var codePointWithName: String {
    let name = properties.name ?? properties.nameAlias
    return codePoint + (name.map { " (\($0.lowercased()))" } ?? "")
  }
}

extension UInt8 {
  @inlinable package var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  @inlinable package var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension StringProtocol {
  package var hidesCharacters: Bool {
    var finder = HiddenCharacter.Finder()
    return unicodeScalars.contains { finder.next($0) != nil }
  }
}

extension String {
  /// The text with its hidden characters replaced; `replacement` gets each of them.
  package func replacingHidden(
    with replacement: (Unicode.Scalar, HiddenCharacter) -> String
  ) -> String {
    // Most texts are plain.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    var finder = HiddenCharacter.Finder()
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let hidden = finder.next(scalar) {
        text += replacement(scalar, hidden)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
