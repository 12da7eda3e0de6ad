import Foundation
import NavSpecAssociation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecRuntime
import Testing

/// What an association file claims against what an app opens, as languages.
@Suite struct AssociationProofTests {
  private static let app = "TEAM123456.com.example.app"

  private func components(_ text: String) throws -> AssociationFile {
    var map = SourceMap()
    return try #require(AssociationFile.read(Array(text.utf8), path: "aasa", in: &map).file)
  }

  private func proof(_ components: String, links: String, fallback: String = "ignore") throws
    -> AssociationProof
  {
    let spec = try #require(
      try CheckedSpec.compiling(
        """
        navspec: 1
        app: { name: Demo, domains: [example.com] }
        root: home
        types: { Bed: { cases: [north, south] }, Code: { base: String, pattern: "[a-z]{3}" } }
        links: { fallback: \(fallback), exclude: ["/admin{/rest*}"] }
        routes:
          home: { to: [item, bed, tagged, found] }
          item: { params: { id: Int }, links: [\(links)] }
          bed: { params: { bed: Bed }, links: ["/bed/{bed}"] }
          tagged: { params: { code: Code }, links: ["/tag/{code}"] }
          found: { params: { q: String }, links: ["/find?q={q}"] }
        """
      ).resolved)
    let analysis = AssociationAnalysis(of: spec)
    let domain = try #require(analysis.served.first)
    let text =
      "{\"applinks\": {\"details\": [{\"appIDs\": [\"\(Self.app)\"], \"components\": [\(components)]}]}}"
    let file = try self.components(text)
    let proof = try analysis.proof(of: file.components(for: Self.app), for: domain)
    // Both matchers say the same of each URL that proves something.
    for unclaimed in proof.unclaimed {
      #expect(file.decision(on: unclaimed.url, domain: "example.com", app: Self.app).outcome != .match)
      #expect(spec.resolution(of: unclaimed.url).result == .opened, "\(unclaimed.url)")
    }
    for unopened in proof.unopened {
      #expect(file.decision(on: unopened.url, domain: "example.com", app: Self.app).outcome == .match)
      #expect(spec.resolution(of: unopened.url).result != .opened, "\(unopened.url)")
    }
    return proof
  }

  private static let rest =
    ##", {"/": "/bed/north"}, {"/": "/bed/south"}, {"/": "/tag/???"}, {"/": "/find", "?": {"q": "?*"}}"##

  @Test func everyLinkIsClaimedOrItsShortestURLIsNamed() throws {
    let proof = try proof(#"{"/": "/item/1*"}"# + Self.rest, links: #""/item/{id}""#)
    #expect(proof.unclaimed.map(\.url) == ["https://example.com/item/2"])
    #expect(
      proof.unopened.filter(\.isAvoidable).map(\.url) == [
        "https://example.com/item/1/a", "https://example.com/tag/a/a",
      ])
  }

  @Test func whatAnEarlierComponentExcludesIsUnclaimed() throws {
    let proof = try proof(
      #"{"/": "/item/7", "exclude": true}, {"/": "/item/?*"}"# + Self.rest, links: #""/item/{id}""#)
    #expect(proof.unclaimed.map(\.url) == ["https://example.com/item/7"])
    #expect(proof.unclaimed.first?.exclusion?.index == 0)
  }

  @Test func anExclusionBehindWhatClaimsItIsNotReached() throws {
    let proof = try proof(
      #"{"/": "/item/?*"}, {"/": "/item/new", "exclude": true}"# + Self.rest, links: #""/item/{id}""#)
    #expect(proof.unreached.map(\.index) == [1])
  }

  /// Of numbers no component tells other texts apart, of the number of segments one does.
  @Test func aClaimThatNoComponentNarrowsIsNoMistake() throws {
    let narrow = #"{"/": "/?*/?*/?*", "exclude": true}, {"/": "/item/?*"}"# + Self.rest
    let notes = try proof(narrow, links: #""/item/{id}""#)
    #expect(notes.unopened.map(\.isAvoidable) == [false, false])
    #expect(notes.unclaimed.isEmpty)
    let wide = try proof(#"{"/": "/item/*"}"# + Self.rest, links: #""/item/{id}""#)
    let first = try #require(wide.unopened.first)
    #expect(first.isAvoidable)
    #expect(first.url == "https://example.com/item")
  }

  @Test func whatTheAppLeavesToTheBrowserIsNotToBeClaimed() throws {
    let proof = try proof(#"{"/": "/item/?*"}, {"/": "/admin/*"}"# + Self.rest, links: #""/item/{id}""#)
    let found = try #require(proof.unopened.first { $0.exclusion != nil })
    #expect(found.url == "https://example.com/admin")
  }

  @Test func aFallbackOpensWhatNoLinkMatches() throws {
    let proof = try proof(#"{"/": "/*"}"#, links: #""/item/{id}""#, fallback: "home")
    #expect(proof.unclaimed.isEmpty)
    #expect(proof.unopened.map(\.exclusion) == [.exclusion(0)])
  }

  /// Of links that meet, the file has each component once, and claims what each opens.
  @Test(
    arguments: [
      (#"{ id: Int }"#, #""/files{/rest*}", "/files/{id}""#),
      ("{ u: UUID, id: Int? }", #""/{u}/item/{id}", "/{u}/item/new""#),
      ("{ d: Date }", #""/day/{d}""#), ("{ d: Date }", #""/day?on={d}""#),
      ("{ id: Int? }", #""/A{#id}", "/a{#id}", "/files{/rest*}{#id}", "/files/new/it""#),
    ],
    [
      "", "/files/{_}/secret", "/a/{_}/b{/_*}", "/item/*", "/files/{_}/secret?x={_}", "/*/it", "/{_*}",
      "/{_}/{_}",
    ])
  func theFileHasNothingInVain(_ links: (params: String, patterns: String), _ exclusion: String) throws {
    let spec = try #require(
      try CheckedSpec.compiling(
        """
        navspec: 1
        app: { name: Demo, domains: [example.com] }
        root: home
        links: { exclude: [\(exclusion.isEmpty ? "" : "\"\(exclusion)\"")] }
        routes:
          home: { links: ["/"], to: [item] }
          item: { params: \(links.params.replacing("}", with: ", rest: \"[String]\" }")), links: [\(links.patterns)] }
        """
      ).resolved)
    let analysis = AssociationAnalysis(of: spec)
    let domain = try #require(analysis.served.first)
    let file = try components(try analysis.file(of: domain).text(for: [Self.app]))
    let proof = try analysis.proof(of: file.components(for: Self.app), for: domain)
    #expect(proof.unclaimed.map(\.url) == [])
    #expect(proof.unreached.map { $0.condition.path?.text } == [])
  }

  @Test(arguments: SpecCorpusTests.names(of: "valid"))
  func theFileOfASpecClaimsWhatItOpens(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
    let files = try MemorySpecFiles(folder: folder)
    let root = try #require(files.contents.keys.first { $0.hasSuffix(".nav.yaml") && !$0.contains("/") })
    let spec = try #require(try CheckedSpec(root: root, files: files).resolved)
    let analysis = AssociationAnalysis(of: spec)
    for domain in analysis.served {
      let text = try analysis.file(of: domain).text(for: [Self.app])
      var map = SourceMap()
      let (file, findings) = AssociationFile.read(Array(text.utf8), path: "aasa", in: &map)
      #expect(findings.map(\.message) == [])
      let own = try #require(file).components(for: Self.app)
      let proof = try analysis.proof(of: own, for: domain)
      #expect(proof.unclaimed.map(\.url) == [])
      #expect(proof.unopened.filter(\.isAvoidable).map(\.url) == [])
      #expect(proof.unreached.map { $0.condition.path?.text } == [])
      #expect(proof.unprovedPatterns.count + proof.unprovedComponents.count == 0)
      for unopened in proof.unopened {
        #expect(file?.decision(on: unopened.url, domain: unopened.host, app: Self.app).outcome == .match)
        #expect(![.opened, .blocked].contains(spec.resolution(of: unopened.url).result), "\(unopened.url)")
      }
    }
  }
}

extension AssociationProof.Unopened {
  fileprivate var host: String { String(url.dropFirst("https://".count).prefix { !"/?#".contains($0) }) }
}
