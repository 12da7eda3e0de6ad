import Testing

@Suite struct LegacyTests {
  @Test func linksOpenBesideTheOldCoordinators() {
    #expect(
      LegacyNavigation.route(opening: "http://www.shop.example.com/order/7?tab=invoice")
        == .order(id: 7, tab: "invoice"))
    #expect(LegacyNavigation.route(opening: "https://shop.example.com/o/7") == .order(id: 7))
    #expect(LegacyNavigation.url(for: .order(id: 7)) == "https://shop.example.com/order/7")
    #expect(LegacyNavigation.url(for: .invoice(id: 7)) == nil)
  }
}
