public import NavSpecRuntime

/// Generated code that is driven by bytes: whatever is asked of a window in whatever order, what was promised
/// of its state holds.
///
/// The first line names the app and says how its conditions begin, `recipes +-?`; each further line is a step,
/// see `WindowDrive`. Any bytes are some steps.
public struct DrivenApp: Sendable {
  /// The app's name in the first line.
  public let name: String
  /// Takes the steps, and answers how many they were and which promise was broken.
  public let drive: @MainActor @Sendable (_ lines: [DriveLine]) async -> DriveOutcome
  /// A line of steps for each thing that is worth starting from.
  public let seeds: @MainActor @Sendable () -> [String]
  /// The URL of every screen that has one.
  public let urls: @Sendable () -> [String]
  /// What becomes of a URL in a window at launch while some conditions are unmet and the others met.
  public let opening: @MainActor @Sendable (_ url: String, _ unmet: Set<String>) -> OpenedWindow
  /// The answers of a window at launch, while some conditions are unmet, to the operations of `navspec play`; nil
  /// for an app that keeps a container of its own.
  public let play: (@MainActor @Sendable (_ lines: [String], _ unmet: Set<String>) -> [String])?
  /// Screens as members of an operation.
  public let screens: @Sendable () -> [String]
  /// Whether a screen can be created; the app's own types may refuse what the spec allows.
  public let creates: @Sendable (OpenedWindow.Screen) -> Bool

  /// An app whose windows navspec builds.
  /// - Parameter opaque: Values of the types that the spec does not know.
  public init<Definition: NavigationDefinition>(
    _ name: String, _ definition: Definition.Type, opaque: [any Hashable & Sendable] = []
  ) {
    self.name = name
    let samples = SampleRoutes<Definition>(opaque: opaque)
    drive = { lines in
      let drive = WindowDrive<Definition>(conditions: lines.first?.states ?? "", samples: samples)
      return await drive.take(lines.dropFirst())
    }
    seeds = { samples.seeds(name) + samples.snapshotSeeds(name) }
    urls = { samples.urls }
    opening = { OpenedWindow(opening: $0, Definition.self, unmet: $1) }
    play = { PlayedApp<Definition>.answers(to: $0, unmet: $1) }
    screens = { PlayedApp<Definition>.screens(of: samples) }
    creates = { $0.route(Definition.self) != nil }
  }

  /// An app that keeps a container of its own.
  public init<Definition: RouteDefinition>(
    hosted name: String, _ definition: Definition.Type, opaque: [any Hashable & Sendable] = []
  ) {
    self.name = name
    let samples = SampleRoutes<Definition>(opaque: opaque)
    drive = { lines in
      HostedDrive<Definition>(conditions: lines.first?.states ?? "", samples: samples).take(lines.dropFirst())
    }
    seeds = { samples.seeds(name) }
    urls = { samples.urls }
    opening = { OpenedWindow(openingHosted: $0, Definition.self, unmet: $1) }
    play = nil
    screens = { [] }
    creates = { $0.route(Definition.self) != nil }
  }
}

/// What became of a drive.
public struct DriveOutcome: Sendable {
  /// How many steps were taken.
  public var steps = 0
  /// The first promise that was broken; nil if all were kept.
  public var problem: String?
}

/// A promise that was broken.
struct Broken: Error {
  let description: String

  init(_ description: String) { self.description = description }
}

func promise(_ holds: Bool, _ description: @autoclosure () -> String) throws(Broken) {
  guard holds else { throw Broken(description()) }
}
