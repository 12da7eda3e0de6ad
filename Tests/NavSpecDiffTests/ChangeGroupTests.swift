import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What one edit did is one group.
@Suite struct ChangeGroupTests {
  private let shop = """
    navspec: 1
    app: { name: Shop, schemes: [shop], domains: [shop.example] }
    root: home
    types: { Kind: { cases: [a, b] } }
    routes:
      home: { to: [product, list, deal] }
      product: { params: { sku: String }, links: ["/p/{sku}"] }
      list: { params: { kind: Kind }, links: ["/list/{kind}"] }
      deal: { params: { kind: Kind }, links: ["/deal/{kind}"] }
    restoration: { storage: scene, key: r, version: 1 }
    """

  /// The groups of one or several replacements, by title and number of changes.
  private func groups(_ replacements: (String, String)...) throws -> [String] {
    let head = replacements.reduce(shop) { $0.replacing($1.0, with: $1.1) }
    return try changes(shop, head).grouped().map { "\($0.level) \($0.title) \($0.changes.count)" }
  }

  @Test func aRenamedLinkIsOneGroup() throws {
    #expect(try groups(("/p/{sku}", "/product/{sku}")) == ["breaking product 5"])
  }

  @Test func aTypeIsOneGroupForAllScreens() throws {
    #expect(try groups(("[a, b]", "[a]")) == ["breaking type Kind 4"])
  }

  @Test func editsOfTwoScreensAreTwoGroups() throws {
    let found = try groups(("/p/{sku}", "/product/{sku}"), ("/list/", "/all/"))
    // The association file loses the paths of both.
    #expect(found == ["breaking list 3", "breaking product 3", "risky Release 1", "safe Release 1"])
  }

  @Test func everyChangeIsInOneGroup() throws {
    let list = try changes(shop, shop.replacing("sku", with: "code").replacing("deal", with: "offer"))
    let grouped = list.grouped().flatMap { $0.changes.map(\.fingerprint) }
    #expect(grouped.sorted() == list.map(\.fingerprint).sorted())
  }
}
