import Foundation
import NavSpecLinkAnalysis
import NavSpecRuntime

/// Processor time of the analysis of whole link tables, by the number of patterns and by what they look like.
enum Shape: String, CaseIterable {
  /// As apps have them: features, resources, ids, a few queries and optional parts.
  case ordinary
  /// All at one level, distinguished by the text around a value.
  case affixes
  /// One path, distinguished by a query value.
  case queries
  /// Closed sets of which each shares a text with its neighbours, below one literal.
  case sets
  /// Every pattern twice, on different routes.
  case doubled
  /// Full URLs of one path, each on every host below a domain of its own.
  case domains
  /// Nineteen routes for one path, of which a priority decides.
  case priorities
  /// One path, distinguished by regular expressions.
  case regexes
  /// One path, distinguished by ranges of numbers, side by side.
  case ranges
  /// Literal text of which each is the beginning of the next, before a value.
  case nested
}

func pattern(_ index: Int, _ shape: Shape) -> String {
  let feature = "feature\(index / 50)"
  switch shape {
  case .ordinary:
    switch index % 10 {
    case 0: return "/\(feature)/item\(index)"
    case 1: return "/\(feature)/item\(index)/{id}"
    case 2: return "/\(feature)/item\(index)/{id}/edit{?tab_o}"
    case 3: return "/\(feature)/item\(index)/{uuid}/{page_o}".replacing("/{page_o}", with: "{/page_o}")
    case 4: return "/\(feature)/@{name}/posts\(index)/{id}"
    case 5: return "/\(feature)/search\(index)?q={name}"
    case 6: return "/\(feature)/docs\(index)/{+rest}"
    case 7: return "https://old.app.example/\(feature)/{id}/view\(index)"
    case 8: return "/\(feature)/{id}/item\(index)"
    default: return "/\(feature)/{name}/item\(index)"
    }
  case .affixes: return "/x/p\(index)-{name}"
  case .queries: return "/w?title=page\(index)"
  case .sets: return "/x/{set\(index)}"
  case .doubled: return "/\(feature)/item\(index / 2)/{id}"
  case .domains: return "https://*.team\(index).example/item/{id}"
  case .priorities: return "/item\(index / 19)/{id}"
  case .regexes, .ranges: return "/x/{own}"
  case .nested: return "/\(feature)/\(String(repeating: "a", count: 1 + index % 50)){name}"
  }
}

func table(_ count: Int, _ shape: Shape) -> LinkTable {
  var schema = NavigationSchema(name: "App", container: .external)
  schema.sources = [.init(schemes: ["app"], domains: ["app.example"])]
  for index in 0..<count {
    var route = NavigationSchema.Route(name: "route\(index)")
    route.parameters = [
      .init(name: "id", form: ValueForm(.int)), .init(name: "uuid", form: ValueForm(.uuid)),
      .init(name: "name", form: ValueForm(.string)), .init(name: "rest", form: ValueForm(.string)),
      .init(name: "tab_o", form: ValueForm(.string), arity: .optional),
      .init(name: "page_o", form: ValueForm(.int), arity: .optional),
      .init(
        name: "set\(index)",
        form: ValueForm(.cases(shape == .sets ? ["s\(index)", "s\(index + 1)", "t\(index)"] : []))),
    ]
    switch shape {
    case .regexes:
      route.parameters.append(
        .init(name: "own", form: ValueForm(.string, pattern: "[a-z]+-\(index)(-[0-9]+)?")))
    case .ranges:
      let form = ValueForm(.int, minimum: Double(index * 10), maximum: Double(index * 10 + 9))
      route.parameters.append(.init(name: "own", form: form))
    default: break
    }
    schema.routes.append(route)
    var link = NavigationSchema.Link(route: index, pattern: pattern(index, shape))
    if shape == .priorities { link.priority = index % 19 - 9 }
    link.stack = [.init(route: index)]
    schema.links.append(link)
  }
  return LinkTable(schema)
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let chosen = CommandLine.arguments.dropFirst().compactMap(Shape.init)
for shape in chosen.isEmpty ? Shape.allCases : chosen {
  for count in counts.isEmpty ? [500, 1000, 2000, 5000] : counts {
    let table = table(count, shape)
    var analysis: LinkAnalysis?
    let ticks = (0..<3).map { _ in
      let start = clock()
      analysis = LinkAnalysis(of: table)
      return clock() - start
    }
    let milliseconds = Double(ticks.min() ?? 0) * 1000 / Double(CLOCKS_PER_SEC)
    print(
      shape.rawValue, count, "patterns:", (milliseconds * 10).rounded() / 10, "ms,",
      analysis?.conflicts.count ?? 0, "conflicts,", analysis?.shadows.count ?? 0, "shadows,",
      table.problems.count, "problems")
  }
}
