// swift-tools-version: 6.2
import PackageDescription

// Generated code that is committed: the build needs no plugin, and CI asks whether it is fresh.
let package = Package(
  name: "CommittedOutput",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "../..")],
  targets: [
    .executableTarget(
      name: "CommittedApp", dependencies: [.product(name: "NavSpecRuntime", package: "navspec")])
  ],
  swiftLanguageModes: [.v6]
)
