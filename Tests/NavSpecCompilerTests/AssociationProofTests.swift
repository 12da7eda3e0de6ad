import Foundation
import NavSpecAssociation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import Testing

/// What an association file claims, and what an app opens, as languages.
@Suite struct AssociationProofTests {
  @Test(arguments: SpecCorpusTests.names(of: "valid"))
  func theFileOfASpecClaimsWhatItOpens(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
    let files = try MemorySpecFiles(folder: folder)
    let spec = try #require(
      try CheckedSpec(root: files.contents.keys.first { $0.hasSuffix(".nav.yaml") && !$0.contains("/") } ?? "", files: files).resolved)
    let analysis = AssociationAnalysis(of: spec)
    for domain in analysis.served {
      let clock = ContinuousClock()
      let start = clock.now
      let text = try analysis.file(of: domain, apps: ["TEAM.app"]).text
      var map = SourceMap()
      let (file, findings) = AssociationFile.read(Array(text.utf8), path: "aasa", in: &map)
      #expect(findings.map(\.message) == [])
      let components = try #require(file).components(for: "TEAM.app")
      let proof = try analysis.proof(of: components, for: domain)
      print(name, domain.host, components.count, clock.now - start)
      print(text)
      for u in proof.unopened { print("  note", u.url, u.component.path?.text ?? "", u.isAvoidable) }
      #expect(proof.unclaimed.map(\.url) == [])
      #expect(proof.unopened.filter(\.isAvoidable).map(\.url) == [])
      #expect(proof.unreached.map { $0.path?.text } == [])
      #expect(proof.unprovedPatterns.count + proof.unprovedComponents.count == 0)
    }
  }
}
