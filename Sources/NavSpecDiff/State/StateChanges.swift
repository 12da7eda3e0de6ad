import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What becomes of saved state: the runtime's own code writes a snapshot with one version's schema and reads it with
/// the other's.
struct StateChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    var search = Self(comparison)
    search.compare()
    return search.list
  }

  private let comparison: SpecComparison
  private let base: SnapshotSide
  private let head: SnapshotSide
  private var samples = SampleScreens()
  private var ofCauses = StateChangesOfCauses()
  private(set) var list: [Change] = []

  init(_ comparison: SpecComparison) {
    self.comparison = comparison
    let tabs = max(comparison.base.graph.tabs.count, comparison.head.graph.tabs.count)
    let budget = AnalysisBudget(AnalysisBudget.windows(tabs: tabs))
    base = SnapshotSide(comparison.namedBase, budget)
    head = SnapshotSide(comparison.namedHead, budget)
  }

  private var budget: AnalysisBudget { base.budget }

  mutating func compare() {
    defer {
      if budget.isSpent {
        list.append(
          comparison.notProved(
            "whether the rest of the saved state is restored",
            because: "saving and restoring has taken all its steps", .state))
      }
    }
    let storage = StorageChanges(comparison: comparison, base: base, head: head)
    list += storage.changes()
    guard storage.isRead, !hasSameScreens else { return }
    for container in base.tabs.indices where !survives(container) && !budget.isSpent {
      compare(container: container)
    }
    let survivors = base.tabs.indices.filter(survives)
    guard !survivors.isEmpty else { return }
    for route in base.schema.routes.indices where !budget.isSpent {
      compare(route, reads: storage.isReadBack)
    }
    for pair in comparison.routes.pairs where !budget.isSpent { compareWhatIsKept(pair) }
    list += ofCauses.changes(areAll: !budget.isSpent)
    list += GuardedTabs(comparison: comparison, base: base, head: head).changes(
      of: survivors, besides: list)
  }

  private var hasSameScreens: Bool {
    base.schema.routes == head.schema.routes && base.schema.container == head.schema.container
      && base.schema.conditions.map(\.name) == head.schema.conditions.map(\.name)
  }

  /// Whether the newer version has a container of this name that holds the same: a stack or columns.
  private func survives(_ container: Int) -> Bool {
    guard let other = head.tabs.firstIndex(of: base.tabs[container]) else { return false }
    return (base.schema.split(at: container) == nil) == (head.schema.split(at: other) == nil)
  }

  /// Where a screen is saved: where a link opens it, or where both versions have a container.
  private func container(for screen: NavigationSchema.Screen, in side: SnapshotSide) -> Int? {
    let (names, others) = (side.tabs, side.tabs == base.tabs ? head.tabs : base.tabs)
    let natural =
      side.schema.target(screens: [screen], presentation: nil, tab: nil, currentTab: nil)?.tab ?? 0
    func isShared(_ position: Int) -> Bool {
      names.indices.contains(position) && others.contains(names[position])
        && base.tabs.firstIndex(of: names[position]).map(survives) == true
    }
    return isShared(natural) ? natural : names.indices.first(where: isShared)
  }

  private mutating func compare(container: Int) {
    for route in base.routes(openIn: container) where !budget.isSpent {
      for screen in samples.samples(of: route, in: base.schema) {
        guard let (loss, witness) = loss(of: [screen], in: container, from: base, to: head, kept: []),
          case .container = loss
        else { continue }
        let name = base.name(ofTab: container)
        list.append(
          Change(
            .containerStateLost,
            base.schema.tabs.isEmpty
              ? "what was open is not restored" : "what was open in the tab '\(name)' is not restored",
            proof: .executed, witness: witness.witness(isUpgrade: true), subject: [name],
            places: [.init(.base, comparison.base.graph.range(ofContainer: container))]))
        return
      }
    }
  }

  /// What a version does not restore of the topmost screen that the other saves; nil if nothing is lost, or nothing
  /// was saved.
  private func loss(
    of chain: [NavigationSchema.Screen], in container: Int, from writer: SnapshotSide,
    to reader: SnapshotSide, kept: Set<String>, unmet: Set<String> = []
  ) -> (loss: StateLoss, witness: StateWitness)? {
    let name = writer.tabs[container]
    guard !budget.isSpent, let top = chain.last, let snapshot = writer.snapshot(of: chain, in: container),
      snapshot != writer.snapshot(of: Array(chain.dropLast()), in: container)
    else { return nil }
    let old = writer.window(reading: snapshot, unmet: unmet)
    guard let screen = old.screens(in: name).last, screen.route == writer.named.name(of: top.route)
    else { return nil }
    let new = reader.window(reading: snapshot, unmet: unmet)
    guard let loss = StateLoss(of: screen, in: name, keeping: kept, old: old, new: new) else { return nil }
    return (loss, StateWitness(snapshot: snapshot, container: name, old: old, new: new, unmet: unmet))
  }

  private mutating func compare(_ route: Int, reads readsBack: Bool) {
    let declared = base.schema.routes[route]
    guard declared.key != nil else { return }
    let pair = comparison.routes[base: RouteID(route)]
    var found: Set<String> = []
    let others = parametersOfHead(pair)
    let isSaved = base.isSaved(route, where: survives)
    for screen in samples.samples(of: route, in: base.schema, others: others) where isSaved {
      guard let container = container(for: screen, in: base),
        let (loss, witness) = loss(
          of: [screen], in: container, from: base, to: head, kept: names(ofKept: route, in: base))
      else { continue }
      for change in changes(for: loss, witness, of: route, pair)
      where found.insert(change.fingerprint).inserted {
        if let cause = comparison.cause(of: loss, change.kind, pair) {
          ofCauses.append(change, of: cause)
        } else {
          list.append(change)
        }
      }
    }
    guard found.isEmpty, let pair else { return }
    compareGuards(pair)
    compareStacks(pair)
    compareKeys(pair)
    if readsBack { compareDowngrade(pair) }
  }

  /// The params whose values are saved, by their names in the newer spec.
  private func names(ofKept route: Int, in side: SnapshotSide) -> Set<String> {
    Set(
      side.schema.routes[route].parameters.filter { $0.key != nil }.map {
        side.named.name(of: $0.name, in: route)
      })
  }

  /// The params of the newer version by their names in the older one.
  private func parametersOfHead(_ pair: RouteCorrespondence.Pair?) -> [String: NavigationSchema.Parameter] {
    guard let pair else { return [:] }
    let parameters = head.schema.routes[pair.head.value].parameters
    return pair.parameters.compactMapValues { name in parameters.first { $0.name == name } }
  }

  private func changes(
    for loss: StateLoss, _ witness: StateWitness, of route: Int, _ pair: RouteCorrespondence.Pair?
  ) -> [Change] {
    let name = base.named.name(of: route)
    func change(_ kind: ChangeKind, _ message: String, _ subject: String...) -> [Change] {
      [
        Change(
          kind, message, route: name, proof: .executed, witness: witness.witness(isUpgrade: true),
          subject: [name] + subject, places: places(of: route, pair))
      ]
    }
    let key = base.schema.routes[route].key ?? ""
    switch loss {
    case .refused, .container, .stack: return []
    case .unknownScreen where pair == nil:
      return change(
        .restoredScreenLost, "'\(name)' is no longer restored, because the screen is gone")
    case .unknownScreen where pair.map { head.schema.routes[$0.head.value].key } != .some(nil):
      return change(.restoredScreenLost, "'\(name)' is no longer restored from the key '\(key)'")
    case .unknownScreen, .notRestored:
      return change(.restoredScreenDropped, "'\(name)' is no longer restored")
    case .blocked(let condition):
      return change(
        .restoredScreenGuarded, "'\(name)' is restored only where '\(condition)' holds", condition)
    case .unreadable(let parameter):
      if let pair, let former = pair.parameters.first(where: { $0.value == parameter })?.key,
        let was = base.schema.routes[route].key(ofParameter: former),
        let key = head.schema.routes[pair.head.value].key(ofParameter: parameter), was != key
      {
        return change(
          .restoredValueRefused, "'\(name)' is no longer restored, because '\(was)' is '\(key)' now",
          parameter)
      }
      let value = witness.old.screens(in: witness.container).last?.values[parameter]
      return value == nil || value == .absent
        ? change(
          .restoredParamRequired, "'\(name)' is no longer restored without '\(parameter)'",
          parameter)
        : change(
          .restoredValueRefused,
          "'\(name)' is no longer restored with \(value?.phrase ?? "") as '\(parameter)'", parameter)
    case .moved(let other):
      if head.schema.routes.contains(where: { $0.name == other && $0.formerKeys.contains(key) }) {
        return change(.restoredScreenMigrated, "'\(name)' is restored as '\(other)'")
      }
      return change(.restoredScreenMoved, "'\(name)' is restored as '\(other)'", other)
    case .values(let parameters):
      return parameters.flatMap {
        change(.restoredValueLost, "'\(name)' is restored without its '\($0)'", $0)
      }
    }
  }

  private func places(of route: Int, _ pair: RouteCorrespondence.Pair?) -> [Change.Place] {
    let old = Change.Place(.base, comparison.base.graph.routes[route].name.range)
    return [old]
      + (pair.map { [Change.Place(.head, comparison.head.graph.routes[$0.head].name.range)] } ?? [])
  }

  private mutating func add(
    _ kind: ChangeKind, _ message: String, _ pair: RouteCorrespondence.Pair, _ witness: Change.Witness,
    _ subject: String..., cause: StateCause? = nil
  ) {
    let name = comparison.head.graph.name(of: pair.head)
    let change = Change(
      kind, message, route: name, proof: .executed, witness: witness, subject: [name] + subject,
      places: places(of: pair.base.value, pair))
    if let cause { ofCauses.append(change, of: cause) } else { list.append(change) }
  }

  /// Conditions that only one version asks for.
  private mutating func compareGuards(_ pair: RouteCorrespondence.Pair) {
    let old = base.schema.requirements(of: pair.base.value)
    let new = head.schema.requirements(of: pair.head.value)
    guard old != new,
      let screen = samples.samples(of: pair.base.value, in: base.schema).first,
      let container = container(for: screen, in: base)
    else { return }
    let name = comparison.head.graph.name(of: pair.head)
    for condition in new.subtracting(old).sorted().prefix(1) {
      let found = loss(of: [screen], in: container, from: base, to: head, kept: [], unmet: [condition])
      guard case (.blocked, let witness)? = found else { continue }
      add(
        .restoredScreenGuarded, "'\(name)' is restored only where '\(condition)' holds", pair,
        witness.witness(isUpgrade: true), condition)
    }
    for condition in old.subtracting(new).sorted().prefix(1) {
      guard let snapshot = base.snapshot(of: [screen], in: container) else { continue }
      let witness = StateWitness(snapshot, in: container, from: base, to: head, unmet: [condition])
      guard witness.shows(name) == (false, true) else { continue }
      add(
        .restoredScreenUnguarded, "'\(name)' is restored where '\(condition)' does not hold too", pair,
        witness.witness(isUpgrade: true), condition)
    }
  }

  /// A sheet that loses its stack loses what was on it.
  private mutating func compareStacks(_ pair: RouteCorrespondence.Pair) {
    guard base.schema.routes[pair.base.value].hasStack, !head.schema.routes[pair.head.value].hasStack,
      comparison.usedStacks.base().contains(pair.base),
      let sheet = samples.samples(of: pair.base.value, in: base.schema).first,
      let container = container(for: sheet, in: base)
    else { return }
    let name = comparison.head.graph.name(of: pair.head)
    for route in base.schema.routes.indices
    where base.schema.routes[route].key != nil && !budget.isSpent {
      guard base.schema.routes[route].presentation == .push,
        let screen = samples.samples(of: route, in: base.schema).first,
        case (.stack, let witness)? = loss(
          of: [sheet, screen], in: container, from: base, to: head, kept: [])
      else { continue }
      add(
        .restoredStackLost, "what was open on '\(name)' is not restored", pair,
        witness.witness(isUpgrade: true))
      return
    }
  }

  /// A screen that is found by a key of its past.
  private mutating func compareKeys(_ pair: RouteCorrespondence.Pair) {
    guard let old = base.schema.routes[pair.base.value].key,
      let new = head.schema.routes[pair.head.value].key,
      old != new,
      let screen = samples.samples(of: pair.base.value, in: base.schema).first,
      let container = container(for: screen, in: base),
      let snapshot = base.snapshot(of: [screen], in: container),
      // A root without values is not saved.
      snapshot != base.snapshot(of: [], in: container)
    else { return }
    let name = comparison.head.graph.name(of: pair.head)
    let witness = StateWitness(snapshot, in: container, from: base, to: head)
    guard witness.shows(name) == (true, true) else { return }
    add(
      .restoredScreenMigrated, "'\(name)' is restored from its former key '\(old)'", pair,
      witness.witness(isUpgrade: true))
  }

  /// What an older app makes of what the newer one saves.
  private mutating func compareDowngrade(_ pair: RouteCorrespondence.Pair) {
    let route = pair.head.value
    guard head.schema.routes[route].key != nil, base.schema.routes[pair.base.value].key != nil else { return }
    let old = base.schema.routes[pair.base.value].parameters
    var others: [String: NavigationSchema.Parameter] = [:]
    for (former, name) in pair.parameters { others[name] = old.first { $0.name == former } }
    let kept = names(ofKept: route, in: head).intersection(names(ofKept: pair.base.value, in: base))
    for screen in samples.samples(of: route, in: head.schema, others: others) {
      guard let container = container(for: screen, in: head),
        let (loss, witness) = loss(of: [screen], in: container, from: head, to: base, kept: kept)
      else { continue }
      if case .refused = loss { return }
      var type: String?
      if case .unreadable(let parameter) = loss {
        type = comparison.changedType(pair, pair.parameters[parameter] ?? parameter)
      }
      add(
        .downgradeScreenLost,
        "an older app does not restore '\(comparison.head.graph.name(of: pair.head))' as this version saves it",
        pair, witness.witness(isUpgrade: false), cause: type.map { .type($0) })
      return
    }
  }

  /// Screens and values that the older version did not save and the newer one does.
  private mutating func compareWhatIsKept(_ pair: RouteCorrespondence.Pair) {
    let (old, new) = (base.schema.routes[pair.base.value], head.schema.routes[pair.head.value])
    let added = new.parameters.compactMap {
      parameter -> (NavigationSchema.Parameter, was: NavigationSchema.Parameter)? in
      guard parameter.key != nil,
        let former = pair.parameters.first(where: { $0.value == parameter.name })?.key,
        let was = old.parameters.first(where: { $0.name == former }), was.key == nil
      else { return nil }
      return (parameter, was)
    }
    guard new.key != nil, old.key == nil || !added.isEmpty,
      let screen = samples.samples(of: pair.head.value, in: head.schema).first,
      let container = container(for: screen, in: head),
      let snapshot = head.snapshot(of: [screen], in: container)
    else { return }
    let name = comparison.head.graph.name(of: pair.head)
    let found = StateWitness(snapshot, in: container, from: head, to: base)
    guard found.shows(name).old, snapshot != head.snapshot(of: [], in: container) else { return }
    let witness = found.witness(isUpgrade: false)
    if old.key == nil {
      let reason =
        old.isSensitive ? "was sensitive" : new.requirements.isEmpty ? nil : "is guarded"
      let kind: ChangeKind = reason == nil ? .screenRestored : .privateScreenRestored
      add(kind, "'\(name)'\(reason.map { ", which \($0)," } ?? "") is restored now", pair, witness)
      return
    }
    for (parameter, was) in added {
      let kind: ChangeKind = was.isSensitive ? .privateValueRestored : .restoredValueAdded
      let reason = was.isSensitive ? ", which was sensitive," : ""
      add(kind, "'\(parameter.name)' of '\(name)'\(reason) is restored now", pair, witness, parameter.name)
    }
  }
}

extension NavigationSchema.Route {
  /// By what snapshots know the value of a param.
  fileprivate func key(ofParameter name: String) -> String? { parameters.first { $0.name == name }?.key }
}
