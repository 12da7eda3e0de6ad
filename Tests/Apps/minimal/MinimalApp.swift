public import NavSpecDriving

/// The generated code of `specs/valid/minimal`.
public let minimalApp = DrivenApp("minimal", MinimalNavigation.self)
