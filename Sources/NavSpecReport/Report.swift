package import NavSpecDiagnostics

/// What a run has to say: every format writes one of these, and nothing else reaches a reader.
public struct Report: Sendable {
  /// What the places of the diagnostics are in.
  package var sources: SourceMap
  /// In the order in which they are written.
  package var diagnostics: [Diagnostic]
  /// How many diagnostics of a kind are not among them, by its id.
  package var omitted: [String: Int] = [:]

  /// What two specs differ in, where they were compared.
  package var comparison: ReportedChanges?

  package init(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    self.sources = sources
    self.diagnostics = diagnostics
  }

  /// No more than so many diagnostics of one kind, and in all.
  private static let limits = (kind: 1_000, all: 10_000)

  /// The first of many diagnostics; the others are counted.
  package init(limiting all: [Diagnostic], in sources: SourceMap) {
    self.init([], in: sources)
    var counts: [String: Int] = [:]
    for diagnostic in all {
      let id = diagnostic.kind.id
      if counts[id, default: 0] < Self.limits.kind, diagnostics.count < Self.limits.all {
        counts[id, default: 0] += 1
        diagnostics.append(diagnostic)
      } else {
        omitted[id, default: 0] += 1
      }
    }
  }

  /// Several reports as one.
  package init(joining reports: [Report]) {
    self.init([], in: SourceMap())
    for report in reports {
      diagnostics += report.diagnostics.map { $0.moved(by: sources.files.count) }
      for file in report.sources.files { _ = sources.add(file) }
      omitted.merge(report.omitted, uniquingKeysWith: +)
    }
  }

  /// One problem of a file as a whole, or of none where the path is empty.
  package init(_ kind: DiagnosticKind, _ message: String, ofFile path: String = "", fix: String? = nil) {
    sources = SourceMap()
    let place = SourceRange(file: sources.add(SourceFile(withoutText: path)))
    diagnostics = [Diagnostic(kind, message, at: place, fixes: fix.map { [.init($0)] } ?? [])]
  }

  /// The report in a format; empty where there is nothing to say, unless the format is a document.
  /// - Parameters:
  ///   - usesColor: Whether to colour by ANSI escapes; for terminals only.
  ///   - hasLinks: Whether ids are links to their pages, for terminals that know them.
  ///   - columns: Those of the terminal, to which text is wrapped; nil wraps nothing.
  public func text(
    as format: ReportFormat = .text, usesColor: Bool = false, hasLinks: Bool = false, columns: Int? = nil
  ) -> String {
    format.render(self, ReportOptions(usesColor: usesColor, hasLinks: hasLinks, columns: columns))
  }
}

extension JSONText {
  /// What the documents say of the tool that wrote them.
  static let tool = object([("name", "navspec"), ("version", .string(navspecVersion))])
}

/// The version of the tool, the libraries and the runtime.
public let navspecVersion = "0.1.0"
