extension ChangeKind {
  package static let notProved = ChangeKind(
    id: "not-proved", .link, .risky, mirror: .none("the opposite change may be proved"), changelog: nil,
    who: "everybody who relies on this comparison")
}
