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
    let files = try SwiftOutput.files(for: spec.graph, schema: spec.graph.schema)
    for file in files { expectGolden(file.text, "swift/\(name)/\(file.name)") }
    let goldens = try FileManager.default.contentsOfDirectory(atPath: goldens.path + "/swift/\(name)")
    #expect(Set(goldens) == Set(files.map(\.name)), "a golden that nothing generates")
  }
}
