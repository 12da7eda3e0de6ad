import Foundation
import Testing

/// Releases that people use are references of git: the list of BASE decides, and a stranger's list runs nothing.
@Suite struct ReleaseTests {
  private let path = "app/specs/shop.nav.yaml"

  /// Main has released a link as v1 and lists it; the branch takes it away.
  private func released(_ settings: String) throws -> Tool {
    let tool = try Tool()
    try tool.write(itemSpec("/item"), to: path)
    try tool.commitAll()
    try tool.git("tag v1")
    try list(settings.replacing("PIN", with: tool.commit("v1")), tool)
    try tool.git("add . && git commit -qm list && git switch -qc change")
    try tool.write(itemSpec("/i"), to: path)
    return tool
  }

  private func list(_ settings: String, _ tool: Tool) throws {
    try tool.write("diff: { \(settings.replacing("PIN", with: tool.commit("v1"))) }\n", to: ".navspec.yaml")
  }

  /// The last day of January 2026, unless another one is given.
  private func releases(
    _ tool: Tool, _ arguments: String..., format: String = "plain", day: Int = 20_484
  ) throws -> Tool.Result {
    try tool.run(
      ["diff", "--releases", "--format", format] + arguments + [path],
      environment: ["SOURCE_DATE_EPOCH": "\(day * 86_400)"])
  }

  @Test func everyReleaseInUseIsCompared() throws {
    let tool = try released("releases: [{ ref: v1, until: 2026-01-31 }]")
    try tool.git("commit -qam two && git tag v2")
    try list("releases: [{ ref: v1, until: 2026-01-31 }, v2]", tool)
    let both = try releases(tool, format: "json")
    #expect(both.code == 1 && both.out.contains("\"since\": \"v1\""), "\(both)")
    // The side and the release say at which commit a file is.
    #expect(both.out.contains("\"file\": \"\(path)\"") && !both.out.contains("v1:"))
    #expect(try releases(tool, format: "text").out.contains("v1:\(path):"))
    // Nobody uses the first any more.
    #expect(try releases(tool, day: 20_485).code == 0)
  }

  /// A script may tell this from a failure.
  @Test func noReleaseInUseIsAReasonOfItsOwn() throws {
    let result = try releases(try released("levels: {}"), format: "json")
    #expect(result.code == 2 && result.out.contains("\"id\": \"no-release\""), "\(result)")
  }

  @Test func theSettingsOfTheRevisionJudge() throws {
    let first = "releases: [{ ref: v1, until: 2026-12-31 }]"
    let tool = try released(first)
    let before = try releases(tool, "--against", "main")
    #expect(before.code == 1 && before.out.contains("since: v1"), "\(before)")
    // Without a revision, levels are the defaults, and one line says so.
    try list("\(first), levels: { link-lost: safe, shared-link-lost: safe }", tool)
    let without = try releases(tool)
    #expect(without.code == 1 && without.err.split(separator: "\n").count == 1)
    #expect(without.err.contains("--against REV"))
    let against = try releases(tool, "--against", "main")
    #expect(against.code == 1 && against.err.isEmpty)
    #expect(against.out.contains("'link-lost' is safe and was breaking [diff-policy-loosened]"), "\(against)")
    let pinned = try tool.commit("main")
    // Neither does it help to end the release, to drop it, or to say that it is another commit.
    for (list, message) in [
      (
        "releases: [{ ref: v1, until: 2026-06-30 }]",
        "'v1' is compared with until 2026-06-30 and was until 2026-12-31"
      ),
      ("", "'v1' is no longer compared with"),
      (
        first.replacing("v1,", with: "v1, commit: \(pinned),"),
        "'v1' is pinned to \(pinned.prefix(12)) and was not pinned"
      ),
    ] {
      try self.list(list, tool)
      let changed = try releases(tool, "--against", "main")
      #expect(changed.code == 1 && changed.out.contains(message), "\(changed)")
      #expect(changed.out.contains("[link-lost]"))
    }
    // One that is added is compared, too. A day that is gone is a stricter one.
    try list("releases: [v1, main]", tool)
    let added = try tool.run("diff", "--against", "main", path, "--format", "plain")
    #expect(added.out.contains("'v1' is compared with for ever and was until 2026-12-31"))
    #expect(added.out.contains("'main' is compared with [diff-policy-tightened]"))
  }

  /// The pinned commit is compared with, and the reference that names another one is a change of the gate.
  @Test func aPinnedReleaseThatMovedIsReported() throws {
    let tool = try released("releases: [{ ref: v1, commit: PIN }]")
    let pinned = try tool.commit("v1")
    #expect(try !releases(tool, "--against", "main").out.contains("diff-policy-loosened"))
    try tool.git("commit -qam two && git tag -f v1 >/dev/null")
    let message =
      "'v1' names the commit \(try tool.commit("v1").prefix(12)) and is pinned to \(pinned.prefix(12))"
    for result in [
      try releases(tool, "--against", "main"), try releases(tool),
      try tool.run("diff", "--against", "main", path, "--format", "plain"),
    ] {
      #expect(result.code == 1 && result.out.contains("\(message) [diff-policy-loosened]"), "\(result)")
      #expect(result.out.contains("[link-lost]"))
    }
    // A reference that is not here may name anything: the releases cannot be compared.
    try tool.git("tag -d v1")
    let gone = try releases(tool, "--against", "main")
    #expect(gone.code == 2 && gone.err.contains("git knows no revision 'v1'"), "\(gone)")
    #expect(try !tool.run("diff", "--against", "main", path).out.contains("diff-policy-loosened"))
  }

