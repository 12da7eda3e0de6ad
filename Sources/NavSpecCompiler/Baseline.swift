import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecReport
import NavSpecRules

/// A baseline: the problems that a project knows and has put off.
public struct Baseline: Sendable {
  let source: SourceFile

  /// Reads a baseline; nil and a report where something is wrong with it.
  public static func read(
    _ bytes: [UInt8], path: String, style: ReportStyle = .text
  ) -> (problems: Baseline?, report: String) {
    var map = SourceMap()
    let source = map.add(SourceFile(path: path, bytes: bytes))
    let (file, diagnostics) = BaselineReader.read(source, in: map)
    guard file != nil, diagnostics.isEmpty else {
      return (nil, style.format.render(diagnostics.inSourceOrder(), map, ReportOptions()))
    }
    return (Baseline(source: map[source]), "")
  }
}

extension Compilation {
  /// The baseline that makes every problem of this spec known, but those that keep it from being generated:
  /// the same text for the same problems, in whatever lines they stand.
  public var baseline: String {
    BaselineMatcher.text(of: diagnostics, places: PlaceNames(specs, in: sources))
  }

  /// This compilation without the problems that are known, and with those of them that are gone, if they are
  /// asked for.
  public func compared(with known: Baseline, tellsGone: Bool = true) -> Compilation {
    var result = self
    // Read again as a source of this run, so that diagnostics can point into it.
    let source = result.sources.add(known.source)
    guard let file = BaselineReader.read(source, in: result.sources).file else { return self }
    let (diagnostics, count) = BaselineMatcher(file).applied(
      to: diagnostics, places: PlaceNames(specs, in: sources), isSound: isSound && tellsGone)
    result.diagnostics = diagnostics.inSourceOrder()
    result.knownCount += count
    return result
  }
}
