package import NavSpecRuntime

extension NavigationSchema.Source {
  /// The schemes of the URLs that it opens: its custom schemes, and those of its domains.
  package var openedSchemes: [String] {
    schemes + (domains.isEmpty ? [] : ["https"] + (acceptsHTTP ? ["http"] : []))
  }
}

extension ValueForm {
  /// Why a URL is no value although it is one: its scheme is none of those that the form has. Nil for any other text.
  package func refusedScheme(of text: String) -> String? {
    guard base == .url, value(from: text) == nil else { return nil }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    var other = self
    other.schemes = [scheme]
    guard other.value(from: text) != nil else { return nil }
    return "the scheme '\(scheme)' is not allowed (allowed: \(allSchemes.joined(separator: ", ")))"
  }
}
