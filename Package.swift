// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Targets are listed in the order of the flow: a target imports only those above it.
let package = Package(
  name: "navspec",
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [
    .executable(name: "navspec", targets: ["navspec"]),
    .library(name: "NavSpecRuntime", targets: ["NavSpecRuntime"]),
    .library(name: "NavSpecCompiler", targets: ["NavSpecCompiler"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "NavSpecRuntime", swiftSettings: settings),
    .target(name: "NavSpecDiagnostics", swiftSettings: settings),
    .target(
      name: "NavSpecYAML", dependencies: ["CLibYAML", "NavSpecDiagnostics"], swiftSettings: settings),
    .target(
      name: "NavSpecModel", dependencies: ["NavSpecDiagnostics", "NavSpecRuntime"],
      swiftSettings: settings),
    .target(
      name: "NavSpecFrontend",
      dependencies: ["NavSpecDiagnostics", "NavSpecModel", "NavSpecRuntime", "NavSpecYAML"],
      swiftSettings: settings),
    .target(
      name: "NavSpecFormat", dependencies: ["NavSpecDiagnostics", "NavSpecFrontend", "NavSpecYAML"],
      swiftSettings: settings),
    .target(
      name: "NavSpecLinks", dependencies: ["NavSpecDiagnostics", "NavSpecModel", "NavSpecRuntime"],
      swiftSettings: settings),
    .target(
      name: "NavSpecRules",
      dependencies: ["NavSpecDiagnostics", "NavSpecLinks", "NavSpecModel", "NavSpecRuntime"],
      swiftSettings: settings),
    .target(
      name: "NavSpecEmit",
      dependencies: [
        "NavSpecDiagnostics", "NavSpecLinks", "NavSpecModel", "NavSpecRuntime",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("templates")],
      swiftSettings: settings),
    .target(name: "NavSpecReport", dependencies: ["NavSpecDiagnostics"], swiftSettings: settings),
    .target(
      name: "NavSpecCompiler",
      dependencies: [
        "NavSpecDiagnostics", "NavSpecEmit", "NavSpecFormat", "NavSpecFrontend", "NavSpecLinks",
        "NavSpecModel", "NavSpecReport", "NavSpecRules", "NavSpecRuntime", "NavSpecYAML",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "navspec",
      dependencies: [
        "NavSpecCompiler",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecRuntimeTests", dependencies: ["NavSpecRuntime"],
      exclude: ["Router/Sketch/recipes.nav.yaml", "Router/Sketch/search.nav.yaml"],
      resources: [.copy("Links/Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "NavSpecDiagnosticsTests", dependencies: ["NavSpecDiagnostics"], swiftSettings: settings),
    .testTarget(
      name: "NavSpecYAMLTests", dependencies: ["NavSpecDiagnostics", "NavSpecYAML"],
      exclude: ["oracle.py"], resources: [.copy("corpus")], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "NavSpecEmitTests",
      dependencies: [
        "NavSpecDiagnostics", "NavSpecEmit", "NavSpecFrontend", "NavSpecModel", "NavSpecRuntime",
        "NavSpecYAML", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecReportTests", dependencies: ["NavSpecDiagnostics", "NavSpecReport"],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecCompilerTests",
      dependencies: ["NavSpecCompiler", "NavSpecDiagnostics", "NavSpecYAML", "TestSupport"],
      exclude: ["conform.py"], swiftSettings: settings),
    .testTarget(
      name: "NavSpecCLITests", dependencies: ["navspec", "TestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
