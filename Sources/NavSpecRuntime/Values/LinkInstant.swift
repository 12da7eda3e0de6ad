/// An instant of the years 0 to 9999 (proleptic Gregorian, UTC) to the millisecond, with its text:
/// `YYYY-MM-DD` at midnight, else `YYYY-MM-DDThh:mm:ss[.SSS]Z`. By hand, since a formatter is slow and
/// knows locales.
package nonisolated struct LinkInstant: SchemaValue {
  /// Since 1970.
  package var milliseconds: Int64

  package static let day: Int64 = 86_400_000
  static let range = -62_167_219_200_000...Int64(253_402_300_799_999)

  package init?(milliseconds: Int64) {
    guard Self.range.contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  package init?(_ text: String) {
    var text = text
    guard let instant = text.withUTF8({ Self(utf8: $0[...]) }) else { return nil }
    self = instant
  }

  /// Reads `YYYY-MM-DD` or `YYYY-MM-DDThh:mm:ss[.SSS](Z|±hh:mm)`; real days only.
  init?(utf8 text: Slice<UnsafeBufferPointer<UInt8>>) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip(0x2D), let month = reader.number(2), reader.skip(0x2D),
      let dayOfMonth = reader.number(2), (1...12).contains(month),
      dayOfMonth >= 1, dayOfMonth <= Self.days(inMonth: month, of: year)
    else { return nil }
    let days = Self.days(year: year, month: month, day: dayOfMonth) * Self.day
    if reader.isAtEnd {
      self.init(milliseconds: days)
      return
    }
    guard reader.skip(0x54), let hour = reader.number(2), reader.skip(0x3A), let minute = reader.number(2),
      reader.skip(0x3A), let second = reader.number(2), hour < 24, minute < 60, second < 60
    else { return nil }
    var time = (hour * 3600 + minute * 60 + second) * 1000
    if reader.skip(0x2E) {
      guard let fraction = reader.number(3) else { return nil }
      time += fraction
    }
    var offset: Int64 = 0
    if !reader.skip(0x5A) {
      let isNegative = reader.skip(0x2D)
      guard isNegative || reader.skip(0x2B), let hours = reader.number(2), reader.skip(0x3A),
        let minutes = reader.number(2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (isNegative ? -60_000 : 60_000)
    }
    guard reader.isAtEnd else { return nil }
    self.init(milliseconds: days + time - offset)
  }

  package var text: String {
    var days = milliseconds / Self.day
    var time = milliseconds % Self.day
    if time < 0 {
      days -= 1
      time += Self.day
    }
    let (year, month, day) = Self.civil(days: days)
    var text = Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2)
    guard time != 0 else { return text }
    let seconds = time / 1000
    text += "T" + Self.padded(seconds / 3600, 2) + ":" + Self.padded(seconds / 60 % 60, 2)
    text += ":" + Self.padded(seconds % 60, 2)
    if time % 1000 != 0 { text += "." + Self.padded(time % 1000, 3) }
    return text + "Z"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func days(inMonth month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // Howard Hinnant's days_from_civil and civil_from_days: eras of 400 years that begin in March.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

/// Reads runs of ASCII digits of known width.
private nonisolated struct DigitReader {
  private let text: Slice<UnsafeBufferPointer<UInt8>>
  private var position: Int

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    self.text = text
    self.position = text.startIndex
  }

  var isAtEnd: Bool { position == text.endIndex }

  mutating func number(_ width: Int) -> Int64? {
    guard text.endIndex - position >= width else { return nil }
    var number: Int64 = 0
    for index in position..<(position + width) {
      let digit = text[index]
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      number = number * 10 + Int64(digit - 0x30)
    }
    position += width
    return number
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < text.endIndex, text[position] == byte else { return false }
    position += 1
    return true
  }
}
