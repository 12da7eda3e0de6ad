// swift-tools-version: 6.2
import PackageDescription

// A feature in a package of its own. `navspec generate` writes its routes into Sources/Catalog/Generated; it
// needs the runtime and knows neither the app nor its neighbours.
let package = Package(
  name: "Catalog",
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [.library(name: "Catalog", targets: ["Catalog"])],
  dependencies: [.package(path: "../Model"), .package(name: "navspec", path: "../../..")],
  targets: [
    .target(
      name: "Catalog",
      dependencies: [
        .product(name: "ShopModel", package: "Model"), .product(name: "NavSpecRuntime", package: "navspec"),
      ],
      exclude: ["catalog.nav.yaml"]),
  ],
  swiftLanguageModes: [.v6]
)
