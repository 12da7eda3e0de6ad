import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecReport
import Testing

/// Levels, approvals and releases.
@Suite struct DiffPolicyTests {
  private static let base = """
    routes:
      recipe: { params: { id: Int }, links: ["/recipe/{id}"] }

    """
  private static let head = """
    routes:
      recipe: { params: { id: Int } }

    """

  private func policy(_ text: String) -> String { "# .navspec.yaml\ndiff: { \(text) }\n" }

  private func lost(_ basePolicy: String = "", _ headPolicy: String = "") throws -> Change? {
    let report = try report(
      Self.base + (basePolicy.isEmpty ? "" : policy(basePolicy)),
      Self.head + (headPolicy.isEmpty ? "" : policy(headPolicy)))
    return report.comparison?.changes.first { $0.kind.id == "link-lost" }
  }

  @Test func aChangeCannotLoosenItsOwnGate() throws {
    #expect(try lost()?.level == .breaking)
    #expect(try lost("levels: { link-lost: risky }")?.level == .risky)
    #expect(try lost("", "levels: { link-lost: risky }")?.level == .breaking)
  }

  @Test func anApprovalIsListedAndCounts() throws {
    let fingerprint = try #require(try lost()).fingerprint
    for approval in ["fingerprint: \"\(fingerprint)\"", "id: link-lost", "id: link-lost, route: rec*"] {
      let change = try lost(
        "", "approved: [{ \(approval), because: nobody has it, by: ann, until: 2026-01-01 }]")
      #expect(change?.approval?.because == "nobody has it")
      #expect(change?.level == .breaking)
    }
    for approval in ["fingerprint: 0123456789abcdef", "id: link-moved", "id: link-lost, route: x*"] {
      #expect(try lost("", "approved: [{ \(approval), because: no }]")?.approval == nil)
    }
  }

  /// An approval holds though the branch is rebased: other changes come, lines move, files and texts are others.
  @Test func aFingerprintSurvivesRebases() throws {
    let fingerprint = try #require(try lost()).fingerprint
    let ahead = "routes:\n  # More.\n  cart: { title: Cart, links: [/cart] }\n"
    let moved = [Self.base, Self.head].map {
      $0.replacing("routes:\n", with: ahead).replacing("recipe: {", with: "recipe: { title: Dish, doc: More,")
    }
    let again = try report(moved[0], moved[1]).comparison?.changes.first { $0.kind.id == "link-lost" }
    #expect(again?.fingerprint == fingerprint)
    // Another pattern is another change.
    let other = try report(Self.base.replacing("/recipe/", with: "/dish/"), Self.head).comparison?.changes
    #expect(other?.first { $0.kind.id == "link-lost" }?.fingerprint != fingerprint)
  }

  @Test func approvalsWithoutEffectAreReported() throws {
    func ids(_ approval: String) throws -> [String] {
      try report(Self.base, Self.head + policy("approved: [{ \(approval), because: b }]"))
        .diagnostics.map { "\($0.kind.id) \($0.range.start > 0)" }
    }
    #expect(try ids("id: link-lost") == [])
    #expect(try ids("id: link-lost, until: 2025-12-31") == ["expired-approval true"])
    #expect(try ids("id: link-moved") == ["unused-approval true"])
  }

  @Test func approvedBreakingChangesPass() throws {
    let approved = try report(Self.base, Self.head + policy("approved: [{ id: link-lost, because: b }]"))
    #expect(approved.comparison?.isBelow(.breaking) == true)
    #expect(try report(Self.base, Self.head).comparison?.isBelow(.breaking) == false)
  }

