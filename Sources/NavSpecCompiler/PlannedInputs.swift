import NavSpecDiagnostics
import NavSpecModel

/// The files and folders that a build system watches, as it was told before the spec was read: a change of
/// anything else would go unnoticed.
public struct PlannedInputs: Sendable {
  private let paths: Set<String>
  private let folders: [String]

  /// - Parameters:
  ///   - paths: Files, and folders of which the names right in them are watched.
  ///   - folders: Folders below which it is noticed that files come and go.
  public init(paths: [String], folders: [String]) {
    self.paths = Set(paths.map(Self.standard))
    self.folders = folders.map { Self.standard($0) + "/" }
  }

  /// Whether a path is one of those, however it is written.
  public func contain(_ path: String) -> Bool { paths.contains(Self.standard(path)) }

  /// Throws where a spec includes what is not watched.
  /// - Parameters:
  ///   - compilation: What was read.
  ///   - folder: That of the root spec, empty or with a final `/`.
  public func check(_ compilation: Compilation, below folder: String) throws(UnplannedInput) {
    let known = Set(compilation.inputs)
    for file in compilation.specs {
      for include in file.include {
        guard let path = include.path else { continue }
        // An alias has the place of its anchor, which may be anywhere.
        let isBelow = include.range.start <= path.range.start && path.range.end <= include.range.end
        let place = compilation.place(of: isBelow ? path.range : include.range)
        if let missed = include.found.first(where: { known.contains($0) && !contain(folder + $0) }) {
          throw UnplannedInput(path: Self.standard(folder + missed), place: place)
        }
        guard let searched = Self.searched(by: path.value, in: folder + file.path) else { continue }
        if !contain(searched), !folders.contains(where: (searched + "/").hasPrefix) {
          throw UnplannedInput(path: searched, place: place)
        }
      }
    }
  }

  /// The folder that a glob of a file looks into first; nil for a path.
  private static func searched(by text: String, in file: String) -> String? {
    let steps = text.split(separator: "/")
    guard let first = steps.firstIndex(where: { $0.contains { "*?".contains($0) } }) else { return nil }
    let own = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return standard(own + steps[..<first].joined(separator: "/"))
  }

  /// A path without `.` and `..`. Links stay.
  private static func standard(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
    }
    return (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
  }
}

/// A spec reads a file, or looks into a folder, that a build system does not watch.
public struct UnplannedInput: Error, Sendable {
  /// The file or folder.
  public let path: String
  /// Where the spec includes it: `path:line:column`.
  public let place: String
}

extension Compilation {
  fileprivate func place(of range: SourceRange) -> String {
    let start = sources[range.source].location(of: Int(range.start))
    return "\(sources[range.source].path):\(start.line):\(start.column)"
  }
}
