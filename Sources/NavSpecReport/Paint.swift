import NavSpecDiagnostics

/// Colours, or none: ANSI escapes around parts of a text report.
struct Paint {
  let isOn: Bool
  var severity = Severity.note

  func headline(_ text: String) -> String { paint(text, "1") }
  func severity(_ text: String) -> String { paint(text, severityCode) }
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
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
