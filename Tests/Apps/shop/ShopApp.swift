public import NavSpecDriving

/// The generated code of `specs/valid/shop`.
public let shopApp = DrivenApp("shop", ShopNavigation.self)
