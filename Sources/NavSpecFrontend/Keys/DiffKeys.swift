import NavSpecDiagnostics
import NavSpecModel

extension SpecKeys {
  /// `diff:` of `.navspec.yaml`.
  static let diff = KeyTable<DiffPolicy>(
    "diff",
    [
      .key("levels", { $0.levels = $1 }, .entries(of: .choice()), "the level of a change, by its id"),
      .key(
        "grace", { $0.grace = $1 }, .entries(of: .integer(in: 0...36_500), names: .stability),
        "the least days from a deprecation to its sunset, by the stability before"),
      .key(
        "releases", { $0.releases = $1 }, .list(of: release.reader(ReleaseEntry.init(range:))),
        "the releases that people use, the oldest first"),
      .key(
        "approved", { $0.approvals = $1 }, .list(of: approval.reader(ApprovalEntry.init(range:))),
        "changes that are accepted"),
    ])

  private static let release = KeyTable<ReleaseEntry>(
    "a release",
    [
      .key(
        "file", { $0.file = $1 }, .form(.projectPath), isRequired: true,
        "the file that 'navspec release' wrote"),
      .key(
        "until", { $0.until = $1 }, .form(.day), examples: ["2027-01-31"],
        "the last day on which it is in use"),
    ])

  private static let approval = KeyTable<ApprovalEntry>(
    "an approval",
    [
      .key(
        "fingerprint", { $0.fingerprint = $1 }, .form(.fingerprint), examples: ["26b0a597b4ffccb5"],
        "the one change that is meant"),
      .key(
        "id", { $0.id = $1 }, .text, examples: ["link-lost"],
        "the kind of change, where no fingerprint is given"),
      .key("route", { $0.route = $1 }, .text, examples: ["beta*"], "a pattern of names of routes, with 'id'"),
      .key("because", { $0.because = $1 }, .form(.visible), isRequired: true, "the reason"),
      .key("by", { $0.by = $1 }, .text, "who decided"),
      .key(
        "until", { $0.until = $1 }, .form(.day), examples: ["2027-01-31"], "the last day on which it counts"),
    ], requiresAnyOf: ["fingerprint", "id"], text: "id")
}
