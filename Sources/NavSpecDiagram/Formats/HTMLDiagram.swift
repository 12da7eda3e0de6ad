import CEmbeddedRuntime

extension DiagramFormat {
  /// A page to search and walk through, with everything in one file.
  static let html = DiagramFormat(
    "html", "a page to search, walk through and review, in one file", endings: ["html", "htm"]
  ) { diagram, options in
    HTMLDiagram(diagram, options).text
  }
}

/// A page around the picture. Its scripts and styles are the same for every spec; what differs is the picture, whose
/// texts are escaped, and JSON that the scripts show as text.
struct HTMLDiagram {
  private static let legendWidth = 190

  private let diagram: Diagram
  private let options: DiagramOutputOptions

  init(_ diagram: Diagram, _ options: DiagramOutputOptions) {
    (self.diagram, self.options) = (diagram, options)
  }

  var text: String {
    let drawing = DiagramDrawing(diagram, legendWidth: Self.legendWidth)
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
      <body>
      \(problems)\
      <header id="bar"><h1>\(title)</h1></header>
      <nav id="side" aria-label="Filters and changes"></nav>
      <main id="main">
      <svg id="map" role="graphics-document" aria-roledescription="navigation graph" \
      aria-labelledby="map-title" aria-describedby="map-desc" viewBox="0 0 \(drawing.width) \(drawing.height)" \
      font-family="\(SVGDiagram.fonts)">
      <title id="map-title">\(title): navigation</title>
      <desc id="map-desc">\(SVGDiagram.escaped(drawing.description))</desc>
      \(SVGDiagram.shapes(of: drawing) { $0.kind != .head })</svg>
      </main>
      <aside id="story" aria-label="Details"></aside>
      <template id="legend"><svg role="img" aria-label="What lines and marks mean" \
      viewBox="0 0 \(Self.legendWidth) \(drawing.headHeight + 6)" \
      font-family="\(SVGDiagram.fonts)">\(SVGDiagram.shapes(of: drawing) { $0.kind == .head })</svg></template>
      <noscript><p>Search, filters and details need JavaScript.</p></noscript>
      \(module)\
      <script type="application/json" id="data">\(PageData(diagram: diagram, options: options).text)</script>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  /// What is wrong with the spec, above the last picture of it that there was.
  private var problems: String {
    guard let problems = options.problems else { return "" }
    let lines = problems.split(separator: "\n", omittingEmptySubsequences: false).map {
      SVGDiagram.escaped(String($0))
    }
    return """
      <section id="problems" role="alert" aria-label="Problems" tabindex="0"><h2>The spec has errors. \
      Below is the last picture without them.</h2>
      <pre>\(lines.joined(separator: "\n"))</pre></section>

      """
  }

  private var runs: Bool { diagram.prototype != nil || diagram.basePrototype != nil }

  private var policy: String {
    "default-src 'none'; script-src 'sha256-\(SHA256.base64(of: Self.script))'"
      + (runs ? " 'wasm-unsafe-eval'" : "") + "; style-src 'sha256-\(SHA256.base64(of: Self.style))'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// The router as a module, if the page runs something.
  private var module: String {
    guard runs else { return "" }
    return """
      <script type="application/octet-stream" id="module">\(Self.moduleText)</script>

      """
  }

  // MARK: What is the same in every page

  private static let moduleText: String = {
    var count = 0
    let bytes = navspec_module(&count)
    return SHA256.base64(Array(UnsafeBufferPointer(start: bytes, count: count)))
  }()

  private static let script = """
    "use strict";
    (() => {
    \([
      PackageResources.Model_js, PackageResources.Map_js, PackageResources.Story_js, PackageResources.Review_js,
      PackageResources.Phone_js, PackageResources.Device_js, PackageResources.Page_js,
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
