import Foundation
import Testing

/// Whatever a spec says, nothing outside its folder is read, and nothing outside the output's is written.
@Suite struct ContainmentTests {
  /// Text outside the folder that no output may show.
  private static let secret = "navspec: 1\nroutes: {topSecret: {}}\n"

  private func project(including paths: [String]) throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.secret, to: "outside/part.nav.yaml")
    try tool.write("navspec: 1\nroutes: {inner: {}}\n", to: "app/parts/inner.nav.yaml")
    let list = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    try tool.write(shopSpec + "\ninclude: [\(list)]\n", to: "app/shop.nav.yaml")
    func link(_ name: String, _ target: String) throws {
      let url = tool.folder.appendingPathComponent("app/\(name)")
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }
    try link("file.nav.yaml", "../outside/part.nav.yaml")
    try link("folder", "../outside")
    try link("parts/loop", "..")
    try link("parts/self", ".")
    try link("round.nav.yaml", "round.nav.yaml")
    try link("absolute", tool.folder.appendingPathComponent("outside").path)
    return tool
  }

  private static let escapes = [
    "../outside/part.nav.yaml", "parts/../../outside/part.nav.yaml", "/etc/passwd", "//etc/passwd", "~/x",
    "~root/x", "file.nav.yaml", "./file.nav.yaml", "folder/part.nav.yaml", "folder//./part.nav.yaml",
    "absolute/part.nav.yaml", "parts/loop/folder/part.nav.yaml", "..", "../", "../outside/*.yaml",
    "*/../../outside/*", "..\\\\outside", "f*e.nav.yaml",
  ]

  @Test(arguments: escapes)
  func whatLiesOutsideIsNotRead(_ path: String) throws {
    let tool = try project(including: [path])
    for spec in ["app/shop.nav.yaml", "./app/../app/shop.nav.yaml"] {
      let result = try tool.run("validate", spec)
      #expect(result.code == 1 && result.err.contains("[include-escape]"), "\(result.err)")
      let model = try tool.run("model", spec)
      #expect(model.code == 1 && !(result.err + model.out + model.err).contains("topSecret"))
    }
  }

  /// Not even the names of files outside are looked up.
  @Test(arguments: [
    "folder/*.yaml", "folder/**/*.yaml", "absolute/*", "f*er/*", "nowhere.nav.yaml", "round.nav.yaml",
    "parts",
    ".", "", "%2e%2e/outside/part.nav.yaml", "..%2foutside/part.nav.yaml", "\\u2025/outside/part.nav.yaml",
    "a\\nb", "/", String(repeating: "x", count: 5000),
    String(repeating: "parts/self/", count: 400) + "inner.nav.yaml",
    String(repeating: "parts/self/", count: 20),
  ])
  func whatCannotBeReadIsSaid(_ path: String) throws {
    let tool = try project(including: [path])
    let result = try tool.run("validate", "app/shop.nav.yaml")
    #expect(result.code == 1 && result.err.contains("error[include-"), "\(result.err)")
    #expect(!(result.out + result.err).contains("topSecret"))
    #expect(!result.err.contains("folder/part"))
  }

  @Test func globsEndWhateverTheFoldersAre() throws {
    let many = Array(repeating: "**", count: 300).joined(separator: "/")
    let mixed = Array(repeating: "**/*", count: 100).joined(separator: "/")
    let tool = try project(including: ["\(many)/i*.nav.yaml", "\(mixed)/*.yaml", "**/i*.nav.yaml"])
    var folder = "app"
    for level in 0..<20 {
      folder += "/d\(level)"
      try tool.write("", to: "\(folder)/e/x.txt")
    }
    let result = try tool.run("validate", "app/shop.nav.yaml")
    #expect(result.out.hasPrefix("Shop: 6 routes, 4 links in 2 files"), "\(result.out)\(result.err)")
    #expect(!result.err.contains("topSecret"))
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let tool = try project(including: ["pipe.nav.yaml"])
    #expect(mkfifo(tool.folder.appendingPathComponent("app/pipe.nav.yaml").path, 0o600) == 0)
    let result = try tool.run("validate", "app/shop.nav.yaml")
    #expect(
      result.code == 1 && result.err.contains("'pipe.nav.yaml' cannot be read: it is a device or a pipe"))
  }

  /// The root spec may be a link. Its includes are beside the link.
  @Test func aLinkAsRootReadsNothingBesideItsTarget() throws {
    let tool = try project(including: ["outside/part.nav.yaml", "part.nav.yaml"])
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("view"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("view/shop.nav.yaml").path,
      withDestinationPath: "../app/shop.nav.yaml")
    let result = try tool.run("validate", "view/shop.nav.yaml")
    #expect(result.err.components(separatedBy: "error[include-not-found]").count == 3)
  }

  @Test func neitherFormatNorFixesWriteOutside() throws {
    let tool = try project(including: ["file.nav.yaml", "folder/part.nav.yaml"])
    let before = try tree(tool)
    _ = try tool.run("validate", "app/shop.nav.yaml", "--fix", "--unsafe")
    _ = try tool.run("format", "app/shop.nav.yaml")
    let after = try tree(tool)
    #expect(after.filter { !$0.key.hasPrefix("app/shop") } == before.filter { !$0.key.hasPrefix("app/shop") })
  }

  private static let names = [
    "../escape", "/tmp/escape", "a/b", "..", ".", "", "a\\0b", "a\\\\b", "a\\nb", "a:b", "CON", "ſ", "ﬁ", "é",
    "E\\u0301",
    "\\u202Eevil", "${HOME}", "$(touch escape)", "`touch escape`", "a b", "-rf", "*",
    String(repeating: "A", count: 120),
    String(repeating: "A", count: 5000), "aux.nav", "~",
  ]

  @Test(arguments: names)
  func aNameIsNoPath(_ name: String) throws {
    let tool = try Tool()
    // As app, feature, route, tab and view.
    let upper = name.isEmpty ? name : name.prefix(1).uppercased() + name.dropFirst()
    try tool.write(
      "navspec: 1\napp: {name: \"\(upper)\"}\ninclude: [part.nav.yaml]\nroot: home\nroutes: {home: {to: [\"\(name).x\"]}}\n",
      to: "a/spec.nav.yaml")
    try tool.write("navspec: 1\nfeature: \"\(name)\"\nroutes: {x: {}}\n", to: "a/part.nav.yaml")
    try tool.write(
      "navspec: 1\napp: {name: Demo}\nroot: \"\(name)\"\nroutes: {\"\(name)\": {view: \"\(name)\"}}\n",
      to: "b/spec.nav.yaml")
    let before = try tree(tool)
    for folder in ["a", "b"] {
      let result = try tool.run("generate", "\(folder)/spec.nav.yaml", "-o", "\(folder)/out/deep")
      #expect([0, 1, 2].contains(result.code), "\(result)")
      _ = try tool.run("graph", "\(folder)/spec.nav.yaml", "-o", "\(folder)/out/deep/g.dot")
    }
    for (path, text) in try tree(tool) where before[path] != text {
      let parts = path.split(separator: "/")
      #expect(parts.count == 4 && parts[1] == "out" && parts[2] == "deep", "wrote \(path)")
    }
    #expect(!FileManager.default.fileExists(atPath: "/tmp/escape.nav.swift"))
  }

  /// Settings name a spec of their project; one elsewhere is named by a person.
  @Test func aConfiguredSpecIsConfinedToItsProject() throws {
    let tool = try project(including: ["../outside/part.nav.yaml"])
    try tool.write("spec: ../app/shop.nav.yaml\n", to: "work/.navspec.yaml")
    var inside = tool
    inside.folder.appendPathComponent("work")
    let configured = try inside.run("validate")
    #expect(configured.code == 2 && configured.err.contains("[unreadable-file]"), "\(configured.err)")
    let result = try inside.run("validate", "../app/shop.nav.yaml")
    #expect(result.code == 1 && result.err.contains("[include-escape]") && !result.err.contains("topSecret"))
    try tool.write("spec: /etc/passwd\n", to: "work/.navspec.yaml")
    let foreign = try inside.run("generate", "-o", "out")
    #expect(foreign.code == 2 && inside.read("out") == nil)
    for path in ["../nowhere", "\\u0000", "/dev", String(repeating: "a/", count: 3000)] {
      try tool.write("spec: \"\(path)\"\n", to: "work/.navspec.yaml")
      #expect(try inside.run("validate").code == 2)
    }
  }

  /// Every file below the folder with its text; links as links.
  private func tree(_ tool: Tool) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path) {
      let url = tool.folder.appendingPathComponent(path)
      let kind = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
      if kind == .typeRegular { files[path] = try String(contentsOf: url, encoding: .utf8) }
    }
    return files
  }

  /// What a glob would find there is not known, be there other files or not.
  @Test func aFolderThatCannotBeListedIsTold() throws {
    let tool = try Tool()
    try tool.write(
      "navspec: 1\napp: {name: Shop}\ninclude: [\"**/*.nav.yaml\"]\nroot: home\nroutes: {home: {}}\n",
      to: "shop.nav.yaml")
    try tool.write("feature: help\nroutes: {faq: {parent: home}}\n", to: "features/help.nav.yaml")
    try tool.write("feature: news\nroutes: {latest: {parent: home}}\n", to: "features/locked/news.nav.yaml")
    // As a user without permission to read every folder.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let navspec = "\(user)'\(Tool.binary.path)'"
    guard try tool.shell("\(navspec) --version").code == 0 else { return }
    defer { _ = try? tool.shell("chmod -R 755 features") }
    for folder in ["features/locked", "features"] {
      _ = try tool.shell("chmod -R 755 .; chmod 000 \(folder)")
      let result = try tool.shell("\(navspec) validate --format plain")
      #expect(result.code == 1, "\(result.out)")
      #expect(
        result.err.hasPrefix("shop.nav.yaml:3:11: error: '\(folder)' cannot be read: permission denied"),
        "\(result.err)")
      #expect(!result.err.contains("no file matches"))
    }
  }
}
