// swift-tools-version: 6.2
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, which saves its build. It is bound to that toolchain.
let toolchainSyntax = Context.environment["NAVSPEC_TOOLCHAIN_SYNTAX"]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let syntaxFlags: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLibraries: [LinkerSetting] =
  toolchainSyntax.map {
    [.unsafeFlags(["-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

let package = Package(
  name: "navspec-importer",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "navspec-import", targets: ["navspec-import"])
  ],
  dependencies: toolchainSyntax == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : [],
  targets: [
    .target(
      name: "NavSpecReader",
      dependencies: toolchainSyntax == nil
        ? [
          .product(name: "SwiftSyntax", package: "swift-syntax"),
          .product(name: "SwiftParser", package: "swift-syntax"),
        ] : [],
      swiftSettings: settings + syntaxFlags, linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "navspec-import", dependencies: ["NavSpecReader"], swiftSettings: settings + syntaxFlags,
      linkerSettings: syntaxLibraries),
    .testTarget(
      name: "NavSpecReaderTests", dependencies: ["NavSpecReader"], exclude: ["Fixtures"],
      swiftSettings: settings + syntaxFlags, linkerSettings: syntaxLibraries),
  ],
  swiftLanguageModes: [.v6]
)
