import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

struct ReportArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the report is written: \(ReportFormat.all.map(\.name).listed).",
      discussion: ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")),
    completion: .list(ReportFormat.all.map(\.name)),
    transform: choice(of: ReportFormat.all, named: \.name) { "unknown format '\($0)'" })
  var format: ReportFormat = .text

  /// The format for programs that a command line asks for; nil for any other. The arguments may be wrong otherwise.
  static func documentFormat(in arguments: [String]) -> ReportFormat? {
    guard let command = arguments.first, !arguments.contains("--diff"),
      [ValidateCommand.configuration, DiffCommand.configuration].contains(where: { $0.commandName == command }
      )
    else { return nil }
    let names = zip(arguments, arguments.dropFirst() + [""]).compactMap { word, next in
      word == "--format" && !next.isEmpty
        ? next : word.hasPrefix("--format=") ? String(word.dropFirst("--format=".count)) : nil
    }
    return names.last.flatMap(ReportFormat.named).flatMap { $0.isDocument ? $0 : nil }
  }
}

/// How answers are printed that are no report.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// A transform of a word into the value that it names.
/// - Parameters:
///   - other: The value that another tool's word means.
///   - complaint: What is wrong with any other word.
func choice<Value>(
  of values: [Value], named name: @escaping @Sendable (Value) -> String,
  or other: @escaping @Sendable (String) -> Value? = { _ in nil },
  _ complaint: @escaping @Sendable (String) -> String
) -> @Sendable (String) throws -> Value where Value: Sendable {
  let names = values.map(name)
  return { word in
    if let index = names.firstIndex(of: word) { return values[index] }
    let meant = other(word).map { [name($0)] } ?? names.nearest(to: word)
    let question = asking(meant)
    throw ValidationError("\(complaint(word)): \(names.joined(separator: ", "))\(question)")
  }
}

/// The same of all cases.
func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
  _ complaint: @escaping @Sendable (String) -> String
) -> @Sendable (String) throws -> Value {
  choice(of: Array(Value.allCases), named: { $0.rawValue }, complaint)
}
