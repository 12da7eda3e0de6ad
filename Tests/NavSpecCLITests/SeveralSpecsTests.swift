import Foundation
import Testing

/// Commands about several specs, and what is printed of them.
@Suite struct SeveralSpecsTests {
  /// Two apps, of which the second has an error, with settings of its own.
  private func apps() throws -> Tool {
    let tool = try Tool()
    try tool.write(shopSpec, to: "apps/a/a.nav.yaml")
    try tool.write(
      "navspec: 1\napp: {name: B}\nroot: home\nroutes: {home: {tilte: x}}\n", to: "apps/b/b.nav.yaml")
    try tool.write("outputs: {swift: Code}\n", to: "apps/a/.navspec.yaml")
    try tool.write(shopSpec, to: "node_modules/x/x.nav.yaml")
    try tool.write(shopSpec, to: ".hidden/x.nav.yaml")
    return tool
  }

  @Test(arguments: ["validate apps/a apps/b", "validate --all-specs", "validate"])
  func eachIsChecked(command: String) throws {
    let tool = try apps()
    try tool.write("spec: [apps/a, apps/b/b.nav.yaml]\n", to: ".navspec.yaml")
    let result = try tool.shell("navspec \(command)")
    #expect(result.out.hasPrefix("Shop: ") && result.out.contains("\nB: 1 route"), "\(result)")
    #expect(result.err.contains("apps/b/b.nav.yaml:4:") && result.code == 1)
  }

  @Test func aDocumentHoldsWhatIsWrongWithAll() throws {
    let tool = try apps()
    try tool.write("navspec: 1\napp: {name: C}\nroot: nowhere\n", to: "apps/c/c.nav.yaml")
    let result = try tool.run("validate", "apps/b", "apps/a", "apps/c", "missing", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let found = report?["diagnostics"] as? [[String: Any]] ?? []
    #expect(
      Set(found.compactMap { $0["file"] as? String }) == [
        "apps/b/b.nav.yaml", "apps/c/c.nav.yaml", "missing",
      ],
      "\(result.out)")
    #expect(found.contains { ($0["fixes"] as? [[String: Any]])?.isEmpty == false } && result.code == 2)
    for format in ["sarif", "gitlab", "junit", "rdjson", "github", "markdown", "plain"] {
      #expect(try tool.run("validate", "apps/b", "apps/a", "--format", format).code == 1)
    }
  }

