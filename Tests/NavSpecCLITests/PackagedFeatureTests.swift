import Foundation
import Testing

/// A feature in a package of its own, and the app beside it.
@Suite struct PackagedFeatureTests {
  private static let checkout = """
    navspec: 1
    feature: checkout
    include: [parts/pay.nav.yaml]
    exits: {item: {id: Int}}
    routes: {cart: {to: [pay, item]}}

    """

  private func project(including path: String = "../Checkout/checkout.nav.yaml") throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.checkout, to: "Checkout/checkout.nav.yaml")
    try tool.write("feature: checkout\nroutes:   {pay: {}}\n", to: "Checkout/parts/pay.nav.yaml")
    try tool.write(
      """
      navspec: 1
      app: {name: Shop}
      include: [{path: "\(path)", module: Checkout}]
      root: home
      routes:
        home: {to: [checkout.cart, item]}
        item: {params: {id: Int}}

      """, to: "App/shop.nav.yaml")
    return tool
  }

  @Test func eachPackageGeneratesItsOwn() throws {
    let tool = try project()
    defer { withExtendedLifetime(tool) {} }
    // The folder of a feature has no app, and is found all the same.
    let feature = try tool.run("generate", "Checkout", "-o", "Checkout/Generated")
    #expect(feature.code == 0, "\(feature.err)")
    #expect(
      feature.out == """
        wrote Checkout/Generated/Checkout.nav.swift
        wrote Checkout/Generated/Pay.nav.swift
        2 files: 2 written, 0 unchanged

        """)
    let app = try tool.run("generate", "App/shop.nav.yaml", "-o", "App/Generated")
    #expect(app.code == 0, "\(app.err)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent("App/Generated").path)
    #expect(
      names.sorted() == [
        "Shop+Navigation.nav.swift", "Shop+SwiftUI.nav.swift", "Shop.nav.swift",
      ])
  }

  /// What a message names is the file that is wrong, and `format` and `--fix` leave it to its package.
  @Test func theFilesOfAPackageAreItsOwn() throws {
    let tool = try project()
    let formatted = try tool.run("format", "App/shop.nav.yaml")
    #expect(!formatted.out.contains("pay.nav.yaml"))
    #expect(try tool.run("format", "--check", "Checkout/checkout.nav.yaml").out.contains("pay.nav.yaml"))
    try tool.write("feature: checkout\nroutes: {pay: {to: [crat]}}\n", to: "Checkout/parts/pay.nav.yaml")
    let fixed = try tool.run("validate", "App/shop.nav.yaml", "--fix", "--unsafe", "--format", "plain")
    #expect(fixed.code == 1)
    #expect(fixed.err.contains("App/../Checkout/parts/pay.nav.yaml:2:21: error"), "\(fixed.err)")
    #expect(!fixed.out.contains("fixed"))
    #expect(try tool.run("validate", "Checkout/checkout.nav.yaml", "--fix", "--unsafe").out.contains("fixed"))
    #expect(try tool.run("validate", "App/shop.nav.yaml").code == 0)
  }

  /// A package gives no access to files beside it.
  @Test func aPackageIsNotLeft() throws {
    let tool = try project(including: "../Linked/checkout.nav.yaml")
    let secret = "navspec: 1\nfeature: checkout\nroutes: {topSecret: {}}\n"
    try tool.write(secret, to: "secret/checkout.nav.yaml")
    try tool.write("", to: "Linked/empty")
    func link(_ name: String, _ target: String) throws {
      let path = tool.folder.appendingPathComponent(name).path
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    func expectRefusal() throws {
      for command in ["validate", "model"] {
        let result = try tool.run(command, "App/shop.nav.yaml")
        #expect(result.code == 1 && result.err.contains("[include-escape]"), "\(result.err)")
        #expect(!(result.out + result.err).contains("topSecret"))
      }
    }
    try link("Linked/checkout.nav.yaml", "../secret/checkout.nav.yaml")
    try expectRefusal()
    for part in ["../secret/checkout.nav.yaml", "away.nav.yaml", "away/checkout.nav.yaml"] {
      try? FileManager.default.removeItem(
        at: tool.folder.appendingPathComponent("Linked/checkout.nav.yaml"))
      try tool.write(
        "feature: checkout\ninclude: [\(part)]\nroutes: {cart: {}}\n", to: "Linked/checkout.nav.yaml")
      try link("Linked/away.nav.yaml", "../secret/checkout.nav.yaml")
      try link("Linked/away", "../secret")
      try expectRefusal()
    }
  }
}
