import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecReport
import NavSpecWorkspace
import TestSupport
import Testing

/// Five years of a real app's links, as a reviewer would see them.
@Suite struct HistoryTests {
  @Test func aRealHistoryIsAComment() throws {
    let folder = repository.appending(path: "specs/history").path + "/"
    let files = DiskSpecFiles(folder: folder, maximumBytes: 1 << 20)
    func version(_ name: String) -> SpecVersion {
      var options = CompilerOptions()
      options.displayPrefix = "specs/history/"
      return SpecVersion(root: name, files: files, options: options, name: "specs/history/" + name)
    }
    let head = try HeadSpec(version("eigen.nav.yaml"))
    let report = head.report(against: try BaseSpec(version("eigen-2020.nav.yaml"), after: head))
    expectFile(report.text(as: .markdown), "docs/diff-example.md")
    let comparison = try #require(report.comparison)
    #expect(comparison.unprovedCount == 0)
    // Not for a search that forgot them: a link that the app's own history says is gone, and one that it kept.
    let lost = comparison.changes.filter { $0.kind.id == "link-lost" }.map(\.subject)
    #expect(lost.contains { $0.contains("/fair2/{fairID}") })
    #expect(!lost.contains { $0.contains("/artist/{artistID}") })
  }
}