  @Test func eachHasTheSettingsNearestToIt() throws {
    let tool = try apps()
    try tool.write("navspec: 1\napp: {name: B}\nroot: home\nroutes: {home: {}}\n", to: "apps/b/b.nav.yaml")
    try tool.write("outputs: {swift: Made}\n", to: ".navspec.yaml")
    let dry = try tool.run("generate", "--all-specs", "--dry-run")
    #expect(dry.out.contains("would write apps/a/Code/A.nav.swift\n") && dry.code == 0, "\(dry)")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("Made").path))
    let result = try tool.run("generate", "apps/a", "apps/b", "--quiet")
    #expect(result.out.isEmpty && result.code == 0, "\(result)")
    for file in ["apps/a/Code/A.nav.swift", "Made/B.nav.swift"] {
      #expect(
        FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent(file).path), "\(file)")
    }
    #expect(try tool.run("generate", "--all-specs", "--check").code == 0)
    try tool.write("// old\n", to: "apps/a/Code/A.nav.swift")
    let check = try tool.run("-C", "apps/a", "generate", "--check", "--format", "json")
    #expect(check.out.contains("\"path\": \"Code/A.nav.swift\"") && check.code == 1, "\(check)")
  }

  @Test(arguments: [
    ("generate apps/a apps/b -o X", "a place of the command line is about one spec, and there are 2"),
    ("validate apps/a apps/b --watch", "--watch is about one spec, and there are 2"),
    ("validate apps/a -", "standard input is checked alone"),
    ("validate apps/a --all-specs", "--all-specs finds the specs: name none"),
    ("model", "2 root specs in '.navspec.yaml', say which: apps/a, apps/b"),
  ])
  func whatIsAboutOneSpecSaysSo(command: String, expected: String) throws {
    let tool = try apps()
    try tool.write("spec: [apps/a, apps/b]\n", to: ".navspec.yaml")
    let result = try tool.shell("navspec \(command)")
    #expect(result.code == 2 && result.err.contains(expected), "\(result)")
  }

  /// What a project's file names is read below the project alone, and reported at its place.
  @Test(arguments: ["../outside", ".hidden", "/etc/passwd", "nope"])
  func aListNamesNothingOutside(word: String) throws {
    var tool = try apps()
    try tool.write(shopSpec, to: "outside/x.nav.yaml")
    try tool.write("// a package\n", to: "project/Package.swift")
    try tool.write(shopSpec, to: "project/a/a.nav.yaml")
    try tool.write(shopSpec, to: "project/.hidden/a.nav.yaml")
    try tool.write("spec: [a, \(word)]\n", to: "project/.navspec.yaml")
    tool.folder.append(path: "project")
    for command in ["validate", "generate", "format"] {
      let result = try tool.run(command)
      #expect(result.code == 2 && result.err.contains(".navspec.yaml:1:11"), "\(result)")
      #expect(!result.err.contains("root:") && result.out.isEmpty)
    }
  }

  @Test func whatCannotBeReadIsReported() throws {
    let tool = try apps()
    try tool.write(shopSpec, to: "apps/b/b.nav.yaml")
    _ = try tool.shell("mkfifo apps/pipe.nav.yaml")
    let pipe = try tool.run("validate", "--all-specs")
    #expect(
      pipe.code == 2 && pipe.err.contains("apps/pipe.nav.yaml") && pipe.out.contains("Shop: "), "\(pipe)")
    // As a user without permission to read every folder.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let navspec = "\(user)'\(Tool.binary.path)'"
    guard try tool.shell("\(navspec) --version").code == 0 else { return }
    _ = try tool.shell("rm apps/pipe.nav.yaml; mkdir shut; chmod 755 . apps apps/*; chmod 0 shut")
    for (command, start) in [("--all-specs", "Shop: "), ("shut", "")] {
      let result = try tool.shell("\(navspec) validate \(command)")
      #expect(
        result.code == 2 && result.err.contains("'shut' cannot be read: permission denied"), "\(result)")
      #expect(result.out.hasPrefix(start))
    }
  }

  @Test func oneSpecIsCheckedOnce() throws {
    let result = try apps().run("validate", "apps/a", "./apps/a")
    #expect(result.out.split(separator: "\n").count == 1 && result.code == 0, "\(result)")
  }

  @Test func quietPrintsWhatIsWrongAlone() throws {
    let tool = try apps()
    #expect(try tool.shell("navspec -q validate apps/a; navspec graph apps/a -o a.svg --quiet").out.isEmpty)
    let result = try tool.run("validate", "apps/b", "-q")
    #expect(result.out.isEmpty && result.err.contains("unknown-key") && result.code == 1)
    // Behind '--' it is a word.
    #expect(try tool.run("resolve", "apps/a", "--", "-q").out.hasPrefix("-q\n"))
  }

  @Test func aDryRunWritesNothing() throws {
    let tool = try apps()
    try tool.write("navspec: 1\napp:   {name: B}\nroot: home\nroutes: {home: {}}\n", to: "apps/b/b.nav.yaml")
    let format = try tool.run("format", "apps/b", "--dry-run")
    #expect(
      format.out.contains("-app:   {name: B}\n") && format.out.contains("+++ b/apps/b/b.nav.yaml"),
      "\(format)")
    let start = try tool.run("init", "New", "--directory", "new", "--dry-run")
    #expect(start.out.contains("would write new/") && start.code == 0, "\(start)")
    #expect(try tool.shell("ls new").code != 0)
  }

  @Test func standardInputIsFormattedAsAPatchToo() throws {
    let text = "navspec: 1\napp:   {name: B}\nroot: home\nroutes: {home: {}}\n"
    let result = try Tool().run("format", "-", "--dry-run", input: text)
    #expect(result.out.contains("-app:   {name: B}\n+app: {name: B}\n") && result.code == 0, "\(result)")
    #expect(
      try Tool().run("format", "-", "--dry-run", input: result.out.isEmpty ? "" : "navspec: 1\n").out.isEmpty)
  }

  /// One that is not written is named.
  @Test func aFailureNamesItsSpec() throws {
    let tool = try apps()
    try tool.write("navspec: 1\napp: {name: B}\nroot: home\nroutes: {home: {}}\n", to: "apps/b/b.nav.yaml")
    let result = try tool.run("generate", "apps/a", "apps/b")
    #expect(result.err.hasPrefix("Error: apps/b: say where to write") && result.code == 2, "\(result)")
    // The specs that settings name above are in two folders.
    try tool.write("spec: [apps/a, apps/b]\n", to: ".navspec.yaml")
    try tool.write("", to: "sub/x")
    let below = try tool.run("-C", "sub", "validate")
    #expect(below.err.contains("2 root specs in '../apps/a/' and '../apps/b/'"), "\(below)")
  }

  @Test func answersAreDocumentsToo() throws {
    let tool = try apps()
    let examples = #"routes: {home: {links: ["/h"], examples: {"/h": {}}}}"#
    try tool.write(
      "navspec: 1\napp: {name: B, schemes: [b]}\nroot: home\n\(examples)\n", to: "c/c.nav.yaml")
    let example = try tool.run("url", "c", "--examples", "--format", "json")
    #expect(example.out == "{\"url\": \"b:///h\", \"when\": null}\n", "\(example)")
    let url = try tool.run("url", "apps/a", "item", "id=7", "--format", "json")
    #expect(url.out == "{\"url\": \"https://shop.example.com/item/7\", \"when\": null}\n", "\(url)")
    #expect(try tool.run("url", "item", "id=7", "apps/a").code == 0)
    let rename = try tool.run("rename", "route", "item", "thing", "apps/a", "--format", "json", "--dry-run")
    let object = try JSONSerialization.jsonObject(with: Data(rename.out.utf8)) as? [String: Any]
    #expect(
      (object?["files"] as? [[String: Any]])?.first?["path"] as? String == "apps/a/a.nav.yaml", "\(rename)")
  }

  @Test func whatWasDrawnIsOpened() throws {
    let tool = try apps()
    for name in ["open", "xdg-open"] {
      try tool.write("#!/bin/sh\necho \"$1\" >opened\n", to: "bin/\(name)")
      _ = try tool.shell("chmod +x bin/\(name)")
    }
    let path = tool.folder.appendingPathComponent("bin").path + ":/bin:/usr/bin"
    let result = try tool.run("graph", "apps/a", "-o", "a.html", "--open", environment: ["PATH": path])
    #expect(result.code == 0, "\(result)")
    #expect(try tool.shell("cat opened").out == "a.html\n")
    try tool.write("outputs: {graph: b.html}\n", to: "apps/a/.navspec.yaml")
    _ = try tool.run("-C", "apps/a", "graph", "--open", environment: ["PATH": path])
    #expect(try tool.shell("cat apps/a/opened").out == "b.html\n")
    let missing = try tool.run("graph", "apps/a", "-o", "a.html", "--open", environment: ["PATH": "/nowhere"])
    #expect(missing.code == 2 && missing.err.contains("cannot be run"))
  }
}