  /// The list is a stranger's: none of it is an option of git, an expression or a file.
  @Test(arguments: [
    "--upload-pack=touch${IFS}pwned", "-x", "--output=pwned", "--exec-path=.", "HEAD~1", "v1^{/two}", ":/one",
    "@{u}",
    "v1..main", "v1:/etc/passwd", "v1:../secret.yaml", "v1:.env", "../v1", "v1\\n-x",
  ])
  func aReferenceIsNoOption(_ ref: String) throws {
    let tool = try released("releases: [v1]")
    let before = try tool.contents(of: ".")
    for entry in ["\"\(ref)\"", "{ ref: \"\(ref)\" }", "{ ref: \"\(ref)\", commit: PIN }"] {
      try list("releases: [\(entry)]", tool)
      let result = try releases(tool)
      #expect(result.code == 2 && result.err.contains("[invalid-release]"), "\(result)")
    }
    try list("releases: [v1]", tool)
    #expect(try tool.contents(of: ".") == before)
    try list("releases: [{ ref: v1, commit: \"--upload-pack=x\" }]", tool)
    #expect(try releases(tool).err.contains("[invalid-release]"))
  }

  @Test func theFormOfFormerVersionsSaysTheNewOne() throws {
    let tool = try released("releases: [v1]")
    try list("releases: [{ file: specs/released/2.2.json, until: 2027-01-31 }]", tool)
    let old = try releases(tool)
    #expect(old.code == 2 && old.err.contains("'file' is not a key of a release"), "\(old)")
    #expect(old.err.contains("ref: v2.3"))
    for command in ["diff 2.2.json \(path)", "diff \(path) 2.2.json", "changelog 2.2.json \(path)"] {
      try tool.write("{\"navspec\": {\"model\": 1}}\n", to: "2.2.json")
      try list("", tool)
      let result = try tool.shell("navspec \(command)")
      #expect(
        result.code == 2 && result.err.contains("'2.2.json' is no spec: a model is written"), "\(result)")
    }
  }

  /// The command that is named helps.
  @Test(arguments: ["releases: [v1]", "releases: [{ ref: v1, commit: PIN }]"])
  func aShallowCloneSaysWhatToFetch(_ settings: String) throws {
    let tool = try released(settings)
    try tool.git("commit -qam change")
    try tool.git("clone -q --depth 1 --no-tags file://$PWD shallow")
    var clone = tool
    clone.folder.append(path: "shallow")
    let result = try releases(clone)
    #expect(result.code == 2 && result.err.contains("git knows no revision 'v1'"), "\(result)")
    #expect(result.err.contains("git fetch --depth=1 origin tag v1"), "\(result.err)")
    _ = try clone.shell("git fetch -q --depth=1 origin tag v1")
    #expect(try releases(clone).code == 1)
  }

  /// The place of a mistake is in the release, which is named.
  @Test func aReleaseThatCannotBeReadAnyMoreHasItsPlace() throws {
    let tool = try released("releases: [v1, v0]")
    try tool.write(itemSpec("/item").replacing("root: home", with: "root: nowhere"), to: path)
    try tool.git("commit -qam broken && git tag v0")
    try tool.write(itemSpec("/i"), to: path)
    for arguments in [[], ["--against", "main"]] {
      let result = try tool.run(["diff", "--releases", path] + arguments)
      #expect(result.code == 2 && result.err.contains("v0:\(path):3:7"), "\(result)")
    }
  }

  /// Git knows of most that were renamed; of another, the list says where it was.
  @Test func aSpecMayHaveMovedSinceTheRelease() throws {
    let tool = try released("releases: [v1]")
    try tool.git("checkout -q . && git mv app/specs/shop.nav.yaml app/store.nav.yaml && git commit -qm moved")
    try tool.write(itemSpec("/i"), to: "app/store.nav.yaml")
    func result() throws -> Tool.Result {
      try tool.run("diff", "--releases", "app/store.nav.yaml", "--format", "plain")
    }
    #expect(try result().code == 1)
    try tool.git("rm -qr --cached app && git commit -qm gone")
    #expect(try result().err.contains("name its path there: v1:PATH"))
    try list("releases: [\"v1:\(path)\"]", tool)
    let named = try result()
    #expect(named.code == 1 && named.out.contains("since: v1"), "\(named)")
  }

  @Test func aChangelogIsAboutReleases() throws {
    let tool = try released("releases: [v1]")
    try tool.git("commit -qam two && git tag v2")
    let text = try tool.run("changelog", "v1", "v2", "--spec", path)
    #expect(text.code == 0 && text.out.hasPrefix("## [v2]\n") && text.out.contains("/item/{id}"), "\(text)")
  }
}

extension Tool {
  /// The commit that a reference names.
  fileprivate func commit(_ name: String) throws -> String {
    try String(shell("git rev-parse '\(name)^{commit}'").out.prefix { $0 != "\n" })
  }
}
