import Foundation
import Testing

@testable import NavSpecWorkspace

@Suite struct ReadLogTests {
  /// `--watch` waits for the content of a file that has just been opened for writing.
  @Test func aFileThatWasReadEmptyIsNotBeingWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ReadLogTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appending(path: name).path }
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }

    let log = ReadLog()
    try write("", to: "settings")
    try write("navspec: 1", to: "spec")
    log.read(path("settings"), [])
    log.read(path("spec"), Array("navspec: 1".utf8))
    log.missed(path("new"))
    #expect(!log.isBeingWritten)
    try write("", to: "new")
    #expect(log.isBeingWritten)
    try write("feature: a", to: "new")
    #expect(!log.isBeingWritten)
    try write("", to: "spec")
    #expect(log.isBeingWritten)
  }
}
