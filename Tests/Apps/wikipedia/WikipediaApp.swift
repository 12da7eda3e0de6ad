public import NavSpecDriving

/// The generated code of `specs/valid/wikipedia`.
public let wikipediaApp = DrivenApp("wikipedia", WikipediaNavigation.self)
