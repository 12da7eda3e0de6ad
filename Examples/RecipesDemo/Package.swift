// swift-tools-version: 6.2
import PackageDescription

// A command-line app on the code generated from specs/valid/recipes: the router without SwiftUI.
// `script/demo` generates the code into Sources/RecipesDemo/Generated.
let package = Package(
  name: "RecipesDemo",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navspec", path: "../..")],
  targets: [
    .target(name: "RecipeModel"),
    .executableTarget(
      name: "RecipesDemo",
      dependencies: ["RecipeModel", .product(name: "NavSpecRuntime", package: "navspec")]),
  ],
  swiftLanguageModes: [.v6]
)
