nonisolated extension NavigationSchema {
  /// The links of a schema. In an app each is read where the text has it: few are ever asked for.
  nonisolated struct LinkList: SchemaValue {
    private var known: [Link] = []
    private var parts: TableParts?

    init() {}

    init(_ parts: TableParts) { self.parts = parts }

    var all: [Link] {
      get { parts == nil ? known : (0..<count).compactMap { self[$0] } }
      _modify {
        if parts != nil { (known, parts) = (all, nil) }
        yield &known
      }
    }

    private var count: Int { parts?.count ?? known.count }

    /// A link; nil outside the list.
    subscript(index: Int) -> Link? {
      guard let parts else { return known.indices.contains(index) ? known[index] : nil }
      guard var reader = parts.reader(at: index) else { return nil }
      return reader.coded(Link(route: 0, pattern: "")) { $0.link(&$1) }
    }

    /// The places of a route's links: the list has the links of one route after those of the one before.
    func indices(of route: Int) -> Range<Int> {
      let start = start(of: route)
      return start..<max(start, self.start(of: route + 1))
    }

    private func start(of route: Int) -> Int {
      var (index, end) = (0, count)
      while index < end {
        let middle = (index + end) / 2
        if (self.route(of: middle) ?? 0) < route { index = middle + 1 } else { end = middle }
      }
      return index
    }

    private func route(of index: Int) -> Int? {
      guard let parts else { return known[index].route }
      guard var reader = parts.reader(at: index) else { return nil }
      return reader.int()
    }
  }

  /// The edges of a route, in an app where the text has them.
  nonisolated struct EdgeList: SchemaValue {
    private var known: [Edge] = []
    private var text: TableText?
    private var place = 0

    init() {}

    /// - Parameter place: Where they are; -1 if there are none.
    init(_ text: TableText, at place: Int) {
      guard place >= 0 else { return }
      self.text = text
      self.place = place
    }

    var all: [Edge] {
      get {
        guard let text else { return known }
        var reader = TableReader(text, at: place)
        return reader.coded([]) { $0.edges(&$1) }
      }
      _modify {
        if text != nil { (known, text) = (all, nil) }
        yield &known
      }
    }
  }
}

#if !NAVSPEC_WITHOUT_TOOLS
  nonisolated extension NavigationSchema.LinkList {
    /// Whether both hold the same links, read or not.
    static func == (a: Self, b: Self) -> Bool { a.all == b.all }

    /// Feeds the links.
    func hash(into hasher: inout Hasher) { hasher.combine(all) }
  }

  nonisolated extension NavigationSchema.EdgeList {
    /// Whether both hold the same edges, read or not.
    static func == (a: Self, b: Self) -> Bool { a.all == b.all }

    /// Feeds the edges.
    func hash(into hasher: inout Hasher) { hasher.combine(all) }
  }
#endif
