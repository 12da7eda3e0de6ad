/// Plain values in one stretch of memory that never changes, for what is read many times for every URL:
/// reading counts no references. Indices come from the table itself, never from a URL.
nonisolated struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private nonisolated final class Owner {
    let memory: UnsafeMutableBufferPointer<Element>

    init(count: Int) {
      // Along the lines of the cache, which most elements share without a rest.
      let raw = UnsafeMutableRawBufferPointer.allocate(
        byteCount: count * MemoryLayout<Element>.stride, alignment: 64)
      memory = raw.bindMemory(to: Element.self)
    }

    deinit { UnsafeMutableRawBufferPointer(memory).deallocate() }
  }

  private let owner: Owner
  private let memory: UnsafeBufferPointer<Element>

  init(_ elements: [Element]) {
    owner = Owner(count: elements.count)
    _ = owner.memory.initialize(from: elements)
    memory = UnsafeBufferPointer(owner.memory)
  }

  /// What `TableWriter.flat` wrote.
  init(_ reader: inout TableReader) {
    let count = reader.count()
    owner = Owner(count: count)
    if let start = owner.memory.baseAddress, count > 0 {
      reader.fill(
        UnsafeMutableRawPointer(start), count: count, width: MemoryLayout<Element>.stride / 4)
    }
    memory = UnsafeBufferPointer(owner.memory)
  }

  var count: Int { memory.count }

  // Checked where assertions are.
  subscript(index: Int) -> Element { memory[index] }

  subscript(span: LinkSpan) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: memory[span.indices])
  }
}

/// A stretch of such values.
nonisolated struct LinkSpan: BitwiseCopyable, Sendable {
  var start: Int32 = 0
  var end: Int32 = 0

  var isEmpty: Bool { start == end }
  var count: Int { Int(end - start) }
  var indices: Range<Int> { Int(start)..<Int(end) }
}
