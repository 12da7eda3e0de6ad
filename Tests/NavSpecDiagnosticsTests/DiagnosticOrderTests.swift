import NavSpecDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func diagnostic(_ id: String, file: Int, at start: Int, _ message: String = "m") -> Diagnostic {
    Diagnostic(
      DiagnosticKind(id: id, explanation: ""), message,
      at: SourceRange(source: SourceID(file), start: start, end: start + 1))
  }

  @Test func filesThenPlacesThenIdsDecide() {
    let ordered = [
      diagnostic("b", file: 0, at: 1), diagnostic("a", file: 0, at: 2), diagnostic("b", file: 0, at: 2),
      diagnostic("a", file: 1, at: 0),
    ]
    #expect(ordered.reversed().inSourceOrder() == ordered)
    #expect(ordered.shuffled().inSourceOrder() == ordered)
  }

  @Test func repeatsAreDropped() {
    let one = diagnostic("a", file: 0, at: 1)
    #expect([one, one, diagnostic("a", file: 0, at: 1, "n")].inSourceOrder().map(\.message) == ["m", "n"])
  }
}
