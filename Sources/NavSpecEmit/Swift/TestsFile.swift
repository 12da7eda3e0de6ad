/// The tests of what a spec promises: lines of data, and a test for each.
struct TestsFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  let imports: [SwiftCode]
  let checks: SwiftCode
  let groups: [Group]
  /// Routes of which no value is known.
  let untested: [SwiftCode]

  static let fields: TemplateFields<Self> = [
    .field("head", \.head), .field("app", \.app), .field("imports", \.imports), .field("checks", \.checks),
    .field("groups", \.groups), .field("untested", \.untested),
  ]

  /// Lines that are checked alike.
  struct Group: TemplateContext {
    let documentation: SwiftCode
    /// `examples`
    let name: SwiftIdentifier
    let test: SwiftIdentifier
    /// `withExample`
    let check: SwiftIdentifier
    let lines: [SwiftCode]

    static let fields: TemplateFields<Self> = [
      .field("documentation", \.documentation), .field("name", \.name), .field("test", \.test),
      .field("check", \.check), .field("lines", \.lines),
    ]
  }
}
