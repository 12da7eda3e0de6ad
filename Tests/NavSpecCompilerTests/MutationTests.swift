import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// Whatever is done to a spec, the compiler answers with diagnostics that lie inside its files.
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
      let compilation = try Compilation.compile(root: "\(name).nav.yaml", files: files)
      for diagnostic in compilation.diagnostics {
        for range in [diagnostic.range] + diagnostic.related.map(\.range)
          + diagnostic.fixes.flatMap(\.edits).map(\.range)
        {
          let size = compilation.sources[range.source].bytes.count
          #expect(0 <= range.start && range.start <= range.end && Int(range.end) <= size)
        }
      }
      #expect(compilation.report(.text).utf8.count > 0 || compilation.diagnostics.isEmpty)
    }
  }

  @Test func aSpecCompilesToTheSameEveryTime() throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/recipes")
    let files = try MemorySpecFiles(folder: folder)
    let first = try Compilation.compile(root: "recipes.nav.yaml", files: files)
    let second = try Compilation.compile(root: "recipes.nav.yaml", files: files)
    #expect(try first.dot() == second.dot())
    #expect(try first.model() == second.model())
    #expect(try first.generatedFiles() == second.generatedFiles())
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

/// A generator whose numbers are the same on every machine (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
