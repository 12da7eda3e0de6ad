import Foundation
import NavSpecRuntime

/// What an app pays at launch until its first URL has opened. Each launch is a process of its own, because an app reads
/// its table once.
enum Launch {
  private static let steps = ["schema", "links", "router", "first URL"]

  /// One launch: the nanoseconds of each step, in a line.
  @MainActor static func run<Definition: NavigationDefinition>(_: Definition.Type, _ folder: String) throws {
    guard let url = try URLList(folder).of("value").first else { return }
    var times = [now]
    keep(Definition.map)
    times.append(now)
    keep(Definition.links)
    times.append(now)
    let router = NavigationRouter<Definition>()
    times.append(now)
    let result = router.open(url)
    times.append(now)
    precondition(result == .opened, "\(url) does not open")
    print(zip(times.dropFirst(), times).map { String($0 - $1) }.joined(separator: " "))
  }

  /// Many launches of an app, of which the least time of each step counts.
  static func measure(_ name: String, _ specs: String, rounds: Int = 25) throws {
    var least = steps.map { _ in UInt64.max }
    for _ in 0..<rounds {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [specs, "launch", name]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let times = text.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0) }
      precondition(times.count == steps.count, "the launch of \(name) patterns failed")
      least = zip(least, times).map { min($0, $1) }
    }
    let cells = zip(steps, least).map { "\($0) \(number(Double($1) / 1_000_000, 2))" }
    let sum = number(Double(least.reduce(0, +)) / 1_000_000, 2)
    print("\(name) patterns: \(cells.joined(separator: ", ")), together \(sum) ms")
  }
}
