import NavSpecRuntime

extension LinkSpace {
  /// The same URLs where the host is the first segment.
  struct HostFirst {
    var spaces: [LinkSpace]
    /// URLs whose host has a port, which is no segment.
    var others: [LinkSpace] = []
    /// Whether that is all, and nothing else; a domain ignores case, and knows no percent-encoding.
    var isExact = true
  }

  func readHostFirst(_ pool: LanguagePool) -> HostFirst {
    guard case .host(let scheme, let hosts) = site.kind else { return HostFirst(spaces: [self]) }
    let isAny = hosts == pool.language(of: .any(name: ""))
    var space = self
    space.site.kind = .hostIsFirst(scheme: scheme)
    space.path.before.insert(isAny ? pool.segment : pool.difference(hosts, pool.hostsWithPort), at: 0)
    var result = HostFirst(spaces: [space], isExact: isAny)
    if site.reading.isStrict, path.leastCount == 0 {
      // `/` alone is no segment, but after a host that is one.
      space.path.before.append(pool.empty)
      result.spaces.append(space)
    }
    var ported = self
    ported.site.kind = .host(scheme: scheme, pool.intersection(hosts, pool.hostsWithPort))
    if !ported.isEmpty(pool) { result.others = [ported] }
    return result
  }
}
