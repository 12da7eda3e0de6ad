import Foundation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import TestSupport
import Testing

@Suite struct SwiftGoldenTests {
  @Test(arguments: ExampleSpec.names + ExampleSpec.smallNames)
  func theSwiftOfASpecIsItsGolden(name: String) throws {
    let spec = try ExampleSpec(named: name)
    #expect(spec.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let folder = goldens.path + "/swift/\(name)"
    let files: [GeneratedFile]
    do {
      var options = SwiftOptions()
      // One is driven with its edges checked, one has every name there is.
      options.hasTypedNavigation = ["hostile", "recipes"].contains(name)
      files = try SwiftOutput.files(
        for: LoweredGraph(spec.graph), sources: spec.sources, options: options)
    } catch let refusal as EmitError {
      // The compiler says itself what it cannot write yet; nothing else may keep a spec away.
      print("left out: \(name): \(refusal.message)")
      #expect(!FileManager.default.fileExists(atPath: folder), "goldens that nothing generates")
      return
    }
    if ExampleSpec.names.contains(name) {
      let target = repository.appending(path: "Tests/Apps/\(name)/Generated").path
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target)
      #expect(link == "../../Goldens/swift/\(name)", "no target compiles what is generated")
    }
    try expectGoldens(files, "swift/\(name)")
  }

  @Test(arguments: ExampleSpec.names + ["external", "hostile", "results", "zoo"])
  func theTestsOfASpecAreItsGolden(name: String) throws {
    let spec = try ExampleSpec(named: name)
    var options = SwiftOptions()
    options.module = "\(name.prefix(1).uppercased())\(name.dropFirst())App"
    let lowered = LoweredGraph(spec.graph)
    try expectGoldens(
      try SwiftOutput.tests(
        for: lowered, lowered.linkTable(), sources: spec.sources, options: options),
      "tests/\(name)")
  }

  /// Everything that `.navspec.yaml` says of generated Swift, at once.
  @Test func theSwiftOfASpecIsWhatTheProjectWants() throws {
    let spec = try ExampleSpec(named: "small")
    try expectGoldens(
      try SwiftOutput.files(
        for: LoweredGraph(spec.graph), sources: spec.sources, options: .unlikeTheDefault),
      "swift/styled")
  }

  /// A folder of goldens holds these files and no other.
  private func expectGoldens(_ files: [GeneratedFile], _ folder: String) throws {
    for file in files { expectGolden(file.text, "\(folder)/\(file.name)") }
    let found = try FileManager.default.contentsOfDirectory(atPath: goldens.appending(path: folder).path)
    #expect(Set(found) == Set(files.map(\.name)), "a golden that nothing generates")
  }
}

extension SwiftOptions {
  /// Nothing as it is by default.
  static var unlikeTheDefault: SwiftOptions {
    var options = SwiftOptions()
    options.access = .package
    options.imports = ["Foundation", "Dispatch"]
    options.header = ["Copyright the cooks.", "", "*/ /* let it = \"be\""]
    options.indentation = .tab
    options.isLeftToItself = false
    options.namesLocations = true
    options.hasTypedNavigation = true
    return options
  }
}
