// swift-tools-version: 6.2
import PackageDescription

// A feature in a package of its own, with a spec of its own.
let package = Package(
  name: "Cart",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Cart", targets: ["Cart"])],
  dependencies: [.package(name: "navspec", path: "../../../..")],
  targets: [
    .target(
      name: "Cart", dependencies: [.product(name: "NavSpecRuntime", package: "navspec")],
      plugins: [.plugin(name: "NavSpecBuildPlugin", package: "navspec")])
  ],
  swiftLanguageModes: [.v6]
)
