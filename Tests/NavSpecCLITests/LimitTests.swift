import Foundation
import Testing

/// What a run may cost has a limit: the settings lower it, a person raises it.
@Suite struct LimitTests {
  /// A root spec that includes a chain of files.
  private func chain(of count: Int) throws -> Tool {
    let tool = try Tool()
    try tool.write(shopSpec + "\ninclude: [c0.nav.yaml]\n", to: "shop.nav.yaml")
    for index in 0..<count {
      try tool.write(
        "routes: {r\(index): {parent: home}}\ninclude: [c\(index + 1).nav.yaml]\n", to: "c\(index).nav.yaml")
    }
    try tool.write("routes: {last: {parent: home}}\n", to: "c\(count).nav.yaml")
    return tool
  }

  @Test func aSpecHasAThousandFiles() throws {
    let tool = try chain(of: 1_500)
    let result = try tool.run("validate")
    #expect(result.code == 1 && result.err.contains("error[too-many-nodes]: a spec has at most 1000 files"))
    #expect(try tool.run("validate", "--limit", "files=2000").code == 0)
  }

  @Test(arguments: [
    ("files", "3", "at most 3 files"), ("totalBytes", "600", "files of 600 bytes"),
    ("routes", "6", "at most 6 routes"), ("fileBytes", "200", "more than the 200 bytes allowed"),
  ])
  func settingsLowerALimitAndAnOptionRaisesIt(_ name: String, _ count: String, _ message: String) throws {
    let tool = try chain(of: 6)
    try tool.write("limits: {\(name): \(count)}\n", to: ".navspec.yaml")
    let lowered = try tool.run("validate")
    #expect(lowered.code == 1 && lowered.err.contains(message), "\(lowered.err)")
    #expect(try tool.run("validate", "--limit", "\(name)=100000").code == 0)
    #expect(try tool.run("generate", "-o", "out", "--limit", "\(name)=100000").code == 0)
    #expect(try tool.run("graph", "--limit", "\(name)=100000").code == 0)
  }

  @Test(arguments: ["files: 1001", "fileBytes: 4194305", "totalBytes: 16777217", "routes: 50001"])
  func settingsRaiseNone(_ limit: String) throws {
    let tool = try chain(of: 1)
    try tool.write("limits: {\(limit)}\n", to: ".navspec.yaml")
    #expect(try tool.run("validate").code == 2)
  }

  @Test(arguments: ["files", "files=", "files=0", "files=x", "lines=3"])
  func aLimitIsANameAndANumber(_ word: String) throws {
    let tool = try chain(of: 1)
    let result = try tool.run("validate", "--limit", word)
    #expect(result.code == 2 && result.err.contains("'--limit \(word)'"), "\(result.err)")
  }

  /// A report shows the first of many problems, and counts the others.
  @Test func aReportHasAThousandOfAKind() throws {
    let tool = try Tool()
    let routes = (0..<1_200).map { "  r\($0): {}\n" }.joined()
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\nroutes:\n  home: {}\n" + routes, to: "shop.nav.yaml")
    let result = try tool.run("validate", "--format", "json")
    #expect(result.out.contains("\"unreachable-route\": 200"))
    #expect(result.out.components(separatedBy: "\"id\": \"unreachable-route\"").count == 1_001)
    // The baseline has them all.
    #expect(try tool.run("validate", "--write-baseline", "known.json").out.contains("no new problems"))
  }

  /// What no spec is has a limit too, and is not read whole.
  @Test(arguments: [
    (".navspec.yaml", "validate"), ("known.json", "validate --baseline known.json"),
    ("1.nav.yaml", "diff 1.nav.yaml shop.nav.yaml"), ("g.svg", "graph -o g.svg"),
    ("m.json", "model -o m.json"),
    ("m.json", "generate -o out --build-manifest m.json"), ("out/Shop.nav.swift", "generate -o out"),
    ("x.d", "generate -o out --depfile x.d"), ("known.json", "validate --write-baseline known.json"),
  ])
  func noFileIsReadWithoutALimit(_ file: String, _ command: String) throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    // 3 GB that take no room on the disk, and less memory than that.
    let result = try tool.shell(
      "mkdir out; truncate -s 3G \(file); ulimit -v 2000000; navspec \(command)")
    #expect([1, 2].contains(result.code), "\(result)")
    #expect(
      ["MiB", "bytes allowed", "build manifest"].contains(where: result.err.contains),
      "\(result.err)")
  }

  @Test func standardInputIsReadUpToTheLimit() throws {
    let tool = try Tool()
    let result = try tool.shell("ulimit -v 1000000; head -c 2000000000 /dev/zero | navspec format -")
    #expect(result.code == 1 && result.err.contains("bytes allowed"), "\(result.err)")
  }

  /// Every policy matches every edge: the check ends, and says so.
  @Test func policiesEnd() throws {
    let tool = try Tool()
    let routes = (0..<3_000).map { "  r\($0): {to: [home]}\n" }.joined()
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\nroutes:\n  home: {}\n" + routes, to: "shop.nav.yaml")
    let policies = (0..<1_000).map { "    - {name: p\($0), from: 'r*', to: '*', because: x}\n" }.joined()
    try tool.write("policies:\n  forbidden:\n" + policies, to: ".navspec.yaml")
    let result = try tool.run("validate", "--format", "plain")
    #expect(
      result.code == 1 && result.err.contains("[unproved-policy]") || result.out.contains("[unproved-policy]")
    )
  }
}
