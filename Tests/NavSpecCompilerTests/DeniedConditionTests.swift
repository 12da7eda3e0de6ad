import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import Testing

/// Conditions that must not hold, and lists of conditions, on tabs and routes.
@Suite struct DeniedConditionTests {
  /// An app with a tab and a screen for guests.
  private func spec(
    visible: String = "[open, \"!signedIn\"]", requires: String = "\"!signedIn\"", more: String = ""
  ) throws -> CheckedSpec {
    try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      conditions: { signedIn: { redirect: signIn }, open: { redirect: signIn } }
      personas: { guest: { signedIn: false }, member: {} }
      tabs:
        home: { title: Home, image: star, root: home }
        offer: { title: Offer, image: tag, root: offer, visible: \(visible) }
      routes:
        home: { to: [welcome, account] }
        offer: { links: [/offer] }
        welcome: { requires: \(requires), links: [/welcome], parent: home }
        account: { requires: signedIn }
        signIn: { present: sheet }
      \(more)
      """)
  }

  @Test(arguments: [
    ("!nobody", "no condition is named 'nobody'"), ("!signedin", "did you mean 'signedIn'?"),
    ("!", "'!' denies no condition"), ("not signedIn", "a condition is denied by '!'"),
  ])
  func whatIsNoConditionIsSaid(_ text: String, _ message: String) throws {
    for checked in [try spec(visible: "\"\(text)\""), try spec(requires: "\"\(text)\"")] {
      let text = checked.report.text(as: .plain)
      #expect(text.contains(message) && text.contains("unknown-condition"), "\(text)")
    }
  }

  @Test(arguments: [
    ("[\"!signedIn\", signedIn]", "'signedIn' contradicts '!signedIn'"),
    ("[open, signedIn, open]", "'open' is named twice"),
    ("[\"!open\", \"!open\"]", "'!open' is named twice"),
  ])
  func aConditionIsNamedOnce(_ list: String, _ message: String) throws {
    for checked in [try spec(visible: list), try spec(requires: list)] {
      let text = checked.report.text(as: .plain)
      #expect(text.contains(message) && text.contains("repeated-condition"), "\(text)")
    }
  }

  /// YAML reads a '!' without quotes as a tag.
  @Test func whatLacksQuotesIsSaidOnce() throws {
    #expect(try spec(requires: "!signedIn").diagnostics.map(\.kind.id) == ["unknown-tag"])
  }

  @Test func resolveKnowsTheOpposite() throws {
    let spec = try spec()
    #expect(spec.diagnostics.filter { $0.severity == .error }.isEmpty, "\(spec.report.text(as: .plain))")
    #expect(try spec.resolution(of: "/welcome").result == .unavailable)
    #expect(try spec.resolution(of: "/welcome").json.contains(#""blockedBy": "!signedIn""#))
    #expect(try spec.resolution(of: "/welcome", unmet: ["signedIn"]).result == .opened)
    #expect(try spec.resolution(of: "/offer", unmet: ["signedIn"]).result == .opened)
    #expect(try spec.resolution(of: "/offer", unmet: ["signedIn", "open"]).result == .blocked)
    #expect(try spec.resolution(of: "/offer").result == .unavailable)
  }

  @Test func flowsKnowTheOpposite() throws {
    let flow = "flows: { way: { steps: [{ welcome: { as: guest } }] }, no: { steps: [welcome] } }"
    let problems = try spec(more: flow).report.text(as: .plain)
    #expect(problems.contains("'!signedIn' keeps people away from 'welcome'"), "\(problems)")
    #expect(!problems.contains("'way'"), "\(problems)")
  }

  @Test func theModelAndTheCodeSayIt() throws {
    let spec = try spec()
    let model = try spec.files(of: .model).map(\.text).joined()
    #expect(model.contains("\"!signedIn\""))
    let swift = try spec.files(of: .swift).map(\.text).joined()
    #expect(swift.contains("visible=open,!signedIn"))
    #expect(swift.contains("`!signedIn`."))
  }
}
