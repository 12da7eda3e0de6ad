import NavSpecRuntime

/// A day of the Gregorian calendar, as `until` and `sunset` write it: `YYYY-MM-DD`.
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  /// nil for a day that does not exist, and for a text of any other form.
  package init?(_ text: String) {
    guard text.utf8.count == 10, !text.hasPrefix("0000"), LinkInstant(text) != nil else { return nil }
    description = text
  }

  package init?(year: Int, month: Int, day: Int) {
    let parts = [10_000 + year, 100 + month, 100 + day]
    self.init(parts.map { String($0).dropFirst() }.joined(separator: "-"))
  }

  package static func < (a: Self, b: Self) -> Bool { a.description < b.description }

  package func adding(days: Int) -> Self {
    let instant = LinkInstant(description).flatMap { instant in
      LinkInstant(milliseconds: instant.milliseconds + Int64(days) * LinkInstant.day)
    }
    return instant.flatMap { Self($0.text) } ?? self
  }
}
