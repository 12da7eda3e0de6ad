// What the module offers a page. Text goes through its memory as UTF-8.

/// The app that the page runs. A page with two apps instantiates the module twice.
@MainActor private var player: Player<SchemaApp>?
/// Its links, compiled again with what explains them, once that is asked.
nonisolated(unsafe) private var explained: LinkTable?
/// The last answer, until the next.
nonisolated(unsafe) private var answer: [UInt8] = []
nonisolated(unsafe) private var written: UnsafeMutableRawPointer?

/// Memory for a text that the page writes; it is valid until the next call of any function but this one.
@_expose(wasm, "reserve") @_cdecl("navspec_reserve")
public func reserve(_ count: Int32) -> UnsafeMutableRawPointer {
  written?.deallocate()
  let memory = UnsafeMutableRawPointer.allocate(byteCount: Int(max(count, 1)), alignment: 1)
  written = memory
  return memory
}

private func text(_ count: Int32) -> [UInt8] {
  guard let written else { return [] }
  return Array(UnsafeRawBufferPointer(start: written, count: Int(count)))
}

/// Loads the navigation that generated code carries.
/// - Returns: 1 if it was read, 0 if it is not of this version or has no window that the runtime navigates in.
@MainActor @_expose(wasm, "load") @_cdecl("navspec_load")
public func load(_ count: Int32) -> Int32 {
  let map = SchemaIndex(TableText(copying: text(count)))
  if case .external = map.schema.container { return 0 }
  let links = LinkTable(map)
  SchemaApp.contents = SchemaApp.Contents(map) { links }
  player = nil
  explained = nil
  return 1
}

/// Launches the app that was loaded.
///
/// The text is JSON, the personas of the spec: `[{"name": text, "unmet": [condition]}]`, with conditions by their index.
@MainActor @_expose(wasm, "launch") @_cdecl("navspec_launch")
public func launch(_ count: Int32) -> Int32 {
  guard case .array(let items)? = JSONText(parsing: text(count)) else { return 0 }
  var personas: [Player<SchemaApp>.Persona] = []
  for item in items {
    guard case .string(let name)? = item["name"], case .array(let indices)? = item["unmet"] else { return 0 }
    var unmet: Set<Int> = []
    for case .integer(let index) in indices { unmet.insert(Int(index)) }
    personas.append((name: name, unmet: unmet))
  }
  player = Player(personas: personas)
  return 1
}

/// Carries out an operation.
/// - Returns: The number of bytes of the answer, a JSON object; negative if the operation could not be carried out.
@MainActor @_expose(wasm, "perform") @_cdecl("navspec_perform")
public func perform(_ count: Int32) -> Int32 {
  guard let player else { return 0 }
  let (json, isValid) = player.perform(text(count))
  answer = Array(json.encodedOnOneLine().utf8)
  return Int32(answer.count) * (isValid ? 1 : -1)
}

/// Says what comes nearest to a URL that nothing opens, as `navspec resolve` does.
/// - Returns: The number of bytes of the answer, a JSON object with what `nearest` has and the difference in words; 0 if
///   something opens it.
@MainActor @_expose(wasm, "nearest") @_cdecl("navspec_nearest")
public func nearest(_ count: Int32) -> Int32 {
  guard let player else { return 0 }
  let url = String(decoding: text(count), as: UTF8.self)
  let links = explained ?? LinkTable(SchemaApp.map.schema)
  explained = links
  let nearest = NearestPattern(to: url, in: links) { index in
    SchemaApp.Condition(position: index).map { player.conditions[$0] } == .met
  }
  guard let nearest, case .object(let members) = nearest.json else { return 0 }
  answer = Array(
    JSONText.object(members + [("difference", .string(nearest.difference))]).encodedOnOneLine().utf8)
  return Int32(answer.count)
}

/// Copies the answer to memory that the page reads.
@_expose(wasm, "answer") @_cdecl("navspec_answer")
public func copyAnswer() -> UnsafeMutableRawPointer {
  let memory = reserve(Int32(answer.count))
  answer.withUnsafeBytes {
    memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
  }
  return memory
}
