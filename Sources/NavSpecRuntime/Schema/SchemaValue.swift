#if NAVSPEC_WITHOUT_TOOLS
  /// What the values of a schema and of patterns conform to. An app does not compare them, so it has no code for that.
  public typealias SchemaValue = Sendable
#else
  /// What the values of a schema and of patterns conform to. The compiler compares them and looks them up.
  public typealias SchemaValue = Hashable & Sendable
#endif
