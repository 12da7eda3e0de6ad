/// The exact textual forms of built-in types, byte by byte.
nonisolated enum ValueSyntax {
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// `0|-?[1-9][0-9]*` within 64 bits.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    guard text.count > start, text.count <= 20 else { return nil }
    if text[start] == UInt8(ascii: "0") { return text.count == 1 ? 0 : nil }
    var number: Int64 = 0
    for index in start..<text.count {
      guard isDigit(text[index]) else { return nil }
      let digit = Int64(text[index] - 0x30)
      let (shifted, overflows) = number.multipliedReportingOverflow(by: 10)
      // Downwards, since the least number has no positive counterpart.
      let (next, overflowsToo) =
        isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      if overflows || overflowsToo { return nil }
      number = next
    }
    return number
  }

  /// `-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,17})?`
  static func isDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = text.first == UInt8(ascii: "-") ? 1 : 0
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    let digits = index - start
    guard (1...16).contains(digits), digits == 1 || text[start] != UInt8(ascii: "0") else { return false }
    guard index < text.count else { return true }
    guard text[index] == UInt8(ascii: ".") else { return false }
    let fraction = text.count - index - 1
    guard (1...17).contains(fraction) else { return false }
    index += 1
    while index < text.count {
      guard isDigit(text[index]) else { return false }
      index += 1
    }
    return true
  }

  /// The shortest decimal that reads back as the number, without an exponent; nil if it needs more
  /// digits than the form has.
  static func decimal(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    if number == 0 { return "0" }
    // The one number with too many digits that a text of the form is rounded to.
    if number.magnitude == 1e16 { return number < 0 ? "-9999999999999999" : "9999999999999999" }
    var mantissa: [UInt8] = []
    var exponent = 0
    var pointAt: Int?
    let description = Array(number.magnitude.description.utf8)
    for (index, byte) in description.enumerated() {
      if isDigit(byte) {
        mantissa.append(byte)
      } else if byte == UInt8(ascii: ".") {
        pointAt = mantissa.count
      } else {
        exponent = Int(String(decoding: description[(index + 1)...], as: UTF8.self)) ?? 0
        break
      }
    }
    var point = (pointAt ?? mantissa.count) + exponent
    while let last = mantissa.last, last == UInt8(ascii: "0"), mantissa.count > 1 { mantissa.removeLast() }
    let zeros = mantissa.prefix { $0 == UInt8(ascii: "0") }.count
    mantissa.removeFirst(zeros)
    point -= zeros
    guard point <= 16, mantissa.count - point <= 17 else { return nil }
    if point < mantissa.count {
      if point <= 0 { mantissa.insert(contentsOf: Array(repeating: 0x30, count: 1 - point), at: 0) }
      mantissa.insert(UInt8(ascii: "."), at: max(point, 1))
    } else {
      mantissa.append(contentsOf: Array(repeating: 0x30, count: point - mantissa.count))
    }
    return (number < 0 ? "-" : "") + String(decoding: mantissa, as: UTF8.self)
  }

  /// `8-4-4-4-12` hexadecimal digits of any case.
  static func isUUID(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    for index in 0..<36 {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        if text[index] != UInt8(ascii: "-") { return false }
      } else if LinkEncoding.hexValue(text[index]) == nil {
        return false
      }
    }
    return true
  }

  /// ASCII letters in upper case.
  static func uppercased(_ text: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: text.count) { result in
      for index in 0..<text.count {
        let byte = text[index]
        result[index] = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & ~0x20 : byte
      }
      return text.count
    }
  }
}
