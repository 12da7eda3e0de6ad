import Dispatch
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecRuntime
import NavSpecWorkspace

/// What the server waits for, from the thread that reads and the one that compiles.
final class EventQueue: @unchecked Sendable {
  enum Event: Sendable {
    case message(JSONText?)
    case compiled(SpecSession.Result)
    /// What is found after diagnostics, which do not wait for it.
    case named(root: String, run: Int, SpecNames)
    case end
  }

  private let lock = DispatchQueue(label: "navspec.lsp")
  private let count = DispatchSemaphore(value: 0)
  private var events: [Event] = []

  func add(_ event: Event) {
    lock.sync { events.append(event) }
    count.signal()
  }

  /// Waits for the next one.
  func next() -> Event {
    count.wait()
    return lock.sync { events.removeFirst() }
  }

  /// Whether nothing else waits: what would answer an older state need not be computed yet.
  var isEmpty: Bool { lock.sync { events.isEmpty } }

  /// Whether a request that waits, or is being answered, was cancelled meanwhile.
  func hasCancelled(_ id: JSONText) -> Bool {
    lock.sync {
      events.contains { event in
        guard case .message(let message?) = event, message["method"]?.string == "$/cancelRequest" else {
          return false
        }
        return message["params"]?["id"]?.text() == id.text()
      }
    }
  }
}

/// A thread with a stack as large as that of the first one: the compiler counts on it.
enum LargeThread {
  private static let stackSize = 8 << 20

  static func start(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(ThreadWork(run)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, &attributes, { perform($0) }, work)
    #else
      var thread = pthread_t()
      pthread_create(&thread, &attributes, { perform($0) }, work)
    #endif
    pthread_attr_destroy(&attributes)
  }
}

private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().run() }
  return nil
}
