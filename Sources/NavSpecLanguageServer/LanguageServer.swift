import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel
import NavSpecReport
import NavSpecRuntime
import NavSpecWorkspace

/// A server of the Language Server Protocol, version 3.17, for specs and `.navspec.yaml`.
///
/// One thread reads messages, one compiles, and one answers with what was compiled last: a spec that takes long to
/// compile delays diagnostics alone.
package final class LanguageServer {
  private let queue = EventQueue()
  private let writer: MessageWriter
  private let input: Int32
  private var documents: [String: Document] = [:]
  /// By the path of the root.
  private var sessions: [String: SpecSession] = [:]
  /// The root of each open spec file, by its path.
  private var roots: [String: String] = [:]
  /// The roots whose files have changed since they were last compiled.
  private var stale: [String] = []
  private var isCompiling = false
  /// Runs whose names are still looked for, beside the next.
  private var unnamed = 0
  private var runs = 0
  /// Requests that need a spec without changes, until it is compiled.
  private var waiting: [JSONText] = []
  private var published: [String: Set<String>] = [:]
  private var hasShutDown = false

  /// - Parameters:
  ///   - input: The file of messages from the editor.
  ///   - output: The file of messages to it.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    writer = MessageWriter(output: output)
  }

  /// Answers until the editor goes.
  /// - Returns: Whether the editor said that it goes.
  package func run() -> Bool {
    let (queue, input) = (queue, input)
    LargeThread.start {
      var reader = MessageReader(input: input)
      while let message = reader.next() { queue.add(.message(message)) }
      queue.add(.end)
    }
    while true {
      switch queue.next() {
      case .end: return hasShutDown
      case .compiled(let result): take(result)
      case .named(let root, let run, let names):
        unnamed -= 1
        sessions[root]?.take(names, of: run)
      case .message(nil): fail(.null, -32700, "the message is no JSON")
      case .message(let message?):
        if message["method"]?.string == "exit" { return hasShutDown }
        receive(message)
      }
      compileNext()
    }
  }

  private func receive(_ message: JSONText) {
    guard let method = message["method"]?.string else {
      if let id = message["id"], message["result"] == nil, message["error"] == nil {
        fail(id, -32600, "the message has no method")
      }
      return
    }
    let params = message["params"] ?? .object([])
    guard let id = message["id"] else { return notified(of: method, params) }
    if hasShutDown { return fail(id, -32600, "the server has shut down") }
    if method == "initialize" { return answer(id, Self.capabilities) }
    if method == "shutdown" {
      hasShutDown = true
      return answer(id, .null)
    }
    guard let request = Self.requests[method] else { return fail(id, -32601, "'\(method)' is not answered") }
    if queue.hasCancelled(id) { return fail(id, -32800, "the request was cancelled") }
    if !Self.immediate.contains(method), isBusy { return waiting.append(message) }
    guard let place = place(of: params) else { return answer(id, .null) }
    do {
      answer(id, try request(place, params))
    } catch {
      fail(id, -32803, "\(error)")
    }
  }

  private func notified(of method: String, _ params: JSONText) {
    let document = params["textDocument"]
    let path = document?["uri"]?.string.flatMap(FileURI.path)
    switch method {
    case "textDocument/didOpen":
      guard let document = document.flatMap(Document.init) else { return }
      documents[document.path] = document
      changed(document.path)
    case "textDocument/didChange":
      guard let path, documents[path] != nil else { return }
      documents[path]?.apply(params["contentChanges"]?.array ?? [], version: document?["version"]?.int ?? 0)
      changed(path)
    case "textDocument/didClose":
      guard let path, documents.removeValue(forKey: path) != nil else { return }
      changed(path)
      roots[path] = nil
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      // What other programs write is read again.
      for root in sessions.keys { markStale(root) }
    default: break
    }
  }

  private func changed(_ path: String) {
    if Self.isSettings(path) {
      publishSettings(path)
      for root in sessions.keys { markStale(root) }
      return
    }
    let root = roots[path] ?? SpecSession.root(of: path, among: Array(sessions.values), specs)
    roots[path] = root
    if sessions[root] == nil { sessions[root] = SpecSession(root: root) }
    markStale(root)
  }

  static func isSettings(_ path: String) -> Bool { Disk.name(of: path) == ".navspec.yaml" }

  private var specs: [String: Document] { documents.filter { !Self.isSettings($0.key) } }

  private func markStale(_ root: String) { if !stale.contains(root) { stale.append(root) } }

  /// Compiles what has changed, once nothing more is to be read: of many changes the last counts.
  private func compileNext() {
    while !isCompiling, queue.isEmpty, !stale.isEmpty {
      let root = stale.removeFirst()
      // A spec that nobody has open any more is forgotten.
      guard roots.values.contains(root) else {
        sessions[root] = nil
        publish(nil, of: root)
        continue
      }
      (isCompiling, unnamed, runs) = (true, unnamed + 1, runs + 1)
      let (queue, documents, run) = (queue, specs, runs)
      let before = sessions[root]?.names ?? SpecNames([])
      LargeThread.start {
        let result = SpecSession.compiled(root: root, over: documents)
        queue.add(.compiled(result))
        queue.add(.named(root: root, run: run, result.spec?.names(before: before) ?? before))
      }
    }
    guard !isBusy else { return }
    let requests = waiting
    waiting = []
    for request in requests { receive(request) }
  }

  private var isBusy: Bool { isCompiling || unnamed > 0 || !stale.isEmpty }

  private func take(_ result: SpecSession.Result) {
    isCompiling = false
    sessions[result.root]?.take(result)
    // A file that is no longer included, or that another spec includes now, has another root.
    for (path, root) in roots where root == result.root {
      let isIncluded = result.spec == nil || sessions[root]?.paths.contains(path) == true
      if !isIncluded { move(path) }
    }
    for path in sessions[result.root]?.paths ?? [] where path != result.root && roots[path] == path {
      move(path)
    }
    publish(result, of: result.root)
  }

  private func move(_ path: String) {
    let before = roots.removeValue(forKey: path)
    changed(path)
    if let before, before != roots[path] { markStale(before) }
  }

  private func publish(_ result: SpecSession.Result?, of root: String) {
    // Settings that an editor has open are read by themselves.
    let files = (result?.diagnostics(openAlone: isAlone(root)) ?? [:])
      .filter { !Self.isSettings($0.key) || documents[$0.key] == nil }
    let before = published[root] ?? []
    for path in before.subtracting(files.keys) { send(diagnostics: [], of: path) }
    for (path, list) in files.sorted(by: { $0.key < $1.key }) {
      send(diagnostics: list, of: path, result?.documents[path])
    }
    published[root] = Set(files.keys)
  }

  /// Whether a file is checked by itself although it is a part of a spec.
  private func isAlone(_ root: String) -> Bool {
    guard roots[root] == root, let text = documents[root]?.text.bytes else { return false }
    return sessions[root]?.result?.spec?.loaded.files.first?.isRoot != true && !isRootSpec(text)
  }

  private func publishSettings(_ path: String) {
    guard let document = documents[path] else { return send(diagnostics: [], of: path) }
    var list: [JSONText] = []
    do throws(ReportedFailure) {
      _ = try Configuration.read(document.text.bytes, path: path)
    } catch {
      let result = SpecSession.Result(root: path, spec: nil, report: error.report, documents: [:])
      list = result.diagnostics(openAlone: false)[path] ?? []
    }
    send(diagnostics: list, of: path, document)
  }

  /// - Parameter document: What the diagnostics are about, where an editor has it open.
  private func send(diagnostics: [JSONText], of path: String, _ document: Document? = nil) {
    send(
      [
        "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
        "params": .members(
          ("uri", .string(documents[path]?.uri ?? FileURI.uri(of: path))),
          ("version", document.map { .int($0.version) }), ("diagnostics", .array(diagnostics))),
      ])
  }

  private func answer(_ id: JSONText, _ result: JSONText) {
    send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func fail(_ id: JSONText, _ code: Int, _ message: String) {
    send(["jsonrpc": "2.0", "id": id, "error": ["code": .int(code), "message": .string(message)]])
  }

  private func send(_ message: JSONText) { writer.write(message) }

  /// The document that a request is about, with its spec.
  private func place(of params: JSONText) -> RequestPlace? {
    guard let path = params["textDocument"]?["uri"]?.string.flatMap(FileURI.path),
      let document = documents[path]
    else { return nil }
    let position = params["position"] ?? params["range"]?["start"]
    let offset = position.flatMap(document.text.offset) ?? 0
    return RequestPlace(document: document, offset: offset, session: roots[path].flatMap { sessions[$0] })
  }
}

/// What a request is about.
struct RequestPlace {
  let document: Document
  let offset: Int
  /// nil for settings.
  let session: SpecSession?
}
