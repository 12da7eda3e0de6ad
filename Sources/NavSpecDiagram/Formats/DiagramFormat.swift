import NavSpecDiagnostics

/// A form of a picture. A new one is a file and a line in `all`.
public struct DiagramFormat: Sendable {
  /// Its name on the command line.
  public let name: String
  /// What it is, in a line of help.
  public let summary: String
  /// The endings of its files, the usual one first.
  public let endings: [String]
  package let mark: Mark
  /// Graphviz's name of the format, where Graphviz makes it from the text.
  public private(set) var graphvizFormat: String?
  /// Whether it is a page: its reader zooms and searches, so that nothing is grouped for want of room, and it shows
  /// what is wrong with the spec above an earlier picture.
  public private(set) var isPage = false
  /// Whether it can show screens as they look.
  public private(set) var hasPictures = false
  let render: @Sendable (Diagram, DiagramOutputOptions) -> String

  /// What identifies a file as written by navspec. A picture overwrites only such a file.
  package enum Mark: Sendable {
    /// A line at the end, with the mark between two texts.
    case lastLine(String, String)
    /// What each of the files starts with, spaces left out.
    case start(String)
    /// A chunk of text in a PNG.
    case chunk
  }

  /// The picture, or for one of Graphviz's formats what it is made from.
  public func text(of diagram: Diagram, _ options: DiagramOutputOptions = DiagramOutputOptions()) -> String {
    render(diagram, options)
  }

  /// Every format, in the order of the help.
  public static let all: [DiagramFormat] = [.dot, .svg, .png, .mermaid, .text, .json, .html]

  /// The format of files with an ending.
  public static func ending(_ ending: String) -> DiagramFormat? {
    all.first { $0.endings.contains(ending.lowercased()) }
  }
}

/// What a picture is beside its view.
public struct DiagramOutputOptions: Sendable {
  /// Where a place of the spec can be read: a URL with `{file}` and `{line}`.
  public var sourceURL: String?
  /// Whether a PNG, which cannot adapt to its page, is for dark pages.
  public var isDark = false
  /// Whether a page is written again and again: then it loads itself anew when a person returns to it.
  public var isWatched = false
  /// What is wrong with the spec now, of which the picture shows an earlier version.
  public var problems: String?

  /// A picture without links to the spec.
  public init() {}

  func url(of location: Diagram.Location?) -> String? {
    guard let sourceURL, let location else { return nil }
    return sourceURL.replacing("{line}", with: String(location.line))
      .replacing("{file}", with: location.file.percentEncoded)
  }
}
