import NavSpecDiagnostics
import NavSpecModel

extension SpecKeys {
  /// `diff:` of `.navspec.yaml`.
  static let diff = KeyTable<DiffPolicy>(
    "diff",
    [
      .key("levels", \.levels, .entries(of: .choice()), "the level of a change, by its id"),
      .key(
        "grace", \.grace, .entries(of: .integer(in: 0...36_500)),
        "the least days from a deprecation to its sunset, by the stability before"),
      .key(
        "releases", \.releases, .list(of: release.reader(ReleaseEntry.init(range:))),
        "the releases that people use, the oldest first"),
      .key(
        "approved", \.approvals, .list(of: approval.reader(ApprovalEntry.init(range:))),
        "changes that are accepted"),
    ])

  private static let release = KeyTable<ReleaseEntry>(
    "a release",
    [
      .key("file", \.file, .text, isRequired: true, "the file that 'navspec release' wrote"),
      .key("until", \.until, .text, examples: ["2027-01-31"], "the last day on which it is in use"),
    ])

  private static let approval = KeyTable<ApprovalEntry>(
    "an approval",
    [
      .key(
        "fingerprint", \.fingerprint, .text, examples: ["26b0a597b4ffccb5"], "the one change that is meant"),
      .key("id", \.id, .text, examples: ["link-lost"], "the kind of change, where no fingerprint is given"),
      .key("route", \.route, .text, examples: ["beta*"], "a pattern of names of routes, with 'id'"),
      .key("because", \.because, .text, isRequired: true, "the reason"),
      .key("by", \.by, .text, "who decided"),
      .key("until", \.until, .text, examples: ["2027-01-31"], "the last day on which it counts"),
    ])
}
