import NavSpecDiagnostics
import NavSpecRuntime

/// What the reading version does not restore of a screen that the writing one restores.
enum StateLoss {
  /// The whole snapshot is refused.
  case refused
  case container
  case unknownScreen
  case notRestored
  /// This param has no value that the reading version accepts.
  case unreadable(String)
  /// This condition keeps it away.
  case blocked(String)
  /// The screen below it has no stack any more.
  case stack
  /// Another screen is in its place.
  case moved(String)
  /// The screen is there, but with other values of these params.
  case values([String])

  /// nil where the screen is restored as it was.
  /// - Parameters:
  ///   - screen: The screen on top of what was saved, in terms of the newer spec.
  ///   - kept: The params whose values were saved.
  ///   - new: What the reading version shows.
  init?(
    of screen: KeptWindow.Screen, in container: String, keeping kept: Set<String>, old: KeptWindow,
    new: KeptWindow
  ) {
    guard new.report.refusal == nil else {
      self = .refused
      return
    }
    let there = new.screens(in: container).filter { $0.route == screen.route }
    if let restored = there.last {
      let lost = screen.values.filter { name, value in
        guard kept.contains(name), value != .absent, let other = restored.values[name] else { return false }
        return !value.isSame(as: other)
      }
      guard !lost.isEmpty else { return nil }
      // The root of a tab is there all the same, with the values of its launch.
      for dropped in new.report.dropped {
        guard case .unreadable(let parameter) = dropped.reason, lost[parameter] != nil else { continue }
        self = .unreadable(parameter)
        return
      }
      self = .values(lost.keys.sorted())
      return
    }
    guard let dropped = new.report.dropped.first else {
      let screens = new.screens(in: container)
      let isComplete = screens.count == old.screens(in: container).count
      self = screens.last.flatMap { isComplete ? .moved($0.route) : nil } ?? .container
      return
    }
    switch dropped.reason {
    case .unknownScreen: self = new.tabs[container] == nil ? .container : .unknownScreen
    case .notRestored: self = .notRestored
    case .unreadable(let parameter): self = .unreadable(parameter)
    case .blocked(let condition): self = .blocked(condition)
    case .misplaced: self = .stack
    case .disowned, .tooDeep: return nil
    }
  }
}

struct StateWitness {
  let snapshot: [UInt8]
  let container: String
  /// Of the version that wrote it.
  let old: KeptWindow
  let new: KeptWindow
  /// The conditions that do not hold.
  var unmet: Set<String> = []

  func shows(_ route: String) -> (old: Bool, new: Bool) {
    func shows(_ window: KeptWindow) -> Bool { window.screens(in: container).contains { $0.route == route } }
    return (shows(old), shows(new))
  }

  /// - Parameter isUpgrade: Whether the older version wrote it.
  func witness(isUpgrade: Bool) -> Change.Witness {
    let (base, head) = isUpgrade ? (old, new) : (new, old)
    let text = String(decoding: snapshot, as: UTF8.self)
    return Change.Witness(
      json: .object([
        ("snapshot", .string(text)),
        ("conditions", .object(unmet.sorted().map(NamedSpec.refusal(of:)).map { ($0, .bool($1)) })),
        ("base", json(of: base)),
        ("head", json(of: head)),
        ("dropped", .array(new.report.dropped.map(json))),
      ]),
      lines: [
        text.utf8.count <= 200 ? text : "a snapshot of \(text.utf8.count) bytes",
        "base  \(summary(of: base))", "head  \(summary(of: head))",
      ])
  }

  private func json(of window: KeptWindow) -> JSONText {
    window.report.refusal == nil ? .array(window.screens(in: container).map { .string($0.text) }) : .null
  }

  private func json(of dropped: RestorationReport.Dropped) -> JSONText {
    .object([
      ("place", .string(dropped.place)), ("key", .string(dropped.key)),
      ("reason", .string(dropped.phrase)),
    ])
  }

  private func summary(of window: KeptWindow) -> String {
    if let refusal = window.report.refusal { return "refused: \(refusal.phrase)" }
    let screens = window.screens(in: container).map(\.text)
    // A tab is dropped as the selected one and with its stack: one remark says so.
    var dropped: [String] = []
    for remark in window.report.dropped.map({ "  ('\($0.key)' dropped: \($0.phrase))" })
    where !dropped.contains(remark) { dropped.append(remark) }
    return "restored: " + (screens.isEmpty ? "nothing" : screens.joined(separator: " > ")) + dropped.joined()
  }
}

extension StateWitness {
  init(
    _ snapshot: [UInt8], in container: Int, from writer: SnapshotSide, to reader: SnapshotSide,
    unmet: Set<String> = []
  ) {
    self.init(
      snapshot: snapshot, container: writer.tabs[container],
      old: writer.window(reading: snapshot, unmet: unmet),
      new: reader.window(reading: snapshot, unmet: unmet), unmet: unmet)
  }
}

extension RestorationReport.Refusal {
  var phrase: String {
    switch self {
    case .tooLarge: "too large"
    case .unreadable: "unreadable"
    case .newer: "from a newer version"
    case .linkOpened: "a link was opened"
    case .singleWindow: "a window of one screen"
    case .interrupted: "an earlier launch was interrupted"
    }
  }
}

extension RestorationReport.Dropped {
  fileprivate var phrase: String {
    switch reason {
    case .unknownScreen where key == place: "no tab is restored under this name"
    case .unknownScreen: "no screen is restored from this key"
    case .notRestored: "not restored"
    case .unreadable(let parameter): "'\(parameter)' is missing or not accepted"
    case .blocked(let condition): "'\(condition)' does not hold"
    case .disowned: "it no longer exists"
    case .misplaced: "no stack to be on"
    case .tooDeep: "too deep"
    }
  }
}
