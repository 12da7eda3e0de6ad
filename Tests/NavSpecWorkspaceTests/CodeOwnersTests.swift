import NavSpecWorkspace
import Testing

@Suite struct CodeOwnersTests {
  /// Examples of GitHub's documentation.
  private let file = CodeOwners(
    """
    # who reviews
    *               @all
    *.yaml          @specs @more # for specs
    /build/logs/    @doctocat
    docs/*          docs@example.com
    apps/           @octocat
    **/legal        @law
    [Section]
    /apps/github
    """)

  /// Tried one by one, these would be tried in more ways than a run has time for.
  @Test func manyStarsAreAsOne() {
    let rules = CodeOwners(String(repeating: "**/", count: 60) + "legal @law")
    let path = String(repeating: "a/", count: 60)
    #expect(rules.owners(of: path + "legal") == ["@law"])
    #expect(rules.owners(of: path + "b") == [])
    let apart = CodeOwners(String(repeating: "**/a/", count: 25) + "legal @law")
    #expect(apart.owners(of: path + "legal") == ["@law"])
    #expect(apart.owners(of: path + "b") == [])
  }

  @Test(arguments: [
    ("README.md", ["@all"]), ("a.yaml", ["@specs", "@more"]), ("x/y/a.yaml", ["@specs", "@more"]),
    ("build/logs/x/y.log", ["@doctocat"]), ("x/build/logs/y.log", ["@all"]),
    ("docs/a.md", ["docs@example.com"]), ("docs/b/a.md", ["@all"]), ("x/apps/y", ["@octocat"]),
    ("x/legal/y", ["@law"]), ("apps/github", []),
  ])
  func theLastRuleThatMatchesCounts(_ path: String, _ owners: [String]) {
    #expect(file.owners(of: path) == owners)
  }
}
