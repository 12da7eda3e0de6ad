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

  private static func day(secondsSince1970 seconds: Int) -> (year: Int, month: Int, day: Int) {
    var (seconds, parts) = (time_t(seconds), tm())
    gmtime_r(&seconds, &parts)
    return (year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
