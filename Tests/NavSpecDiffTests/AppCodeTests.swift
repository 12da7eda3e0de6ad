import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
@testable import NavSpecDiff
import TestSupport
import Testing

/// Changes that ask other views and types of the app: its code, as `scaffold` writes it for the older version, compiles
/// with the newer one exactly where that asks for nothing new.
@Suite struct AppCodeTests {
  @Test func codeOfTheAppCompilesWhereNothingNewIsAskedOfIt() throws {
    let kinds: [ChangeKind] = [.viewChanged, .wrapperChanged, .appTypeChanged]
    // A type of another module needs the module.
    let examples = kinds.flatMap { kind in kind.page.pairs.map { (kind, $0) } }.filter {
      !$0.1.base.contains("import:")
    }
    #expect(Set(examples.map(\.0.id)).count == kinds.count)
    try SwiftCompiler.withViews { modules in
      for (kind, example) in examples {
        #expect(try changes(example.base, example.head).contains { $0.kind == kind })
        let (base, head) = (try App(example.base), try App(example.head))
        #expect(try base.errors(with: base.own, modules) == "")
        #expect(try head.errors(with: head.own, modules) == "")
        let isNew = head.own.contains { file in
          !base.own.contains { $0.name == file.name && $0.text == file.text }
        }
        #expect(try head.errors(with: base.own, modules).isEmpty != isNew, "\(kind.id)")
      }
    }
  }

  /// An app's generated code, and what is its own.
  private struct App {
    let generated: [GeneratedFile]
    let own: [GeneratedFile]

    init(_ text: String) throws {
      let spec = try CheckedSpec(root: "app.nav.yaml", files: files(of: whole(text)))
      generated = try spec.files(of: try #require(Output.all.first { $0.id == "swift" }))
      own = try spec.files(of: .scaffold).filter { !$0.name.hasSuffix("Window.swift") }
    }

    func errors(with own: [GeneratedFile], _ modules: URL) throws -> String {
      let texts = (generated + own).map { (name: $0.name.replacing("/", with: "-"), text: $0.text) }
      let (output, code) = try SwiftCompiler.typecheck(texts, with: modules)
      return code == 0 ? "" : output
    }
  }
}
