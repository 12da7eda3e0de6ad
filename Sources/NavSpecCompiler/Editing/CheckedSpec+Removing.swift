import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel

extension CheckedSpec {
  /// Takes a route away to which nothing leads.
  /// - Parameters:
  ///   - name: The route: `cart` or `checkout.cart`.
  ///   - redirect: Where its links and what else names it lead instead.
  ///   - files: Those that the spec was read from.
  package func removing(
    route name: String, redirectingTo redirect: String?, in files: any SpecFiles
  ) throws -> EditedSpec {
    let names = names
    let graph = try soundSpec().graph
    let symbol = try symbol(.route, named: name, in: names)
    guard let route = graph.routes.first(where: { $0.qualifiedName == symbol.key }),
      let entry = names.files.flatMap(\.entries).first(where: { $0.declaration.range == route.name.range })
    else { throw SpecRequestError("'\(name)' is no route of the spec") }
    let leading = names.mentions(of: symbol).map(\.range).filter { range in
      range.source != entry.range.source || range.start < entry.range.start || range.end > entry.range.end
    }
    var edits = SpecEdits(of: self, in: files)
    edits.add(
      .remove(key: route.name.value, around: route.name.range, emptyParent: .kept),
      "route '\(name)' is removed")
    guard let redirect else {
      let places = leading + route.links.map(\.pattern.range)
      guard places.isEmpty else {
        let list = places.prefix(10).map { sources.place(of: $0) }.joined(separator: ", ")
        throw SpecRequestError(
          "'\(name)' is not removed: something leads there: \(list)\(places.count > 10 ? " …" : ""); '--redirect ROUTE' says where its links lead now"
        )
      }
      return try edits.applied(keepsPromises: false)
    }
    let target = try self.symbol(.route, named: redirect, in: names)
    guard let other = graph.routes.first(where: { $0.qualifiedName == target.key }), other.id != route.id
    else { throw SpecRequestError("'\(redirect)' is no other route of the spec") }
    let said = other.feature == route.feature ? other.name.value : other.qualifiedName
    let known = names.mentions(of: target).map(\.range)
    for range in leading {
      // A list that has both names has one of them now.
      if let item = known.first(where: { areItems(range, $0) }) {
        edits.add(.remove(key: nil, around: range, emptyParent: .kept), "\(sources.place(of: item)) is left")
      } else {
        edits.replace(range, with: said)
      }
    }
    for link in route.links {
      guard let new = other.links.first else {
        throw SpecRequestError("'\(redirect)' has no link that '\(link.pattern.value)' could lead to")
      }
      let (from, to) = (link.pattern.value.inQuotes, new.pattern.value.inQuotes)
      edits.set(["links", "redirects", from], to: to, "\(from) leads to \(to) now: redirects")
    }
    return try edits.applied(keepsPromises: false)
  }

  /// Whether two names are in one list on a line.
  private func areItems(_ one: SourceRange, _ other: SourceRange) -> Bool {
    guard one.source == other.source else { return false }
    let between = min(one.end, other.end)..<max(one.start, other.start)
    guard between.count < 200 else { return false }
    let text = sources[one.source].bytes[Int(between.lowerBound)..<Int(between.upperBound)]
    return text.contains(UInt8(ascii: ",")) && !text.contains { "\n[]{}:".utf8.contains($0) }
  }
}
