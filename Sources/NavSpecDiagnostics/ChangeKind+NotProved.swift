extension ChangeKind {
  package static let notProved = ChangeKind(
    id: "not-proved", .link, .risky, mirror: .none("the opposite change may be proved"), changelog: nil,
    who: "everybody who relies on this comparison",
    explanation: """
      Whether something still works is not known, because the comparison would take longer than it may. Nothing was found, \
      and nothing is proved. 'diff: {levels: {not-proved: breaking}}' in '.navspec.yaml' demands a proof.
      """,
    examples: [
      .init(
        base: """
          types: { Kind: { cases: [\(manyKinds.joined(separator: ", "))] } }
          routes:
            kind: { params: { kind: Kind }, links: ["/{kind}"] }
          """,
        head: """
          types: { Kind: { cases: [\(manyKinds.joined(separator: ", "))] } }
          routes:
            kind: { params: { kind: "Kind?" }, links: [\(manyKinds.map { "/" + $0 }.joined(separator: ", "))] }
          """)
    ])

  private static let manyKinds = (1...65).map { "k\($0)" }
}
