import NavSpecDiagnostics
import Testing

@Suite struct NearMissTests {
  @Test func namesThatDifferInCaseOrSeparatorsComeFirst() {
    #expect(["signIn2", "signIn", "sign_in"].nearest(to: "SIGN-IN") == ["signIn", "sign_in", "signIn2"])
  }

  @Test func swappedNeighboursAreOneSlip() {
    #expect(["title", "view"].nearest(to: "tilte") == ["title"])
    #expect(["to", "tab"].nearest(to: "ot") == ["to"])
  }

  @Test func farNamesAreNotSuggested() {
    #expect(["restoration", "links"].nearest(to: "tabs") == [])
    #expect(["a", "b"].nearest(to: "xyz") == [])
    #expect(["home"].nearest(to: "") == [])
    #expect([""].nearest(to: "") == [])
  }

  @Test func aNameIsNotItsOwnSuggestion() {
    #expect(["home", "homes"].nearest(to: "home") == ["homes"])
  }

  @Test func theLastPartOfAQualifiedNameCounts() {
    #expect(["search.results", "result"].nearest(to: "results") == ["search.results", "result"])
  }

  @Test func atMostThreeAreGivenInAStableOrder() {
    let names = ["homed", "homea", "homec", "homeb"]
    #expect(names.nearest(to: "home") == ["homea", "homeb", "homec"])
    #expect(names.reversed().nearest(to: "home") == ["homea", "homeb", "homec"])
    #expect(names.nearest(to: "home", limit: 1) == ["homea"])
  }

  @Test func aQuestionNamesAllOfThem() {
    #expect(didYouMean([]) == nil)
    #expect(didYouMean(["a"]) == "did you mean 'a'?")
    #expect(didYouMean(["a", "b"]) == "did you mean 'a' or 'b'?")
    #expect(didYouMean(["a", "b", "c"]) == "did you mean 'a', 'b' or 'c'?")
  }
}
