import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one finished process cost, by the operating system's own accounting.
public struct ProcessCost: Sendable {
  /// Wall-clock milliseconds.
  public let wall: Double
  /// User and system milliseconds.
  public let cpu: Double
  /// Peak resident memory in MiB.
  public let memory: Double

  /// Runs a command to its end, its output thrown away, and the processes that it starts with it.
  /// - Parameters:
  ///   - folder: Where it runs; nil is here.
  ///   - limit: The seconds of CPU time that each process may take.
  ///   - codes: How it may exit.
  /// - Throws: `Failure` if it fails.
  @discardableResult public static func run(
    _ command: [String], in folder: String? = nil, limit: Int? = nil, allowing codes: [Int32] = [0]
  ) throws -> ProcessCost {
    let limits = limit.map { "ulimit -t \($0) && " } ?? ""
    let command = ["/bin/sh", "-c", "cd \"$0\" && \(limits)exec \"$@\"", folder ?? "."] + command
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var pid: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&pid, command[0], &actions, nil, &arguments, environ) == 0 else {
      throw CocoaError(.executableNotLoadable)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(pid, &status, 0, &usage)
    let end = DispatchTime.now().uptimeNanoseconds
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }
    #if os(Linux)
      let memory = Double(usage.ru_maxrss) / 1024
    #else
      let memory = Double(usage.ru_maxrss) / 1_048_576
    #endif
    let measurement = ProcessCost(
      wall: Double(end - start) / 1_000_000, cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
      memory: memory)
    // No signal, and a code that is allowed.
    guard status & 0x7F == 0, codes.contains(status >> 8 & 0xFF) else {
      throw Failure(command: command, measurement: measurement)
    }
    return measurement
  }

  /// What a process cost that failed.
  public struct Failure: Error, CustomStringConvertible {
    public let command: [String]
    public let measurement: ProcessCost

    public var description: String { "failed: \(command.dropFirst(4).prefix(12).joined(separator: " "))" }
  }
}

/// The middle of an odd number of runs.
public func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
