package import NavSpecRuntime

/// A link table, written as tests read best: each pattern a route of its own, its params typed by a name
/// before an underscore (`{int_id}`), else text. `{int_list}` is a list, `{int_id_alt}` another name of
/// `int_id`.
package struct TableFixture {
  package var schema = NavigationSchema(name: "App", container: .external)

  package static let forms: [String: ValueForm] = [
    "int": ValueForm(.int), "digit": ValueForm(.int, minimum: 0, maximum: 9), "double": ValueForm(.double),
    "bool": ValueForm(.bool), "uuid": ValueForm(.uuid), "date": ValueForm(.date),
    "url": ValueForm(.url, schemes: ["https", "http", "app"]),
    "ab": ValueForm(.cases(["a", "b"])), "bc": ValueForm(.cases(["b", "C"])),
    "slug": ValueForm(.string, pattern: "[a-z]+"), "as": ValueForm(.string, pattern: "a+"),
    "two": ValueForm(.string, length: 2...2), "string": ValueForm(.string),
  ]

  package init(_ patterns: [String] = []) {
    schema.sources = [.init(schemes: ["app"], domains: ["app.example"])]
    for pattern in patterns { add(pattern) }
  }

  @discardableResult
  package mutating func add(
    _ pattern: String, route: Int? = nil, _ change: (inout NavigationSchema.Link) -> Void = { _ in }
  ) -> Int {
    var names: [String] = []
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: open)...]
      if let first = rest.first, "+/?&#".contains(first) { rest.removeFirst() }
      for name in rest.prefix(while: { $0 != "}" }).split(separator: ",") {
        let name = name.prefix { $0 != "*" }
        if name != "_" { names.append(String(name)) }
      }
    }
    let index = route ?? schema.routes.count
    if route == nil { schema.routes.append(.init(name: "r\(index)")) }
    let alternatives = names.filter { $0.hasSuffix("_alt") }
    names.removeAll { alternatives.contains($0) }
    for name in names where !schema.routes[index].parameters.contains(where: { $0.name == name }) {
      let form = Self.forms[String(name.prefix { $0 != "_" })] ?? ValueForm(.string)
      let isOptional = name.hasSuffix("_o")
      let isList = pattern.contains("\(name)*") || name.contains("_list")
      schema.routes[index].parameters.append(
        .init(name: name, form: form, arity: isList ? .list : isOptional ? .optional : .one))
    }
    var link = NavigationSchema.Link(route: index, pattern: pattern)
    link.stack = [.init(route: index)]
    for name in alternatives { link.names[name] = String(name.dropLast("_alt".count)) }
    change(&link)
    schema.links.append(link)
    return index
  }

  package var table: LinkTable { LinkTable(schema) }
}
