public import NavSpecDriving

/// The generated code of `Tests/SmallSpecs/hostile`.
public let hostileApp = DrivenApp("hostile", HostileNavigation.self)
