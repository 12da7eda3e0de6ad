// swift-tools-version: 6.2
import PackageDescription

// The modules `Patterns…` are written by `script/bench runtime`: `navspec generate` from specs of so many
// link patterns. Their code is what an app would compile.
let sizes = [10, 1000, 5000]

let package = Package(
  name: "navspec-runtime-benchmark",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "../../..")],
  targets: [
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "runtime",
      dependencies: [
        "AllocationCount", .product(name: "NavSpecRuntime", package: "navspec"),
      ] + sizes.map { .init(stringLiteral: "Patterns\($0)") }),
  ]
    + sizes.map {
      .target(
        name: "Patterns\($0)", dependencies: [.product(name: "NavSpecRuntime", package: "navspec")],
        exclude: ["app.nav.yaml", "features", "urls.txt"])
    },
  swiftLanguageModes: [.v6]
)
