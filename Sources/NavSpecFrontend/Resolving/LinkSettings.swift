import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// The patterns of links, read once and ahead.
struct PatternTable {
  private let patterns: [String: Result<LinkPattern, LinkPatternError>]

  /// Reads the patterns of all files, which know nothing of each other, on every core.
  init(_ files: [SpecFile]) {
    let texts = files.map { file in
      file.routes.flatMap { $0.value.links.compactMap { $0.pattern?.value } }
    }
    let read = texts.concurrentMap { texts in
      texts.map { text in (text, Result { () throws(LinkPatternError) in try LinkPattern(parsing: text) }) }
    }
    patterns = Dictionary(first: read.joined())
  }

  /// - Parameters:
  ///   - written: What the pattern was made from, in which places of mistakes are known.
  ///   - params: What a placeholder without a name may mean.
  ///   - isExclusion: Whether the app leaves its URLs to the browser.
  func pattern(
    _ pattern: Located<String>, written: Located<String>? = nil, params: [String] = [],
    isExclusion: Bool = false, _ sink: inout DiagnosticSink
  ) -> LinkPattern? {
    do {
      if let known = patterns[pattern.value] { return try known.get() }
      return try LinkPattern(parsing: pattern.value)
    } catch {
      let written = written ?? pattern
      let part = pattern.value == written.value ? written.part(error.range) : nil
      if pattern.value == written.value,
        let foreign = Diagnostic.foreignPlaceholder(in: pattern, around: error.range, params)
      {
        sink.report(foreign)
        return nil
      }
      if pattern.value.hasPrefix("NOT ") {
        sink.report(.negatedPattern(written, isExclusion: isExclusion))
        return nil
      }
      if pattern.value == written.value, let end = pattern.value.endOfBareScheme,
        let place = written.part(end..<end)
      {
        sink.report(
          .malformedTemplate, "'\(String(pattern.value.prefix(end)))' has no ':' after it", at: place,
          label: "a scheme ends in ':'", fixes: [.init("insert ':'", edits: [.init(place, ":")])])
        return nil
      }
      // Nobody means the backslash itself.
      let isBackslash = Array(pattern.value.utf8)[error.range.clamped(to: 0..<pattern.value.utf8.count)]
        .elementsEqual([UInt8(ascii: "\\")])
      sink.report(
        .malformedTemplate, error.message, at: part ?? written.range,
        notes: isBackslash ? ["'/' separates segments, and a pattern is not a regular expression"] : [],
        fixes: isBackslash
          ? []
          : error.suggestion.map { suggestion in
            // The space of `/item /{id}` is a slip.
            let isSlip = suggestion == "%20" && [" /", "/ "].contains(where: pattern.value.contains)
            return [.replacing(pattern.value, error.range, with: isSlip ? "" : suggestion, at: part)]
          } ?? pattern.value.emptyPair(at: error.range.lowerBound).map { mark in
            [.replacing(pattern.value, mark, with: "", at: part == nil ? nil : written.part(mark))]
          } ?? [])
      return nil
    }
  }
}

extension Scope {
  /// `links:` of the files: exclusions, redirects, prefixes and the fallback.
  mutating func resolveLinkSettings(_ patterns: PatternTable) {
    sink.reportSeveral("fallback", names.files.compactMap { $0.links.fallback?.range })
    // First, since every other pattern is counted for each of them.
    for prefix in names.files.flatMap(\.links.prefixes) {
      guard let pattern = patterns.pattern(prefix, &sink) else { continue }
      graph.prefixes.append(Located(pattern, at: prefix.range))
    }
    for (fileIndex, file) in names.files.enumerated() {
      // As for the file's links; an unknown name is reported there.
      let source = file.defaults.source.flatMap { names.sourceIDs[$0.value] } ?? SourceGroupID(0)
      for pattern in file.links.exclude {
        guard let parsed = patterns.pattern(pattern, isExclusion: true, &sink),
          mayAdd(parsed, at: pattern.range)
        else {
          continue
        }
        graph.exclusions.append((Located(parsed, at: pattern.range), source))
      }
      for entry in file.links.redirects {
        if let target = names.routeIDs[entry.value.value] {
          sink.report(.redirectToRoute(entry.value, names[target].links.first?.pattern?.value))
          continue
        }
        guard let old = patterns.pattern(entry.name, &sink), let new = patterns.pattern(entry.value, &sink),
          mayAdd(old, at: entry.name.range), mayAdd(new, at: entry.value.range)
        else { continue }
        guard new.scheme == nil else {
          sink.report(.redirectToURL(entry.value, new))
          continue
        }
        graph.redirects.append(
          (Located(old, at: entry.name.range), Located(new, at: entry.value.range), source))
      }
      guard graph.fallback == .ignore else { continue }
      switch file.links.fallback {
      case let name? where name.value == "browser": graph.fallback = .browser
      case let name? where name.value == "ignore": graph.fallback = .ignore
      case let name?:
        if let route = route(name, in: fileIndex, or: ["browser", "ignore"]) {
          graph.fallback = .route(route)
        }
      case nil: break
      }
    }
  }
}

