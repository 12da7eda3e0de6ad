/// A spec with a number of link patterns of every kind: features of ten blocks, blocks of five routes,
/// routes of two patterns.
struct LinkedSpec {
  let patterns: Int
  static let blocksPerFeature = 10

  var blocks: Int { patterns / 10 }
  var features: Int { (blocks + Self.blocksPerFeature - 1) / Self.blocksPerFeature }

  /// The blocks of a feature, numbered through the whole spec.
  func blocks(of feature: Int) -> Range<Int> {
    let first = feature * Self.blocksPerFeature
    return first..<min(first + Self.blocksPerFeature, blocks)
  }

  /// Path → text; the root is `app.nav.yaml`.
  var files: [String: String] {
    var root = """
      navspec: 1
      app:
        name: Bench
        schemes: [bench]
        domains: [bench.example.com, "*.bench.example.com"]
      include: [features/*.nav.yaml]
      types:
        Kind: {cases: [all, people, places]}
      tabs:
        start: {title: Start, image: star, root: start}
        more: {title: More, image: star, root: more}
      routes:
        start: {view: manual}
        more: {view: manual}
      anywhere: [\((0..<features).map { "f\($0).overview\(blocks(of: $0).lowerBound)" }.joined(separator: ", "))]
      restoration: {storage: scene, key: bench.navigation, version: 1}

      """
    var files: [String: String] = [:]
    for feature in 0..<features { files["features/f\(feature).nav.yaml"] = text(of: feature) }
    root += "links:\n  redirects: {\"/old/{id}\": \"/f0/item0/{id}\"}\n"
    files["app.nav.yaml"] = root
    return files
  }

  private func text(of feature: Int) -> String {
    var text = "navspec: 1\nfeature: f\(feature)\nroutes:\n"
    for block in blocks(of: feature) {
      let f = "/f\(feature)"
      text += """
          overview\(block):
            view: manual
            links: ["\(f)/overview\(block)", {path: "/o\(f)/overview\(block)", deprecated: true}]
            to: [item\(block), document\(block), search\(block), page\(block)]
          item\(block):
            view: manual
            params: {id: Int, page: "Int = 1"}
            parent: overview\(block)
            links: ["\(f)/item\(block)/{id}{?page}", {path: "\(f)/i{id}/item\(block)", deprecated: true}]
            to: [item\(block), document\(block), search\(block), page\(block)]
          document\(block):
            view: manual
            params: {id: UUID, title: "String?"}
            links: ["\(f)/doc\(block)/{id}{?title}", {path: "\(f)/d\(block)-{id}", deprecated: true}]
            present: sheet
            stack: true
            to: [item\(block), page\(block)]
          search\(block):
            view: manual
            params: {query: String, kind: "Kind?"}
            links: ["\(f)/search\(block)?q={query}{&kind}", {path: "\(f)/find\(block)/{query}{?kind}", deprecated: true}]
            to: [page\(block)]
          page\(block):
            view: manual
            params: {rest: String}
            links: ["\(f)/wiki\(block)/{+rest}", {path: "\(f)/{rest}/page\(block)", deprecated: true}]
            to: [page\(block)]

        """
    }
    return text
  }

  /// The routes once more with synthesised conformances, and the same values of both enums.
  var samples: String {
    var text = """
      import Foundation

      /// The routes as one would write them by hand.
      public enum PlainRoute: Hashable, Sendable {
        case start
        case more

      """
    for feature in 0..<features { text += "  case f\(feature)(PlainF\(feature))\n" }
    text += "}\n"
    for feature in 0..<features {
      text += "\npublic enum PlainF\(feature): Hashable, Sendable {\n"
      for block in blocks(of: feature) {
        text += """
            case overview\(block)
            case item\(block)(id: Int, page: Int)
            case document\(block)(id: UUID, title: String?)
            case search\(block)(query: String, kind: Kind?)
            case page\(block)(rest: String)

          """
      }
      text += "}\n"
    }
    for (name, type) in [("plainSamples", "PlainRoute"), ("routeSamples", "BenchRoute")] {
      text += """

        /// Routes of every kind; `salt` goes into the last value of each.
        public func \(name)(_ ids: [UUID], salt: Int) -> [\(type)] {
          let words = (0..<10).map { "a text of more than fifteen bytes, \\($0) \\(salt)" }
          return [

        """
      for position in 0..<10 {
        let feature = position % features
        let block = blocks(of: feature).lowerBound + position % blocks(of: feature).count
        let value =
          switch position % 5 {
          case 0: "overview\(block)"
          case 1: "item\(block)(id: 17, page: salt)"
          case 2: "document\(block)(id: ids[\(position)], title: words[\(position)])"
          case 3: "search\(block)(query: words[\(position)], kind: .people)"
          default: "page\(block)(rest: words[\(position)])"
          }
        text += "    .f\(feature)(.\(value)),\n"
      }
      text += "  ]\n}\n"
    }
    return text
  }
}
