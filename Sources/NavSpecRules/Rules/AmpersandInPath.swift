import NavSpecDiagnostics
import NavSpecModel

let ampersandInPath = Rule("ampersand-in-path", .warning) { context in
  let graph = context.graph
  let ofLinks = context.routedLinks.map(\.link).filter { !$0.isInvalid }.map(\.pattern)
  let settings = graph.settingPatterns + graph.redirects.map(\.target)
  return (ofLinks + settings.map { $0.map(\.text) }).compactMap(diagnostic)
}

private func diagnostic(for pattern: Located<String>) -> Diagnostic? {
  guard let offset = ampersand(in: pattern.value) else { return nil }
  let place = offset..<(offset + 1)
  return Diagnostic(
    "'&' is text in a path; a query begins with '?'", at: pattern.subrange(place),
    label: "matches only itself",
    fixes: [.init("write '?'", edits: pattern.part(place).map { [.init($0, "?")] } ?? [])])
}

/// The place of an '&' that a key and '=' follow, before any query.
private func ampersand(in pattern: String) -> Int? {
  var depth = 0
  let bytes = Array(pattern.utf8)
  for (offset, byte) in bytes.enumerated() {
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
    case UInt8(ascii: "&") where depth == 0:
      let key = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
      if !key.isEmpty, key.endIndex < bytes.count, bytes[key.endIndex] == UInt8(ascii: "=") { return offset }
    default: break
    }
  }
  return nil
}
