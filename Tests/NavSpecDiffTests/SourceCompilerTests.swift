import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
@testable import NavSpecDiff
import TestSupport
import Testing

/// What is said of an app's code is what the Swift compiler says of it.
@Suite struct SourceCompilerTests {
  /// An example of a kind, both versions of it generated, and the call of its witness.
  private struct Sample {
    let kind: ChangeKind
    let call: String
    let error: String?
    let base: [GeneratedFile]
    let head: [GeneratedFile]
  }

  private static let kindsOfWindow: [ChangeKind] = [
    .windowParametersChanged, .windowRemoved, .windowAdded,
  ]

  @Test func aWitnessCompilesWithTheOlderVersionOnly() throws {
    let others: [ChangeKind] = Self.kindsOfWindow + [.viewChanged, .wrapperChanged, .appTypeChanged]
    try Self.expectWitnesses(
      of: allChangeKinds.filter { $0.changeClass == .source && !others.contains($0) })
  }

  /// The same of code that makes the window, with the views that `scaffold` writes.
  @Test func aWitnessOfTheWindowCompilesWithTheOlderVersionOnly() throws {
    try SwiftCompiler.withViews { try Self.expectWitnesses(of: Self.kindsOfWindow, views: $0) }
  }

  /// - Parameter views: The folder of the modules that views need; nil leaves views out.
  private static func expectWitnesses(of kinds: [ChangeKind], views: URL? = nil) throws {
    let samples = try kinds.flatMap { kind in kind.page.pairs.map { (kind, $0) } }.enumerated()
      .map { try Self.sample($0, $1.0, $1.1, hasViews: views != nil) }
    let older = try Self.errors(in: samples, views) { $0.base }
    let newer = try Self.errors(in: samples, views) { $0.head }
    for (index, sample) in samples.enumerated() {
      #expect(older[index] == nil, "\(sample.kind.id): \(sample.call)")
      if let error = sample.error {
        #expect(newer[index]?.contains(error) == true, "\(sample.kind.id): \(newer[index] ?? "compiles")")
      } else {
        #expect(newer[index] == nil, "\(sample.kind.id): \(sample.call)")
      }
    }
  }

  /// Names of their own let all examples be one module.
  private static func sample(
    _ index: Int, _ kind: ChangeKind, _ example: KindPage.Pair, hasViews: Bool
  ) throws -> Sample {
    let names =
      ["Demo", "Kitchen", "Size", "Format"] + (hasViews ? ["home", "find", "note"] : ["search", "find"])
    func own(_ text: String) -> String {
      names.reduce(whole(text)) { $0.replacing($1, with: "\($1)\(index)") }
    }
    let (base, head) = (own(example.base), own(example.head))
    let change = try #require(try changes(base, head).first { $0.kind == kind })
    var (call, error): (String, String?) = ("_ = Demo\(index)Route.self", nil)
    if case .object(let members)? = change.witness?.json {
      for case ("call", .string(let text)) in members { call = text }
      for case ("error", .string(let text)) in members { error = text }
    }
    return Sample(
      kind: kind, call: call, error: error, base: try generated(base, hasViews),
      head: try generated(head, hasViews))
  }

  private static func generated(_ text: String, _ hasViews: Bool) throws -> [GeneratedFile] {
    let spec = try CheckedSpec(root: "app.nav.yaml", files: files(of: text))
    let code = try spec.files(of: try #require(Output.all.first { $0.id == "swift" }))
    return hasViews ? try code + spec.files(of: .scaffold).filter { $0.name.hasSuffix("View.swift") } : code
  }

  /// The errors of the compiler in each call.
  private static func errors(
    in samples: [Sample], _ views: URL?, _ files: (Sample) -> [GeneratedFile]
  ) throws -> [Int: String] {
    let module = views == nil ? "" : "import SwiftUI\n"
    var texts: [(name: String, text: String)] = []
    for (index, sample) in samples.enumerated() {
      texts += files(sample).map { ("\(index)-\($0.name.replacing("/", with: "-"))", $0.text) }
      texts.append(
        (
          "call-\(index).swift",
          "import Foundation\nimport NavSpecRuntime\n\(module)@MainActor func call\(index)() {\n  \(sample.call)\n}\n"
        ))
    }
    let (output, code) = try SwiftCompiler.typecheck(texts, with: views)
    var errors: [Int: String] = [:]
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      let match = try #require(line.firstMatch(of: /call-(\d+)\.swift:\d+:\d+: error: (.*)/), "\(line)")
      errors[try #require(Int(match.1)), default: ""] += match.2 + "\n"
    }
    if errors.isEmpty, code != 0 { Issue.record("\(output)") }
    return errors
  }
}
