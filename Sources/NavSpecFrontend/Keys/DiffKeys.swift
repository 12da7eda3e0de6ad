import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension SpecKeys {
  static let diff = KeyTable<DiffPolicy>(
    .diff,
    [
      .key(
        "levels", { $0.levels = $1 }, .entries(of: .choice()), examples: [["link-lost": "safe"]],
        "the level of a change, by its id"),
      .key(
        "grace", { $0.grace = $1 }, .entries(of: .integer(in: 0...36_500), names: .stability),
        examples: [["stable": 90]],
        "the least days from a deprecation to its sunset, by the stability before"),
      .key(
        "releases", { $0.releases = $1 }, .list(of: .release),
        "the releases that people use, the oldest first"),
      .key(
        "approved", { $0.approvals = $1 }, .list(of: approval.reader(ApprovalEntry.init(range:))),
        "changes that are accepted"),
    ])

  fileprivate static let release = KeyTable<ReleaseEntry>(
    .release,
    [
      .key(
        "ref", { $0.ref = $1 }, .form(.release), isRequired: true, examples: ["v2.3"],
        "the tag or branch of git, and after ':' the path that the spec had there, if it was another"),
      .key(
        "commit", { $0.commit = $1 }, .form(.commit),
        examples: ["3f0c2a9be1d74c5586a0f1e2d3c4b5a697887960"], "the commit that it must name, in full"),
      .key(
        "until", { $0.until = $1 }, .form(.day), examples: ["2027-01-31"],
        "the last day on which it is in use"),
    ])

  private static let approval = KeyTable<ApprovalEntry>(
    .approval,
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
    ], requiresAnyOf: ["fingerprint", "id"],
    textKey: { text in
      if text.utf8.count == 16, UInt64(text, radix: 16) != nil { return "fingerprint" }
      return text.contains("-") ? "id" : nil
    }, hint: "each is {fingerprint: …, because: \"…\"}")
}

extension ValueReader where Value == ReleaseEntry {
  /// A reference alone, or `{ref, commit, until}`.
  fileprivate static var release: Self {
    let ref = ValueReader<Located<String>>.form(.release)
    let table = SpecKeys.release
    return ValueReader(shape: .anyOf([ref.shape, .object(table.description)])) { node, sink in
      var release = ReleaseEntry(range: node.range)
      if case .mapping = node.content {
        table.read(node, into: &release, &sink)
      } else if let ref = ref.read(node, &sink) {
        release.ref = ref
      } else {
        return nil
      }
      return release
    }
  }
}
