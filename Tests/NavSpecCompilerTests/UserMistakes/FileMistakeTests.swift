import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// Mistakes whose cause or cure is in another file.
@Suite struct FileMistakeTests {
  private static let checkout = "navspec: 1\nfeature: checkout\nroutes:\n  start: { to: [pay] }\n  pay: {}\n"

  /// An app that opens a screen of a feature.
  private func spec(
    include: String = "features/*.nav.yaml", checkout: String = checkout
  ) throws -> (spec: CheckedSpec, files: MemorySpecFiles) {
    let texts = [
      "demo.nav.yaml": """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      include: ["\(include)"]
      root: home
      routes:
        home: { to: [checkout.start, checkout.pay] }

      """, "features/checkout.nav.yaml": checkout,
    ]
    let files = MemorySpecFiles(texts.mapValues { Array($0.utf8) })
    return (try CheckedSpec(root: "demo.nav.yaml", files: files), files)
  }

  @Test(arguments: [
    ("feature: checkout\n", "", "does not say 'feature: checkout', and its routes are the app's own"),
    ("feature: checkout\n", "# feature: checkout\n", "does not say 'feature: checkout'"),
    ("feature: checkout\n", "feature: checkuot\n", "says 'feature: checkuot'"),
  ])
  func aLostFeatureIsReportedOnceInItsFile(_ line: String, _ mistake: String, _ words: String) throws {
    let (spec, files) = try spec(checkout: Self.checkout.replacing(line, with: mistake))
    let found = spec.diagnostics.filter { $0.severity == .error }
    let diagnostic = try #require(found.first)
    #expect(found.count == 1, "\(spec.report.text(as: .plain))")
    #expect(diagnostic.kind.id == "unknown-route")
    #expect(diagnostic.message.contains(words) && diagnostic.message.contains("features/checkout.nav.yaml"))
    #expect(diagnostic.range.source != diagnostic.related.first?.range.source)
    let fixed = spec.fixed(in: files, includesUnsafe: true)
    let text = fixed.files.map { String(decoding: $0.fixed, as: UTF8.self) }
    #expect(text.count == 1 && text[0].contains("\nfeature: checkout\n"), "\(text)")
  }

  @Test(arguments: [
    ("feature/*.nav.yaml", "features/*.nav.yaml"), ("features", "features/*.nav.yaml"),
    ("features/", "features/*.nav.yaml"), ("./features/", "features/*.nav.yaml"),
    ("feature", "features/*.nav.yaml"), ("Features", "features/*.nav.yaml"),
    ("Features/*.nav.yaml", "features/*.nav.yaml"),
    ("features/chekout.nav.yaml", "features/checkout.nav.yaml"),
    ("checkout.nav.yaml", "features/checkout.nav.yaml"),
    ("feature/checkout.nav.yaml", "features/checkout.nav.yaml"), (".", "features/checkout.nav.yaml"),
  ])
  func anIncludeThatIsNearlyRightNamesTheFile(_ written: String, _ meant: String) throws {
    let (spec, _) = try spec(include: written)
    let found = spec.diagnostics.filter { $0.severity == .error }
    let diagnostic = try #require(found.first)
    #expect(found.count == 1, "\(spec.report.text(as: .plain))")
    #expect(diagnostic.kind.id == "include-not-found")
    #expect(diagnostic.message.hasSuffix("; did you mean '\(meant)'?"))
    let edit = try #require(diagnostic.fixes.first?.edits.first)
    #expect(edit.replacement == "\"\(meant)\"")
    #expect(try self.spec(include: meant).spec.diagnostics.isEmpty)
  }
}
