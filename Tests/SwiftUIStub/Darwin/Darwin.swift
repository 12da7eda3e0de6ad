// What Apple's overlay adds to the C library: variadic functions, and macros that are not constants.
@_exported import CDarwin

public var errno: Int32 {
  get { fatalError() }
  set {}
}
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public typealias sig_t = @convention(c) (Int32) -> Void
public var SIG_IGN: sig_t { fatalError() }
public var SIG_DFL: sig_t? { nil }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { fatalError() }
