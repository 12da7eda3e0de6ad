import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import TestSupport
import Testing

/// Examples of kinds of changes are documentation, and these tests keep them true.
@Suite struct ChangeKindTests {
  struct Example: CustomTestStringConvertible {
    let kind: ChangeKind
    let pair: KindPage.Pair

    var testDescription: String { kind.id }
  }

  static let examples = allChangeKinds.flatMap { kind in kind.page.pairs.map { Example(kind: kind, pair: $0) }
  }

  @Test(arguments: examples) func anExampleHasItsChange(_ example: Example) throws {
    let list = try changes(example.pair.base, example.pair.head)
    let found = list.filter { $0.kind == example.kind }
    #expect(!found.isEmpty, "\(list.lines)")
    // What leads where in a container of the app is not in the spec.
    let isHosted = (example.pair.base + example.pair.head).contains("external: true")
    #expect(list.unproved.isEmpty || isHosted || example.kind == .notProved)
    for change in list where change.level == .breaking {
      let isRun = [.link, .state, .flow].contains(change.kind.changeClass)
      #expect(isRun ? change.proof == .executed : change.proof != .none, "\(change.kind.id)")
      #expect(change.witness != nil)
    }
    #expect(found.allSatisfy { !$0.places.isEmpty })
    for change in list {
      guard let witness = change.witness?.json else { continue }
      #expect(Self.isOfClass(witness, change.kind.changeClass), "\(change.kind.id): \(witness)")
    }
  }

  /// The documented keys of a witness, in their order.
  private static func isOfClass(_ witness: JSONText, _ changeClass: ChangeClass) -> Bool {
    guard case .object(let members) = witness else {
      if case .null = witness { return changeClass == .deploy }
      return false
    }
    let keys = members.map(\.0)
    return switch changeClass {
    case .link: keys == ["url", "conditions", "base", "head"]
    case .state: keys.filter { $0 != "conditions" } == ["snapshot", "base", "head", "dropped"]
    case .source: keys == ["call", "error"]
    case .flow:
      keys == ["path", "conditions"] || ["path"] == keys.filter { !["headPath", "lost"].contains($0) }
    case .deploy: keys == ["url"]
    case .meta: keys == ["base", "head"] || keys == ["sunset", "earliest"]
    }
  }

  @Test(arguments: examples) func anExampleIsNoChangeOfItself(_ example: Example) throws {
    #expect(try changes(example.pair.base, example.pair.base).lines == [])
    #expect(try changes(example.pair.head, example.pair.head).lines == [])
  }

  /// What can be added can be removed, what can widen can narrow, or a reason says why not.
  @Test func everyKindHasAnOppositeOrAReason() throws {
    let kinds = Dictionary(allChangeKinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(kinds.count == allChangeKinds.count)
    for kind in allChangeKinds {
      if let id = try kind.opposite {
        #expect(try kinds[id]?.opposite == kind.id, "\(kind.id)")
      } else {
        let reason = try sentenceOfOpposite(onPageOf: kind.id)
        #expect(reason.wholeMatch(of: /It has no opposite: .+\./) != nil, "\(kind.id)")
      }
    }
  }

  @Test func noFormerIdIsUsedAgain() {
    let ids = allChangeKinds.flatMap { [$0.id] + $0.formerIDs }
    #expect(Set(ids).count == ids.count)
  }

  @Test func everyKindIsExplained() {
    for kind in allChangeKinds {
      #expect(!kind.page.pairs.isEmpty && kind.explanation.hasSuffix("."), "\(kind.id)")
      #expect(kind.id.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }
}

extension ChangeKind {
  /// The id of the opposite change, as its page says it; nil where there is none.
  var opposite: String? {
    get throws {
      try sentenceOfOpposite(onPageOf: id).wholeMatch(of: /The opposite change is \[(.+)\]\((.+)\.md\)\./)
        .flatMap { $0.1 == $0.2 ? String($0.1) : nil }
    }
  }
}
