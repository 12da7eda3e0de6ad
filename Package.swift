// swift-tools-version: 6.2
import PackageDescription

/// In `script/fuzz`: libFuzzer brings a `main`.
let isFuzzed = Context.environment["NAVSPEC_FUZZING"] != nil

/// In `script/docs`: packages that depend on this one do not need the plugin that runs DocC.
let isDocumented = Context.environment["NAVSPEC_DOCUMENTATION"] != nil

/// In the project's own builds, which do not run the plugins: SwiftPM builds the tool of a plugin a second time, for the
/// host, and with it the whole compiler.
let toolOfPlugins: [Target.Dependency] = Context.environment["NAVSPEC_OWN_BUILD"] == nil ? ["navspec"] : []

/// Warnings are errors in the project's own builds alone: a newer compiler of an app that depends on a checkout has new ones.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (toolOfPlugins.isEmpty ? [.treatAllWarnings(as: .error)] : [])

/// In the project's own builds: most of the time of the tests is spent in the modules that have it.
/// The checks of a debug build stay.
let optimized: [SwiftSetting] =
  toolOfPlugins.isEmpty
  ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

/// What specs generate, compiled once: behaviour tests and the fuzzer use the same modules.
let apps: [Target] = [
  app("chat"), app("external"), app("hostile"), app("legacy"), app("mail"), app("minimal"),
  app("notes", model: "NotesModel"), app("player", model: "PlayerModel"),
  app("recipes", model: "RecipeModel"), app("results"), app("shop"), app("zoo", model: "ZooModel"),
]
/// Modules that apps take the types of params from.
let models = ["NotesModel", "PlayerModel", "RecipeModel", "ZooModel"]

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
    // For the executables in Tests/Fuzz/ alone: an app may have targets of the same names.
    + (isFuzzed ? ["NavSpecFuzzing", "NavSpecDriven"].map { .library(name: $0, targets: [$0]) } : []),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
    + (isDocumented ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0")] : []),
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "NavSpecRuntime", swiftSettings: settings + optimized),
    .target(name: "NavSpecTesting", dependencies: ["NavSpecRuntime"], swiftSettings: settings),
    .target(name: "CKindPages"),
    .target(
      name: "NavSpecDiagnostics", dependencies: ["CKindPages", "NavSpecRuntime"],
      swiftSettings: settings + optimized),
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
      name: "NavSpecPlay", dependencies: ["NavSpecDiagnostics", "NavSpecRuntime"],
      swiftSettings: settings),
    .target(
      name: "NavSpecLinkAnalysis",
      dependencies: ["NavSpecDiagnostics", "NavSpecModel", "NavSpecPlay", "NavSpecRuntime"],
      swiftSettings: settings + optimized),
    .target(
      name: "NavSpecAssociation",
      dependencies: [
        "NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecRuntime", "NavSpecYAML",
      ],
      swiftSettings: settings + optimized),
    // No build plugin: SwiftPM plans a tool that needs one in vain when a plugin needs the tool.
    .target(name: "CEmbeddedRuntime"),
    .target(
      name: "NavSpecRules",
      dependencies: [
        "CEmbeddedRuntime", "NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecRuntime",
      ],
      swiftSettings: settings),
    .target(
      name: "NavSpecDiff",
      dependencies: [
        "NavSpecAssociation", "NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecPlay",
        "NavSpecRuntime",
      ],
      swiftSettings: settings),
    .target(
      name: "NavSpecDiagram",
      dependencies: [
        "CEmbeddedRuntime", "NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecRuntime",
      ],
      resources: [.embedInCode("Page")], swiftSettings: settings),
    .target(
      name: "NavSpecEmit",
      dependencies: [
        "CEmbeddedRuntime", "NavSpecAssociation", "NavSpecDiagnostics", "NavSpecDiagram",
        "NavSpecLinkAnalysis",
        "NavSpecModel", "NavSpecRuntime",
      ],
      resources: [.embedInCode("templates")], swiftSettings: settings),
    .target(name: "NavSpecReport", dependencies: ["NavSpecDiagnostics"], swiftSettings: settings),
    .target(
      name: "NavSpecCompiler",
      dependencies: [
        "NavSpecAssociation", "NavSpecDiagnostics", "NavSpecDiagram", "NavSpecDiff", "NavSpecEmit",
        "NavSpecFormat", "NavSpecFrontend", "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecPlay",
        "NavSpecReport", "NavSpecRules", "NavSpecRuntime", "NavSpecYAML",
      ],
      swiftSettings: settings),
    .target(
      name: "NavSpecWorkspace",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecFrontend", "NavSpecModel", "NavSpecReport",
        "NavSpecYAML",
      ],
      swiftSettings: settings),
    .target(
      name: "NavSpecLanguageServer",
      dependencies: [
        "NavSpecAssociation", "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecEmit", "NavSpecFrontend",
        "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecReport", "NavSpecRuntime", "NavSpecWorkspace",
        "NavSpecYAML",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "navspec",
      dependencies: [
        "NavSpecAssociation", "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecFrontend",
        "NavSpecLanguageServer", "NavSpecWorkspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .plugin(name: "NavSpecBuildPlugin", capability: .buildTool, dependencies: toolOfPlugins),
    .plugin(
      name: "NavSpecCommandPlugin",
      capability: .command(
        intent: .custom(verb: "navspec", description: "Checks navigation specs, writes Swift, draws graphs")),
      dependencies: toolOfPlugins),
    .executableTarget(
      name: "link-analysis", dependencies: ["NavSpecLinkAnalysis", "NavSpecRuntime"],
      path: "Tests/Benchmarks/Sources/link-analysis", swiftSettings: settings),
    .executableTarget(
      name: "diagram-cost", dependencies: ["NavSpecCompiler", "NavSpecDiagram"],
      path: "Tests/Benchmarks/Sources/diagram-cost", swiftSettings: settings),
    .target(
      name: "NavSpecDriving",
      dependencies: ["NavSpecDiagnostics", "NavSpecPlay", "NavSpecRuntime"],
      path: "Tests/Fuzz/Drive", swiftSettings: settings),
    .target(
      name: "NavSpecFuzzing",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecLinkAnalysis", "NavSpecReport", "NavSpecRuntime",
        "NavSpecYAML",
      ],
      path: "Tests/Fuzz/Entries", swiftSettings: settings),
    .target(
      name: "NavSpecDriven", dependencies: ["NavSpecDriving"] + apps.map { .byName(name: $0.name) },
      path: "Tests/Fuzz/Driven", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["NavSpecRuntime"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecRuntimeTests", dependencies: ["NavSpecRuntime", "TestSupport"],
      resources: [.copy("Links/Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "NavSpecDiagnosticsTests", dependencies: ["NavSpecDiagnostics"], swiftSettings: settings),
    .testTarget(
      name: "NavSpecYAMLTests",
      dependencies: ["NavSpecCompiler", "NavSpecDiagnostics", "NavSpecYAML", "TestSupport"],
      exclude: ["oracle.py"], resources: [.copy("corpus")], swiftSettings: settings),
    // Cases that Apple's tool answered: the file names their source and licence.
    .testTarget(
      name: "NavSpecAssociationTests",
      dependencies: ["NavSpecAssociation", "NavSpecDiagnostics", "TestSupport"],
      resources: [.copy("matching.json")], swiftSettings: settings),
    .testTarget(
      name: "NavSpecEmitTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecDiagram", "NavSpecEmit", "NavSpecFrontend",
        "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecReport", "NavSpecRuntime",
        "NavSpecWorkspace", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecDiagramTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecDiagram", "NavSpecWorkspace", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecLinkAnalysisTests",
      dependencies: ["NavSpecFuzzing", "NavSpecLinkAnalysis", "NavSpecRuntime", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecFuzzTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecDriven", "NavSpecDriving", "NavSpecFuzzing",
        "NavSpecLinkAnalysis", "NavSpecModel", "NavSpecPlay", "NavSpecRuntime", "NavSpecWorkspace",
        "TestSupport", "navspec",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecReportTests", dependencies: ["NavSpecDiagnostics", "NavSpecReport"],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecCompilerTests",
      dependencies: [
        "NavSpecAssociation", "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecDiff", "NavSpecFrontend",
        "NavSpecLinkAnalysis",
        "NavSpecModel", "NavSpecReport", "NavSpecRules", "NavSpecRuntime", "NavSpecYAML", "TestSupport",
      ],
      exclude: ["conform.py"], swiftSettings: settings),
    .testTarget(
      name: "NavSpecDiffTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecDiff", "NavSpecLinkAnalysis", "NavSpecModel",
        "NavSpecPlay", "NavSpecRuntime", "NavSpecWorkspace", "NavSpecYAML", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecWorkspaceTests", dependencies: ["NavSpecWorkspace"], swiftSettings: settings),
    // A plugin's sources cannot be imported: links to them stand among the tests.
    .testTarget(
      name: "NavSpecPluginTests",
      dependencies: [
        "NavSpecCompiler", "NavSpecDiagnostics", "NavSpecFrontend", "NavSpecModel", "NavSpecWorkspace",
        "NavSpecYAML", "TestSupport", "navspec",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavSpecCLITests", dependencies: ["NavSpecCompiler", "navspec", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "GeneratedTests",
      dependencies: ["NavSpecRuntime", "NavSpecTesting", "TestSupport"]
        + apps.map { .byName(name: $0.name) } + models.map { .byName(name: $0) },
      swiftSettings: settings),
  ]
    + apps + models.map { .target(name: $0, path: "Tests/Apps/Modules/\($0)", swiftSettings: settings) },
  swiftLanguageModes: [.v6]
)

/// For work on one part: `NAVSPEC_TESTS=NavSpecDiffTests` leaves out the other tests, and the apps of those.
if let chosen = Context.environment["NAVSPEC_TESTS"]?.split(separator: ","), chosen != ["all"] {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name[...]) }
  if !chosen.contains(where: { $0 == "GeneratedTests" || $0 == "NavSpecFuzzTests" }) {
    let unused = apps.map(\.name) + models + ["NavSpecDriven"]
    package.targets.removeAll { unused.contains($0.name) }
  }
}

/// The module `ChatApp` of the spec `chat`: a link to its goldens, and what the app itself declares.
func app(_ name: String, model: String? = nil) -> Target {
  .target(
    name: name.prefix(1).uppercased() + name.dropFirst() + "App",
    dependencies: ["NavSpecDriving", "NavSpecRuntime"] + (model.map { [.byName(name: $0)] } ?? []),
    path: "Tests/Apps/\(name)", swiftSettings: settings)
}
