import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let foreignPlaceholder = Rule("foreign-placeholder", .warning) { context in
  let graph = context.graph
  let ofLinks = context.routedLinks.compactMap { route, link -> Diagnostic? in
    guard !link.isInvalid else { return nil }
    return diagnostic(for: link.pattern, listParam: route.listParam) ?? bareKey(in: link.pattern, of: route)
  }
  // A redirect and an exclusion have no params: any name will do.
  return ofLinks
    + graph.settingPatterns.compactMap { diagnostic(for: $0.map(\.text), listParam: "rest") }
}

/// `?tab` with a param `tab` that nothing captures.
private func bareKey(in pattern: Located<String>, of route: Route) -> Diagnostic? {
  guard pattern.value.utf8.contains(UInt8(ascii: "?")) else { return nil }
  let bytes = Array(pattern.value.utf8)
  for parameter in route.parameters {
    let name = Array(parameter.name.value.utf8)
    let mark = bytes.indices.first { start in
      let end = start + 1 + name.count
      return (bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "&"))
        && bytes[(start + 1)...].starts(with: name)
        && (end == bytes.count || bytes[end] == UInt8(ascii: "&") || bytes[end] == UInt8(ascii: "#"))
    }
    guard let mark else { continue }
    let range = mark..<(mark + 1 + name.count)
    let text = String(decoding: bytes[range], as: UTF8.self)
    return Diagnostic(
      "'\(text)' is text in a pattern, not a placeholder", at: pattern.subrange(range),
      label: "matches only itself",
      fixes: [.init("write '{\(text)}'", edits: pattern.part(range).map { [.init($0, "{\(text)}")] } ?? [])])
  }
  return nil
}

private func diagnostic(for pattern: Located<String>, listParam: String?) -> Diagnostic? {
  let all = RouterPlaceholder.all(in: pattern.value)
  guard let first = all.first else { return nil }
  let text = String(decoding: Array(pattern.value.utf8)[first.range], as: UTF8.self)
  let edits = RouterPlaceholder.edits(of: pattern, replacing: all, listParam: listParam)
  let replacement = first.replacement(listParam: listParam) ?? "{_}"
  if text.hasPrefix("#") {
    return Diagnostic(
      "'\(text)' is the fragment, not a part of the path", at: pattern.subrange(first.range),
      label: "matches behind '#' alone", notes: ["'{#\(text.dropFirst(2))' is a fragment that is meant"],
      fixes: [.init("write '\(replacement)'", edits: edits)])
  }
  return Diagnostic(
    "'\(text)' is text in a pattern, not a placeholder", at: pattern.subrange(first.range),
    label: "matches only itself",
    notes: first.meaning == .rest(nil) && listParam == nil
      ? ["'{_}' matches one segment; '{/rest*}' captures them for a param 'rest: [String]'"]
      : text.hasPrefix("$") ? ["a '$' of the URL itself is written '%24': '%24\(text.dropFirst())'"] : [],
    fixes: [.init("write '\(replacement)'", edits: edits)])
}

extension Route {
  /// The param that can take the rest of a path.
  fileprivate var listParam: String? {
    parameters.first { $0.arity == .list && $0.type == .builtin(.string) }?.name.value
  }
}
