import Foundation
import Testing

/// A pull request passes the gate that it finds: what `.navspec.yaml` was at the commit, not what it makes of it.
@Suite struct DiffGateTests {
  /// Main has settings and a spec, each in a place.
  private func repository(settings: String, at place: String, spec text: String? = nil) throws -> Tool {
    let tool = try Tool()
    try tool.write(text ?? itemSpec("/item"), to: "app/specs/shop.nav.yaml")
    try tool.write(settings, to: place + ".navspec.yaml")
    try tool.commitAll()
    try tool.git("switch -qc change")
    return tool
  }

  /// What is found of the branch, run in a folder.
  private func changes(_ tool: Tool, in folder: String = "app") throws -> (code: Int32, lines: [String]) {
    var tool = tool
    tool.folder.append(path: folder)
    let result = try tool.run("diff", "--against", "main", "specs/shop.nav.yaml", "--format", "json")
    try #require(result.code <= 1, "\(result.err)")
    let report = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let changes = try #require(report?["changes"] as? [[String: Any]])
    return (result.code, changes.map { "\($0["level"] ?? "") \($0["id"] ?? "")" }.sorted())
  }

  private let strict = "diff: { levels: { link-added: breaking, link-lost: safe, shared-link-lost: safe } }\n"

  /// In the folder, above it, and beside the spec, each as the search on disk finds it.
  @Test(arguments: ["app/", "", "app/specs/"])
  func theSettingsOfTheBaseJudgeTheirRemoval(_ place: String) throws {
    let tool = try repository(settings: strict, at: place)
    try tool.write(itemSpec("/i"), to: "app/specs/shop.nav.yaml")
    let judged = ["breaking link-added", "safe link-lost", "safe shared-link-lost"]
    #expect(try changes(tool).lines == judged)
    try tool.git("rm -q \(place).navspec.yaml")
    let deleted = try changes(tool)
    #expect(deleted.code == 1)
    // What was stricter than the defaults is loosened, and what was looser is tightened.
    #expect(
      deleted.lines == judged.dropLast(2) + ["risky diff-policy-loosened"]
        + ["safe diff-policy-tightened", "safe diff-policy-tightened"] + judged.suffix(2))
  }

  @Test func settingsThatMoveSayTheSame() throws {
    let pin = String(repeating: "0", count: 40)
    let tool = try repository(
      settings: "diff: { levels: { link-lost: safe }, releases: [{ ref: v1, commit: \(pin) }] }\n", at: "")
    try tool.git("mv .navspec.yaml app/specs/")
    try tool.write(
      "diff: { levels: { link-lost: safe }, releases: [{ ref: v1, commit: \(pin) }] }\n",
      to: "app/specs/.navspec.yaml")
    #expect(try changes(tool).lines == [])
  }

  /// A file that is nearer to where the command runs takes the place of the one that counted.
  @Test func aNearerFileIsComparedWithTheOneThatCounted() throws {
    let tool = try repository(settings: strict, at: "")
    try tool.write(itemSpec("/i"), to: "app/specs/shop.nav.yaml")
    try tool.write("diff: { levels: { link-added: safe } }\n", to: "app/.navspec.yaml")
    let found = try changes(tool)
    #expect(found.code == 1 && found.lines.contains("breaking link-added"))
    #expect(found.lines.contains("risky diff-policy-loosened"))
    // A package is a project of its own: what is above it never counted.
    let package = try repository(settings: strict, at: "")
    try package.write("", to: "app/Package.swift")
    try package.git("add . && git commit -qm package && git branch -f main")
    try package.write(itemSpec("/i"), to: "app/specs/shop.nav.yaml")
    #expect(try changes(package).lines.contains("safe link-added"))
  }

  // MARK: Places and approvals

  /// The file and the side are two things.
  @Test func aPlaceInTheOlderVersionIsAPath() throws {
    let tool = try repository(settings: "", at: "")
    try tool.write(itemSpec("/i"), to: "app/specs/shop.nav.yaml")
    let result = try tool.run("diff", "--against", "main", "app/specs/shop.nav.yaml", "--format", "json")
    #expect(result.out.contains("\"file\": \"app/specs/shop.nav.yaml\"") && !result.out.contains("main:"))
    let text = try tool.run("diff", "--against", "main", "app/specs/shop.nav.yaml")
    #expect(text.out.contains("main:app/specs/shop.nav.yaml:"))
  }

  /// What is printed needs a reason and nothing else.
  @Test func anApprovalIsPastedAsItIsPrinted() throws {
    let tool = try repository(settings: "", at: "")
    try tool.write(itemSpec("/i"), to: "app/specs/shop.nav.yaml")
    let arguments = ["diff", "--against", "main", "app/specs/shop.nav.yaml", "--format", "text"]
    let printed = try tool.run(arguments).out.split(separator: "\n").compactMap { line in
      line.firstRange(of: "approve: ").map { String(line[$0.upperBound...]) }
    }
    #expect(!printed.isEmpty)
    func approve(_ because: String) throws -> Tool.Result {
      let list = printed.map { "    - \($0.replacing("\"\"", with: "\"\(because)\""))\n" }.joined()
      try tool.write("diff:\n  approved:\n\(list)", to: ".navspec.yaml")
      return try tool.run(arguments)
    }
    let silent = try approve("")
    #expect(silent.code == 2 && silent.err.contains("say why"), "\(silent)")
    #expect(try approve("nobody has it").code == 0)
  }

  /// An approval that a former change left behind is no news in a comment.
  @Test func anApprovalThatIsLeftOverIsNoComment() throws {
    let left = "diff: { approved: [{ id: link-moved, because: released }] }\n"
    let tool = try repository(settings: left, at: "")
    func run(_ format: String) throws -> Tool.Result {
      try tool.run("diff", "--against", "main", "app/specs/shop.nav.yaml", "--format", format)
    }
    #expect(try run("markdown").out.isEmpty)
    for format in ["text", "plain", "github"] {
      #expect(try run(format).out.contains("matches no change"), "\(format)")
    }
    // Another one is news, below the verdict.
    try tool.write(left.replacing("}]", with: "}, { id: link-lost, because: new }]"), to: ".navspec.yaml")
    let lines = try run("markdown").out.split(separator: "\n")
    #expect(lines.first == "### 🟢 The navigation does not change")
    #expect(lines.contains("#### 🟡 1 warning in the settings"))
    try tool.write(itemSpec("/i"), to: "app/specs/shop.nav.yaml")
    #expect(try run("markdown").out.hasPrefix("### 🔴"))
  }
}
