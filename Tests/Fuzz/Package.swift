// swift-tools-version: 6.2
import PackageDescription

/// Executables whose `main` is libFuzzer's: a package of their own, since they only link with its flags.
/// What they run are libraries of the package above, which its tests run too.
let package = Package(
  name: "navspec-fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "../..")],
  targets: ["reader", "compile", "link-table", "url"].map { fuzzer($0, of: "NavSpecFuzzing") }
    + [
      fuzzer("router", of: "NavSpecDriven"),
      .executableTarget(name: "drive", dependencies: [.product(name: "NavSpecDriven", package: "navspec")]),
    ],
  swiftLanguageModes: [.v6]
)

func fuzzer(_ name: String, of product: String) -> Target {
  .executableTarget(
    name: "fuzz-\(name)", dependencies: [.product(name: product, package: "navspec")],
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}
