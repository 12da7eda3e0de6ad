import NavSpecDiagnostics
import Testing

@Suite struct NearMissTests {
  @Test func namesThatDifferInCaseOrSeparatorsComeFirst() {
    #expect(["signIn2", "signIn", "sign_in"].nearest(to: "SIGN-IN") == ["signIn", "sign_in"])
  }

  @Test func swappedNeighboursAreOneSlip() {
    #expect(["title", "view"].nearest(to: "tilte") == ["title"])
    #expect(["when", "view"].nearest(to: "wehn") == ["when"])
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
    #expect(["search.results", "result"].nearest(to: "results") == ["search.results"])
  }

  @Test func onlyTheNearestAreGiven() {
    #expect(["sensitive", "insensitive"].nearest(to: "insensitve") == ["insensitive"])
  }

  @Test func aLetterOfAShortNameIsTooMuchOfIt() {
    #expect(["a", "b", "ab"].nearest(to: "z") == [])
    #expect(["i", "j"].nearest(to: "3") == [])
    #expect(["ac"].nearest(to: "ab") == [])
    #expect(["id"].nearest(to: "ID") == ["id"])
  }

  @Test(arguments: [("list2", "list1"), ("userA", "userB"), ("step12", "step2")])
  func namesToldApartOnPurposeAreNotSuggested(_ name: String, _ other: String) {
    #expect([other].nearest(to: name) == [])
  }

  @Test(arguments: [
    ("sign-in", "signIn", true), ("tilte", "title", true), ("wehn", "when", true), ("covr", "cover", true),
    ("setings", "settings", true), ("cat", "bat", false), ("edit", "exit", false),
    ("signIn2", "signIn", false),
    ("planA", "plan", false), ("results", "search.results", false), ("presantatoin", "presentation", false),
  ])
  func aFixIsSafeWhereNothingElseCanBeMeant(_ name: String, _ other: String, _ isSafe: Bool) throws {
    let place = SourceRange(source: SourceID(0), start: 0, end: 1)
    let fix = try #require(Diagnostic.Fix.correcting(name, to: [other], at: place).first)
    #expect(fix.isSafe == isSafe)
    #expect(Diagnostic.Fix.correcting(name, to: [other, "x"], at: place).isEmpty)
    #expect(Diagnostic.Fix.correcting(name, to: [other], at: place, mayBeSafe: false).first?.isSafe == false)
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
