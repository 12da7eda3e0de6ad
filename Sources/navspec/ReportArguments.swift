import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics

/// How a report is written.
struct ReportArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the report is written: \(ReportFormat.names).",
      discussion: ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")),
    completion: .list(ReportFormat.all.map(\.name)), transform: reportFormat)
  var format: ReportFormat = .text

  /// The format for programs that a command line asks for; nil for any other. The arguments may be wrong otherwise.
  static func documentFormat(in arguments: [String]) -> ReportFormat? {
    guard let command = arguments.first, !arguments.contains("--diff"),
      [ValidateCommand.configuration, DiffCommand.configuration].contains(where: { $0.commandName == command }
      )
    else { return nil }
    let option = "--format"
    for (index, word) in arguments.enumerated().reversed() {
      var name: String?
      if word.hasPrefix(option + "=") { name = String(word.dropFirst(option.count + 1)) }
      if word == option, index + 1 < arguments.count { name = arguments[index + 1] }
      if let name { return ReportFormat.named(name).flatMap { $0.isDocument ? $0 : nil } }
    }
    return nil
  }

  /// The report for standard output.
  func text(of report: Report) -> String {
    report.text(as: format, usesColor: Console.outputShowsColor)
  }
}

/// The format with a name.
private func reportFormat(_ word: String) throws -> ReportFormat {
  if let format = ReportFormat.named(word) { return format }
  throw ValidationError("unknown format '\(word)': \(ReportFormat.names)")
}

extension ReportFormat {
  /// The names of all formats: `text, plain or json`.
  fileprivate static var names: String { all.map(\.name).listed }
}

/// A transform of a word into the value that it names.
/// - Parameter complaint: What is wrong with another word.
func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
  _ complaint: @escaping @Sendable (String) -> String
) -> @Sendable (String) throws -> Value {
  let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
  return { word in
    if let value = Value(rawValue: word) { return value }
    throw ValidationError("\(complaint(word)): \(words)")
  }
}
