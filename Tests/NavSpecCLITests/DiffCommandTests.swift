import Foundation
import Testing

/// The exit codes of `navspec diff`, and what it reads from git.
@Suite struct DiffCommandTests {
  /// As of `graph`: two files need no repository.
  @Test func aFileIsComparedOutsideOfGit() throws {
    let tool = try Tool()
    let spec = "navspec: 1\napp: {name: Shop, schemes: [s]}\nroot: home\nroutes:\n  home: {links: [/a]}\n"
    try tool.write(spec, to: "old.nav.yaml")
    try tool.write(spec.replacing("/a", with: "/b"), to: "new.nav.yaml")
    let result = try tool.run("diff", "--against", "old.nav.yaml", "new.nav.yaml")
    #expect(result.code == 1 && result.out.contains("'/a' of 'home' no longer opens"), "\(result.err)")
    #expect(result.out == (try tool.run("diff", "old.nav.yaml", "new.nav.yaml").out))
    let gone = try tool.run("diff", "--against", "gone.nav.yaml", "new.nav.yaml")
    #expect(gone.code == 2 && gone.err.contains("two files can be compared"))
  }

  /// A comment links to the page, at an address that is one.
  @Test func aCommentLinksToThePage() throws {
    let tool = try Tool()
    let spec = "navspec: 1\napp: {name: Shop, schemes: [s]}\nroot: home\nroutes:\n  home: {links: [/a]}\n"
    try tool.write(spec, to: "old.nav.yaml")
    try tool.write(spec.replacing("/a", with: "/b"), to: "new.nav.yaml")
    func comment(_ page: String) throws -> Tool.Result {
      try tool.run("diff", "old.nav.yaml", "new.nav.yaml", "--format", "markdown", "--page-url", page)
    }
    #expect(
      try comment("https://pages.test/7/index.html").out.contains(
        "| 🔴 [1](https://pages.test/7/index.html#change="))
    for page in ["javascript:x", "https://a.test/) x", "https://a.test/#b", "http://ä.test"] {
      let refused = try comment(page)
      #expect(
        refused.code != 0 && (refused.out + refused.err).contains("is no address of a page"), "\(page)"
      )
    }
  }

  /// A picture has no warnings above it; what makes it uncertain is said in a line.
  @Test func graphDoesNotRepeatWarnings() throws {
    let tool = try Tool()
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\nroutes:\n  home: {}\n  lost: {}\n", to: "app.nav.yaml")
    #expect(try tool.run("validate").err.contains("unreachable"))
    let picture = try tool.run("graph", "--format", "text")
    #expect(picture.code == 0 && picture.err.isEmpty && picture.out.contains("lost"))
  }

  /// Main has a link; the branch moves it, and main moves ahead with a link of its own.
  private func repository() throws -> Tool {
    let tool = try Tool()
    try tool.write(itemSpec("/item"), to: "app.nav.yaml")
    try tool.commitAll()
    try tool.git("switch -qc change")
    try tool.write(itemSpec("/i"), to: "app.nav.yaml")
    try tool.git("commit -qam change && git switch -q main")
    try tool.write(itemSpec("/item", "  more: { reachedBy: code, links: [/more] }"), to: "app.nav.yaml")
    try tool.git("commit -qam ahead && git switch -q change")
    return tool
  }

  @Test func theExitCodeIsTheVerdict() throws {
    let tool = try Tool()
    try tool.write(itemSpec("/item"), to: "a.nav.yaml")
    try tool.write(itemSpec("/i"), to: "b.nav.yaml")
    try tool.write("navspec: 1\napp: { name: Shop }\nroot: nowhere\n", to: "broken.nav.yaml")
    #expect(try tool.run("diff", "a.nav.yaml", "a.nav.yaml").code == 0)
    #expect(try tool.run("diff", "a.nav.yaml", "b.nav.yaml").code == 1)
    for base in ["broken.nav.yaml", "gone.nav.yaml"] {
      let result = try tool.run("diff", base, "a.nav.yaml")
      #expect(result.code == 2 && result.err.lowercased().contains("error"), "\(result)")
    }
  }

  /// What both branches have in common is compared, or the tip; neither the work tree nor the index is touched.
  @Test func aRevisionIsReadWithoutTouchingAnything() throws {
    let tool = try repository()
    try tool.write(itemSpec("/i", "  draft: { reachedBy: code }"), to: "app.nav.yaml")
    try tool.write("kept", to: "other.txt")
    try tool.git("add other.txt")
    let before = (tool.read(".git/index"), try tool.contents(of: "."))
    let merged = try tool.run("diff", "--against", "main", "--format", "plain", "app.nav.yaml")
    #expect(merged.code == 1 && merged.out.contains("/item/{id}") && !merged.out.contains("/more"))
    let exact = try tool.run("diff", "--against", "main", "--exact", "--format", "plain", "app.nav.yaml")
    #expect(exact.code == 1 && exact.out.contains("/more"))
    let named = try tool.run("diff", "--against", "main:app.nav.yaml", "--format", "plain", "app.nav.yaml")
    #expect(named.out == merged.out)
    #expect(tool.read(".git/index") == before.0)
    #expect(try tool.contents(of: ".") == before.1)
    for revision in ["gone", "main:gone.nav.yaml"] {
      let result = try tool.run("diff", "--against", revision, "app.nav.yaml")
      #expect(result.code == 2 && result.err.lowercased().contains("error"), "\(result)")
    }
    // Git allows such a branch, and people paste the advice into a shell.
    try tool.git("remote add origin https://git.invalid/x")
    let hostile = try tool.run("diff", "--against", "origin/$(touch${IFS}x);a'b", "app.nav.yaml")
    #expect(
      hostile.code == 2
        && hostile.err.contains(
          #"git fetch origin '$(touch${IFS}x);a'\''b:refs/remotes/origin/$(touch${IFS}x);a'\''b'"#),
      "\(hostile.err)")
    #expect(
      try tool.run("diff", "--against", "origin/a-b", "app.nav.yaml").err.contains(
        "git fetch origin a-b:refs/remotes/origin/a-b\n"))
  }

  @Test func anApprovalCountsUntilItsLastDay() throws {
    let tool = try repository()
    try tool.write(
      "diff: { approved: [{ route: item, id: \"*\", because: new, until: 2026-01-31 }] }\n"
        .replacing("id: \"*\"", with: "id: link-lost"), to: ".navspec.yaml")
    func report(_ day: Int) throws -> Tool.Result {
      try tool.run(
        ["diff", "--against", "main", "app.nav.yaml", "--format", "json"],
        environment: ["SOURCE_DATE_EPOCH": "\(day * 86_400)"])
    }
    // The last day, and the next.
    #expect(try report(20_484).out.contains("\"approved\": 1"))
    #expect(try report(20_485).out.contains("\"approved\": 0"))
    let text = try report(20_484)
    #expect(try report(20_484).out == text.out)
  }

  /// A route that BASE calls a draft goes without approval.
  @Test func aDraftOfBaseChangesFreely() throws {
    let tool = try Tool()
    let draft = "  beta: { reachedBy: code, links: [/beta], stability: draft }"
    try tool.write(itemSpec("/item", draft), to: "draft.nav.yaml")
    try tool.write(itemSpec("/item", draft.replacing("draft", with: "stable")), to: "stable.nav.yaml")
    try tool.write(itemSpec("/item"), to: "without.nav.yaml")
    let free = try tool.run("diff", "draft.nav.yaml", "without.nav.yaml", "--format", "plain")
    #expect(free.code == 0 && free.out.contains("safe: '/beta' of 'beta' no longer opens"), "\(free)")
    #expect(try tool.run("diff", "stable.nav.yaml", "without.nav.yaml").code == 1)
    // What is stable now is no draft for the next change, and a draft was promised to nobody.
    let settled = try tool.run("diff", "draft.nav.yaml", "stable.nav.yaml", "--format", "plain")
    #expect(settled.code == 0 && settled.out.contains("[stability-changed]"), "\(settled)")
    #expect(try tool.run("diff", "stable.nav.yaml", "draft.nav.yaml").code == 0)
  }

  /// The spec's own owner comes first; without one the last rule of `CODEOWNERS` that matches the file counts.
  @Test func ownersAreTheSpecsOrThoseOfTheFile() throws {
    let tool = try Tool()
    try tool.write(
      "* @shop/all\n/specs/ @shop/navigation @ann # of all specs\n*.md @shop/docs\n", to: ".github/CODEOWNERS"
    )
    let owned = "  more: { reachedBy: code, links: [/more], owner: growth }"
    try tool.write(itemSpec("/item", owned), to: "specs/app.nav.yaml")
    try tool.commitAll()
    try tool.write(itemSpec("/i", owned.replacing("/more", with: "/less")), to: "specs/app.nav.yaml")
    let result = try tool.run("diff", "--against", "main", "specs/app.nav.yaml", "--format", "json")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let changes = try #require(report["changes"] as? [[String: Any]])
    func owners(of route: String) -> [[String]] {
      changes.filter { $0["route"] as? String == route && $0["id"] as? String == "link-lost" }
        .compactMap { $0["owners"] as? [String] }
    }
    #expect(owners(of: "item") == [["@shop/navigation", "@ann"]])
    #expect(owners(of: "more").first?.first == "growth", "\(owners(of: "more"))")
    try FileManager.default.removeItem(at: tool.folder.appending(path: ".github"))
    let without = try tool.run("diff", "--against", "main", "specs/app.nav.yaml", "--format", "json").out
    #expect(!without.contains("@shop") && without.contains("growth"))
  }
}
