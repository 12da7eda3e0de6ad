import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Where snapshots are kept, and whether the other version reads them at all.
struct StorageChanges {
  let comparison: SpecComparison
  let base: SnapshotSide
  let head: SnapshotSide

  private var old: NavigationSchema.Restoration? { base.tabs.isEmpty ? nil : base.schema.restoration }
  private var new: NavigationSchema.Restoration? { head.tabs.isEmpty ? nil : head.schema.restoration }

  var isRead: Bool {
    guard let old, let new else { return false }
    return old.key == new.key && old.storage == new.storage && new.version >= old.version
  }

  var isReadBack: Bool { isRead && old?.version == new?.version }

  func changes() -> [Change] {
    switch (old, new) {
    case (nil, nil): []
    case (nil, .some):
      [change(.stateStorageAdded, "state is saved now", nil)]
    case (.some(let old), nil):
      [change(.stateStorageRemoved, "state is no longer restored", lost(old))]
    case (.some(let old), .some(let new)) where old.key != new.key || old.storage != new.storage:
      [
        change(
          .stateStorageMoved, "saved state is looked for in \(name(new)) instead of \(name(old))",
          lost(old))
      ]
    case (.some(let old), .some(let new)): limits(old, new)
    }
  }

  private func name(_ place: NavigationSchema.Restoration) -> String {
    "the \(place.storage.rawValue)'s storage under '\(place.key)'"
  }

  /// What cannot be shown is not breaking.
  private func change(_ kind: ChangeKind, _ message: String, _ witness: Change.Witness?) -> Change {
    func place(_ graph: NavigationGraph, _ side: Change.Side) -> Change.Place {
      Change.Place(side, graph.restoration?.range ?? graph.range)
    }
    return Change(
      kind, message, level: witness == nil && kind.level == .breaking ? .risky : nil,
      proof: witness == nil ? .none : .executed, witness: witness, subject: ["restoration"],
      places: [place(comparison.base.graph, .base), place(comparison.head.graph, .head)])
  }

  /// What the older version reads from the device after it saved a screen, where the newer one does not look; nil where
  /// it does not find it.
  private func lost(_ place: NavigationSchema.Restoration) -> Change.Witness? {
    guard let snapshot = saved(by: base) else { return nil }
    let restored = base.window(reading: snapshot)
    guard restored.report.refusal == nil else { return nil }
    let screens = restored.screens(in: base.tabs[0]).map(\.text)
    let text = String(decoding: snapshot, as: UTF8.self)
    return Change.Witness(
      json: .object([
        ("snapshot", .string(text)), ("base", .array(screens.map { .string($0) })), ("head", .null),
        ("dropped", .array([])),
      ]),
      lines: [
        text, "base  restored from \(name(place)): \(screens.joined(separator: " > "))",
        "head  " + (new.map { "nothing in \(name($0))" } ?? "restores nothing"),
      ])
  }

  private func limits(_ old: NavigationSchema.Restoration, _ new: NavigationSchema.Restoration) -> [Change] {
    var changes: [Change] = []
    if new.version < old.version {
      changes.append(
        change(
          .stateVersionLowered,
          "state of version \(old.version) is refused by version \(new.version)",
          refused(by: head, from: base, isUpgrade: true)))
    } else if new.version > old.version {
      changes.append(
        change(
          .stateVersionRaised, "an older app refuses state of version \(new.version)",
          refused(by: base, from: head, isUpgrade: false)))
    }
    if new.maximumBytes < old.maximumBytes {
      let witness = long(from: base, old.maximumBytes, to: head, new.maximumBytes)
      changes.append(
        change(
          .stateLimitLowered,
          "state of more than \(new.maximumBytes) bytes is refused; \(old.maximumBytes) were read",
          witness))
    } else if new.maximumBytes > old.maximumBytes {
      changes.append(
        change(
          .stateLimitRaised,
          "state of up to \(new.maximumBytes) bytes is read; it was \(old.maximumBytes)", nil))
    }
    return changes
  }

  private func refused(by reader: SnapshotSide, from writer: SnapshotSide, isUpgrade: Bool) -> Change.Witness?
  {
    saved(by: writer).map {
      StateWitness($0, in: 0, from: writer, to: reader).witness(isUpgrade: isUpgrade)
    }
  }

  /// A snapshot with a screen in the first container, if any is saved.
  private func saved(by side: SnapshotSide) -> [UInt8]? {
    guard !side.budget.isSpent else { return nil }
    var samples = SampleScreens()
    let empty = side.snapshot(of: [], in: 0)
    for route in side.schema.routes.indices
    where side.schema.routes[route].key != nil && !side.budget.isSpent {
      for screen in samples.samples(of: route, in: side.schema) {
        if let snapshot = side.snapshot(of: [screen], in: 0), snapshot != empty { return snapshot }
      }
    }
    return empty
  }

  /// A snapshot that is too long for one version alone: a stack of many screens.
  private func long(from writer: SnapshotSide, _ most: Int, to reader: SnapshotSide, _ limit: Int)
    -> Change.Witness?
  {
    var samples = SampleScreens()
    for route in writer.schema.routes.indices
    where writer.schema.routes[route].key != nil && !writer.budget.isSpent {
      guard writer.schema.routes[route].presentation == .push,
        var screen = samples.samples(of: route, in: writer.schema).first
      else { continue }
      for (index, parameter) in writer.schema.routes[route].parameters.enumerated()
      where parameter.form == ValueForm(.string) && (parameter.arity == .one || parameter.arity == .optional)
      {
        screen.values[index] = .string(String(repeating: "a", count: 500))
      }
      let chain = { (count: Int) in Array(repeating: screen, count: count) }
      guard let one = writer.snapshot(of: chain(1), in: 0), let two = writer.snapshot(of: chain(2), in: 0),
        two.count > one.count
      else { continue }
      let count = 2 + max(0, limit - one.count) / (two.count - one.count)
      guard count <= 100, let snapshot = writer.snapshot(of: chain(count), in: 0), snapshot.count > limit,
        snapshot.count <= most
      else { continue }
      let witness = StateWitness(snapshot, in: 0, from: writer, to: reader)
      guard witness.old.report.refusal == nil, witness.new.report.refusal == .tooLarge else { continue }
      return witness.witness(isUpgrade: true)
    }
    return nil
  }
}
