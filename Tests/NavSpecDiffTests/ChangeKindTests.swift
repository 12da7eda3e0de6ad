import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// Examples of kinds of changes are documentation, and these tests keep them true.
@Suite struct ChangeKindTests {
  struct Example: CustomTestStringConvertible {
    let kind: ChangeKind
    let pair: ChangeKind.Example

    var testDescription: String { kind.id }
  }

  static let examples = allChangeKinds.flatMap { kind in kind.examples.map { Example(kind: kind, pair: $0) } }

  @Test(arguments: examples) func anExampleHasItsChange(_ example: Example) throws {
    let list = try changes(example.pair.base, example.pair.head)
    let found = list.changes.filter { $0.kind == example.kind }
    #expect(!found.isEmpty, "\(list.lines)")
    #expect(list.unproved.isEmpty)
    for change in found where change.level == .breaking {
      #expect(change.proof != .none && change.witness != nil)
    }
    #expect(found.allSatisfy { !$0.places.isEmpty })
  }

  @Test(arguments: examples) func anExampleIsNoChangeOfItself(_ example: Example) throws {
    #expect(try changes(example.pair.base, example.pair.base).lines == [])
    #expect(try changes(example.pair.head, example.pair.head).lines == [])
  }

  /// What can be added can be removed, what can widen can narrow, or a reason says why not.
  @Test func everyKindHasAMirror() {
    let kinds = Dictionary(allChangeKinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(kinds.count == allChangeKinds.count)
    for kind in allChangeKinds {
      switch kind.mirror {
      case .kind(let id): #expect(kinds[id]?.mirror == .kind(kind.id), "\(kind.id)")
      case .none(let reason): #expect(!reason.isEmpty)
      }
    }
  }

  @Test func everyKindIsExplained() {
    for kind in allChangeKinds {
      #expect(!kind.examples.isEmpty && kind.explanation.hasSuffix("."), "\(kind.id)")
      #expect(kind.id.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }
}
