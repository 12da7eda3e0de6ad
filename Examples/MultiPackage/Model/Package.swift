// swift-tools-version: 6.2
import PackageDescription

// What every feature and the app speak of.
let package = Package(
  name: "Model",
  products: [.library(name: "ShopModel", targets: ["ShopModel"])],
  targets: [.target(name: "ShopModel")],
  swiftLanguageModes: [.v6]
)
