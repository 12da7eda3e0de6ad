public import NavSpecDriving

/// The generated code of `specs/valid/recipes`.
public let recipesApp = DrivenApp("recipes", RecipesNavigation.self)
