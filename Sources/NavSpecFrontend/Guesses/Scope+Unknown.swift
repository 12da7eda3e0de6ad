import NavSpecDiagnostics
import NavSpecModel

extension Scope {
  /// Reports a name that is declared nowhere, unless it may be declared in what could not be read.
  /// - Parameters:
  ///   - synonym: The name that another language's word means.
  ///   - hint: What to do where no other name was meant.
  mutating func reportUnknown(
    _ kind: DiagnosticKind, _ what: String, _ name: Located<String>, after sigil: String = "",
    among names: [String], synonym: String? = nil, hint: String? = nil, cure: String? = nil
  ) {
    let ofKind = UnknownNames.byKind[kind]
    guard isWhole, ofKind?.key.map({ !lostKeys.contains($0) }) ?? true else { return }
    // `filmFilter` where `film-filter` is declared is reported there.
    let misnamed = ofKind?.areOfSwift == true ? names.filter { $0.contains("-") } : []
    if misnamed.contains(where: { SwiftName.nearest(to: $0) == name.value }) { return }
    if synonym == nil, let comma = Diagnostic.missingComma(kind, in: name, among: names) {
      return sink.report(comma)
    }
    // None once a spec of unknown names has had its share.
    let suggestions =
      synonym.map { [$0] }
      ?? sink.nearMisses.nearest(to: name.value, among: names) { name in
        // A generated declaration has every part of the name, but not of that of a set.
        ofKind?.areOfSwift != true || name.hasPrefix("+")
          || name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            SwiftName.isLowerCamel(String($0))
          }
      }
    var notes = [hint].compactMap { $0 }
    if suggestions.isEmpty, !names.isEmpty, names.count <= 12 {
      notes.append("there are: \(names.joined(separator: ", "))")
    }
    if graph.app == nil, let hint = ofKind?.hintForFeatures {
      notes.append("this file has no 'app:' and is compiled as a feature by itself: \(hint)")
    }
    var unknown = Diagnostic.unknown(
      kind, "no \(what) is named '\(name.value)'", name, meant: suggestions, label: "unknown \(what)",
      notes: notes, after: sigil,
      // A wrong condition would show screens that must stay guarded.
      mayBeSafe: kind.id != DiagnosticKind.unknownCondition.id)
    if suggestions.isEmpty, let cure { unknown.fixes = [.init(cure)] }
    sink.report(unknown)
  }

  /// The route of `checkout.start` where `checkout.nav.yaml` declares `start` and does not say `feature: checkout`:
  /// the mistake is in that file, whatever refers to its routes.
  mutating func routeOfLostFeature(_ name: Located<String>) -> RouteID? {
    let parts = name.value.split(separator: ".").map(String.init)
    guard parts.count == 2, names.featureIDs[parts[0]] == nil, isWhole else { return nil }
    let file = names.files.indices.first { index in
      let file = names.files[index]
      let steps = file.path.split(separator: "/").map(String.init)
      return file.app == nil
        && (steps.last == parts[0] + ".nav.yaml" || steps.dropLast().last == parts[0] && file.feature == nil)
        && file.routes.contains { $0.name.value == parts[1] }
    }
    guard let file, let id = names.routeIDs[names.qualified(parts[1], in: file)] else { return nil }
    // A value of it that cannot be read is reported there.
    if names.files[file].lostKeys.contains("feature") { return id }
    let (path, feature) = (names.files[file].path, names.files[file].feature)
    guard let place = feature?.range ?? names.files[file].keyRanges["routes"],
      lostFeatures.insert(file).inserted
    else { return id }
    let line = "feature: \(parts[0])"
    let edit = feature.map { .init($0.range, parts[0]) } ?? Diagnostic.Fix.Edit(place.startPoint, line + "\n")
    sink.report(
      .unknownRoute,
      feature.map { "no feature is named '\(parts[0])': '\(path)' says 'feature: \($0.value)'" }
        ?? "'\(path)' does not say '\(line)', and its routes are the app's own",
      at: place, label: feature == nil ? "'\(line)' is missing above" : "another feature",
      related: [.init("names a route of it", at: name.range)],
      fixes: [.init("write '\(line)' in '\(path)'", edits: [edit])])
    return id
  }

  /// The route that had a name before, and no other route has now.
  func route(formerly name: String, in file: Int) -> String? {
    let index = names.routeOrigins.indices.first { index in
      names[RouteID(index)].plain.formerKeys.contains {
        $0.value == name || names.qualified($0.value, in: names.routeOrigins[index].file) == name
      }
    }
    return index.map { routeNames(in: file, withExits: false)[$0] }
  }

  /// The route that `ItemView`, `.item(id: 5)`, `AppRoute.item` or a URL names.
  func routeMeant(by text: String, in file: Int) -> String? {
    let routes = routeNames(in: file, withExits: true)
    let path =
      text.prefix { $0 != "(" }.split { "/>".contains($0) }.last { !$0.contains("{") && !$0.hasPrefix(":") }
      ?? ""
    let view = String(path.filter { $0 != " " })
    let shown = graph.routes.indices.first { names[RouteID($0)].view?.value == .named(view, module: nil) }
    if let shown { return routes[shown] }
    let name = String(view.split(separator: ".").last ?? "")
    let endings = ["ViewController", "View", "Screen", "Page", "Route", "Destination"]
    let ending = endings.first { name.hasSuffix($0) }
    let folded = [name, String(name.dropLast(ending?.count ?? 0))].map(\.foldedName)
    // Near misses find what differs in nothing else.
    guard ending != nil || folded[0] != text.foldedName, !folded.contains("") else { return nil }
    return folded.lazy.compactMap { folded in routes.first { $0.foldedName == folded } }.first
  }

  /// Names that are not even gathered once a spec of unknown names has had its share.
  func offered(_ names: @autoclosure () -> [String]) -> [String] { sink.nearMisses.isSpent ? [] : names() }
}
