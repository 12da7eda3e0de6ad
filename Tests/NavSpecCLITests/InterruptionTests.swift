import Foundation
import Testing

/// Runs that are killed, that meet, and that cannot write: every file is old or new, never a mix.
@Suite(.serialized) struct InterruptionTests {
  /// A run is killed so often; `script/test --full` asks for more.
  private static let kills =
    ProcessInfo.processInfo.environment["NAVSPEC_KILLS"].flatMap { Int($0) } ?? 40

  private static func generate(_ folder: String) -> [String] {
    ["-C", folder, "generate", "../shop.nav.yaml", "-o", "../out", "--tests", "../tests"]
  }

  /// One spec with two configurations, and what it generates with each: with the second all lines differ, and
  /// there is a runtime.
  private func versions() throws -> (Tool, [(arguments: [String], files: [String: Data])]) {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("swift: {header: A}\n", to: "a/.navspec.yaml")
    try tool.write(
      "swift: {header: B, indentation: tab, locations: true, runtime: embed}\n", to: "b/.navspec.yaml")
    let versions = try [Self.generate("a"), Self.generate("b")].map { arguments in
      #expect(try tool.run(arguments).code == 0)
      return (arguments, try files(tool))
    }
    return (tool, versions)
  }

  private func files(_ tool: Tool) throws -> [String: Data] {
    let main = try tool.contents(of: "out").map { ("out/" + $0, $1) }
    let tests = try tool.contents(of: "tests").map { ("tests/" + $0, $1) }
    return Dictionary(uniqueKeysWithValues: main + tests)
  }

  private func start(_ tool: Tool, _ arguments: [String], error: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = Tool.binary
    process.arguments = arguments
    process.currentDirectoryURL = tool.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error ?? FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func aKilledRunLeavesOldOrNew() throws {
    let (tool, versions) = try versions()
    defer { withExtendedLifetime(tool) {} }
    var random = SystemRandomNumberGenerator()
    let out = tool.folder.appendingPathComponent("out").path
    var mixed = 0
    var round = 0
    // The moment between two files is short: kills go on until one has met it.
    while round < Self.kills || mixed == 0 && round < 20 * Self.kills {
      defer { round += 1 }
      let process = try start(tool, versions[round % 2].arguments)
      /// Whether a file is being written. A look is the unit of time in which a run is killed.
      func isWriting() -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []
        return names.contains { $0.hasPrefix(".navspec-new.") }
      }
      // Most kills are aimed at the moment of writing, which is short.
      let isAimed = round % 4 != 0
      while isAimed, process.isRunning, !isWriting() {}
      var looks = Int.random(in: 0..<(isAimed ? 80 : 3_000), using: &random)
      while looks > 0, process.isRunning {
        _ = isWriting()
        looks -= 1
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let now = try files(tool)
      for (path, content) in now {
        #expect(versions.contains { $0.files[path] == content }, "\(path) is neither")
      }
      if now != versions[0].files, now != versions[1].files { mixed += 1 }
      // The next run completes the output, also after several killed runs.
      if round % 5 == 4 {
        let wanted = versions.randomElement(using: &random) ?? versions[0]
        #expect(try tool.run(wanted.arguments).code == 0)
        #expect(try files(tool) == wanted.files)
        let names = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path)
        #expect(!names.contains { $0.contains(".navspec-new.") })
      }
    }
    // Else nothing was interrupted, and the test shows nothing.
    #expect(mixed > 0)
  }

  @Test func runsThatMeetWaitForEachOther() throws {
    let (tool, versions) = try versions()
    for _ in 0..<8 {
      let processes = try (0..<6).map { try start(tool, versions[$0 % 2].arguments) }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let now = try files(tool)
      #expect(versions.contains { $0.files == now })
    }
    for version in versions {
      #expect(try tool.run(version.arguments).code == 0)
      #expect(try files(tool) == version.files)
    }
  }

