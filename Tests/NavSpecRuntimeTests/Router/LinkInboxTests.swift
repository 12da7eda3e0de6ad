import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct LinkInboxTests {
  private let inbox = LinkInbox()
  private let start = ContinuousClock.now
  private let url = "https://recipes.example.com/r/42"

  @Test func aLinkThatComesBothWaysOpensOnce() {
    #expect(inbox.accepts(url, by: .url, at: start))
    #expect(!inbox.accepts(url, by: .activity, at: start + .milliseconds(40)))
  }

  @Test func theOrderOfTheWaysDoesNotMatter() {
    #expect(inbox.accepts(url, by: .activity, at: start))
    #expect(!inbox.accepts(url, by: .url, at: start + .milliseconds(40)))
  }

  @Test func aLinkOpensAgainWhenItIsTappedAgain() {
    #expect(inbox.accepts(url, by: .url, at: start))
    #expect(!inbox.accepts(url, by: .activity, at: start + .milliseconds(40)))
    #expect(inbox.accepts(url, by: .url, at: start + .milliseconds(900)))
    #expect(inbox.accepts(url, by: .url, at: start + .milliseconds(1800)))
  }

  @Test func aLinkThatComesEveryWayOpensOnce() {
    for (place, way) in [LinkInbox.Way.connection, .url, .activity, .delegate].enumerated() {
      #expect(inbox.accepts(url, by: way, at: start + .milliseconds(40 * place)) == (place == 0))
    }
    #expect(inbox.accepts(url, by: .url, at: start + .milliseconds(900)))
  }

  @Test func severalLinksAtOnceComeBothWays() {
    let other = url + "3"
    #expect(
      inbox.accepts(url, by: .connection, at: start) && inbox.accepts(other, by: .connection, at: start))
    #expect(!inbox.accepts(url, by: .url, at: start) && !inbox.accepts(other, by: .url, at: start))
  }

  @Test func laterOrOtherLinksAreLinksOfTheirOwn() {
    #expect(inbox.accepts(url, by: .url, at: start))
    #expect(inbox.accepts(url, by: .activity, at: start + .seconds(3)))
    #expect(inbox.accepts("https://recipes.example.com/r/43", by: .url, at: start + .seconds(3)))
  }
}
