import NavSpecLinkAnalysis
import NavSpecModel
import TestSupport
import Testing

@testable import NavSpecEmit

/// Embedded sources without the parts of the runtime that a spec does not use.
@Suite struct RuntimePartTests {
  @Test(
    arguments: [
      [], [.features], [.hosting], [.restoration, .redirects], [.features, .hosting], [.fragments, .drafts],
      [.restoration, .windows], [.fallback, .wrappers], [.externalTabs, .search],
    ] as [Set<RuntimePart>])
  func theRuntimeCompilesWithoutTheOthers(_ parts: Set<RuntimePart>) throws {
    let files = EmbeddedRuntime.files(isInternal: true, parts)
    for file in files { #expect(!file.text.contains("NAVSPEC_"), "\(file.name)") }
    let (output, code) = try SwiftCompiler.typecheck(
      files.map { ($0.name.replacing("/", with: "-"), $0.text) })
    #expect(code == 0 && output.isEmpty, "\(output)")
  }

  @Test func eachPartNamesFilesThatAreThere() {
    let names = Set(EmbeddedSources.all.map(\.name))
    for part in RuntimePart.allCases {
      #expect(
        !part.files.isEmpty
          || EmbeddedSources.all.contains { $0.text.contains("NAVSPEC_WITHOUT_\(part.rawValue)") })
      #expect(part.files.subtracting(names) == [], "\(part)")
    }
  }

  @Test(
    arguments: [
      ("minimal", []), ("external", [.hosting, .features]),
      ("small", [.features, .restoration]),
    ] as [(String, Set<RuntimePart>)])
  func aSpecHasThePartsThatItUses(name: String, parts: Set<RuntimePart>) throws {
    let spec = try ExampleSpec(named: name)
    var options = SwiftOptions()
    options.runtime = .embed
    options.access = .internal
    let plan = try SwiftPlan(.init(spec.graph), sources: spec.sources, options: options)
    #expect(plan.parts == parts)
    options.access = .public
    #expect(
      try SwiftPlan(.init(spec.graph), sources: spec.sources, options: options).parts
        == Set(RuntimePart.allCases))
  }

  @Test(arguments: [("notes", .wrappers), ("chat", .search)] as [(String, RuntimePart)])
  func aKeyBringsItsPart(name: String, part: RuntimePart) throws {
    let spec = try ExampleSpec(named: name)
    var options = SwiftOptions()
    options.runtime = .embed
    options.access = .internal
    let parts = try SwiftPlan(.init(spec.graph), sources: spec.sources, options: options).parts
    #expect(parts.contains(part))
  }

  @Test(arguments: [
    ("a\n#if !NAVSPEC_WITHOUT_WINDOWS\n  b\n#else\n  c\n#endif\nd\n", "a\n  b\nd\n", "a\n  c\nd\n"),
    (
      "#if canImport(X)\n  #if !NAVSPEC_WITHOUT_WINDOWS\n    a\n    #if DEBUG\n      b\n    #endif\n  #endif\n#else\nc\n#endif",
      "#if canImport(X)\n    a\n    #if DEBUG\n      b\n    #endif\n#else\nc\n#endif",
      "#if canImport(X)\n#else\nc\n#endif"
    ), ("#if NAVSPEC_WITHOUT_TOOLS\nb\n#else\na\n#endif", "b", "b"),
  ])
  func aBlockIsOfItsPart(text: String, with: String, without: String) {
    #expect(RuntimePart.source("X", text, for: [.windows]) == with)
    #expect(RuntimePart.source("X", text, for: []) == without)
  }
}
