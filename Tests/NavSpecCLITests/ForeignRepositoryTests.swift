import Foundation
import Testing

/// A repository of a stranger is read: nothing runs that it names, nothing is fetched, and
/// a message says what cannot be read.
@Suite struct ForeignRepositoryTests {
  /// Three commits, of which the second loses a link.
  private func repository(_ more: String = "true") throws -> Tool {
    let tool = try Tool()
    try tool.write(itemSpec("/item"), to: "up/app.nav.yaml")
    try tool.write("1\n", to: "up/data.yaml")
    try tool.commitAll(in: "up")
    try tool.write(itemSpec("/i"), to: "up/app.nav.yaml")
    try tool.git("-C up commit -qam change && cd up && \(more)")
    return tool
  }

  private func lost(_ result: Tool.Result) -> Bool { result.code == 1 && result.out.contains("[link-lost]") }

  // MARK: Programs

  /// A pull request of ordinary files, in whose folder a reviewer calls the tool.
  @Test(arguments: [
    "diff --against BASE", "graph --against BASE", "changelog BASE HEAD~0 --spec app.nav.yaml",
  ])
  func aFolderInTheFormOfARepositoryIsNone(_ command: String) throws {
    let trap = try GitTraps.shared.get().program.path
    let tool = try repository()
    try tool.git("clone -q --bare up bare")
    _ = try tool.shell(
      """
      mkdir up/specs; cp -r bare/objects bare/refs bare/HEAD bare/packed-refs up/specs
      mkdir -p up/specs/refs/heads; touch up/specs/refs/heads/.keep
      printf '[core]\\n\\tbare = false\\n\\tworktree = .\\n\\tfsmonitor = \(trap)\\n' >up/specs/config
      cp up/app.nav.yaml up/specs
      """)
    try tool.git("-C up add . && git -C up commit -qm hostile && git clone -q up checkout")
    let result = try tool.shell("cd checkout/specs; navspec \(command.replacing("BASE", with: "HEAD~1"))")
    #expect(result.code == 2 && result.err.contains("this folder is a bare git repository"), "\(result)")
  }

  /// An archive may bring a `.git`. The spec has another name, which git finds by comparing contents.
  @Test func noProgramOfAConfigurationRuns() throws {
    let traps = try GitTraps.shared.get()
    let tool = try repository("git mv app.nav.yaml shop.nav.yaml && git commit -qm rename")
    try tool.write("* filter=trap diff=trap\n", to: "up/.gitattributes")
    try tool.git("-C up config include.path '\(traps.configuration.path)'")
    func run() throws -> Tool.Result { try tool.shell("cd up; navspec diff --against HEAD~2 shop.nav.yaml") }
    #expect(try lost(run()))
    // Of a file that is renamed in the index alone, too.
    try tool.git("-C up config --unset include.path && rm up/.gitattributes")
    try tool.git("-C up mv shop.nav.yaml store.nav.yaml")
    try tool.git("-C up config include.path '\(traps.configuration.path)'")
    try tool.write("* filter=trap diff=trap\n", to: "up/.gitattributes")
    #expect(try lost(tool.shell("cd up; navspec diff --against HEAD~2 store.nav.yaml")))
    // The traps work: git alone falls into them.
    let mark = tool.folder.appendingPathComponent("mark").path
    for command in ["status", "diff HEAD~1", "commit --allow-empty -m x", "add .gitattributes"] {
      _ = try tool.shell("cd up; \(GitTraps.variable)='\(mark)' git \(command); true")
      #expect(tool.read("mark") != nil, "\(command)")
      try? FileManager.default.removeItem(atPath: mark)
    }
  }

