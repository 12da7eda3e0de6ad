// swift-tools-version: 6.2
import PackageDescription

// Two apps on one spec outside of both, which each names in its '.navspec.yaml', and a target with two
// specs of its own.
let package = Package(
  name: "SeveralTargets",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "../../..")],
  targets: ["PhoneApp", "DeskApp", "TwoSpecs"].map { name in
    .executableTarget(
      name: name, dependencies: [.product(name: "NavSpecRuntime", package: "navspec")],
      plugins: [.plugin(name: "NavSpecBuildPlugin", package: "navspec")])
  },
  swiftLanguageModes: [.v6]
)
