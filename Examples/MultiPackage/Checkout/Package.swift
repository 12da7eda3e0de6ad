// swift-tools-version: 6.2
import PackageDescription

// A feature in a package of its own. `navspec generate` writes its routes into Sources/Checkout/Generated; it
// needs the runtime and knows neither the app nor its neighbours.
let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [.library(name: "Checkout", targets: ["Checkout"])],
  dependencies: [.package(path: "../Model"), .package(name: "navspec", path: "../../..")],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [
        .product(name: "ShopModel", package: "Model"), .product(name: "NavSpecRuntime", package: "navspec"),
      ],
      exclude: ["checkout.nav.yaml"]),
    .testTarget(name: "CheckoutTests", dependencies: ["Checkout"]),
  ],
  swiftLanguageModes: [.v6]
)
