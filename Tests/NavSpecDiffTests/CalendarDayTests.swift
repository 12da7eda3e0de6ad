import NavSpecModel
import Testing

struct CalendarDayTests {
  @Test(arguments: [
    (0, 1, 1), (10_000, 1, 1), (10_001, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 101, 1), (2026, 1, 0),
    (2026, 1, 101),
    (2026, 2, 29), (2100, 2, 29), (.max, 1, 1), (2026, .max, 1), (2026, 1, .min),
  ]) func aDayThatDoesNotExistIsNone(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: ["2026-1-1", "0000-01-01", "2026-01-01T00:00:00Z", "2026/01/01", "+026-01-01", ""])
  func anyOtherFormIsNone(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func daysAreAddedAndCompared() throws {
    let day = try #require(CalendarDay(year: 2027, month: 12, day: 31))
    #expect(day.description == "2027-12-31" && day == CalendarDay("2027-12-31"))
    #expect(
      day.adding(days: 1).description == "2028-01-01" && day.adding(days: 60).description == "2028-02-29")
    #expect(day < day.adding(days: 1))
  }
}
