extension ChangeKind {
  package static let notProved = ChangeKind(
    id: "not-proved", .link, .risky, mirror: .none("the opposite change may be proved"), changelog: nil,
    who: "everybody who relies on this comparison",
    explanation: """
      Whether something still works is not known, because the comparison would take longer than it may. Nothing was found, \
      and nothing is proved. 'diff: {levels: {not-proved: breaking}}' in '.navspec.yaml' demands a proof.
      """)
}
