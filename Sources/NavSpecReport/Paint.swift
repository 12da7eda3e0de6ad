import NavSpecDiagnostics

/// Colours, or none: ANSI escapes around parts of a text report.
struct Paint {
  let options: ReportOptions
  var severity = Severity.note

  func headline(_ text: String) -> String { paint(text, "1") }
  func severity(_ text: String) -> String { paint(text, severityCode) }

  /// The severity and the id of a finding; a link to its page, where the terminal has links.
  func label(_ text: String, address: String) -> String {
    let label = severity(text)
    return options.hasLinks ? "\u{1B}]8;;\(address)\u{1B}\\\(label)\u{1B}]8;;\u{1B}\\" : label
  }

  func frame(_ text: String) -> String { paint(text, Self.blue) }
  func mark(_ text: String, isPrimary: Bool) -> String { paint(text, isPrimary ? severityCode : Self.blue) }

  private static let blue = "1;34"

  /// Red, yellow or cyan.
  private var severityCode: String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    options.usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
