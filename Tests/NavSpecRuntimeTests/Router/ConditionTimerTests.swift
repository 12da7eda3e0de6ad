import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct ConditionTimerTests {
  private final class Sleeps {
    var lengths: [Duration] = []
  }

  @Test func theTimeBeginsAnew() async throws {
    let sleeps = Sleeps()
    let timer = try #require(
      ConditionTimer(.seconds(5)) { length in
        sleeps.lengths.append(length)
        // The first is cancelled, the second is over at once.
        try Task.checkCancellation()
      })
    await withCheckedContinuation { stopped in
      timer.follow(isUnknown: true) { Issue.record("what became known ended the wait") }
      timer.follow(isUnknown: false) {}
      timer.follow(isUnknown: true) { stopped.resume() }
    }
    #expect(sleeps.lengths == [.seconds(5), .seconds(5)])
  }
}
