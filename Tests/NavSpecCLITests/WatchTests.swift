import Foundation
import Testing

/// `--watch`, as a process that somebody saves files beside.
@Suite(.serialized) struct WatchTests {
  /// A running `navspec … --watch`.
  private final class Watching {
    let tool: Tool
    private let process = Process()
    private let output = Pipe()
    private var bytes = Data()
    private var hasEnded = false

    init(_ tool: Tool, _ arguments: [String]) throws {
      self.tool = tool
      process.executableURL = Tool.binary
      process.arguments = arguments + ["--watch"]
      process.currentDirectoryURL = tool.folder
      process.standardOutput = output
      process.standardError = output
      try process.run()
    }

    /// Takes more output. False if none came in time.
    func hears(within limit: Duration) -> Bool {
      let reading = output.fileHandleForReading
      var file = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard !hasEnded, poll(&file, 1, Int32(limit / .milliseconds(1))) > 0 else { return false }
      let more = reading.availableData
      bytes += more
      hasEnded = more.isEmpty
      return !hasEnded
    }

    /// What was said so far.
    var text: String {
      while hears(within: .zero) {}
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits until the text holds a word so many times; false if it never does.
    func says(_ word: String, times: Int = 1) -> Bool {
      waits { text.components(separatedBy: word).count > times }
    }

    /// Looks again whenever something was said, as it is after each run.
    func waits(until isTrue: () throws -> Bool) rethrows -> Bool {
      while try !isTrue() {
        guard hears(within: .seconds(15)) else { return try isTrue() }
      }
      return true
    }

    /// Ends it by a signal, and answers how it ended.
    func end(_ signal: Int32 = SIGINT) -> Int32 {
      kill(process.processIdentifier, signal)
      while hears(within: .seconds(15)) {}
      // One that does not obey must not hold up everything.
      if !hasEnded { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  private func shop() throws -> Tool {
    let tool = try Tool()
    try tool.write(shopSpec + "\ninclude: [parts/*.nav.yaml]\n", to: "specs/shop.nav.yaml")
    try tool.write(feature("help", "faq"), to: "specs/parts/help.nav.yaml")
    return tool
  }

  private func feature(_ name: String, _ route: String) -> String {
    "navspec: 1\nfeature: \(name)\nroutes: {\(route): {parent: home}}\n"
  }

  @Test func aSaveIsGenerated() throws {
    let tool = try shop()
    defer { withExtendedLifetime(tool) {} }
    let watching = try Watching(tool, ["generate", "specs", "-o", "out"])
    #expect(watching.says("4 files: 4 written, 0 unchanged ("), "\(watching.text)")
    func holds(_ word: String, _ name: String = "Help") -> Bool {
      watching.waits {
        tool.read("out/\(name).nav.swift").map { String(decoding: $0, as: UTF8.self).contains(word) } ?? false
      }
    }
    // Written in place, replaced by another file as editors do, and both at once.
    try tool.write(feature("help", "questions"), to: "specs/parts/help.nav.yaml")
    #expect(holds("case questions"))
    try tool.write(feature("help", "answers"), to: "specs/parts/help.new")
    _ = try tool.shell("mv specs/parts/help.new specs/parts/help.nav.yaml")
    #expect(holds("case answers"))
    _ = try tool.shell(
      "cd specs/parts; mv help.nav.yaml help~; cp help~ help.nav.yaml; sed -i s/answers/hints/ help.nav.yaml; rm help~"
    )
    #expect(holds("case hints"))
    // A file that a glob finds, and one that goes away.
    try tool.write(feature("news", "latest"), to: "specs/parts/news.nav.yaml")
    #expect(holds("case latest", "News"))
    _ = try tool.shell("rm specs/parts/news.nav.yaml")
    #expect(watching.waits { tool.read("out/News.nav.swift") == nil })
    // A mistake is reported in full, and its fix is noticed.
    try tool.write(feature("help", "hints") + "frob: 1\n", to: "specs/parts/help.nav.yaml")
    #expect(
      watching.says("error[unknown-key]: 'frob' is not a key of a spec\n --> specs/parts/help.nav.yaml:4:1"))
    #expect(watching.says("waiting for a change\n"))
    try tool.write(feature("help", "tips"), to: "specs/parts/help.nav.yaml")
    #expect(holds("case tips"))
    // The folder goes and comes back; so do outputs and the configuration.
    _ = try tool.shell("mv specs away")
    #expect(watching.says("there is no file 'specs'"))
    _ = try tool.shell("sed -i s/tips/tricks/ away/parts/help.nav.yaml; mv away specs")
    #expect(holds("case tricks"))
    _ = try tool.shell("rm -r out")
    #expect(holds("case tricks"))
    _ = try tool.shell("echo '// more' >> out/Help.nav.swift")
    #expect(
      watching.waits {
        tool.read("out/Help.nav.swift").map { !String(decoding: $0, as: UTF8.self).contains("// more") }
          ?? false
      }, "an output that somebody edits")
    try tool.write("swift: {indentation: 4}\n", to: ".navspec.yaml")
    #expect(holds("\n    case tricks"))
    _ = try tool.shell("rm -r specs")
    #expect(watching.says("Error: the folder of the spec is gone"))
    #expect(watching.end() == 2, "\(watching.text)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path)
    #expect(!names.contains { $0.contains(".navspec-new.") })
  }

  @Test func aPropertyListThatSomebodyEditsIsMergedAgain() throws {
    let tool = try shop()
    let watching = try Watching(
      tool, ["generate", "specs", "--entitlements", "a.entitlements", "--merge"])
    #expect(watching.says("1 written"))
    let text = tool.text("a.entitlements")
    try tool.write(text.replacing("applinks:", with: "webcredentials:"), to: "a.entitlements")
    #expect(watching.waits { tool.text("a.entitlements").contains(">applinks:") })
    #expect(tool.text("a.entitlements").contains(">webcredentials:"))
    #expect(watching.end(SIGTERM) == 0)
  }

  @Test func aBurstOfSavesIsFewRuns() throws {
    let tool = try shop()
    let watching = try Watching(tool, ["generate", "specs", "-o", "out"])
    #expect(watching.says("4 written"))
    for number in 0..<100 { try tool.write(feature("help", "faq\(number)"), to: "specs/parts/help.nav.yaml") }
    #expect(
      watching.waits {
        String(decoding: tool.read("out/Help.nav.swift") ?? Data(), as: UTF8.self).contains("case faq99")
      })
    let runs = watching.text.components(separatedBy: " files: ").count
    #expect(runs < 60, "\(watching.text)")
    // A file that is just being written is not taken for an empty one.
    #expect(watching.text.components(separatedBy: "error[empty-spec]").count < 10, "\(watching.text)")
    #expect(watching.end(SIGTERM) == 0)
  }

