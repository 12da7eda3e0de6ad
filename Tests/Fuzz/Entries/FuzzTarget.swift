import NavSpecDiagnostics
import NavSpecReport
import NavSpecRuntime

/// What is run on arbitrary bytes. The executables in `Tests/Fuzz/` and the tests that replay their corpora run
/// the same.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes as a YAML file.
  case reader
  /// Bytes as the files of a spec: everything from loading to the text of every output.
  case compile
  /// Bytes as the patterns of a link table, and URLs for it.
  case linkTable = "link-table"
  /// Bytes as a URL, for the tables of real apps.
  case url

  /// Runs it on an input.
  /// - Throws: what was promised of every input, and does not hold of this one.
  public func run(_ input: [UInt8]) throws(BrokenPromise) {
    switch self {
    case .reader: try ReaderEntry.run(input)
    case .compile: try CompileEntry.run(input)
    case .linkTable: try LinkTableEntry.run(input)
    case .url: try URLEntry.run(input)
    }
  }

  /// The same for libFuzzer, which takes a trap for a finding.
  public func runOrTrap(_ input: UnsafeBufferPointer<UInt8>) -> CInt {
    do throws(BrokenPromise) {
      try run(Array(input))
    } catch {
      fatalError(error.description)
    }
    return 0
  }
}

/// Something that must hold whatever the input is, and does not.
public struct BrokenPromise: Error, CustomStringConvertible, Sendable {
  /// What does not hold, with the values at hand.
  public let description: String

  init(_ description: String) { self.description = description }
}

func promise(_ holds: Bool, _ description: @autoclosure () -> String) throws(BrokenPromise) {
  guard holds else { throw BrokenPromise(description()) }
}

/// Every place that diagnostics name lies in its file, and splits no character of it.
func promisePlaces(of diagnostics: [Diagnostic], in map: SourceMap) throws(BrokenPromise) {
  for diagnostic in diagnostics {
    let places =
      [diagnostic.range] + diagnostic.related.map(\.range)
      + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
    for place in places {
      try promise(isPlace(place, in: map), "\(diagnostic.kind.id) at \(place): \(diagnostic.message)")
    }
  }
}

/// Whether a range lies in its file and splits no character of it.
func isPlace(_ range: SourceRange, in map: SourceMap) -> Bool {
  guard map.files.indices.contains(Int(range.source.index)) else { return false }
  let bytes = map[range.source].bytes
  guard 0 <= range.start, range.start <= range.end, Int(range.end) <= bytes.count else { return false }
  // In a file that is not UTF-8 a place is a byte.
  return [range.start, range.end].allSatisfy { offset in
    offset == bytes.count || bytes[Int(offset)] & 0xC0 != 0x80
  } || !isUTF8(bytes)
}

func isUTF8(_ bytes: [UInt8]) -> Bool { LinkBytes.text(validating: bytes) != nil }
