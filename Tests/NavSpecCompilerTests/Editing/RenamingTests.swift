import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecFrontend
import NavSpecReport
import TestSupport
import Testing

/// A rename keeps what people rely on: links that they have, and screens to which they come back.
@Suite struct RenamingTests {
  private static let fresh = "renamedByTest"

  @Test(arguments: SpecCorpusTests.names(of: "valid"))
  func everyNameOfASpecCanBeRenamed(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
    let files = try MemorySpecFiles(folder: folder)
    let root = try #require(files.contents.keys.first { $0.hasSuffix(".nav.yaml") && !$0.contains("/") })
    let spec = try CheckedSpec(root: root, files: files)
    let names = spec.names
    let base = try BaseSpec(
      SpecVersion(root: root, files: files, name: root),
      after: HeadSpec(spec, name: root))
    for kind in CheckedSpec.renamedKinds {
      for symbol in Set(names.declared(kind).compactMap(names.symbol)) {
        let new = kind == .type ? "RenamedByTest" : Self.fresh
        do {
          let edited = try spec.renaming(symbol, to: new, in: files)
          #expect(edited.files.count > 0)
          let changes = try HeadSpec(edited.spec, name: root).report(against: base).comparison?.changes ?? []
          let lost = changes.filter { $0.level == .breaking && [.link, .state].contains($0.changeClass) }
          #expect(lost.map(\.message) == [], "\(symbol.kind.title) \(symbol.key)")
        } catch let refusal as EditRefusal {
          Issue.record("\(symbol.kind.title) \(symbol.key): \(refusal)")
        }
      }
    }
  }
}
