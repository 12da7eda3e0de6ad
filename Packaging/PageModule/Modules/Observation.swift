// Stands in for `Observation`, which Embedded Swift does not have: in a page nothing observes. The toolchain's macros
// expand to nothing in these roles.

/// A class as any other.
@attached(extension) public macro Observable() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// A property as any other.
@attached(accessor, names: named(willSet)) public macro ObservationIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
