import NavSpecAssociation
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What must change outside of the app, and in which order: association files, entitlements, `Info.plist`.
struct DeployChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let search = Self(comparison: comparison)
    return search.schemes() + search.domains() + search.platforms()
      + search.identifiers()
  }

  let comparison: SpecComparison
  private var base: NavigationGraph { comparison.renamedBase.graph }
  private var head: NavigationGraph { comparison.head.graph }

  func schemes() -> [Change] {
    let (old, new) = (base.schemes, head.schemes)
    return missing(new, in: old).map { scheme in
      change(
        .schemeAdded, "URLs of '\(scheme.value):' open the app", scheme, .head, subject: ["scheme"],
        steps: ["Add '\(scheme.value)' to CFBundleURLTypes in Info.plist, in this release."])
    }
      + missing(old, in: new).map { scheme in
        change(
          .schemeRemoved, "URLs of '\(scheme.value):' no longer open the app", scheme, .base,
          subject: ["scheme"],
          steps: [
            "Stop publishing '\(scheme.value):' links first.",
            "Then remove '\(scheme.value)' from CFBundleURLTypes in Info.plist, in this release.",
          ])
      }
  }

  func domains() -> [Change] {
    let (old, new) = (base.domains, head.domains)
    return missing(new, in: old).map { domain in
      self.domain(domain, .domainAdded, "links of '\(domain.value)' open the app", .head) {
        file, entitlement in
        ["1. Serve \(file) before the release.", "2. Release with the entitlement '\(entitlement)'."]
      }
    }
      + missing(old, in: new).map { domain in
        self.domain(
          domain, .domainRemoved, "links of '\(domain.value)' no longer open the app", .base
        ) { file, entitlement in
          [
            "1. Release without the entitlement '\(entitlement)'.",
            "2. Keep \(file) until nobody uses older versions.",
          ]
        }
      }
  }

  private func domain(
    _ domain: Located<String>, _ kind: ChangeKind, _ message: String, _ side: Change.Side,
    steps: (_ file: String, _ entitlement: String) -> [String]
  ) -> Change {
    guard let entitlement = LinkDomain(domain.value)?.entitlement else {
      return change(
        kind, message, domain, side, subject: ["domain"],
        steps: ["No entitlement names such a domain: only the app's own code opens its links."])
    }
    let file = associationFile(of: domain.value)
    return change(
      kind, message, domain, side, url: file, subject: ["domain"], steps: steps(file, entitlement))
  }

  func platforms() -> [Change] {
    let (old, new) = (base.platforms, head.platforms)
    return new.compactMap { entry in
      let name = entry.name.value
      guard let before = old.first(where: { $0.name.value == name }) else {
        return change(.platformAdded, "the app runs on \(name)", entry.name, .head, subject: ["platform"])
      }
      let (oldTarget, newTarget) = (before.value.value, entry.value.value)
      let order = numbers(of: newTarget)
      let oldOrder = numbers(of: oldTarget)
      guard order != oldOrder else { return nil }
      let isRaised = oldOrder.lexicographicallyPrecedes(order)
      return Change(
        isRaised ? .deploymentTargetRaised : .deploymentTargetLowered,
        "the app needs \(name) \(newTarget) instead of \(oldTarget)", proof: .derived,
        witness: witness(nil, isRaised ? ["People on \(name) \(oldTarget) keep the last version."] : []),
        subject: [name], places: .both(before.value.range, entry.value.range))
    }
      + old.filter { entry in !new.contains { $0.name.value == entry.name.value } }.map { entry in
        change(
          .platformRemoved, "the app no longer runs on \(entry.name.value)", entry.name, .base,
          subject: ["platform"], steps: ["People on \(entry.name.value) keep the last version."])
      }
  }

  func identifiers() -> [Change] {
    let parts = [
      ("bundle", base.app?.bundle, head.app?.bundle), ("team", base.app?.team, head.app?.team),
    ]
    return parts.compactMap { name, old, new in
      guard old?.value != new?.value,
        let place = new.map({ Change.Place(.head, $0.range) })
          ?? old.map({ Change.Place(.base, $0.range) })
      else { return nil }
      let subject = ChangeSubject(title: "the app", key: ["app"], places: [place])
      return subject.change(
        .appIdentifierChanged, name, old?.value, new?.value, level: old == nil ? .safe : .risky)
    }
  }

  private func missing(_ list: [Located<String>], in other: [Located<String>]) -> [Located<String>] {
    var known = Set(other.map(\.value))
    return list.filter { known.insert($0.value).inserted }
  }

  private func change(
    _ kind: ChangeKind, _ message: String, _ name: Located<String>, _ side: Change.Side, url: String? = nil,
    subject: [String], steps: [String] = []
  ) -> Change {
    Change(
      kind, message, proof: .derived, witness: witness(url, steps), subject: subject + [name.value],
      places: [Change.Place(side, name.range)])
  }

  private func witness(_ url: String?, _ lines: [String]) -> Change.Witness? {
    guard url != nil || !lines.isEmpty else { return nil }
    return Change.Witness(json: url.map { .object([("url", .string($0))]) } ?? .null, lines: lines)
  }

  private func associationFile(of domain: String) -> String {
    "https://\(LinkDomain(domain)?.servingHost ?? domain)/\(AssociationFile.path)"
  }

  /// Major, minor and patch.
  private func numbers(of version: String) -> [Int] {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    return parts + Array(repeating: 0, count: max(0, 3 - parts.count))
  }
}

extension NavigationGraph {
  fileprivate var schemes: [Located<String>] { sources.flatMap(\.schemes) }
  fileprivate var domains: [Located<String>] { sources.flatMap(\.domains) }
}
