// swift-tools-version: 6.2
import PackageDescription

// The runtime is generated into the target, which depends on nothing.
let package = Package(
  name: "EmbeddedRuntime",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "../../..")],
  targets: [
    .executableTarget(
      name: "EmbeddedApp", plugins: [.plugin(name: "NavSpecBuildPlugin", package: "navspec")])
  ],
  swiftLanguageModes: [.v6]
)