  @Test(arguments: [
    ("levels: { link-lots: risky }", "unknown-change"), ("levels: { link-lost: no }", "unknown-value"),
    ("approved: [{ because: b }]", "invalid-approval"), ("approved: [{ id: link-lost }]", "missing-key"),
    ("approved: [{ fingerprint: 12, because: b }]", "invalid-approval"),
    ("approved: [{ id: link-lost, because: b, until: soon }]", "invalid-approval"),
    ("grace: { stabel: 9 }", "invalid-approval"),
    // Models of releases were files.
    ("releases: [{ file: specs/2.2.json }]", "unknown-key"),
    ("releases: [specs/2.2.json]", "invalid-release"),
    ("releases: [{ ref: specs/2.2.json, until: 2027-01-31 }]", "invalid-release"),
    ("releases: [\"--upload-pack=x\"]", "invalid-release"), ("releases: [\"-x\"]", "invalid-release"),
    ("releases: [{ ref: HEAD~1 }]", "invalid-release"), ("releases: [{ ref: \":/fix\" }]", "invalid-release"),
    ("releases: [{ ref: \"v1:../x.nav.yaml\" }]", "invalid-release"),
    ("releases: [{ ref: v1, commit: 0123456 }]", "invalid-release"),
    ("releases: [v1, v1]", "invalid-release"),
    ("releases: [{ ref: v1, until: soon }]", "invalid-release"),
    ("releases: [{ until: 2027-01-31 }]", "missing-key"),
    ("releases: [\((0...100).map { "v\($0)" }.joined(separator: ", "))]", "invalid-release"),
  ])
  func mistakesHaveTheirPlace(_ text: String, _ id: String) throws {
    do {
      _ = try Configuration.read(Array("diff: { \(text) }\n".utf8), path: ".navspec.yaml")
      Issue.record("no mistake")
    } catch {
      #expect(error.report.diagnostics.map(\.kind.id) == [id])
      #expect(error.report.diagnostics.allSatisfy { $0.range.start > 0 })
    }
  }

