import Foundation
import TestSupport
import Testing

/// The guide works: every page begins in an empty folder beside the package that apps depend on, its files
/// are written, its commands are run, and they print what the page says. UPDATE_GOLDENS=1 writes it there.
///
/// The folders are in `.build/guide` and share the package and what SwiftPM builds, so that the runtime is compiled
/// once.
@Suite(.serialized) struct GuideTests {
  static let pages = [
    "tour", "tutorial", "howto-swiftpm", "howto-xcode", "howto-make", "howto-ci", "adopting", "migrating",
    "job-review",
    "job-link", "job-rename", "job-protect", "job-split",
  ]

  private static let base = repository.appending(path: ".build/guide")
  /// The package that apps depend on, with this tool.
  private static let package = Result { try Tool.preparePackage(at: base.appending(path: "navspec")) }

  @Test(arguments: pages)
  func everyStepDoesWhatThePageSays(_ name: String) throws {
    let scratch = Self.base.appending(path: "build")
    let tool = try Tool(in: Self.base.appending(path: name))
    try Self.package.get()
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

  /// Puts the package that apps depend on into a folder.
  fileprivate static func preparePackage(at place: URL) throws {
    let made = try Tool().output(
      of: """
        '\(repository.path)/Packaging/distribution' '\(place.path)' \
        "$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\\(.*\\)",*$/\\1/p')=\(binary.path)"
        """)
    try #require(made.code == 0, "\(made.lines)")
  }
}
