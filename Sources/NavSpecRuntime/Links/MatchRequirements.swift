/// What a search asks of a variant beyond its segments, and what it takes from them, of all variants in a
/// row: a table of thousands is walked without a jump to each part of each variant.
nonisolated struct MatchRequirements: Sendable {
  /// Something that must hold of a query.
  struct Condition: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case forbidden, literal, required, requiredList, other }

    var kind: Kind
    private let filler: UInt8 = 0
    private let rest: UInt16 = 0
    /// The index of a matcher.
    var matcher: Int32 = 0
    var key = LinkSpan()
    var value = LinkSpan()
  }

  /// Something that is taken from a URL.
  struct Capture: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case value, segment, gap, query, queryList, other }

    var kind: Kind
    private let filler: UInt8 = 0
    private let rest: UInt16 = 0
    /// The position of the segment. Negative positions count from the end of a path with a gap before it.
    var position: Int32 = 0
    /// The index of a field, or of what else of its kind the variant has.
    var index: Int32 = 0
    var key = LinkSpan()
  }

  let conditions: FlatArray<Condition>
  let captures: FlatArray<Capture>
  let fields: [LinkIndex.Field]
  let bytes: FlatArray<UInt8>

  init(_ reader: inout TableReader) {
    conditions = FlatArray(&reader)
    captures = FlatArray(&reader)
    fields = reader.coded([]) { $0.fields(&$1) }
    bytes = FlatArray(reader.bytes())
  }
}
