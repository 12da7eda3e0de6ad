// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// In `script/fuzz`: libFuzzer brings a `main`.
let isFuzzed = Context.environment["NAVSPEC_FUZZING"] != nil

/// In `script/docs`: the plugin that runs DocC is for whoever writes it, not for those who depend on this package.
let isDocumented = Context.environment["NAVSPEC_DOCUMENTATION"] != nil

/// Targets are listed in the order of the flow: a target imports only those above it.
let package = Package(
  name: "navspec",
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [
    .executable(name: "navspec", targets: ["navspec"]),
    .library(name: "NavSpecRuntime", targets: ["NavSpecRuntime"]),
    .library(name: "NavSpecTesting", targets: ["NavSpecTesting"]),
    .library(name: "NavSpecCompiler", targets: ["NavSpecCompiler"]),
    .plugin(name: "NavSpecBuildPlugin", targets: ["NavSpecBuildPlugin"]),
    .plugin(name: "NavSpecCommandPlugin", targets: ["NavSpecCommandPlugin"]),
  ]
    // For the executables in Fuzz/ alone: an app may have targets of the same names.
    + (isFuzzed ? ["NavSpecFuzzing", "NavSpecDriven"].map { .library(name: $0, targets: [$0]) } : []),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
    + (isDocumented ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0")] : []),
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "NavSpecRuntime", swiftSettings: settings),
    .target(name: "NavSpecTesting", dependencies: ["NavSpecRuntime"], swiftSettings: settings),
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
      name: "NavSpecLinkAnalysis", dependencies: ["NavSpecDiagnostics", "NavSpecModel", "NavSpecRuntime"],
      swiftSettings: settings),
    .target(
      name: "NavSpecRules",
      dependencies: ["NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecRuntime"],
      swiftSettings: settings),
    // No build plugin: SwiftPM plans a tool that needs one in vain when a plugin needs the tool.
    .target(name: "CEmbeddedRuntime"),
    .target(
      name: "NavSpecEmit",
      dependencies: [
        "CEmbeddedRuntime", "NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecRuntime",
      ],
      resources: [.embedInCode("templates")], swiftSettings: settings),
    .target(name: "NavSpecReport", dependencies: ["NavSpecDiagnostics"], swiftSettings: settings),
    .target(
      name: "NavSpecCompiler",
      dependencies: [
        "NavSpecDiagnostics", "NavSpecEmit", "NavSpecFormat", "NavSpecFrontend", "NavSpecLinkAnalysis",
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
    .plugin(name: "NavSpecBuildPlugin", capability: .buildTool, dependencies: ["navspec"]),
    .plugin(
      name: "NavSpecCommandPlugin",
      capability: .command(
        intent: .custom(verb: "navspec", description: "Checks navigation specs, writes Swift, draws graphs")),
      dependencies: ["navspec"]),
    .executableTarget(
      name: "link-analysis", dependencies: ["NavSpecLinkAnalysis", "NavSpecRuntime"],
      path: "Benchmarks/Sources/link-analysis", swiftSettings: settings),
    .target(
      name: "NavSpecDriving", dependencies: ["NavSpecRuntime"], path: "Fuzz/Drive",
      swiftSettings: settings),
    .target(
      name: "NavSpecFuzzing",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecReport", "NavSpecRuntime",
        "NavSpecYAML",
      ],
      path: "Fuzz/Entries", swiftSettings: settings),
    .target(
      name: "NavSpecDriven",
      dependencies: [
        "NavSpecDriving", "ChatApp", "HostileApp", "LegacyApp", "MailApp", "NotesApp", "PlayerApp",
        "RecipesApp",
        "ShopApp", "ZooApp",
      ],
      path: "Fuzz/Driven", swiftSettings: settings),
    .testTarget(
      name: "NavSpecRuntimeTests", dependencies: ["NavSpecRuntime"],
      resources: [.copy("Links/Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "NavSpecDiagnosticsTests", dependencies: ["NavSpecDiagnostics"], swiftSettings: settings),
    .testTarget(
      name: "NavSpecYAMLTests", dependencies: ["NavSpecDiagnostics", "NavSpecYAML"],
      exclude: ["oracle.py"], resources: [.copy("corpus")], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["NavSpecRuntime"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecEmitTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecEmit", "NavSpecFrontend", "NavSpecLinkAnalysis",
        "NavSpecModel", "NavSpecRuntime", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecLinkAnalysisTests",
      dependencies: ["NavSpecFuzzing", "NavSpecLinkAnalysis", "NavSpecRuntime"],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecFuzzTests", dependencies: ["NavSpecDriven", "NavSpecFuzzing", "navspec"],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecReportTests", dependencies: ["NavSpecDiagnostics", "NavSpecReport"],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecCompilerTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecFrontend", "NavSpecLinkAnalysis", "NavSpecModel",
        "NavSpecRules", "NavSpecRuntime", "NavSpecYAML", "TestSupport",
      ],
      exclude: ["conform.py"], swiftSettings: settings),
    // A plugin's sources cannot be imported: links to them stand among the tests.
    .testTarget(
      name: "NavSpecPluginTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecFrontend", "NavSpecModel", "NavSpecYAML",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecCLITests", dependencies: ["NavSpecCompiler", "navspec", "TestSupport"],
      swiftSettings: settings),
  ]
    + ["NotesModel", "PlayerModel", "RecipeModel", "ZooModel"].map {
      .target(name: $0, path: "Tests/Generated/modules/\($0)", swiftSettings: settings)
    }
    + [
      driven("chat"), driven("hostile"), driven("legacy"), driven("mail"), driven("notes", "NotesModel"),
      driven("player", "PlayerModel"), driven("recipes", "RecipeModel"), driven("shop"),
      driven("zoo", "ZooModel"),
    ]
    + generated("chat") + generated("external") + generated("hostile") + generated("icecubes")
    + generated("kickstarter") + generated("legacy") + generated("mail") + generated("minimal")
    + generated("notes", "NotesModel") + generated("player", "PlayerModel")
    + generated("recipes", "RecipeModel") + generated("results") + generated("shop") + generated("wikipedia")
    + generated("zoo", "ZooModel"),
  swiftLanguageModes: [.v6]
)

/// What a spec generates, for the fuzzer to drive.
func driven(_ name: String, _ modules: Target.Dependency...) -> Target {
  .target(
    name: name.prefix(1).uppercased() + name.dropFirst() + "App",
    dependencies: ["NavSpecDriving", "NavSpecRuntime"] + modules, path: "Fuzz/Apps/\(name)",
    swiftSettings: settings)
}

/// What a spec generates, compiled as an app would and driven.
func generated(_ name: String, _ modules: Target.Dependency...) -> [Target] {
  [
    .testTarget(
      name: "Generated-\(name)",
      dependencies: ["NavSpecDriving", "NavSpecRuntime", "NavSpecTesting", "TestSupport"] + modules,
      path: "Tests/Generated/\(name)", swiftSettings: settings)
  ]
}
