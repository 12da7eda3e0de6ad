/// Text that the tool wrote, where it never moves.
nonisolated final class TableText: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  private let isOwned: Bool

  /// A literal of generated code, which is walked in place.
  init(_ literal: StaticString) {
    // A literal of one scalar is no pointer, and no table.
    bytes =
      literal.hasPointerRepresentation
      ? UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
      : UnsafeBufferPointer(start: nil, count: 0)
    isOwned = false
  }

  init(copying text: [UInt8]) {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = memory.initialize(from: text)
    bytes = UnsafeBufferPointer(memory)
    isOwned = true
  }

  deinit { if isOwned { bytes.deallocate() } }
}
