// The system's own calls: every file of this target sees them, and every target that imports it.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported @preconcurrency public import Musl
#else
  @_exported @preconcurrency public import Glibc
#endif
