import NavSpecAssociation
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What must be live on servers before a release, and after it: the components of association files through which URLs
/// change hands between the app and the browser.
struct AssociationChanges {

  static func changes(in comparison: SpecComparison) -> [Change] {
    let (old, new) = (
      AssociationAnalysis(of: comparison.renamedBase), AssociationAnalysis(of: comparison.head)
    )
    // Servers for which the same sources speak have the same file.
    var alike: [[Int]: [(old: ServedDomain, new: ServedDomain)]] = [:]
    for (index, served) in old.served.enumerated() {
      guard let other = new.served.first(where: { $0.host == served.host }) else { continue }
      let key = old.namesServers || new.namesServers ? [index] : served.sources + [-1] + other.sources
      alike[key, default: []].append((served, other))
    }
    var hosts: [AssociationHandover: [String]] = [:]
    do throws(WebURLs.Unproved) {
      for servers in alike.values {
        for item in try old.handovers(of: servers[0].old, to: new, servers[0].new) {
          hosts[item, default: []] += servers.map(\.old.host)
        }
      }
    } catch {
      return [
        comparison.notProved(
          "which URLs change hands between the app and the browser",
          because: "the components of an association file have too many forms", .deploy)
      ]
    }
    let groups = Dictionary(grouping: hosts.keys) { item in
      Group(hosts: (hosts[item] ?? []).sorted(), isAdded: item.isAdded, isExcluded: item.isExcluded)
    }
    return groups.map { group, items in
      let spec = group.isAdded ? comparison.head : comparison.renamedBase
      return group.change(through: items.sorted { $0.text < $1.text }, of: spec)
    }
  }
}

/// Servers whose files change in one way.
private struct Group: Hashable {
  let hosts: [String]
  let isAdded: Bool
  let isExcluded: Bool

  func change(through items: [AssociationHandover], of spec: ResolvedSpec) -> Change {
    let isOne = hosts.count == 1
    let names = hosts.map { "'\($0)'" }.joined(separator: ", ")
    let verbs = (isAdded ? "" : "no longer ") + (isExcluded ? "exclude" : "need") + (isOne ? "s" : "")
    let files = hosts.map { "https://\($0)/\(AssociationFile.path)" }
    let more = items.count > 10 ? ["… \(items.count - 10) more"] : []
    return Change(
      isAdded ? .associationPathsAdded : .associationPathsRemoved,
      "the association file\(isOne ? "" : "s") of \(names) \(verbs) '\(items[0].text)'\(items.count == 1 ? "" : " and \(items.count - 1) more")",
      level: isExcluded ? .risky : nil, proof: .derived,
      witness: Change.Witness(
        json: .object([("url", .string(files[0]))]),
        lines: [step(files.joined(separator: ", "))]
          + items.prefix(10).map { "\($0.text), as for \($0.url)" } + more),
      subject: hosts + items.map { (isExcluded ? "not " : "") + $0.text },
      places: items.map { item in
        Change.Place(
          isAdded ? .head : .base, item.origin.map { spec.lowered[$0].pattern.range } ?? spec.graph.range)
      })
  }

  private func step(_ files: String) -> String {
    switch (isAdded, isExcluded) {
    case (true, false):
      "Serve \(files) with them before the release: until then their URLs open in the browser."
    case (false, false):
      "Keep them in \(files) until nobody uses older versions: then their URLs open in the browser."
    case (true, true):
      "Serve \(files) with them once the release is out: older versions no longer get these links then."
    case (false, true):
      "Serve \(files) without them before the release: until then these links open in the browser."
    }
  }
}
