public import NavSpecDriving

/// The generated code of `Tests/SmallSpecs/external`.
public let externalApp = DrivenApp(hosted: "external", KeptNavigation.self)
