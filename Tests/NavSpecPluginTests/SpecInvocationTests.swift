import Foundation
import Testing

/// What `swift package navspec …` runs.
struct SpecInvocationTests {
  private let one = SpecRun(spec: "/p/Sources/App/app.nav.yaml", project: "/p")
  private let two = SpecRun(spec: "/p/Sources/B/b.nav.yaml", project: "/p/Sources/B")

  @Test func namesTheOnlySpec() throws {
    #expect(
      try SpecInvocation.all(of: ["resolve", "app://x", "--when", "signedIn"], for: [one, one], in: "/p")
        == [["resolve", "Sources/App/app.nav.yaml", "app://x", "--when", "signedIn"]])
  }

  @Test func checksEverySpec() throws {
    #expect(
      try SpecInvocation.all(of: ["validate", "--strict"], for: [one, two], in: "/p") == [
        ["validate", "Sources/App/app.nav.yaml", "--strict"],
        ["-C", "/p/Sources/B", "validate", "/p/Sources/B/b.nav.yaml", "--strict"],
      ])
  }

  @Test func asksWhichSpec() {
    #expect(throws: SpecInvocation.Unclear.self) {
      try SpecInvocation.all(of: ["graph"], for: [one, two], in: "/p")
    }
  }

  @Test(arguments: [
    ["validate", "x.nav.yaml"], ["graph", "-"], ["explain", "empty-spec"], ["graph", "--help"], [],
  ])
  func leavesTheRestAlone(arguments: [String]) throws {
    #expect(try SpecInvocation.all(of: arguments, for: [one, two], in: "/p") == [arguments])
  }

  @Test func knowsWhatWrites() {
    #expect(SpecInvocation.writes(["generate", "-o", "x"]))
    #expect(!SpecInvocation.writes(["generate", "--check"]))
    #expect(SpecInvocation.writes(["graph", "-o", "a.svg"]))
    #expect(!SpecInvocation.writes(["graph"]))
    #expect(SpecInvocation.writes(["validate", "--fix"]))
    #expect(!SpecInvocation.writes(["validate", "--strict"]))
    #expect(!SpecInvocation.writes([]))
  }
}
