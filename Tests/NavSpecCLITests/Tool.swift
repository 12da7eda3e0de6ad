import Foundation
import Testing

/// The built `navspec`, run as a user runs it.
struct Tool {
  struct Result {
    let out: String
    let err: String
    let code: Int32
  }

  /// Removes a folder once no copy of its tool is left.
  private final class Owner: Sendable {
    let folder: URL

    init(of folder: URL) { self.folder = folder }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  /// The folder commands run in.
  var folder: URL
  private let owner: Owner?

  /// A folder that is there, and stays.
  init(folder: URL) {
    self.folder = folder
    owner = nil
  }

  /// A new folder of its own, which goes with the last copy of the tool.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("navspec-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    owner = Owner(of: folder)
  }

  /// Runs `git` as somebody.
  func git(_ arguments: String) throws {
    let author = "export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.test"
    let result = try shell("\(author) GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b.test; git \(arguments)")
    try #require(result.code == 0, "\(result.err)")
  }

  /// Makes a repository of a folder: its files are the first commit of `main`.
  func commitAll(in folder: String = ".") throws {
    try git("init -q -b main \(folder) && cd \(folder) && git add . && git commit -qm base")
  }

  @discardableResult
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Result {
    try run(arguments, input: input, environment: environment)
  }

  /// What a command line of the shell does; `navspec` in it is the tool.
  func shell(_ command: String) throws -> Result {
    let traps = try GitTraps.shared.get()
    let command =
      "navspec() { GIT_CONFIG_GLOBAL='\(traps.configuration.path)' '\(Self.binary.path)' \"$@\"; }; "
      + command
    return try run(["-c", command], program: URL(filePath: "/bin/sh"))
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], program: URL = Self.binary
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // No repository's program may run when the tool reads one, in no test.
    let traps = try GitTraps.shared.get()
    let marker = FileManager.default.temporaryDirectory.appendingPathComponent("trapped-\(UUID().uuidString)")
    var variables = [GitTraps.variable: marker.path]
    if program == Self.binary { variables["GIT_CONFIG_GLOBAL"] = traps.configuration.path }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .merging(environment) { $1 }
    let names = ["in", "out", "err"].map { folder.appendingPathComponent(".\($0)-\(UUID().uuidString)") }
    // Files instead of pipes: nothing can fill up.
    try Data(input.utf8).write(to: names[0])
    for name in names.dropFirst() { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    if let trapped = try? String(contentsOf: marker, encoding: .utf8) {
      try FileManager.default.removeItem(at: marker)
      Issue.record("a program of git's configuration ran: \(trapped)")
    }
    let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    for name in names { try? FileManager.default.removeItem(at: name) }
    return Result(out: texts[1], err: texts[2], code: process.terminationStatus)
  }

  func write(_ text: String, to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if text.hasPrefix("#!") {
      try Self.writeProgram(text, to: url)
    } else {
      try Data(text.utf8).write(to: url)
    }
  }

  /// Writes a file that is then run.
  ///
  /// Another process does it: the children that other tests start at the same time inherit this one's open files for a
  /// moment, and Linux runs no program that is open for writing.
  static func writeProgram(_ text: String, to file: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "printf %s \"$1\" >\"$0\"", file.path, text]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(file.path) cannot be written")
  }

  /// The text of a file; empty where there is none.
  func text(_ name: String) -> String { String(decoding: read(name) ?? Data(), as: UTF8.self) }

  func read(_ name: String) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(name)) }

  /// The content of every file below a folder by its path, hidden ones left out.
  func contents(of name: String) throws -> [String: Data] {
    let base = folder.appendingPathComponent(name)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        .compactMap { path in
          (try? Data(contentsOf: base.appendingPathComponent(path))).map { (path, $0) }
        })
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func spec(_ name: String) -> String {
    repository.appendingPathComponent("specs/valid/\(name)/\(name).nav.yaml").path
  }

  /// Beside the tests, in the folder of products.
  static let binary: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let products = bundle.bundleURL.deletingLastPathComponent()
    #else
      let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return products.appendingPathComponent("navspec")
  }()
}

/// A small spec for tests of the command line.
let shopSpec = """
  navspec: 1
  app: { name: Shop, schemes: [shop], domains: [shop.example.com] }
  conditions:
    signedIn: { redirect: signIn }
    insider: { redirect: signIn }
  root: home
  routes:
    home: { links: ["/"], to: [item, cart, secret] }
    item:
      params: { id: Int, tags: "[String]", note: "String?" }
      parent: home
      links: ["/item/{id}{?tags,note}"]
      to: [{ signIn: cover }]
    cart: { parent: home, requires: signedIn, links: ["/cart"] }
    secret: { parent: home, requires: insider, links: ["/secret"] }
    signIn: { present: cover }
  restoration: { key: shop }
  """

/// A spec with one link, and more routes. A version with another link has lost the first one.
func itemSpec(_ link: String, _ more: String = "") -> String {
  """
  navspec: 1
  app: { name: Shop, schemes: [shop] }
  root: home
  routes:
    home: { to: [item] }
    item: { params: { id: Int }, links: ["\(link)/{id}"] }
  \(more)
  """
}
