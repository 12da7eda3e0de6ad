/// How wide a text is in Helvetica, or in Arial and Liberation Sans, which have its widths.
enum TextWidth {
  /// In thousandths of the size: the characters from blank to tilde (Adobe's metrics).
  private static let plain: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778,
    722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278,
    278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold: [Int] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// In tenths of a point.
  static func tenths(of text: String, size: Int, isBold: Bool = false) -> Int {
    var units = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E: units += (isBold ? bold : plain)[Int(scalar.value) - 0x20]
      // Scripts and pictures as wide as high.
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60,
        0x1F000...0x1FAFF, 0x20000...0x3FFFD:
        units += 1_050
      default:
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: break
        default: units += 620
        }
      }
    }
    return units * size / 100
  }

  /// A text that fits, its middle left out where it does not.
  /// - Parameters:
  ///   - width: In points.
  ///   - tail: How much of what is left is the end, in twelfths.
  static func fitted(
    _ text: String, in width: Int, size: Int, isBold: Bool = false, tail twelfths: Int = 4
  ) -> String {
    guard tenths(of: text, size: size, isBold: isBold) > width * 10 else { return text }
    let characters = Array(text.prefix(400))
    var count = characters.count
    while count > 3 {
      count -= 1
      let tail = count * twelfths / 12
      let short =
        "\(String(characters[..<(count - tail)]))…\(String(characters[(characters.count - tail)...]))"
      if tenths(of: short, size: size, isBold: isBold) <= width * 10 { return short }
    }
    return "…"
  }

  /// A bold text on lines that fit, its middle left out where they are too many.
  static func wrapped(
    _ text: String, in width: Int, size: Int, lines limit: Int, tail: Int = 4
  ) -> [String] {
    var room = limit * width
    while true {
      let lines = broken(fitted(text, in: room, size: size, isBold: true, tail: tail), in: width, size: size)
      guard lines.count > limit, room > width else { return lines }
      room = max(width, room - size)
    }
  }

  /// Whether a word of a text, a path or a name begins.
  private static func isStart(_ index: String.Index, in text: String) -> Bool {
    let before = text[text.index(before: index)]
    return " /.-_}?&,…".contains(before) || text[index].isUppercase && before.isLowercase
  }

  /// Lines that end where a word begins, else anywhere.
  private static func broken(_ text: String, in width: Int, size: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in text {
      if tenths(of: line + String(character), size: size, isBold: true) > width * 10, !line.isEmpty,
        character != " "
      {
        let word = line.indices.dropFirst().last { isStart($0, in: line + String(character)) }
        let end = word ?? line.endIndex
        lines.append(String(line[..<end]))
        line = String(line[end...])
      }
      line.append(character)
    }
    return (lines + [line]).map { $0.last == " " ? String($0.dropLast()) : $0 }
  }

  /// Parts on lines that fit; a part is never broken, and those over the last line are counted.
  static func lines(
    of parts: [String], separator: String, in width: Int, size: Int, limit: Int
  ) -> [String] {
    func fits(_ text: String) -> Bool { tenths(of: text, size: size) <= width * 10 }
    var lines: [[String]] = []
    for (index, part) in parts.enumerated() {
      if let last = lines.last, fits((last + [part]).joined(separator: separator) + separator) {
        lines[lines.count - 1].append(part)
      } else if lines.count < limit {
        lines.append([part])
      } else {
        var kept = lines[limit - 1]
        var missing = parts.count - index
        func text() -> String { kept.joined(separator: separator) + separator + "… \(missing) more" }
        while kept.count > 1, !fits(text()) {
          kept.removeLast()
          missing += 1
        }
        lines[limit - 1] = [text()]
        break
      }
    }
    return lines.map { fitted($0.joined(separator: separator), in: width, size: size) }
  }
}
