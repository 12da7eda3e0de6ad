public import NavSpecDriving

/// The generated code of `specs/valid/kickstarter`.
public let kickstarterApp = DrivenApp("kickstarter", KickstarterNavigation.self)
