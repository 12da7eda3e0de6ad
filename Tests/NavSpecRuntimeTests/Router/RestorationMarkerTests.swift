import Foundation
import Testing

@testable import NavSpecRuntime

@Suite struct RestorationMarkerTests {
  let marker = RestorationMarker(key: "state", suite: "navspec.tests.\(UUID().uuidString)")

  @Test func aLaunchThatSurvivedLeavesNothing() {
    #expect(marker.begin(run: "first"))
    marker.end()
    #expect(marker.begin(run: "second"))
  }

  @Test func aLaunchThatDiedWhileRestoringStartsTheNextOneClean() {
    #expect(marker.begin(run: "first"))
    #expect(!marker.begin(run: "second"))
    // Only that one.
    #expect(marker.begin(run: "third"))
  }

  @Test func windowsOfOneLaunchRestoreSideBySide() {
    #expect(marker.begin())
    #expect(marker.begin())
  }
}
