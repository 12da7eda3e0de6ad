/// Why a job cannot be done: a file that cannot be used, or something that has no form in what was asked for.
public struct ReportedFailure: Error, CustomStringConvertible, Sendable {
  /// The reasons.
  public let report: Report

  /// A failure for the reasons of a report.
  public init(_ report: Report) { self.report = report }

  /// The reasons, a line each.
  public var description: String { report.text(as: .plain) }
}