  /// A lock that a killed run held is gone with it; one that is held is waited for.
  @Test func aLockEndsWithItsProcess() throws {
    let (tool, versions) = try versions()
    let folder = open(tool.folder.appendingPathComponent("out").path, O_RDONLY)
    #expect(flock(folder, LOCK_EX) == 0)
    let error = Pipe()
    let process = try start(tool, versions[0].arguments, error: error)
    // It says so, and once.
    let said = error.fileHandleForReading.availableData
    #expect(process.isRunning)
    #expect(try files(tool) == versions[1].files)
    close(folder)
    let all = said + error.fileHandleForReading.readDataToEndOfFile()
    #expect(String(decoding: all, as: UTF8.self) == "waiting for another navspec in '../out'\n")
    process.waitUntilExit()
    #expect(try files(tool) == versions[0].files)
  }

  @Test func aFullDiskChangesNothing() throws {
    let (tool, versions) = try versions()
    defer { withExtendedLifetime(tool) {} }
    let before = try files(tool)
    // So much may a file grow: some of the outputs fit, others do not.
    let arguments = versions[0].arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try tool.shell("ulimit -f 4; navspec \(arguments)")
    #expect(result.code == 2 && result.err.contains("cannot be written: file too large"), "\(result.err)")
    #expect(try files(tool) == before)
    let names = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path)
    #expect(!names.contains { $0.contains(".navspec-new.") })
  }

  @Test func anArgumentThatIsNotUTF8NamesNoFile() throws {
    let tool = try Tool()
    defer { withExtendedLifetime(tool) {} }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.shell("navspec generate -o \"$(printf 'o\\377ut')\"")
    #expect(result.code == 2 && result.err.contains("is not UTF-8"), "\(result.err)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path) == ["shop.nav.yaml"])
  }

  @Test func aFolderThatCannotBeWrittenIsAClearError() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    // As a user without root permissions.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let navspec = "\(user)'\(Tool.binary.path)'"
    guard try tool.shell("\(navspec) --version").code == 0 else { return }
    #expect(try tool.run("generate", "-o", "out").code == 0)
    _ = try tool.shell("chmod 555 out; sed -i s/cart/basket/ shop.nav.yaml")
    let before = try tool.contents(of: "out")
    let result = try tool.shell("\(navspec) generate -o out")
    #expect(result.code == 2 && result.err.contains("cannot be written: permission denied"), "\(result.err)")
    #expect(try tool.contents(of: "out") == before)
    let below = try tool.shell("\(navspec) generate -o out/below")
    #expect(below.code == 2 && below.err.contains("the folder 'out/below' cannot be made"), "\(below.err)")
    // What is right already needs no writing.
    _ = try tool.shell("sed -i s/basket/cart/ shop.nav.yaml")
    #expect(try tool.shell("\(navspec) generate -o out").out == "3 files: 0 written, 3 unchanged\n")
    _ = try tool.shell("chmod 755 out")
    for path in ["shop.nav.yaml", "shop.nav.yaml/out", "/dev/null/out"] {
      let result = try tool.run("generate", "-o", path)
      #expect(result.code == 2 && result.err.contains("cannot be made"), "\(result.err)")
    }
  }

  @Test func permissionsStay() throws {
    let tool = try Tool()
    defer { withExtendedLifetime(tool) {} }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    func mode(_ name: String) throws -> Int {
      let path = tool.folder.appendingPathComponent(name).path
      return try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    #expect(try tool.shell("umask 027; navspec generate -o out").code == 0)
    #expect(try mode("out/Shop.nav.swift") == 0o640)
    _ = try tool.shell(
      """
      chmod 604 out/Shop.nav.swift; sed -i s/cart/basket/ shop.nav.yaml
      touch out/.navspec-new.999999.7
      """)
    #expect(try tool.shell("umask 077; navspec generate -o out").out.contains("written"))
    #expect(try mode("out/Shop.nav.swift") == 0o604)
    let names = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path)
    #expect(!names.contains("out/.navspec-new.999999.7"))
  }
}
