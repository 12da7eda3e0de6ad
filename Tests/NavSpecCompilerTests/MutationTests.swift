import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import TestSupport
import Testing

/// Whatever is done to a spec, the compiler answers with diagnostics inside its files.
@Suite struct MutationTests {
  static let names = ["recipes", "kickstarter", "icecubes", "wikipedia", "notes"]

  @Test(arguments: names)
  func aMutilatedSpecNeverTraps(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
    let original = try MemorySpecFiles(folder: folder)
    var random = SeededRandom(seed: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    for _ in 0..<60 {
      var files = original
      let path = files.contents.keys.sorted()[Int(random.next() % UInt64(files.contents.count))]
      files.contents[path] = mutilated(files.contents[path] ?? [], &random)
      let compilation = try CheckedSpec(root: "\(name).nav.yaml", files: files)
      expectRangesInFiles(compilation)
    }
  }

  /// A line that is moved to another column is the only mistake.
  @Test(arguments: names)
  func aFixOfAMovedLineLeavesNoMoreErrors(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
    let original = try MemorySpecFiles(folder: folder)
    var random = SeededRandom(seed: UInt64(name.utf8.reduce(3) { $0 &* 31 &+ Int($1) }))
    let path = "\(name).nav.yaml"
    var lines = String(decoding: original.contents[path] ?? [], as: UTF8.self).components(separatedBy: "\n")
    for _ in 0..<40 {
      let index = Int(random.next() % UInt64(lines.count))
      let line = lines[index]
      defer { lines[index] = line }
      let text = line.drop { $0 == " " }
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      lines[index] = String(repeating: " ", count: Int(random.next() % 8)) + text
      var files = original
      files.contents[path] = Array(lines.joined(separator: "\n").utf8)
      let spec = try CheckedSpec(root: path, files: files)
      for includesUnsafe in [false, true] {
        let fixed = spec.fixed(in: files, includesUnsafe: includesUnsafe)
        #expect(
          fixed.spec.errorCount <= spec.errorCount,
          "\(index + 1): '\(lines[index])' \(fixed.fixes.map(\.title)): \(fixed.spec.report.text(as: .plain))"
        )
      }
    }
  }

  /// A spec, its policies and its baseline, each mutilated in turn.
  @Test func mutilatedPoliciesNeverTrap() throws {
    let spec = """
      navspec: 1
      app: { name: Demo }
      anywhere: [help]
      root: home
      # navspec:disable:file unreachable-route until 2027-01-01 it comes
      routes:
        home: { to: [item] }
        item: { owner: a, to: [home] } # navspec:disable:next distant-route why
        help: { parent: home, stability: draft }
        old: {}
      """
    let configuration = """
      severity: { unreachable-route: error, failed-example: off }
      policies:
        forbidden: [{ name: p, from: { tab: "*", not: [item] }, to: "h*", except: [{ from: { owner: a } }], because: b }]
        required: [{ name: q, from: home, to: { stability: draft }, crossing: owner, because: b, severity: note }]
      budgets: { maxTaps: { "*": 0, item: 1 }, maxRoutesPerFeature: 1 }
      """
    var random = SeededRandom(seed: 11)
    var compiled = 0
    for round in 0..<600 {
      var texts = [spec, configuration].map { Array($0.utf8) }
      var baseline = Array(try CheckedSpec.compiling(spec, configuration: configuration).baseline.utf8)
      switch round % 3 {
      case 0: texts[0] = mutilated(texts[0], &random)
      case 1: texts[1] = mutilated(texts[1], &random)
      default: baseline = mutilated(baseline, &random)
      }
      var options = (try? Configuration.read(texts[1], path: ".navspec.yaml"))?.options ?? CompilerOptions()
      options.today = (2027, 1, Int(random.next() % 3))
      var compilation = try CheckedSpec(
        root: "a.nav.yaml", files: MemorySpecFiles(["a.nav.yaml": texts[0]]), options: options)
      if let compared = try? compilation.compared(with: Baseline(baseline, path: "known.json")) {
        compilation = compared
        compiled += 1
      }
      expectRangesInFiles(compilation)
    }
    #expect(compiled > 300)
  }

  private func expectRangesInFiles(_ compilation: CheckedSpec) {
    for diagnostic in compilation.diagnostics {
      for range in [diagnostic.range] + diagnostic.related.map(\.range)
        + diagnostic.fixes.flatMap(\.edits).map(\.range)
      {
        let size = compilation.sources[range.source].bytes.count
        #expect(0 <= range.start && range.start <= range.end && Int(range.end) <= size)
      }
    }
    #expect(compilation.report.text(as: .text).utf8.count > 0 || compilation.diagnostics.isEmpty)
  }

  /// Flips, deletes, doubles or swaps pieces, and puts in what YAML and templates mind.
  private func mutilated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    let pieces = [
      "{", "}", "[", "]", ": ", "- ", "\"", "'", "#", "&a", "*a", "\n", "\t", "{/x*}", "{+x}", "\u{0}", "é",
    ]
    for _ in 0...(random.next() % 4) {
      guard !bytes.isEmpty else { return bytes }
      let at = Int(random.next() % UInt64(bytes.count))
      let length = min(Int(random.next() % 40), bytes.count - at)
      switch random.next() % 5 {
      case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(at..<at + length)
      case 2: bytes.insert(contentsOf: bytes[at..<at + length], at: at)
      case 3: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].utf8, at: at)
      default: bytes.removeLast(min(length, bytes.count))
      }
    }
    return bytes
  }
}
