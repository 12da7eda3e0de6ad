public import NavSpecDriving

/// The generated code of `Tests/SmallSpecs/results`.
public let resultsApp = DrivenApp("results", ResultsNavigation.self)
