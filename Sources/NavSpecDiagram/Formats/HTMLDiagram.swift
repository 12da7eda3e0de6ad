import CEmbeddedRuntime

extension DiagramFormat {
  /// A page to search and walk through, with everything in one file.
  static let html = DiagramFormat(
    name: "html", summary: "a page to search, walk through and review, in one file",
    endings: ["html", "htm"], mark: .lastLine("<!-- ", " -->"), isPage: true, hasPictures: true
  ) { diagram, options in
    HTMLDiagram(diagram: diagram, options: options).text
  }
}

/// A page around the picture. Its scripts and styles are the same for every spec; what differs is the picture, whose
/// texts are escaped, and JSON that the scripts show as text.
struct HTMLDiagram {
  private static let legendWidth = 190

  let diagram: Diagram
  let options: DiagramOutputOptions

  var text: String {
    let drawings = drawings
    let drawing = drawings[.both] ?? DiagramDrawing(DiagramLayout(of: diagram), legendWidth: Self.legendWidth)
    let title = SVGDiagram.escaped(diagram.title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title): navigation</title>
      <style>\(Self.style)</style>
      </head>
      \(hasPicture ? Self.start : "<body class=\"without-picture\">\n")\(options.problemsSection(hasPicture: hasPicture))\
      \(Self.end)<h1>\(title)</h1></header>
      <nav id="side" aria-label="Filters and changes"></nav>
      <main id="main">
      <svg id="map" role="graphics-document" aria-roledescription="navigation graph" \
      aria-labelledby="map-title" aria-describedby="map-desc" viewBox="0 0 \(drawing.width) \(drawing.height)" \
      font-family="\(SVGDiagram.fonts)">
      <title id="map-title">\(title): navigation</title>
      <desc id="map-desc">\(SVGDiagram.escaped(drawing.description))</desc>
      \(SVGDiagram.shapes(of: drawings))</svg>
      </main>
      <aside id="story" aria-label="Details"></aside>
      <template id="legend"><svg role="img" aria-label="What lines and marks mean" \
      viewBox="0 0 \(Self.legendWidth) \(drawing.headHeight + 6)" \
      font-family="\(SVGDiagram.fonts)">\(SVGDiagram.legend(of: drawing))</svg></template>
      <noscript><p>Search, filters and details need JavaScript.</p></noscript>
      \(module)\
      <script type="application/json" id="data">\(PageData(diagram: diagram, options: options).text)</script>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The picture; of a comparison each version too, in the same places.
  private var drawings: [DiagramOptions.Side: DiagramDrawing] {
    let sides = diagram.isComparison ? DiagramOptions.Side.allCases : [.both]
    return Dictionary(
      uniqueKeysWithValues: sides.map { side in
        var version = diagram
        version.side = side
        return (side, DiagramDrawing(DiagramLayout(of: version), legendWidth: Self.legendWidth))
      })
  }

  private var hasPicture: Bool { options.problems == nil || !diagram.nodes.isEmpty }

  fileprivate static let start = "<body>\n"
  fileprivate static let end = "<header id=\"bar\">"

  private var runs: Bool { diagram.prototype != nil || diagram.basePrototype != nil }

  private var policy: String {
    "default-src 'none'; script-src 'sha256-\(Self.scriptHash)'"
      + (runs ? " 'wasm-unsafe-eval'" : "") + "; style-src 'sha256-\(Self.styleHash)'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// SHA-256 of ``script`` and ``style``, which a test compares.
  private static let scriptHash = "8JzVGROxo5KfYe747JE0zRQr3FgqhFl2gOs18rbfLYM="
  private static let styleHash = "cra8sDIgkIu4CVaG55Gak9jqnY0ClV1G7y5iLCx652U="

  /// The router as a module, if the page runs something.
  private var module: String {
    guard runs else { return "" }
    return """
      <script type="application/octet-stream" id="module">\(Self.moduleText)</script>

      """
  }

  private static let moduleText: String = {
    var count = 0
    let bytes = navspec_module(&count)
    return Array(UnsafeBufferPointer(start: bytes, count: count)).base64
  }()

  private static let script = """
    "use strict";
    (() => {
    \([
      PackageResources.Model_js, PackageResources.Map_js, PackageResources.Overview_js, PackageResources.Story_js,
      PackageResources.Review_js, PackageResources.Change_js, PackageResources.Screens_js, PackageResources.Phone_js,
      PackageResources.Device_js, PackageResources.Evidence_js, PackageResources.Keys_js, PackageResources.Flows_js,
      PackageResources.Page_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
    })();
    """

  private static let style: String = {
    func variables(_ value: (DiagramColor) -> String) -> String {
      ":root{" + DiagramColor.allCases.map { "--\($0.rawValue):\(value($0));" }.joined() + "}"
    }
    let classes = DiagramColor.allCases.map {
      ".f-\($0.rawValue){fill:var(--\($0.rawValue))}.s-\($0.rawValue){stroke:var(--\($0.rawValue))}"
    }
    return """
      \(variables(\.light))
      @media (prefers-color-scheme: dark) {\(variables(\.dark))}
      @media print {\(variables(\.light))}
      \(classes.joined())
      \(String(decoding: PackageResources.Page_css, as: UTF8.self))
      """
  }()
}

extension DiagramOutputOptions {
  /// What is wrong with the spec, above the last picture of it that there was.
  fileprivate func problemsSection(hasPicture: Bool) -> String {
    guard let problems else { return "" }
    let lines = problems.split(separator: "\n", omittingEmptySubsequences: false).map {
      SVGDiagram.escaped(String($0))
    }
    let text = lines.joined(separator: "\n")
    // Without a picture it is all that the page is about.
    let (start, heading, end) =
      hasPicture
      ? (
        #"<section id="problems" class="problems""#,
        "<h2>The spec has errors. Below is the last picture without them.</h2>", ""
      )
      : (
        #"<div role="main" class="problems"><section id="problems""#, "<h1>The spec has errors.</h1>",
        "</div>"
      )
    return """
      \(start) role="alert" aria-label="Problems" tabindex="0">\(heading)
      <pre>\(text)</pre></section>\(end)

      """
  }

  /// An earlier page with what is wrong above its picture; nil for a page without one.
  public func problems(over page: String) -> String? {
    guard let start = page.firstRange(of: HTMLDiagram.start), let end = page.firstRange(of: HTMLDiagram.end),
      start.upperBound <= end.lowerBound
    else { return nil }
    let rest = page[end.lowerBound...]
    // No text of a spec has a quotation mark that is not escaped.
    return page[..<start.upperBound] + problemsSection(hasPicture: true)
      + (isWatched
        ? rest.replacing("\"isWatched\": false", with: "\"isWatched\": true", maxReplacements: 1) : rest)
  }
}

extension Diagram {
  /// The picture of a spec that was never read: a page shows what is wrong alone.
  public static let unknown = Diagram(title: "Navigation")
}
