// swift-tools-version: 6.2
import PackageDescription

// One target, its spec beside its sources.
let package = Package(
  name: "SingleTarget",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "../../..")],
  targets: [
    .executableTarget(
      name: "SingleApp", dependencies: [.product(name: "NavSpecRuntime", package: "navspec")],
      plugins: [.plugin(name: "NavSpecBuildPlugin", package: "navspec")])
  ],
  swiftLanguageModes: [.v6]
)
