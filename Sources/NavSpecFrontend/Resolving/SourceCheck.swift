import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension DiagnosticSink {
  /// Whether a URL can have the host of a web pattern; reports one that none has.
  mutating func isHost(of template: LinkPattern, in pattern: Located<String>) -> Bool {
    guard template.scheme == "https" || template.scheme == "http", let authority = template.authority,
      !authority.text.isEmpty, !authority.text.contains("{"), !authority.text.contains("*"),
      Self.webURL.value(from: "https://\(authority.text)/") == nil
    else { return true }
    report(
      .invalidDomain, "'\(authority.text)' is not a host of a URL", at: pattern.subrange(authority.range),
      label: "no URL has it")
    return false
  }

  private static let webURL = FormMatcher(ValueForm(.url, schemes: ["https"]))

  mutating func checkScheme(_ scheme: Located<String>) {
    let name = scheme.value.lowercased()
    if isWellFormedScheme(scheme), Self.reservedSchemes.contains(name) {
      report(
        .invalidScheme, "the scheme '\(scheme.value)' is not the app's own", at: scheme.range,
        label: "belongs to the web or to the system",
        notes: name == "https" || name == "http" ? ["hosts of universal links go under 'domains'"] : [])
    }
  }

  /// Whether a text is a URL scheme; reports one that is none.
  mutating func isWellFormedScheme(_ scheme: Located<String>) -> Bool {
    let name = scheme.value.lowercased()
    let isWellFormed =
      name.unicodeScalars.first.map { "a"..."z" ~= $0 } ?? false
      && name.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0123456789+-.".unicodeScalars.contains($0) }
    if !isWellFormed {
      report(
        .invalidScheme, "'\(scheme.value)' is not a URL scheme", at: scheme.range,
        label: "a letter, then letters, digits, '+', '-' or '.'",
        notes: name.contains(":") ? ["write the scheme alone, without ':' or '//'"] : [],
        fixes: Diagnostic.Fix.keeping(scheme.value.prefix { $0 != ":" }, of: scheme)
          + Diagnostic.Fix.separating(scheme))
    }
    return isWellFormed
  }

  mutating func checkDomain(_ domain: Located<String>) {
    var text = Substring(domain.value)
    var isWellFormed = !text.isEmpty && text.utf8.count <= 253
    if text.hasPrefix("{") {
      guard let close = text.firstIndex(of: "}") else { return reportDomain(domain) }
      isWellFormed = SwiftName.isIdentifier(String(text[text.index(after: text.startIndex)..<close]))
      text = text[text.index(after: close)...]
      if text.isEmpty {
        if !isWellFormed { reportDomain(domain) }
        return
      }
      isWellFormed = isWellFormed && text.hasPrefix(".")
      text = text.dropFirst()
    } else if text.hasPrefix("*.") {
      text = text.dropFirst(2)
    }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    isWellFormed =
      isWellFormed
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
          && label.unicodeScalars.allSatisfy {
            $0 == "-" || $0.isASCII && $0.properties.isAlphabetic || ("0"..."9") ~= $0
          }
      }
    if !isWellFormed { reportDomain(domain) }
  }

  private mutating func reportDomain(_ domain: Located<String>) {
    let text = domain.value
    let isURL = text.contains { "/:".contains($0) }
    // As an entitlement has it: 'applinks:example.com'.
    let isService = text.hasPrefix("applinks:") || text.hasPrefix("webcredentials:")
    let start = text.firstRange(of: "://") ?? (isService ? text.firstRange(of: ":") : nil)
    let host = (start.map { text[$0.upperBound...] } ?? text[...]).prefix { !"/?:".contains($0) }
    let isInternational = text.unicodeScalars.contains { !$0.isASCII }
    report(
      .invalidDomain, "'\(text)' is not a domain", at: domain.range,
      label: "a host alone, for example example.com or *.example.com",
      notes: isURL
        ? ["leave out the scheme, the port and the path"]
        : isInternational ? ["write an international domain in its 'xn--' form"] : [],
      fixes: isURL ? Diagnostic.Fix.keeping(host, of: domain) : Diagnostic.Fix.separating(domain))
  }

  /// Those of the web and of the system.
  static let reservedSchemes: Set<String> = [
    "http", "https", "file", "javascript", "data", "about", "blob", "tel", "sms", "mailto", "facetime",
    "facetime-audio", "itms", "itms-apps", "itms-appss", "maps", "ws", "wss", "ftp",
  ]
}

/// Whether an app may have an address, as a spec must say it.
package enum AppAddress {
  /// Whether a text is a URL scheme that is not the web's or the system's.
  package static func isScheme(_ text: String) -> Bool { passes(text) { $0.checkScheme($1) } }

  /// Whether a text is a host, or many with `*.` before.
  package static func isDomain(_ text: String) -> Bool { passes(text) { $0.checkDomain($1) } }

  private static func passes(
    _ text: String, _ check: (inout DiagnosticSink, Located<String>) -> Void
  ) -> Bool {
    var sink = DiagnosticSink()
    check(&sink, Located(text, at: SourceRange(file: SourceID(0))))
    return sink.diagnostics.isEmpty
  }
}

extension Diagnostic.Fix {
  /// Puts commas between several words, and hyphens for the underscores of a scheme or a host, which have none.
  fileprivate static func separating(_ text: Located<String>) -> [Self] {
    let meant = text.value.split(separator: " ").joined(separator: ", ").replacing("_", with: "-")
    return meant == text.value || meant.contains(":")
      ? [] : [.writing(meant, at: text.range)]
  }

  /// Leaves a part of a text in its place.
  fileprivate static func keeping(_ part: Substring, of text: Located<String>) -> [Self] {
    guard !part.isEmpty, part.utf8.count < text.value.utf8.count else { return [] }
    return [.writing(String(part), at: text.range)]
  }
}
