import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct LinkInboxTests {
  private let inbox = LinkInbox()
  private let start = ContinuousClock.now
  private let url = "https://recipes.example.com/r/42"

  @Test func aLinkThatComesBothWaysOpensOnce() {
    #expect(inbox.takes(url, by: .url, at: start))
    #expect(!inbox.takes(url, by: .activity, at: start + .milliseconds(40)))
  }

  @Test func theOrderOfTheWaysDoesNotMatter() {
    #expect(inbox.takes(url, by: .activity, at: start))
    #expect(!inbox.takes(url, by: .url, at: start + .milliseconds(40)))
  }

  @Test func aLinkOpensAgainWhenItIsTappedAgain() {
    #expect(inbox.takes(url, by: .url, at: start))
    #expect(!inbox.takes(url, by: .activity, at: start + .milliseconds(40)))
    #expect(inbox.takes(url, by: .url, at: start + .milliseconds(900)))
    #expect(inbox.takes(url, by: .url, at: start + .milliseconds(1800)))
  }

  @Test func laterOrOtherLinksAreLinksOfTheirOwn() {
    #expect(inbox.takes(url, by: .url, at: start))
    #expect(inbox.takes(url, by: .activity, at: start + .seconds(3)))
    #expect(inbox.takes("https://recipes.example.com/r/43", by: .url, at: start + .seconds(3)))
  }
}
