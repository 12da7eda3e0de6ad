import NavSpecFuzzing

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FuzzTarget.linkTable.runOrTrap(UnsafeBufferPointer(start: start, count: count))
}
