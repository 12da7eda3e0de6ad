// swift-tools-version: 6.2
import PackageDescription

// A command-line app that composes two features, each of which has a package of its own.
// `Examples/MultiPackage/test` generates the code of all three and runs it.
let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(path: "../Catalog"), .package(path: "../Checkout"), .package(path: "../Model"),
    .package(name: "navspec", path: "../../.."),
  ],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        "Catalog", "Checkout", .product(name: "ShopModel", package: "Model"),
        .product(name: "NavSpecRuntime", package: "navspec"),
      ],
      exclude: ["shop.nav.yaml"])
  ],
  swiftLanguageModes: [.v6]
)
