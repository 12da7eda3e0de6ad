nonisolated extension LinkSearch {
  /// The rank and the captured length of a site that the URL belongs to.
  func rank(of site: LinkIndex.Site, hostIsFirst: Bool) -> (rank: UInt32, capture: Int)? {
    guard scan.schemeHash == site.schemeHash,
      LinkBytes.areEqual(site.scheme, memory.bytes(scan.scheme))
    else { return nil }
    guard let host = site.host else {
      // A host with a port is no segment.
      return hostIsFirst && scan.hasPort ? nil : (0, 0)
    }
    guard let length = host.captureLength(in: memory.bytes(scan.host)) else { return nil }
    return (host.rank, length)
  }

  /// The best of the group's hosts whose captured part is in form; false if none is.
  func setHost(of winner: inout Winner) -> Bool {
    var isFound = false
    for (position, site) in index.groups[Int(group)].sites.enumerated() {
      guard let found = rank(of: site, hostIsFirst: policy.hostIsFirst),
        !isFound || found.rank < winner.hostRank,
        isHost(capturedHost(found.capture), of: site, for: winner.variant)
      else { continue }
      isFound = true
      winner.hostRank = found.rank
      winner.capturedHost = capturedHost(found.capture)
      winner.site = Int32(position)
    }
    return isFound
  }

  func isHost(_ captured: ParsedURL.Part?, of site: LinkIndex.Site, for variant: Int32) -> Bool {
    guard let captured, let name = site.host?.domain.capture,
      let field = index.compiled(Int(variant)).hosts[name]
    else { return true }
    return index.matchers[Int(field.matcher)].accepts(
      memory.bytes(captured), inQuery: false, ignoringCase: true)
  }

  func capturedHost(_ length: Int) -> ParsedURL.Part? {
    guard length > 0 else { return nil }
    var part = scan.host
    part.end = part.start + Int32(length)
    return part
  }
}
