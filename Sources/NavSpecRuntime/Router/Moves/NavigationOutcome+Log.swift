#if canImport(OSLog)
  // Qualified, because an app that embeds the runtime may have a `Logger` of its own.
  public import os

  extension AsyncStream {
    /// Writes what becomes of navigations to the log, with a signpost each, until the router is gone. Screens are named,
    /// values are not written.
    ///
    ///     .task { await router.outcomes.log(to: Logger(subsystem: "com.example.recipes", category: "navigation")) }
    public func log<Definition>(to logger: os.Logger) async where Element == NavigationOutcome<Definition> {
      let signposter = os.OSSignposter(logger: logger)
      for await outcome in self {
        let text = outcome.description
        logger.notice("\(text, privacy: .public)")
        signposter.emitEvent("Navigation", "\(text, privacy: .public)")
      }
    }
  }
#endif