  @Test func validateWatchesToo() throws {
    let tool = try shop()
    let watching = try Watching(tool, ["validate", "specs"])
    #expect(watching.says("Shop: 6 routes, 4 links in 2 files: 1 warning ("), "\(watching.text)")
    try tool.write(feature("help", "faq") + "frob: 1\n", to: "specs/parts/help.nav.yaml")
    #expect(watching.says("error[unknown-key]") && watching.says("1 error"))
    #expect(watching.says(" ms)\n", times: 2))
    // What editors leave beside an open file starts nothing.
    try tool.write("x", to: "specs/parts/.help.nav.yaml.swp")
    #expect(!watching.hears(within: .milliseconds(200)), "\(watching.text)")
    try tool.write(feature("help", "faq"), to: "specs/parts/help.nav.yaml")
    #expect(watching.says("in 2 files: 1 warning (", times: 2))
    #expect(watching.text.components(separatedBy: " in 2 files: ").count == 4, "\(watching.text)")
    #expect(watching.end() == 0)
  }

  @Test func aWatchBeginsWithoutASpec() throws {
    let tool = try Tool()
    let watching = try Watching(tool, ["generate", "-o", "out"])
    #expect(watching.says("no root spec in this folder or 'specs'"))
    try tool.write(shopSpec, to: "specs/shop.nav.yaml")
    #expect(watching.says("3 written"), "\(watching.text)")
    #expect(watching.end() == 0)
  }

