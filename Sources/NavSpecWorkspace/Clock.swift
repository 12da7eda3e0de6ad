import NavSpecCompiler

enum Clock {
  /// Today in UTC; `SOURCE_DATE_EPOCH` replaces the clock if it is set, so that builds are reproducible.
  static func today() throws -> (year: Int, month: Int, day: Int) {
    guard let text = Environment["SOURCE_DATE_EPOCH"] else {
      return day(secondsSince1970: Int(time(nil)))
    }
    // Up to the year 9999.
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
      throw CommandFailure("'SOURCE_DATE_EPOCH' is '\(text)', not a number of seconds since 1970")
    }
    return day(secondsSince1970: seconds)
  }

  /// The proleptic Gregorian calendar, in eras of 400 years that start on the first of March.
  private static func day(secondsSince1970 seconds: Int) -> (year: Int, month: Int, day: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down)) + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      year: era * 400 + yearOfEra + (isNextYear ? 1 : 0), month: isNextYear ? month - 9 : month + 3,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}
