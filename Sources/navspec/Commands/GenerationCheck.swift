import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// `navspec generate --check`: compares committed output with the spec.
struct GenerationCheck {
  let generation: Generation
  /// Whether the answer is a document for programs.
  let isJSON: Bool
  /// Writes what is wrong with the spec.
  let write: (Report) -> Void

  /// The limits of what is shown: lines of each file that differs, and files.
  private static let maximumLines = 24
  private static let maximumFiles = 10

  func run() throws {
    let product = try generation.product(ReadLog())
    write(product.spec.report)
    let changes = try product.changes()
    if let refusal = changes.changes.lazy.filter({ $0.old == nil }).compactMap(\.refusal).first {
      throw CommandFailure(refusal)
    }
    if isJSON {
      let files =
        changes.changes.map { ($0.path, $0.old == nil ? "missing" : "stale") }
        + changes.removals.map { ($0, "obsolete") }
      Console.raw(BuildFiles.json(files))
      if files.isEmpty { return }
      throw ExitCode.findings
    }
    let stale = changes.changes.filter { $0.old != nil }
    for change in stale.prefix(Self.maximumFiles) {
      let difference = BuildFiles.difference(
        of: change.path, from: change.old ?? [], to: change.new, maximumLines: Self.maximumLines)
      Console.out(lines: difference)
    }
    for change in stale.dropFirst(Self.maximumFiles) { Console.out("stale \(change.path)") }
    for change in changes.changes where change.old == nil { Console.out("missing \(change.path)") }
    let obsolete = changes.removals
    for path in obsolete { Console.out("obsolete \(path)") }
    let missing = changes.changes.count - stale.count
    let count = changes.changes.count + changes.unchanged
    let counts = [
      (changes.unchanged, "up to date"), (stale.count, "stale"), (missing, "missing"),
      (obsolete.count, "obsolete"),
    ]
    let parts = counts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }
      .map { "\($0.element.0) \($0.element.1)" }
    Console.status("\(count) \(count == 1 ? "file" : "files"): \(parts.joined(separator: ", "))")
    guard changes.changes.isEmpty, obsolete.isEmpty else {
      // The errors of `generate`.
      for refusal in changes.changes.compactMap(\.refusal).prefix(Self.maximumFiles) {
        Console.error(refusal)
      }
      Console.error(
        "Error: generated files are out of date: run 'navspec generate' and commit them")
      throw ExitCode.findings
    }
  }
}
