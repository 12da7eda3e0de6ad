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
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    self.init([10_000 + year, 100 + month, 100 + day].map { "\($0)".dropFirst() }.joined(separator: "-"))
  }

  package static func < (a: Self, b: Self) -> Bool { a.description < b.description }

  package func adding(days: Int) -> Self {
    let instant = LinkInstant(description).flatMap { instant in
      LinkInstant(milliseconds: instant.milliseconds + Int64(days) * LinkInstant.day)
    }
    return instant.flatMap { Self($0.text) } ?? self
  }
}
