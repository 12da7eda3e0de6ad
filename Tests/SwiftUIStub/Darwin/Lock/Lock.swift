// The lock of ArgumentParser.
public struct os_unfair_lock {
  public init() {}
}
