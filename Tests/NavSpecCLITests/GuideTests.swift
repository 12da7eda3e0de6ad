import Foundation
import TestSupport
import Testing

/// The guide works: every page begins in an empty folder beside the package that apps depend on, its files
/// are written, its commands are run, and they print what the page says. UPDATE_GOLDENS=1 writes it there.
///
/// The folders are in `.build/guide` and share what SwiftPM builds, so that the runtime is compiled once.
@Suite(.serialized) struct GuideTests {
  static let pages = [
    "tour", "tutorial", "howto-swiftpm", "howto-xcode", "howto-make", "howto-ci", "adopting", "migrating",
    "job-review",
    "job-link", "job-rename", "job-protect", "job-split",
  ]

  @Test(arguments: pages)
  func everyStepDoesWhatThePageSays(_ name: String) throws {
    let base = repository.appending(path: ".build/guide")
    let scratch = base.appending(path: "build")
    let tool = try Tool(in: base.appending(path: name))
    try tool.preparePackage(at: base.appending(path: "navspec"))
    // SwiftPM would take the last page's plan for this one's.
    for file in (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    where file.hasSuffix(".yaml") {
      try FileManager.default.removeItem(at: scratch.appending(path: file))
    }
    let path = "docs/guide/\(name).md"
    let environment = ["SWIFTPM_BUILD_DIR": scratch.path, "NO_COLOR": "1"]
    expectFile(try DocumentedPage(path).followed(by: tool, environment: environment) { _ in true }, path)
  }

  @Test func everyPageWithCommandsIsFollowed() throws {
    let folder = repository.appending(path: "docs/guide")
    for page in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      let isFollowed = Self.pages.contains { "\($0).md" == page }
      #expect(isFollowed == text.contains("\n```console\n"), "\(page) prints what commands say")
    }
  }
}

extension Tool {
  /// An empty folder at a place that is always the same.
  fileprivate init(in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.init(folder: folder)
  }

  /// Puts the package that apps depend on into a folder, with this tool.
  fileprivate func preparePackage(at place: URL) throws {
    let made = try output(
      of: """
        '\(Self.repository.path)/Packaging/distribution' '\(place.path)' \
        "$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\\(.*\\)",*$/\\1/p')=\(Self.binary.path)"
        """)
    try #require(made.code == 0, "\(made.lines)")
  }
}