  @Test(arguments: ["levels: { title-changed: risky }", "approved: [{ id: title-changed, because: b }]"])
  func aFormerIdSaysWhatItIsNow(_ text: String) throws {
    do {
      _ = try Configuration.read(Array("diff: { \(text) }\n".utf8), path: ".navspec.yaml")
      Issue.record("no mistake")
    } catch {
      #expect(error.report.diagnostics.map(\.kind.id) == ["unknown-change"])
      #expect(
        error.report.diagnostics.map(\.message) == ["'title-changed' is part of 'description-changed' now"])
    }
  }

  @Test func aRouteMayGoAfterItsSunset() throws {
    let old = "routes:\n  old: { stability: deprecated, sunset: 2025-12-31, links: [\"/old\"] }\n"
    let late = old.replacing("2025-12-31", with: "2026-01-01")
    #expect(try changes(old, "routes:\n  home: {}\n").allSatisfy { $0.level == .safe })
    #expect(try changes(late, "routes:\n  home: {}\n").lines.contains("breaking link-lost old"))
  }

  @Test func aChangeNamesTheOldestReleaseItHarms() throws {
    let head = try newer(Self.head)
    var releases: [BaseSpec] = []
    for (name, text) in [("2.1", Self.head), ("2.2", Self.base), ("2.3", Self.base)] {
      let version = SpecVersion(
        root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", whole(text)), name: "a.nav.yaml",
        revision: "c", prefix: "\(name):", release: name)
      releases.append(try BaseSpec(version, after: head, releases))
    }
    let changes = head.report(against: releases).comparison?.changes
    #expect(changes?.first { $0.kind.id == "link-lost" }?.since == "2.2")
    for format in [ReportFormat.text, .plain, .github] {
      #expect(head.report(against: releases).text(as: format).contains("since: 2.2"))
    }
  }

  /// The form that released models had says how a release is written now.
  @Test func theOldFormOfAReleaseSaysTheNewOne() {
    #expect {
      try Configuration.read(
        Array("diff: { releases: [{ file: specs/2.2.json, until: 2027-01-31 }] }\n".utf8),
        path: ".navspec.yaml")
    } throws: { error in
      let fixes = (error as? ReportedFailure)?.report.diagnostics.flatMap(\.fixes) ?? []
      return fixes.count == 1 && fixes[0].title.contains("ref: v2.3")
    }
  }

  /// A pin that is taken away, or is another one, lets a release move.
  @Test func aPinIsPartOfTheGate() throws {
    func release(_ keys: String) -> String { Self.base + policy("releases: [{ ref: v1\(keys) }]") }
    let (one, two) = (
      ", commit: \(String(repeating: "1", count: 40))", ", commit: \(String(repeating: "2", count: 40))"
    )
    let loosened = ["risky diff-policy-loosened"]
    #expect(try changes(release(one), release("")).lines == loosened)
    #expect(try changes(release(one), release(two)).lines == loosened)
    #expect(try changes(release(""), release(one)).lines == ["safe diff-policy-tightened"])
    #expect(try changes(release(one), Self.base).lines == loosened)
    #expect(try changes(release(""), Self.base + policy("releases: [\"v1:old.nav.yaml\"]")).lines == loosened)
    #expect(try changes(release(one), release(one)).lines == [])
  }

  /// A deprecation and a sunset in two steps have the days that one step has.
  @Test func graceIsNotPassedInTwoSteps() throws {
    func route(_ more: String, _ grace: String = "stable: 90") -> String {
      "routes:\n  old: { reachedBy: code\(more) }\n" + policy("grace: { \(grace) }")
    }
    let soon = ", stability: deprecated, sunset: 2026-02-01"
    let deprecated = route(", stability: deprecated")
    #expect(try changes(route(""), route(soon)).lines.contains("breaking grace-too-short old"))
    #expect(try changes(route(""), deprecated).allSatisfy { $0.level == .safe })
    #expect(try changes(deprecated, route(soon)).lines.contains("breaking grace-too-short old"))
    // Unless the project says what a deprecated route has.
    let own = "stable: 90, deprecated: 30"
    #expect(
      try changes(route(", stability: deprecated", own), route(soon, own)).lines == ["safe sunset-added old"])
    let over = ", stability: deprecated, sunset: 2025-12-31"
    #expect(try changes(route("", ""), route(over, "")).lines.contains("risky sunset-added old"))
  }

  /// Budgets are those of screens: a narrow entry may loosen what a wide one says.
  @Test func aBudgetIsComparedByWhatItAllows() throws {
    func app(_ budgets: String) -> String {
      "routes:\n  home: { to: [cart] }\n  cart: {}\n# .navspec.yaml\nbudgets: { \(budgets) }\n"
    }
    func messages(_ base: String, _ head: String) throws -> [String] {
      try changes(app(base), app(head)).map { "\($0.kind.id): \($0.message)" }.sorted()
    }
    let three = "maxTaps: { \"*\": 3 }"
    #expect(
      try messages(three, "maxTaps: { \"*\": 99 }") == [
        "budget-raised: the most taps to '*' are 99 and were 3"
      ])
    #expect(
      try messages(three, "maxTaps: { \"*\": 3, cart: 5 }") == [
        "budget-raised: the most taps to 'cart' are 5 and were 3"
      ])
    #expect(try messages(three, "maxTaps: { \"*\": 9, home: 3, cart: 3 }") == [])
    #expect(
      try messages("maxTaps: { cart: 5 }", "") == [
        "budget-raised: the most taps to 'cart' are unlimited and were 5"
      ])
    #expect(
      try messages("maxRoutesPerFeature: 9", "maxRoutesPerFeature: 5, \(three)") == [
        "budget-lowered: the most screens of a feature are 5 and were 9",
        "budget-lowered: the most taps to '*' are 3 and were unlimited",
      ])
  }

  /// Whom a looser gate concerns.
  @Test func aLooserGateConcernsThoseWhoRelyOnIt() throws {
    let text = try report(Self.base, Self.base + policy("levels: { link-lost: safe }")).text(as: .markdown)
    #expect(
      text.hasPrefix("### 🟡 Nothing breaks; 1 risky change for everybody who relies on this comparison\n"))
  }
}