extension String {
  /// Where the `:` of `demo//item` is missing.
  fileprivate var endOfBareScheme: Int? {
    let scheme = utf8.prefix { (0x61...0x7A).contains($0 | 0x20) }
    return !scheme.isEmpty && utf8.dropFirst(scheme.count).starts(with: "//".utf8) ? scheme.count : nil
  }

  /// The mark to delete of `?&day={day}`, `?day={day}&` and `?#top`, where a key of the query is expected.
  fileprivate func emptyPair(at offset: Int) -> Range<Int>? {
    let bytes = Array(utf8)
    guard offset > 0, "?&".utf8.contains(bytes[offset - 1]) else { return nil }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "&") { return offset..<(offset + 1) }
    return offset == bytes.count || bytes[offset] == UInt8(ascii: "#") ? (offset - 1)..<offset : nil
  }
}

extension Diagnostic {
  /// `NOT /help/*`, which an association file excludes.
  fileprivate static func negatedPattern(_ pattern: Located<String>, isExclusion: Bool) -> Diagnostic {
    let text = String(pattern.value.dropFirst(4))
    let all = RouterPlaceholder.all(in: text)
    let meant = RouterPlaceholder.pattern(text, replacing: all, listParam: "rest") ?? text
    return Diagnostic(
      .malformedTemplate, "'NOT' is a word of association files", at: pattern.subrange(0..<3),
      label: isExclusion
        ? "what 'exclude' lists is excluded without it" : "a link of a route opens the route",
      fixes: [
        isExclusion
          ? .writing(meant, at: pattern.range, inQuotes: true)
          : .init("list it beside the routes: 'links: {exclude: [\"\(meant)\"]}'")
      ])
  }

  fileprivate static func redirectToRoute(_ target: Located<String>, _ pattern: String?) -> Diagnostic {
    Diagnostic(
      .malformedTemplate, "a redirect leads to a path of the app, not to a route", at: target.range,
      label: "the name of a route",
      fixes: pattern.map { [.writing($0, at: target.range, inQuotes: true)] }
        ?? [.init("give '\(target.value)' a link, and write its pattern here")])
  }

  /// A redirect to a URL: scheme and host are those of the URL that is redirected.
  fileprivate static func redirectToURL(_ target: Located<String>, _ pattern: LinkPattern) -> Diagnostic {
    let host = pattern.authority?.text ?? ""
    let end = pattern.authority?.range.upperBound ?? (pattern.scheme?.utf8.count ?? 0) + 1
    var path = String(decoding: Array(target.value.utf8)[end...], as: UTF8.self)
    if !path.hasPrefix("/") { path = "/" + path }
    // Of a scheme of an app's own, the host is the first segment.
    if !host.isEmpty, !host.contains(".") { path = "/" + host + (path == "/" ? "" : path) }
    return Diagnostic(
      .malformedTemplate, "a redirect leads to a path of the app, not to a URL", at: target.range,
      label: "keeps the scheme and the host of the URL",
      fixes: [.writing(path, at: target.range, inQuotes: true)])
  }

  /// A placeholder of another router that is no part of a URL either.
  fileprivate static func foreignPlaceholder(
    in pattern: Located<String>, around range: Range<Int>, _ params: [String]
  ) -> Diagnostic? {
    let all = RouterPlaceholder.all(
      in: pattern.value, without: RouterPlaceholder.params(params, without: pattern.value), required: params)
    guard
      let first = all.first(where: {
        $0.range.overlaps(range) || $0.range.contains(range.lowerBound)
          || $0.range.upperBound == range.lowerBound
      })
    else {
      return nil
    }
    let text = String(decoding: Array(pattern.value.utf8)[first.range], as: UTF8.self)
    return Diagnostic(
      .malformedTemplate, "'\(text)' is not a placeholder", at: pattern.subrange(first.range),
      label: "a placeholder is a name in braces",
      fixes: [
        .init(
          first.replacement(listParam: nil).map { "write '\($0)'" } ?? "write the name of a param in braces",
          edits: RouterPlaceholder.edits(of: pattern, replacing: all))
      ])
  }
}
