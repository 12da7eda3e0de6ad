extension ChangeKind {
  package static let notProved = ChangeKind(
    id: "not-proved", .link, .risky, changelog: nil, who: "everybody who relies on this comparison")
}
