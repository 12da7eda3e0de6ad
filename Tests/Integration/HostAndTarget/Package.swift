// swift-tools-version: 6.2
import PackageDescription

// One spec for the machine that builds and for the app: routes that a tool of the build uses too.
let package = Package(
  name: "HostAndTarget",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "../../..")],
  targets: [
    .target(
      name: "Nav", dependencies: [.product(name: "NavSpecRuntime", package: "navspec")],
      plugins: [.plugin(name: "NavSpecBuildPlugin", package: "navspec")]),
    .executableTarget(name: "LinkLister", dependencies: ["Nav"]),
    .plugin(name: "LinkListPlugin", capability: .buildTool, dependencies: ["LinkLister"]),
    .executableTarget(name: "LinkedApp", dependencies: ["Nav"], plugins: ["LinkListPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)
