import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// Former restoration keys, which let an app read the state of older releases.
struct FormerKeyChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    var list: [Change] = []
    for (old, new, _) in comparison.comparedRoutes {
      let readable = Set(new.formerKeys.map(\.value) + [new.restorationKey?.value].compactMap { $0 })
      let known = Set(old.formerKeys.map(\.value) + [old.restorationKey?.value].compactMap { $0 })
      for key in old.formerKeys where !readable.contains(key.value) && new.restorationKey != nil {
        list.append(
          Change(
            .formerKeyRemoved, "'\(new.qualifiedName)' no longer reads state of '\(key.value)'",
            route: new.qualifiedName, subject: [new.qualifiedName, key.value],
            places: [.init(.base, key.range), .init(.head, new.name.range)]))
      }
      for key in new.formerKeys where !known.contains(key.value) {
        list.append(
          Change(
            .formerKeyAdded, "'\(new.qualifiedName)' also reads state of '\(key.value)'",
            route: new.qualifiedName, subject: [new.qualifiedName, key.value],
            places: [.init(.head, key.range)]))
      }
    }
    return list
  }
}
