enum Clock {
  /// Today in UTC; `SOURCE_DATE_EPOCH` replaces the clock if it is set, so that builds are reproducible.
  static func today() throws -> (year: Int, month: Int, day: Int) {
    var (seconds, parts) = (time(nil), tm())
    if let text = Environment["SOURCE_DATE_EPOCH"] {
      // Up to the year 9999.
      guard let number = time_t(text), (0...253_402_300_799).contains(number) else {
        throw CommandFailure("'SOURCE_DATE_EPOCH' is '\(text)', not a number of seconds since 1970")
      }
      seconds = number
    }
    gmtime_r(&seconds, &parts)
    return (year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
