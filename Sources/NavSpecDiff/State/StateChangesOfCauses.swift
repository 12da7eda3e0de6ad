import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What several screens lose for one reason.
enum StateCause: Hashable {
  /// A type of params accepts other values.
  case type(String)
  /// A feature has another name, with which the keys of its screens begin.
  case feature(old: String, new: String)
}

/// What shared causes do to saved screens: of several screens, one change for each cause.
struct StateChangesOfCauses {
  private var found: [(cause: StateCause, change: Change)] = []

  mutating func append(_ change: Change, of cause: StateCause) { found.append((cause, change)) }

  private struct Key: Hashable {
    var kind: ChangeKind
    var cause: StateCause
  }

  /// - Parameter areAll: Whether every screen was looked at; else others may be lost too.
  func changes(areAll: Bool) -> [Change] {
    let least = areAll ? "" : "at least "
    return Dictionary(grouping: found) { Key(kind: $0.change.kind, cause: $0.cause) }.map { key, group in
      let first = group[0].change
      guard group.count > 1 else { return first }
      let message: String
      let subject: [String]
      switch key.cause {
      case .type(let type):
        subject = ["type", type]
        message =
          key.kind == .restoredValueRefused
          ? "\(least)\(group.count) screens are no longer restored with values that the type '\(type)' no longer accepts"
          : "an older app does not restore \(least)\(group.count) screens with values that the type '\(type)' accepts now"
      case .feature(let old, let new):
        subject = ["feature", old, new]
        message =
          "\(least)\(group.count) screens are no longer restored, because their keys begin with '\(new).' instead of '\(old).'"
      }
      return Change(
        first.kind, message, routes: group.flatMap(\.change.routes), proof: .executed, witness: first.witness,
        subject: subject, places: group.flatMap(\.change.places))
    }
  }
}

extension SpecComparison {
  /// Why a screen is not restored, where other screens may be lost for the same reason.
  func cause(of loss: StateLoss, _ kind: ChangeKind, _ pair: RouteCorrespondence.Pair?) -> StateCause? {
    switch loss {
    case .unreadable(let parameter) where kind == .restoredValueRefused:
      return changedType(pair, parameter).map { .type($0) }
    case .unknownScreen:
      guard let pair, pair.reason == .feature, let old = base.graph.routes[pair.base].feature,
        let new = head.graph.routes[pair.head].feature
      else { return nil }
      let names = (base.graph.features[old].name.value, head.graph.features[new].name.value)
      let key = base.graph.routes[pair.base].restorationKey?.value
      return key?.hasPrefix(names.0 + ".") == true ? .feature(old: names.0, new: names.1) : nil
    default: return nil
    }
  }

  /// The type of a param that accepts other values in the newer version.
  /// - Parameter parameter: Its name in the newer version.
  func changedType(_ pair: RouteCorrespondence.Pair?, _ parameter: String) -> String? {
    guard let pair, let former = pair.parameters.first(where: { $0.value == parameter })?.key,
      let old = base.graph.routes[pair.base].parameter(named: former),
      let new = head.graph.routes[pair.head].parameter(named: parameter)
    else { return nil }
    return renamedBase.graph.changedType(old.type, head.graph, new.type)
  }
}
