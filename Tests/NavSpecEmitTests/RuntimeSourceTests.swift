import TestSupport
import Testing

@testable import NavSpecEmit

/// The runtime's sources as the code of an app.
@Suite struct RuntimeSourceTests {
  @Test func theEmbeddedRuntimeCompiles() throws {
    let files = EmbeddedRuntime.files(isInternal: true)
    for file in files { #expect(!file.text.contains("NAVSPEC_"), "\(file.name)") }
    let (output, code) = try SwiftCompiler.typecheck(
      files.map { ($0.name.replacing("/", with: "-"), $0.text) })
    #expect(code == 0 && output.isEmpty, "\(output)")
  }

  @Test(arguments: [
    ("a\n#if !NAVSPEC_WITHOUT_TOOLS\n  b\n#else\n  c\n#endif\nd\n", "a\n  c\nd\n"),
    (
      "#if canImport(X)\n  #if !NAVSPEC_PAGE\n    a\n    #if DEBUG\n      b\n    #endif\n  #endif\n#else\nc\n#endif",
      "#if canImport(X)\n    a\n    #if DEBUG\n      b\n    #endif\n#else\nc\n#endif"
    ),
    (
      "#if canImport(X)\n  #if NAVSPEC_PAGE\n    a\n    #if DEBUG\n      b\n    #endif\n  #endif\n#else\nc\n#endif",
      "#if canImport(X)\n#else\nc\n#endif"
    ),
    ("#if NAVSPEC_WITHOUT_TOOLS\nb\n#else\na\n#endif", "b"),
    (
      "#if canImport(FoundationEssentials)\n  import FoundationEssentials\n#else\n  import Foundation\n#endif",
      "  import Foundation"
    ),
  ])
  func onlyBlocksOfAnAppStay(text: String, expected: String) {
    #expect(RuntimeSource.resolved(text) == expected)
  }

  @Test(arguments: [
    ("let a: Set<UInt8>", "let a: Swift.Set<Swift.UInt8>"),
    ("case 0x80...UInt8.max: Task { }", "case 0x80...Swift.UInt8.max: _Concurrency.Task { }"),
    ("let a: Kind.Set = .Data", "let a: Kind.Set = .Data"),
    ("let a: Swift.Set<Character>", "let a: Swift.Set<Swift.Character>"),
    ("@MainActor @Sendable () -> Void", "@_Concurrency.MainActor @Sendable () -> Swift.Void"),
    ("@State private var a: SnapshotReader.State", "@SwiftUI.State private var a: SnapshotReader.State"),
    ("a // a Set\n/// Data\nData()", "a // a Set\n/// Data\nFoundation.Data()"),
    (
      #"f("Set \(Set(a)) Data \"Set\" \(g("Set", (Data()))) Set")"#,
      #"f("Set \(Swift.Set(a)) Data \"Set\" \(g("Set", (Foundation.Data()))) Set")"#
    ),
    (
      "let a = \"\"\"\n  Set \\(Set(a))\n  \"\"\"\nSet(a)",
      "let a = \"\"\"\n  Set \\(Swift.Set(a))\n  \"\"\"\nSwift.Set(a)"
    ),
    ("MySet<Settings, Datas>", "MySet<Settings, Datas>"),
  ])
  func typesAreNamedWithTheirModule(source: String, expected: String) {
    #expect(RuntimeSource.embedded(source, isInternal: false) == expected)
  }

  @Test func internalCodeHasNoAccessLevels() {
    let source = """
      public import Foundation
      internal import Observation
      @ObservationIgnored public internal(set) var a: Int { "public \\(b)" }
        package func f(package: Bool) {} // a public one
      """
    #expect(
      RuntimeSource.embedded(source, isInternal: true) == """
        import Foundation
        import Observation
        @ObservationIgnored var a: Swift.Int { "public \\(b)" }
          func f(package: Swift.Bool) {} // a public one
        """)
    #expect(
      RuntimeSource.embedded(source, isInternal: false).hasPrefix("public import Foundation\ninternal import")
    )
  }
}
