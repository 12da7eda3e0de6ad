package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

extension SpecComparison {
  /// What may keep the promise that a change breaks, the likeliest first: whether it does, a comparison tells. None where
  /// code alone can keep it, or only taking the change back.
  package func repairs(of change: Change) -> [Change.Repair] {
    Repairs(comparison: self, change: change).list
  }
}

private struct Repairs {
  private let comparison: SpecComparison
  private let change: Change
  private let old: Route?
  private let new: Route?
  private let pair: RouteCorrespondence.Pair?

  init(comparison: SpecComparison, change: Change) {
    self.comparison = comparison
    self.change = change
    let (base, head) = (comparison.base.graph, comparison.head.graph)
    new = change.route.flatMap { name in head.routes.first { $0.qualifiedName == name } }
    pair = new.flatMap { comparison.routes[head: $0.id] }
    let paired = pair.map { base.routes[$0.base] }
    old = new == nil ? base.routes.first { $0.qualifiedName == change.route } : paired
  }

  private var base: NavigationGraph { comparison.base.graph }
  private var head: NavigationGraph { comparison.head.graph }
  private var file: SourceRange { SourceRange(file: head.range.source) }

  var list: [Change.Repair] {
    let repairs: [Change.Repair?] =
      switch change.kind {
      case .linkLost, .linkValuesChanged: [keptLinks] + redirects + [keptRoute]
      case .sharedLinkLost: [unbuiltLink]
      case .restoredScreenLost: formerKeys + [keptRoute]
      case .restoredScreenDropped: [value("restore", old?.restorationKey.map { $0.value.asYAMLName })]
      case .stateStorageMoved, .stateStorageRemoved, .stateVersionLowered, .stateLimitLowered: [restoration]
      case .restoredParamRequired, .requiredParamAdded: [optionalParameter]
      case .routeRemoved: [keptRoute]
      case .screenUnreachable: [edge]
      case .guardRemoved:
        [new.map { items(change.subject.dropFirst().map(\.asYAMLName), "requires", of: $0, "ask again in") }]
      case .sunsetEarlier: [value("sunset", change.witness?.json["base"]?.string)]
      case .graceTooShort: [value("sunset", change.witness?.json["earliest"]?.string)]
      default: []
      }
    return repairs.compactMap(\.self)
  }

  /// Gives the route this value of a key.
  private func value(_ key: String, _ text: String?) -> Change.Repair? {
    guard let new, let text else { return nil }
    return .init(
      "write in '\(new.qualifiedName)'", "\(key): \(text)",
      changes: [.set(path: [key], value: text, of: new.name.range)])
  }

  /// Adds items to a list of a route.
  private func items(_ items: [String], _ key: String, of route: Route, _ title: String) -> Change.Repair {
    .init(
      "\(title) '\(route.qualifiedName)'", "\(key): [\(items.joined(separator: ", "))]",
      changes: [.append(items, path: [key], of: route.name.range)])
  }

  /// New routes with the params of one that is gone.
  private var successors: [Route] {
    let names = Set(old?.parameters.map(\.name.value) ?? [])
    return comparison.routes.added.map { head.routes[$0] }.filter {
      Set($0.parameters.map(\.name.value)) == names
    }
  }

  /// The links that are gone: still opened, never built.
  private var keptLinks: Change.Repair? {
    guard let new, let old else { return nil }
    let lost = old.links.filter { change.subject.dropFirst().contains($0.pattern.value) }
    let renamed = (pair?.parameters ?? [:]).filter { $0.key != $0.value }.sorted { $0.key < $1.key }
    let names = renamed.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    let lines = lost.compactMap { link -> String? in
      let text = comparison.base.sources.text(in: link.spec.range)
      if text.hasPrefix("{") { return link.deprecated == nil ? deprecated(text) : text }
      return map(of: link, (names.isEmpty ? "" : "as: {\(names)}, ") + "deprecated: true")
    }
    guard !lost.isEmpty, lines.count == lost.count else { return nil }
    let patterns = lost.map { "'\($0.pattern.value)'" }.joined(separator: ", ")
    return .init(
      "keep \(patterns) in 'links' of '\(new.qualifiedName)'", lines.joined(separator: ", "),
      changes: [.append(lines, path: ["links"], of: new.name.range)])
  }

  /// A link that is a pattern alone, with more keys; nil for any other.
  private func map(of link: Link, _ keys: String) -> String? {
    guard link.spec.range == link.pattern.range else { return nil }
    return "{\(link.pattern.value.hasPrefix("/") ? "path" : "url"): \(link.pattern.value.inQuotes), \(keys)}"
  }