  /// A promisor fetches what is missing, and a URL may be a command.
  @Test func nothingIsFetched() throws {
    let traps = try GitTraps.shared.get()
    let tool = try repository()
    let blob = try tool.shell("git -C up rev-parse HEAD~1:app.nav.yaml").out
    _ = try tool.shell(
      """
      cd up; rm -f .git/objects/\(blob.prefix(2))/\(blob.dropFirst(2).prefix(38))
      git config core.repositoryformatversion 1; git config extensions.partialClone evil
      git config remote.evil.url 'ext::\(traps.program.path)'; git config remote.evil.promisor true
      git config protocol.ext.allow always
      """)
    let result = try tool.shell("cd up; navspec diff --against HEAD~1 app.nav.yaml")
    #expect(
      result.code == 2 && result.err.contains("the clone is partial, without 'app.nav.yaml'"), "\(result)")
    #expect(try tool.shell("cd up; \(GitTraps.variable)=$PWD/../mark git show HEAD~1; true").code == 0)
    #expect(tool.read("mark") != nil, "git alone fetches")
  }

  /// `git replace` shows another object under the hash of one.
  @Test func aReplacedObjectIsWhatItsHashSays() throws {
    let tool = try repository("git replace HEAD~1:app.nav.yaml HEAD:app.nav.yaml")
    #expect(try tool.shell("cd up; git show HEAD~1:app.nav.yaml | cmp - app.nav.yaml").code == 0)
    #expect(try lost(tool.shell("cd up; navspec diff --against HEAD~1 app.nav.yaml")))
  }

  @Test func theWorkTreeIsWhereTheRepositoryIs() throws {
    let tool = try repository("git config core.worktree ../..")
    try tool.write("* @topSecret\n", to: "CODEOWNERS")
    let result = try tool.shell("cd up; navspec diff --against HEAD~1 app.nav.yaml")
    #expect(result.code == 2 && result.err.contains("'core.worktree'"), "\(result)")
    #expect(!result.out.contains("topSecret"))
  }

  // MARK: Versions of git

  @Test(arguments: [
    ("2.37.9", false), ("1.9.1", false), ("2.38.0", true), ("2.39.5 (Apple Git-154)", true), ("3.0.0", true),
  ])
  func anOldGitIsRefused(_ version: String, _ isEnough: Bool) throws {
    let tool = try repository()
    let git = try tool.shell("command -v git").out.split(separator: "\n")[0]
    try tool.write(
      "#!/bin/sh\nfor word; do [ \"$word\" != version ] || { echo 'git version \(version)'; exit; }; done\nexec \(git) \"$@\"\n",
      to: "bin/git")
    let result = try tool.shell(
      "chmod +x bin/git; PATH=$PWD/bin:$PATH; cd up; navspec diff --against HEAD~1 app.nav.yaml")
    #expect(
      isEnough ? lost(result) : result.code == 2 && result.err.contains("is too old: 2.38 or later"),
      "\(result)")
  }

  @Test func aMachineMayHaveNoGit() throws {
    let tool = try repository()
    let result = try tool.shell("cd up; PATH=/nowhere; navspec diff --against HEAD~1 app.nav.yaml")
    #expect(result.code == 2 && result.err.contains("'git' is not installed"), "\(result)")
    #expect(try tool.shell("cd up; PATH=/nowhere; navspec diff app.nav.yaml app.nav.yaml").code == 0)
  }

  // MARK: What is not there

  /// Says what is wrong, and the command that it names helps.
  @Test(arguments: [
    // Too short a history, complete and shallow.
    ("true", "HEAD~5", "the history of 'HEAD' has no commit 'HEAD~5'\n", nil),
    ("true", "main~9^2", "the history of 'main' has no commit 'main~9^2'\n", nil),
    ("true", "@{u}", "'HEAD' has no '@{u}' here", nil),
    ("true", "main@{7}", "'main' has no '@{7}' here", nil),
    (
      "clone -q --depth 1 file://$PWD/up .", "HEAD~1", "the clone is shallow: git fetch --unshallow",
      "--unshallow"
    ),
    // Branches and tags that were not fetched.
    (
      "clone -q --depth 1 file://$PWD/up .", "origin/old", "git knows no revision 'origin/old'", "origin old:"
    ),
    ("clone -q --depth 1 file://$PWD/up .", "old", "git knows no revision 'old'", "old:old"),
    ("clone -q --single-branch file://$PWD/up .", "origin/old", "git knows no revision", "origin old:"),
    ("clone -q --no-tags file://$PWD/up .", "v1", "git knows no revision 'v1'", "tag v1"),
    ("clone -q --depth 1 file://$PWD/up .", "v1", "git knows no revision 'v1'", "tag v1"),
    ("clone -q --no-tags file://$PWD/up .", "v1~1", "git knows no revision 'v1'", "tag v1"),
    ("clone -q --single-branch file://$PWD/up .", "OLD", "the server has it: git fetch origin", "fetch"),
    ("clone -q --depth 1 file://$PWD/up .", "OLD", "the server has it: git fetch --unshallow", "fetch"),
    ("clone -q --depth 1 file://$PWD/up .", "abc1234", "git fetch --unshallow origin WHOLE-HASH", nil),
    ("clone -q -o up file://$PWD/up .", "old", "did you mean 'up/old'?", nil),
    ("clone -q file://$PWD/up .", "mian", "did you mean 'main'?", nil),
    // No remote; none has it.
    ("true", "old2", "git knows no revision 'old2'; did you mean 'old'?\n", nil),
    ("true", "master", "git knows no revision 'master'; did you mean 'main'?\n", nil),
    ("true", "origin/main", "git knows no revision 'origin/main'; did you mean 'main'?\n", nil),
    ("true", "up/old", "git knows no revision 'up/old'; did you mean 'old'?\n", nil),
    // No repository, none that is trusted, none with a commit.
    ("rm", "main", "this folder is in none", nil), ("init", "HEAD", "the repository has no commit yet", nil),
  ])
  func aMissingRevisionIsSaid(_ start: String, _ revision: String, _ message: String, _ cure: String?) throws
  {
    let tool = try repository(
      "git config uploadpack.allowAnySHA1InWant true; git switch -qc old && git commit --allow-empty -qm old && git tag -am v1 v1 && git switch -q main"
    )
    let setup =
      switch start {
      case "true": "cd up"
      case "rm": "mkdir x && cd x && cp ../up/app.nav.yaml ."
      case "init": "mkdir x && cd x && cp ../up/app.nav.yaml . && git init -q"
      default: "git \(start.replacing(" .", with: " x")) && cd x"
      }
    let hash = try tool.shell("git -C up rev-parse old").out.split(separator: "\n")[0]
    let word = revision.replacing("OLD", with: String(hash))
    let line = "navspec diff app.nav.yaml --against '\(word)'"
    let result = try tool.shell("\(setup); \(line)")
    #expect(result.code == 2 && result.err.contains(message), "\(result)")
    guard let cure else { return }
    let command = try #require(
      result.err.replacing("; ", with: ", ").replacing("\n", with: ", ").split(separator: ", ").map { words in
        words.firstRange(of: "git fetch").map { String(words[$0.lowerBound...]) } ?? ""
      }.first { $0.contains(cure) }, "\(result.err)")
    let after = try tool.shell("cd x; \(command) && \(line)")
    #expect(after.code <= 1, "\(command): \(after)")
  }

  @Test func aPartialCloneSaysWhatToFetch() throws {
    let tool = try repository("git config uploadpack.allowFilter true")
    for filter in ["blob:none", "tree:0"] {
      try tool.git("clone -q --filter=\(filter) file://$PWD/up part")
      let result = try tool.shell("cd part; navspec diff app.nav.yaml --against HEAD~1")
      #expect(result.code == 2 && result.err.contains("the clone is partial"), "\(result)")
      let cure = try #require(result.err.firstMatch(of: /git fetch --[^,]*/)?.output)
      #expect(try lost(tool.shell("cd part; \(cure) -q && navspec diff app.nav.yaml --against HEAD~1")))
      _ = try tool.shell("rm -rf part")
    }
    // What the spec does not use may be missing beside it.
    try tool.git(
      "clone -q --no-checkout --filter=blob:none file://$PWD/up part && cd part && git show HEAD:app.nav.yaml >app.nav.yaml"
    )
    #expect(try tool.shell("cd part; navspec diff app.nav.yaml --against HEAD").code == 0)
  }

  /// Git says how a repository of another user is trusted, and so does the tool.
  @Test func aRepositoryOfAnotherUserIsRefusedByGit() throws {
    let tool = try repository()
    let result = try tool.shell(
      "cd up; export GIT_TEST_ASSUME_DIFFERENT_OWNER=1; navspec diff app.nav.yaml --against HEAD~1")
    #expect(
      result.code == 2 && result.err.contains("dubious ownership")
        && result.err.contains("git config --global --add safe.directory"), "\(result)")
  }
}
