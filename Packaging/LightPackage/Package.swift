// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What an app depends on: the plugins, the runtime, and the compiler as a program that is built already. It has
// no dependencies of its own. `Packaging/distribution` puts this file together with what it names.
let package = Package(
  name: "navspec",
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "NavSpecRuntime", targets: ["NavSpecRuntime"]),
    .library(name: "NavSpecTesting", targets: ["NavSpecTesting"]),
    .plugin(name: "NavSpecBuildPlugin", targets: ["NavSpecBuildPlugin"]),
    .plugin(name: "NavSpecCommandPlugin", targets: ["NavSpecCommandPlugin"]),
  ],
  traits: [
    .trait(
      name: "NavSpecCoreTools",
      description: "Compiles and explains links in the app: router.explain(_:) and what navspec itself uses")
  ],
  targets: [
    .target(name: "NavSpecRuntime", swiftSettings: settings),
    .target(name: "NavSpecTesting", dependencies: ["NavSpecRuntime"], swiftSettings: settings),
    .binaryTarget(name: "navspec", path: "navspec.artifactbundle"),
    .plugin(name: "NavSpecBuildPlugin", capability: .buildTool, dependencies: ["navspec"]),
    .plugin(
      name: "NavSpecCommandPlugin",
      capability: .command(
        intent: .custom(verb: "navspec", description: "Checks navigation specs, writes Swift, draws graphs")),
      dependencies: ["navspec"]),
  ],
  swiftLanguageModes: [.v6]
)
