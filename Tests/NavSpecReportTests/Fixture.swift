import NavSpecDiagnostics
import NavSpecReport

/// Files of one run, and ranges in them found by their text.
struct Fixture {
  private(set) var map = SourceMap()

  init(_ files: (String, String)...) {
    for (path, text) in files { _ = map.add(SourceFile(path: path, text: text)) }
  }

  init(_ text: String) { self.init(("specs/app.nav.yaml", text)) }

  /// The range of the nth occurrence of a text, counted from 0; the end of the file without one.
  func range(_ text: String, _ occurrence: Int = 0, file: Int = 0) -> SourceRange {
    let bytes = map.files[file].bytes
    let wanted = Array(text.utf8)
    var left = occurrence
    for start in bytes.indices where bytes[start...].starts(with: wanted) {
      if left == 0 { return SourceRange(source: SourceID(file), start: start, end: start + wanted.count) }
      left -= 1
    }
    return SourceRange(source: SourceID(file), start: bytes.count, end: bytes.count)
  }

  func text(_ diagnostics: Diagnostic..., options: ReportOptions = ReportOptions()) -> String {
    ReportFormat.text.render(Report(diagnostics, in: map), options)
  }
}

extension DiagnosticKind {
  static let ambiguousLink = DiagnosticKind(
    id: "ambiguous-link",
    explanation: "A URL leads to one screen. Make one pattern more specific, or give both to one route.")
  static let bare = DiagnosticKind(id: "bare", severity: .warning, explanation: "")
}
