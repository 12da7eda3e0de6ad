// swift-tools-version: 6.2
import PackageDescription

// An app that composes features of other packages: its spec includes theirs, with the module they are compiled in.
let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "../Cart"), .package(name: "navspec", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "ShopWithCart", dependencies: ["Cart", .product(name: "NavSpecRuntime", package: "navspec")],
      path: "Sources/ShopApp", plugins: [.plugin(name: "NavSpecBuildPlugin", package: "navspec")])
  ],
  swiftLanguageModes: [.v6]
)
