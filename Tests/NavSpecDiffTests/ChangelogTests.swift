import NavSpecDiagnostics
import NavSpecDiff
import NavSpecReport
import Testing

/// `navspec changelog`
@Suite struct ChangelogTests {
  /// A report with a change of each kind whose id is named.
  private func changed(_ ids: [String], message: String = "'item' changes") throws -> Report {
    var report = try report("routes:\n  home: {}\n", "routes:\n  home: {}\n")
    report.comparison?.changes = try ids.map { id in
      let kind = try #require(allChangeKinds.first { $0.id == id })
      return Change(kind, "\(message): \(id)", subject: [id], places: [])
    }
    return report
  }

  @Test func eachSectionHasItsChanges() throws {
    let ids = [
      "link-added", "link-moved", "sunset-added", "link-lost", "former-key-added", "private-screen-restored",
      "link-guarded", "route-removed",
    ]
    #expect(
      try changed(ids).changelog(title: "2.4") == """
        ## [2.4]

        ### Added

        - `item` changes&#58;&#8203; link-added

        ### Changed

        - `item` changes&#58;&#8203; link-moved

        ### Deprecated

        - `item` changes&#58;&#8203; sunset-added

        ### Removed

        - `item` changes&#58;&#8203; link-lost

        ### Fixed

        - `item` changes&#58;&#8203; former-key-added

        ### Security

        - `item` changes&#58;&#8203; private-screen-restored
        - `item` changes&#58;&#8203; link-guarded

        """)
    #expect(try changed(ids).changelog(title: "2.4", listsAll: true).contains("route-removed"))
  }

  /// Opposite changes are in opposite sections.
  @Test func whatIsAddedIsNotRemoved() throws {
    let kinds = Dictionary(allChangeKinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for kind in allChangeKinds {
      guard let other = try kind.opposite.flatMap({ kinds[$0] }) else { continue }
      // What is fixed goes with a removal.
      if kind.changelog == .fixed || other.changelog == .fixed { continue }
      #expect((kind.changelog == .added) == (other.changelog == .removed), "\(kind.id)")
    }
  }

  @Test func namesOfASpecAreInert() throws {
    let text = try changed(["link-added"], message: "'a' <b> @c #1 [x](y)").changelog(title: "2\n# x")
    #expect(
      !text.contains("<b>") && !text.contains("@c") && !text.contains("[x](") && !text.contains("\n# x"))
  }
}
