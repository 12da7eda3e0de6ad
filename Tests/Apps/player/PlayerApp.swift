public import NavSpecDriving

/// The generated code of `specs/valid/player`.
public let playerApp = DrivenApp("player", PlayerNavigation.self)
