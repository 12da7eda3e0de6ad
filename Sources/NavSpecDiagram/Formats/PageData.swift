import NavSpecDiagnostics

/// What a page knows of its picture, for its scripts. The keys are those of `--format json` and more.
struct PageData {
  let diagram: Diagram
  let options: DiagramOutputOptions

  /// JSON that an HTML parser finds no markup in.
  var text: String {
    let personas = diagram.personas.map { ["name": string($0.name), "nodes": strings($0.nodes)] as JSONText }
    let json: JSONText = [
      "title": .string(diagram.title), "summary": .string(diagram.summary),
      "notes": strings(diagram.notes), "nodes": .array(diagram.nodes.map(node)),
      "edges": .array(diagram.edges.map(edge)), "groups": .array(diagram.groups.map(group)),
      "anywhere": strings(diagram.anywhere), "isComparison": .bool(diagram.isComparison),
      "side": .string(diagram.side.rawValue), "conditions": .array(diagram.conditions.map(condition)),
      "redirects": .array(diagram.redirects.map(redirect)), "personas": .array(personas),
      "screens": screens, "flows": .array(diagram.flows.map(flow)),
      "changes": .array(diagram.review.map(change)), "changeGroups": changeGroups, "kinds": kinds,
      "classes": .object(ChangeClass.allCases.map { ($0.rawValue, .string($0.title)) }),
      "isWatched": .bool(options.isWatched),
      "head": diagram.prototype?.json ?? .null, "base": diagram.basePrototype?.json ?? .null,
    ]
    let signs = "<>&".unicodeScalars
    return json.encodedOnOneLine().unicodeScalars.map {
      signs.contains($0) ? "\\u00" + String($0.value, radix: 16) : String($0)
    }.joined()
  }

  /// How screens look, by their names. One that looks alike in both versions is in the newer only; null for none.
  private var screens: JSONText {
    func json(_ themes: ScreenPictures.Themes?) -> JSONText {
      guard let themes else { return .null }
      let all = [("light", themes.light), ("dark", themes.dark)]
      return .object(all.compactMap { theme, picture in picture.map { (theme, .string($0.url)) } })
    }
    let (head, base) = (diagram.pictures.themes, diagram.basePictures.themes)
    let names = diagram.isComparison ? Set(head.keys).union(base.keys) : []
    return [
      "head": .object(head.keys.sorted().map { ($0, json(head[$0])) }),
      "base": .object(names.sorted().filter { head[$0] != base[$0] }.map { ($0, json(base[$0])) }),
    ]
  }

  /// A text of a spec without what would turn the direction of the text around it.
  private func string(_ text: String) -> JSONText { .string(text.onOneLine) }

  private func strings(_ texts: [String]) -> JSONText { .array(texts.map(string)) }

  private func optional(_ text: String?) -> JSONText { text.map(string) ?? .null }

  private func node(_ node: Diagram.Node) -> JSONText {
    let badges = node.badges.map { badge -> JSONText in
      [
        "kind": .string(badge.kind.rawValue), "text": string(badge.text),
        "change": .string(badge.change.rawValue),
      ]
    }
    let links = node.links.map { link -> JSONText in
      [
        "pattern": string(link.pattern), "stack": strings(link.stack),
        "isDeprecated": .bool(link.isDeprecated), "when": optional(link.when),
        "change": .string(link.change.rawValue),
      ]
    }
    var members: [(String, JSONText)] = [
      ("id", .string(node.id)), ("group", optional(node.group)), ("change", .string(node.change.rawValue)),
      ("isScreen", .bool(node.isScreen)), ("badges", .array(badges)), ("links", .array(links)),
    ]
    members += look(node.look, url: node.page ?? options.url(of: node.place))
    if node.change == .changed, let former = node.former {
      members.append(("former", .object(look(former, url: nil))))
    }
    return .object(members)
  }

  private func look(_ look: Diagram.Node.Look, url: String?) -> [(String, JSONText)] {
    [
      ("name", optional(look.name)),
      ("kind", .string(look.kind.rawValue)), ("label", string(look.label)), ("doc", optional(look.doc)),
      ("feature", optional(look.feature)), ("owner", optional(look.owner)), ("tabs", strings(look.tabs)),
      ("requirements", strings(look.requirements)), ("restoration", optional(look.restoration)),
      ("place", optional(look.location?.text)), ("url", optional(url)),
    ]
  }

