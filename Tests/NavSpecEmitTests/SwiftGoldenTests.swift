import Foundation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinks
import TestSupport
import Testing

@Suite struct SwiftGoldenTests {
  @Test(arguments: ExampleSpec.names + ExampleSpec.smallNames)
  func theSwiftOfASpecIsItsGolden(name: String) throws {
    let spec = try ExampleSpec(named: name)
    #expect(spec.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let folder = goldens.path + "/swift/\(name)"
    let files: [(name: String, text: String)]
    do {
      files = try SwiftOutput.files(for: spec.graph, schema: spec.graph.schema)
    } catch let refusal as EmitError {
      // The compiler says itself what it cannot write yet; nothing else may keep a spec away.
      print("left out: \(name): \(refusal.message)")
      #expect(!FileManager.default.fileExists(atPath: folder), "goldens that nothing generates")
      return
    }
    if ExampleSpec.names.contains(name) {
      let target = repository.appending(path: "Tests/Generated/\(name)/Generated").path
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target)
      #expect(link == "../../Goldens/swift/\(name)", "no target compiles what is generated")
    }
    for file in files { expectGolden(file.text, "swift/\(name)/\(file.name)") }
    let found = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(found) == Set(files.map(\.name)), "a golden that nothing generates")
  }
}
