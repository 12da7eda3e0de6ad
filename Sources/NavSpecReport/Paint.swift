import NavSpecDiagnostics

/// Colours, or none: ANSI escapes around parts of a text report.
struct Paint {
  private enum Code: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case blue = "1;34"
  }

  let isOn: Bool
  var severity = Severity.note

  func headline(_ text: String) -> String { paint(text, .bold) }
  func severity(_ text: String) -> String { paint(text, severityCode) }
  func frame(_ text: String) -> String { paint(text, .blue) }
  func mark(_ text: String, isPrimary: Bool) -> String { paint(text, isPrimary ? severityCode : .blue) }

  private var severityCode: Code {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func paint(_ text: String, _ code: Code) -> String {
    isOn ? "\u{1B}[\(code.rawValue)m\(text)\u{1B}[0m" : text
  }
}