  /// From a link of a route that is gone to that of a new one that is like it.
  private var redirects: [Change.Repair] {
    guard new == nil, let link = old?.links.first(where: { change.subject.contains($0.pattern.value) })
    else { return [] }
    return successors.filter { !$0.links.isEmpty }.prefix(2).map { route in
      let (from, to) = (link.pattern.value.inQuotes, route.links[0].pattern.value.inQuotes)
      return .init(
        "write in 'redirects' of 'links'", "\(from): \(to)",
        changes: [.set(path: ["links", "redirects", from], value: to, of: file)])
    }
  }

  /// A pattern that older apps do not open is opened in one release and built in the next.
  private var unbuiltLink: Change.Repair? {
    let places = change.places.filter { $0.side == .head }
    guard places.count == 1, let link = new?.links.first(where: { $0.pattern.range == places[0].range }),
      let line = map(of: link, "build: false")
    else { return nil }
    return .init(
      "open '\(link.pattern.value)' and do not build it yet", line, edits: [.init(places[0].range, line)])
  }

  /// The route as it was, on one line, for one more release.
  private var keptRoute: Change.Repair? {
    guard new == nil, let old else { return nil }
    let feature = old.feature.map { base.features[$0].name.value }
    let neighbour = head.routes.first { $0.feature.map { head.features[$0].name.value } == feature }
    let source = comparison.base.sources[old.name.range.source]
    let line = source.text(ofLine: source.location(of: Int(old.name.range.start)).line)
    guard let neighbour, let start = line.firstIndex(of: "{"), let end = line.lastIndex(of: "}"), start < end,
      line[..<start].drop(while: { $0 == " " }) == "\(old.name.value): "
    else { return nil }
    let grace = comparison.basePolicy.grace.last { $0.name.value == old.stability.rawValue }?.value.value
    let day = grace.flatMap { days in comparison.today?.adding(days: days) }
    guard let value = deprecated(String(line[start...end]), sunset: day) else { return nil }
    return .init(
      "put back into 'routes'", "\(old.name.value): \(value)",
      changes: [
        .set(path: ["routes", old.name.value], value: value, of: .init(file: neighbour.name.range.source))
      ])
  }

  /// A map on one line, with the mark of what goes.
  private func deprecated(_ map: String, sunset: CalendarDay? = nil) -> String? {
    guard map.hasSuffix("}"), !map.contains(where: \.isNewline) else { return nil }
    let inner = map.dropFirst().dropLast()
    let end = inner.lastIndex { $0 != " " }.map { inner.index(after: $0) } ?? inner.startIndex
    let keys = [String(inner[..<end].drop { $0 == " " }), "deprecated: true", sunset.map { "sunset: \($0)" }]
    return "{\(keys.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", "))}"
  }

  /// The first step of the way that both versions have the screens of, and the newer one has no edge for.
  private var edge: Change.Repair? {
    guard let path = change.witness?.json["path"]?.array else { return nil }
    let way = path.map { step in
      base.routes.first { $0.qualifiedName == step.string }.flatMap { comparison.routes[base: $0.id] }
        .map { head.routes[$0.head] }
    }
    for case (let from?, let to?) in zip(way, way.dropFirst())
    where !from.edges.contains(where: { $0.target == to.id }) {
      let name = from.feature == to.feature ? to.name.value : to.qualifiedName
      return items([name], "to", of: from, "lead there from")
    }
    return nil
  }

  private var formerKeys: [Change.Repair] {
    guard let key = old?.restorationKey?.value else { return [] }
    return (new.map { [$0] } ?? Array(successors.prefix(2))).map {
      items([key.asYAMLName], "formerly", of: $0, "read the old key in")
    }
  }

  private var restoration: Change.Repair? {
    guard let old = comparison.base.schema.restoration else { return nil }
    let new = comparison.head.schema.restoration
    let values = [
      ("key", old.key.asYAMLName, old.key == new?.key),
      ("storage", old.storage.rawValue, old.storage == new?.storage),
      ("version", "\(old.version)", new.map { $0.version >= old.version } ?? (old.version == 1)),
      ("maxBytes", "\(old.maximumBytes)", new.map { $0.maximumBytes >= old.maximumBytes } ?? true),
    ].filter { !$0.2 }
    let map = "{\(values.map { "\($0.0): \($0.1)" }.joined(separator: ", "))}"
    return .init(
      "write in the spec", "restoration: \(map)",
      changes: new == nil
        ? [.set(path: ["restoration"], value: map, of: file)]
        : values.map { .set(path: ["restoration", $0.0], value: $0.1, of: file) })
  }

  private var optionalParameter: Change.Repair? {
    guard let new, let name = change.subject.last, let parameter = new.parameter(named: name) else {
      return nil
    }
    let type = comparison.head.sources.text(in: parameter.range)
    guard SwiftName.isIdentifier(type) else { return nil }
    return .init(
      "let it be left out in 'params' of '\(new.qualifiedName)'", "\(name): \(type)?",
      edits: [.init(parameter.range, type + "?")])
  }
}
