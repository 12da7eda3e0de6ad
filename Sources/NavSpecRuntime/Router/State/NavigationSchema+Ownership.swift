nonisolated extension NavigationSchema {
  /// Whether a URL belongs to the app by its scheme and host, though perhaps no link matches it. A path
  /// without a host is one of the app's.
  public func owns(_ text: String) -> Bool {
    guard let url = LinkURL(text) else { return false }
    guard let scheme = url.scheme else { return url.host == nil || sources.contains { $0.owns(url.host) } }
    return sources.contains { source in
      switch scheme {
      case "https": source.owns(url.host)
      case "http": source.acceptsHTTP && source.owns(url.host)
      default:
        source.schemes.contains(scheme) && (source.hostPolicy != .domain || source.owns(url.host))
      }
    }
  }
}

nonisolated extension NavigationSchema.Source {
  fileprivate func owns(_ host: String?) -> Bool {
    guard var host else { return false }
    return host.withUTF8 { bytes in
      domains.contains { LinkDomain($0).map { LinkHostMatcher($0).captureLength(in: bytes) != nil } ?? false }
    }
  }
}
