import NavSpecRuntime

/// Which condition of the older spec is which of the newer one: that of the same name, or the only one on each side
/// that the other does not have.
struct ConditionNames {
  /// Name in the older spec → name in the newer one, where they differ.
  let renamed: [String: String]

  init(base: NavigationSchema, head: NavigationSchema) {
    let (old, new) = (base.conditions.map(\.name), head.conditions.map(\.name))
    let (gone, added) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    renamed = gone.count == 1 && added.count == 1 ? [gone[0]: added[0]] : [:]
  }

  /// The names of conditions in terms of the newer spec.
  func names(_ conditions: [Int], of schema: NavigationSchema, isBase: Bool) -> Set<String> {
    Set(
      conditions.map { index in
        let name = schema.conditions[index].name
        return isBase ? renamed[name] ?? name : name
      })
  }

  /// The name of a condition of the newer spec in the older one.
  func nameInBase(_ name: String) -> String { renamed.first { $0.value == name }?.key ?? name }
}
