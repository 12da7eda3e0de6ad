package enum Environment {
  /// A variable's text; nil where it is not set, or empty, which means the same here.
  package static subscript(name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }

  /// All of them, as processes are given them.
  static var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
