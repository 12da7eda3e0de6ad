import NavSpecDiagnostics
import NavSpecFormat
import NavSpecFrontend
public import NavSpecReport

/// A file in canonical layout.
public enum FormattedSpec: Sendable {
  /// The bytes it should have; those it has where it is in canonical layout already.
  case formatted([UInt8])
  /// It holds something that cannot be laid out anew without risk, or no map at all; its text stays. The report has
  /// the place, as far as it is known.
  case unsupported(Report)
  /// It is no YAML, for the reasons of a report.
  case unreadable(Report)

  /// Lays out a file; what it says, and its comments, stay the same.
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: As messages show it.
  ///   - options: Its limits.
  public static func of(
    _ bytes: [UInt8], path: String, options: CompilerOptions = CompilerOptions()
  ) -> FormattedSpec {
    var map = SourceMap()
    let id = map.add(SourceFile(path: path, bytes: bytes))
    let (outcome, diagnostics) = SpecFormatter.format(
      id, in: map, as: FileShapes.spec, limits: options.limits)
    switch outcome {
    case .formatted(let bytes): return .formatted(bytes)
    case .unsupported(let offset):
      let place = offset.map { SourceRange(source: id, start: $0, end: $0) } ?? SourceRange(file: id)
      let diagnostic = Diagnostic(.fixedLayout, "this file keeps its layout", at: place)
      return .unsupported(Report([diagnostic], in: map))
    case .unreadable: return .unreadable(Report(diagnostics.inSourceOrder(), in: map))
    }
  }
}
