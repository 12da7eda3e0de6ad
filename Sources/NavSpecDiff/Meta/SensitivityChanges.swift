import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What must not appear in URLs, snapshots and logs.
struct SensitivityChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    var list: [Change] = []
    for pair in comparison.routes.pairs {
      let (old, new) = (comparison.base.graph.routes[pair.base], comparison.head.graph.routes[pair.head])
      func add(_ isNow: Bool, _ what: String, _ key: String, _ range: SourceRange) {
        let verb = isNow ? "is private now" : "is no longer private"
        list.append(
          Change(
            isNow ? .sensitivityAdded : .sensitivityRemoved, "\(what) \(verb)", route: new.qualifiedName,
            subject: [new.qualifiedName, key], places: [.init(.head, range)]))
      }
      if old.isSensitive != new.isSensitive {
        add(new.isSensitive, "'\(new.qualifiedName)'", "", new.sensitive?.range ?? new.name.range)
      }
      for parameter in old.parameters {
        guard let name = pair.parameters[parameter.name.value], let other = new.parameter(named: name),
          parameter.isSensitive != other.isSensitive
        else { continue }
        add(other.isSensitive, "'\(name)' of '\(new.qualifiedName)'", name, other.name.range)
      }
    }
    return list
  }
}
