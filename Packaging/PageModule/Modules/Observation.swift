// Stands in for `Observation`, which Embedded Swift does not have: no view observes the router of a page. The toolchain's own
// macros expand to nothing in these roles.

@attached(extension) public macro Observable() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

@attached(accessor, names: named(willSet)) public macro ObservationIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