  private func condition(_ condition: Diagram.Condition) -> JSONText {
    [
      "name": string(condition.name), "redirect": optional(condition.redirect),
      "former": optional(condition.formerRedirect ?? condition.redirect),
      "change": .string(condition.change.rawValue),
    ]
  }

  private func redirect(_ redirect: Diagram.Redirect) -> JSONText {
    [
      "pattern": string(redirect.pattern), "target": string(redirect.target),
      "routes": strings(redirect.routes), "change": .string(redirect.change.rawValue),
    ]
  }

  private func edge(_ edge: Diagram.Edge) -> JSONText {
    func look(_ key: Diagram.Edge.Key) -> [(String, JSONText)] {
      [
        ("kind", .string(key.kind.rawValue)), ("label", optional(key.label)),
        ("meaning", .string(DiagramStyle(key.kind).meaning)),
      ]
    }
    let versions = edge.versions.map {
      [("base", JSONText.object(look($0.base))), ("head", JSONText.object(look($0.head)))]
    }
    return .object(
      [
        ("from", .string(edge.from)), ("to", .string(edge.to)), ("change", .string(edge.change.rawValue)),
        ("popsFirst", .bool(edge.popsFirst)),
      ]
        + look(edge.key) + (versions ?? []))
  }

  private func flow(_ flow: Diagram.Flow) -> JSONText {
    let steps = flow.steps.map { step -> JSONText in
      [
        "screen": .string(step.screen), "kind": optional(step.kind?.rawValue),
        "label": optional(step.label), "unmet": strings(step.unmet),
        "operation": step.operation ?? .null,
      ]
    }
    return [
      "name": .string(flow.name), "title": string(flow.title), "taps": .int(flow.taps),
      "steps": .array(steps),
    ]
  }

  private func group(_ group: Diagram.Group) -> JSONText {
    [
      "id": .string(group.id), "kind": .string(group.kind.rawValue), "label": string(group.label),
      "detail": string(group.detail), "former": optional(group.former?[0]),
    ]
  }

  private func change(_ change: Change) -> JSONText {
    let parts = diagram.parts(of: change)
    let repair = change.repair.map { ["title": string($0.title), "line": string($0.line)] as JSONText }
    return [
      "subject": strings(change.subject), "nodes": strings(parts.nodes),
      "edges": .array(parts.edges.map { .int($0) }),
      "id": .string(change.fingerprint), "number": .int(change.number), "kind": .string(change.kind.id),
      "class": .string(change.changeClass.rawValue), "level": .string(change.level.rawValue),
      "concerns": .string(change.kind.who),
      "message": string(change.message), "screens": strings(change.routes),
      "witness": strings(change.witness?.lines ?? []), "evidence": change.witness?.json ?? .null,
      "owners": strings(change.shownOwners), "approval": optional(change.approval?.phrase),
      "approve": change.shownLevel == .safe ? .null : .string(change.approvalToPaste),
      "places": .array(change.places.compactMap(place)), "repair": repair ?? .null,
    ]
  }

  private func place(_ place: Change.Place) -> JSONText? {
    diagram.places[place].map { location -> JSONText in
      [
        "side": .string(place.side.rawValue), "text": string(location.text),
        "url": optional(place.side == .head ? options.url(of: location) : nil),
      ]
    }
  }

  private var changeGroups: JSONText {
    let indices = Dictionary(first: diagram.review.enumerated().map { ($1.fingerprint, $0) })
    let groups = diagram.review.grouped().map { group -> JSONText in
      let changes = group.changes.compactMap { indices[$0.fingerprint].map(JSONText.int) }
      return [
        "title": string(group.title), "level": .string(group.level.rawValue), "changes": .array(changes),
      ]
    }
    return .array(groups)
  }

  /// What kinds of changes mean, and what can be done about them.
  private var kinds: JSONText {
    let kinds = Set(diagram.review.map(\.kind)).sorted { $0.id < $1.id }
    return .object(kinds.map { ($0.id, .string($0.explanation)) })
  }
}