  /// A run that reads nothing new waits, even if files are unreadable.
  @Test func aTurnWithoutNewsWaits() throws {
    let tool = try shop()
    try tool.write("", to: "out/.navspec-new.1.0")
    let watching = try Watching(tool, ["generate", "specs", "-o", "out"])
    #expect(watching.says("4 written"))
    try tool.write("", to: "out/.navspec-new.1.0")
    try tool.write("", to: "out/.navspec-new.1.1/x")
    try tool.write(feature("help", "hints"), to: "specs/parts/help.nav.yaml")
    #expect(watching.says("2 written"))
    #expect((0..<7).contains { _ in !watching.hears(within: .milliseconds(300)) }, "it never rests")
    #expect(watching.text.components(separatedBy: " files: ").count < 7, "\(watching.text)")
    #expect(watching.end() == 0)
  }

  /// A release is a link that is switched.
  @Test func aLinkOnTheWayIsWatched() throws {
    let tool = try Tool()
    for (folder, route) in [("v1", "faq"), ("v2", "hints")] {
      try tool.write(
        "navspec: 1\napp: {name: Shop}\nroot: \(route)\nroutes: {\(route): {}}\n",
        to: "\(folder)/specs/shop.nav.yaml")
    }
    _ = try tool.shell("ln -s v1 now; ln -s now current")
    let path = tool.folder.path
    let watching = try Watching(tool, ["generate", "\(path)/current/specs", "-o", "\(path)/out"])
    #expect(watching.says("3 written"))
    func holds(_ word: String) -> Bool {
      watching.waits {
        String(decoding: tool.read("out/Shop.nav.swift") ?? Data(), as: UTF8.self).contains("case \(word)")
      }
    }
    _ = try tool.shell("ln -sfn v2 now")
    #expect(holds("hints"), "\(watching.text)")
    _ = try tool.shell("ln -s v1 new; mv -T new current")
    #expect(holds("faq"), "\(watching.text)")
    // And so is a folder far above.
    _ = try tool.shell("mv v1 away")
    #expect(watching.says("there is no file '\(path)/current/specs'"), "\(watching.text)")
    _ = try tool.shell("sed -i s/faq/tips/ away/specs/shop.nav.yaml; mv away v1")
    #expect(holds("tips"), "\(watching.text)")
    #expect(watching.text.components(separatedBy: "there is no file").count == 2, "\(watching.text)")
    #expect(watching.end() == 0)
  }

  @Test func standardOutputOfAWatchIsOneThing() throws {
    let tool = try shop()
    try tool.write(feature("help", "faq") + "frob: 1\n", to: "specs/parts/help.nav.yaml")
    let process = "(timeout 2 '\(Tool.binary.path)' validate specs --watch --format json 2> err)"
    let out = try tool.shell(process).out
    #expect(out.hasPrefix("{") && !out.contains("waiting for a change"), "\(out)")
    #expect(String(decoding: tool.read("err") ?? Data(), as: UTF8.self).contains("1 error"))
    _ = try tool.shell("mv specs away")
    let missing = try tool.shell(process).out
    #expect(missing.hasPrefix("{") && missing.contains("\"missing-file\""), "\(missing)")
    #expect(String(decoding: tool.read("err") ?? Data(), as: UTF8.self).contains("waiting for a change"))
  }

  @Test func aWatchEndsWithItsReader() throws {
    let tool = try shop()
    _ = try tool.shell(
      """
      { timeout 20 '\(Tool.binary.path)' validate specs --watch 2> err; echo $? > code; } |
        { head -n 1 > first; exec <&-; echo 'frob: 1' >> specs/parts/help.nav.yaml; }
      """)
    #expect(tool.read("first")?.isEmpty == false)
    #expect(tool.read("code") == Data("2\n".utf8))
    #expect(
      String(decoding: tool.read("err") ?? Data(), as: UTF8.self).contains("standard output was closed"))
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    let tool = try shop()
    #expect(try tool.run("generate", "-", "-o", "out", "--watch", input: shopSpec).code == 2)
    #expect(try tool.run("validate", "specs", "--watch", "--fix").code == 2)
  }
}
