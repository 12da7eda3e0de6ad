enum Child {
  /// Runs a program that `PATH` leads to, and waits for it. The result is its exit code, -1 if it died, or -2 if it took
  /// too long and was ended.
  /// - Parameters:
  ///   - input: The file that is its standard input; nil for none.
  ///   - output: The file that gets standard output; nil leaves it alone.
  ///   - errors: The file that gets standard error.
  ///   - seconds: How long it may take; nil for any time.
  static func run(
    _ name: String, _ arguments: [String], input: String? = nil, output: String? = nil, errors: String,
    seconds: Int? = nil
  ) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, input ?? "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, name, &files, nil, &words, Environment.pointer)
    guard code == 0 else { throw SystemError(code: code) }
    var status: Int32 = 0
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    while true {
      let ended = waitpid(process, &status, deadline == nil ? 0 : WNOHANG)
      if ended == process { break }
      if ended < 0 {
        guard errno == EINTR else { throw .last }
      } else if let deadline, deadline < .now {
        kill(process, SIGKILL)
        _ = waitpid(process, &status, 0)
        return -2
      } else {
        usleep(20_000)
      }
    }
    // The lowest seven bits are the signal it died of.
    return status & 0x7f == 0 ? status >> 8 & 0xff : -1
  }
}
