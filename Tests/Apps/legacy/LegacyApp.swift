public import NavSpecDriving

/// The generated code of `specs/valid/legacy`.
public let legacyApp = DrivenApp(hosted: "legacy", LegacyNavigation.self)
