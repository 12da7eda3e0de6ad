import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension SpecKeys {
  static let route = KeyTable<RouteSpec>(
    .route,
    [
      .key(
        "title", { $0.plain.title = $1 }, .text, examples: ["All recipes"],
        "for people, diagrams and documentation"
      ),
      .key("doc", { $0.plain.doc = $1 }, .text, "a sentence that describes the screen"),
      .key(
        "meta", { $0.plain.meta = $1 }, .entries(of: .scalar, keepsOwnKeys: true),
        "custom values for templates and the JSON model"),
      .key("screen", { $0.plain.screen = $1 }, .text, "its name for analytics"),
      .key(
        "sensitive", { $0.plain.sensitive = $1 }, .boolean, default: false,
        "whether it must not appear in URLs, snapshots or logs"),
      .key(
        "view", { $0.view = $1 }, .view, examples: ["RecipeScreen", "manual"],
        "the SwiftUI view, {name, module}, or manual"),
      .key(
        "params", { $0.params = $1 }, .entries(of: .parameter, names: .name),
        examples: [["id": "UUID", "servings": "Int = 4"]],
        "its params in order: name and type"),
      .key(
        "under", { $0.under = $1 }, .route(of: "under", without: "it has its own params and parent alone"),
        "the route it belongs to: inherits its params and parent"),
      .key(
        "parent", { $0.parent = $1 }, .parent, examples: ["category", ["category": ["id": "$group"]]],
        "the route below it when it is opened from outside"),
      .key("present", { $0.plain.present = $1 }, .presentation, default: "push", "how it appears"),
      .key(
        "stack", { $0.plain.stack = $1 },
        .boolean(
          insteadOf: ("the screens of a link", "write them in the link: 'links: [{path: …, stack: LIST}]'")),
        default: false,
        "whether a modal has its own navigation stack"),
      .key(
        "wrapper", { $0.plain.wrapper = $1 }, .wrapper, examples: ["ComposeFlow"],
        "of a modal with a stack: the app's view around the whole stack, or {name, module}"),
      .key(
        "detents", { $0.plain.detents = $1 }, .list(of: .detent, several: .words),
        examples: [["medium", "large"], ["medium", 480]],
        "the heights of a sheet: medium, large, a fraction of the screen, or points"),
      .key(
        "placement", { $0.plain.placement = $1 }, .choice(), default: "automatic", "where a sheet stands"),
      .key(
        "transition", { $0.plain.transition = $1 }, .choice(), default: "automatic",
        "the transition by which it appears"),
      .key(
        "dismiss", { $0.plain.dismiss = $1 }, .boolean, default: true,
        "whether it can be dismissed without asking the app"),
      .key(
        "onLoss", { $0.plain.onLoss = $1 }, .choice(),
        "what happens to the screen when a condition is lost that it requires, in place of what the condition says"
      ),
      .key(
        "returns", { $0.plain.returns = $1 }, .resultType,
        "the type of a modal's result"),
      .key("tab", { $0.tab = $1 }, .form(.name), "the tab it is pinned to"),
      .key(
        "requires", { $0.requires = $1 }, .list(of: .requirement, several: .conditions),
        examples: ["signedIn"], "conditions that must be met to enter; with '!' one must not"),
      .key(
        "links", { $0.links = $1 }, .list(of: .link, several: .patterns),
        examples: [["/recipe/{id}{?servings}"]],
        "its deep links"),
      .key(
        "examples", { $0.examples = $1 }, .routeExamples,
        examples: [["/recipe/42": ["id": 42], "/recipe/none": .null]], "URLs and what they must open"),
      .key(
        "to", { $0.edges = $1 }, .edges, examples: [["item", ["signIn": "sheet"], "+shared"]],
        "the screens it leads to"),
      .key("restore", { $0.plain.restore = $1 }, .restore(), "its restoration key, or false"),
      .key("formerly", { $0.plain.formerKeys = $1 }, .list(of: .formerKey), "older restoration keys of it"),
      .key(
        "column", { $0.plain.column = $1 }, .choice(), default: "detail",
        "the column of a split view it fills"),
      .key(
        "tabBar", { $0.plain.tabBar = $1 }, .choice(), default: "visible",
        "hidden hides the tab bar while it shows"
      ),
      .key("reachedBy", { $0.plain.reachedBy = $1 }, .choice(), "code: reached by code outside of the spec"),
      .key("entry", { $0.plain.entry = $1 }, .choice(), "unknown: nobody knows yet what leads to it"),
      .from { $0.plain.evidence.place = $1 }, .mark { $0.plain.evidence.mark = $1 },
      .key("owner", { $0.plain.owner = $1 }, .text, "the person or team that owns it"),
      .key(
        "deprecated", { $0.plain.deprecated = $1 }, .boolean, default: false,
        "whether new code must not navigate to it"),
      .key(
        "stability", { $0.plain.stability = $1 }, .choice(), default: "stable", "draft, stable or deprecated"),
      .key(
        "sunset", { $0.plain.sunset = $1 }, .form(.day), examples: ["2027-06-01"],
        "the day after which a deprecated route may be removed"),
      .key(
        "surfaces", { $0.plain.surfaces = $1 }, surfaces.reader { _ in SurfacesSpec() },
        examples: [["intent": ["entity": "RecipeEntity", "id": "contentID"], "handoff": true]],
        "where the system shows it outside of the app's windows"),
    ], text: "view", list: "to", noteLost: { $1.lostKeys.insert($0) })

  static let parameter = KeyTable<ParameterSpec>(
    .param,
    [
      .key(
        "type", { $0.type = $1 }, .text.described(as: .form(.typeExpression)), isRequired: true,
        examples: ["Int = 4"], "its type expression"),
      .key("sensitive", { $0.sensitive = $1 }, .boolean, "never in snapshots or logs"),
      .key(
        "restore", { $0.restore = $1 }, .restore(orTrue: true), default: true,
        "its restoration key, or whether snapshots contain it"),
      .key("doc", { $0.doc = $1 }, .text, "what it is"),
    ])

  static let edge = KeyTable<EdgeSpec>(
    .edge,
    [
      .key("present", { $0.present = $1 }, .presentation, "how the target appears by this edge"),
      .key("label", { $0.label = $1 }, .text, "for diagrams"),
      .key("when", { $0.when = $1 }, .edgeTest, "the condition under which the edge exists"),
      .key(
        "popTo", { $0.popTo = $1 }, .route(of: "popTo", without: "nothing is popped"),
        "the route to pop to first"),
      .key("inclusive", { $0.inclusive = $1 }, .boolean, default: false, "whether to pop that route too"),
      .from { $0.evidence.place = $1 }, .mark { $0.evidence.mark = $1 },
    ])
}

extension ValueReader where Value == Located<String> {
  /// `medium`, `large`, a part of the screen up to 1, or a height in points.
  static var detent: Self {
    let words = ["medium", "large"]
    return Self(shape: .anyOf([.choice(words), .height])) { node, sink in
      if case .scalar(let scalar) = node.content, node.number != nil {
        let height = Located(scalar.numberText, at: node.range)
        return NavigationSchema.Detent(height.value) == nil
          ? sink.refuse(node, wanted: "medium, large or a number above 0, up to 100000") : height
      }
      guard let text = node.located else {
        return sink.refuse(node, wanted: "medium, large or a number")
      }
      if words.contains(text.value) { return text }
      if let meant = node.untagged.flatMap(Restatement.height) {
        return sink.refuse(node, wanted: "medium, large or a number", meant: meant, isSafe: false)
      }
      sink.report(.unknownWord(text, among: words))
      return nil
    }
  }

  /// The type of a result. A list, with brackets but without quotes, is a list for YAML too.
  fileprivate static var resultType: Self {
    let text = text.described(as: .form(.resultType))
    return Self(shape: text.shape) { node, sink in
      if let word = node.located?.value, ["Void", "()", "Never", "none", "nil"].contains(word) {
        return sink.refuse(
          node, wanted: "the type of a result", notes: ["a modal without a result has no 'returns'"])
      }
      guard case .sequence(let items) = node.content else { return text.read(node, &sink) }
      if let cases = node.casesAlone { return Located(cases, at: node.range) }
      let type = items.count == 1 ? items[0].located?.value : nil
      return sink.refuse(node, wanted: "a type", meant: type.map { "\"[\($0)]\"" }, isSafe: false)
    }
  }
}

extension ValueReader where Value == ParameterSpec {
  /// A type expression, or the long form. `[String]` without quotes reaches us as a list of one.
  static var parameter: Self {
    Self(
      shape: .named(
        "paramOrType",
        .anyOf([
          .form(.typeExpression), .list(.form(.listedType), .single), .object(SpecKeys.parameter.description),
        ]))
    ) { node, sink in
      var parameter = ParameterSpec(range: node.range)
      switch node.content {
      case .scalar:
        guard let type = node.located else {
          sink.reportWrongType(node, wanted: "a type, for example String or \"Int = 4\"")
          return parameter
        }
        parameter.type = type
      case .sequence(let elements):
        guard elements.count == 1, let element = elements[0].located else {
          if let cases = node.casesAlone {
            parameter.type = Located(cases, at: node.range)
            return parameter
          }
          let isMap = node.flowText == "[{String: String}]"
          let common = TypeExpression.common(of: elements.compactMap { $0.located?.value })
          sink.reportWrongType(
            node, wanted: "one type", meant: isMap ? "\"[String: String]\"" : common, isSafe: false,
            notes: ["a list has values of one type: '[String]'"])
          return parameter
        }
        parameter.type = Located("[\(element.value)]", at: node.range)
      case .mapping(let pairs):
        if pairs.count == 1, ["cases", "enum", "oneOf", "values"].contains(pairs[0].key.scalarText),
          let cases = pairs[0].value.casesAlone
        {
          parameter.type = Located(cases, at: node.range)
        } else if let meant = Restatement.type(pairs) {
          sink.reportWrongType(
            node, "a map of another format", wanted: "a type", meant: meant.written, isSafe: false)
          parameter.type = Located(meant.expression, at: node.range)
        } else {
          SpecKeys.parameter.read(node, into: &parameter, &sink)
        }
      }
      return parameter
    }
  }
}

extension YAMLNode {
  /// A list of names that are no types, which may be the values of one.
  fileprivate var casesAlone: String? {
    guard case .sequence(let items) = content, items.count > 1 else { return nil }
    let names = items.compactMap { $0.located?.value }
    guard names.count == items.count, TypeExpression.common(of: names) == nil,
      names.allSatisfy(Restatement.isName)
    else { return nil }
    return "[\(names.joined(separator: ", "))]"
  }
}

extension ValueReader where Value == Located<ViewSpec> {
  static var view: Self {
    named(wanted: "the name of a view, {name, module}, or manual") { node, sink in
      ValueReader<Located<String>>.viewName.read(node, &sink)?
        .map { $0 == "manual" ? .manual : .named($0, module: nil) }
    }
  }

  /// A view that the app's closure cannot build.
  static var wrapper: Self {
    named(wanted: "the name of a view, or {name, module}") { node, sink in
      ValueReader<Located<String>>.wrapperName.read(node, &sink)?.map { .named($0, module: nil) }
    }
  }

  private static func named(
    wanted: String, name: @escaping @Sendable (YAMLNode, inout DiagnosticSink) -> Located<ViewSpec>?
  ) -> Self {
    Self(shape: .anyOf([.form(.view), .object(NamedView.keys.description)])) { node, sink in
      if node.located != nil { return name(node, &sink) }
      guard case .mapping = node.content else {
        return sink.refuse(node, wanted: wanted)
      }
      var view = NamedView()
      NamedView.keys.read(node, into: &view, &sink)
      guard let name = view.name else { return nil }
      return Located(.named(name.value, module: view.module?.value), at: node.range)
    }
  }
}

/// `view: {name, module}`
private struct NamedView: Sendable {
  var name: Located<String>?
  var module: Located<String>?

  static let keys = KeyTable<NamedView>(
    .view,
    [
      .key("name", { $0.name = $1 }, .form(.swiftName), isRequired: true, "the SwiftUI view"),
      .key("module", { $0.module = $1 }, .form(.swiftName), "the module to import it from"),
    ])
}

extension ValueReader where Value == Located<PresentationSpec> {
  /// A word, or `{window: {else: sheet}}`.
  static var presentation: Self {
    let words = NavigationSchema.Presentation.allCases.map(\.rawValue)
    return Self(shape: .named("presentation", .anyOf([.choice(words), windowShape]))) { node, sink in
      if let text = node.located {
        guard let presentation = NavigationSchema.Presentation(rawValue: text.value) else {
          sink.report(.unknownWord(text, among: words))
          return nil
        }
        return text.map { _ in PresentationSpec(presentation) }
      }
      guard let pairs = node.specEntries, pairs.count == 1, pairs[0].key.located?.value == "window",
        let options = pairs[0].value.specEntries, options.count == 1,
        options[0].key.located?.value == "else", let word = options[0].value.located
      else {
        // `[sheet]`, and `{window: sheet}`.
        let window = node.entries?.first.flatMap { $0.key.scalarText == "window" ? $0.value : nil }
        let word = (window ?? node.items.first)?.scalarText.flatMap(Restatement.presentation)
        return sink.refuse(
          node, window.map { _ in "'window' without 'else'" },
          wanted: window == nil
            ? "\(Shape.choice(words).phrase), or {window: {else: sheet}}" : "{window: {else: sheet}}",
          meant: word.map { window == nil ? $0 : "{window: {else: \($0)}}" }, isSafe: false)
      }
      guard let fallback = NavigationSchema.Presentation(rawValue: word.value), fallback != .window else {
        sink.report(.unknownWord(word, among: words.filter { $0 != "window" }))
        return nil
      }
      return Located(PresentationSpec(.window, windowFallback: fallback), at: node.range)
    }
  }
}

/// `{window: {else: sheet}}`
private var windowShape: Shape {
  let words = NavigationSchema.Presentation.allCases.map(\.rawValue).filter { $0 != "window" }
  let fallback = ObjectDescription(
    kind: .window,
    keys: [
      .init(
        name: "else", doc: "how it appears on platforms with one window", shape: .choice(words),
        isRequired: true)
    ])
  return .object(
    ObjectDescription(
      kind: .windowPresentation,
      keys: [
        .init(name: "window", doc: "a window of its own", shape: .object(fallback), isRequired: true)
      ]))
}

extension ValueReader where Value == [EdgeSpec] {
  static var edges: Self {
    .list(
      of: .edge,
      several: .init { node in
        node.untagged.flatMap { Restatement.presentedTarget($0) == nil ? Restatement.words(in: $0) : nil }
      })
  }
}

extension ValueReader where Value == EdgeSpec {
  /// A route, `+set`, `{route: presentation}`, or `{route: {…}}`.
  static var edge: Self {
    Self(
      shape: .named(
        "edgeOrName",
        .anyOf([
          .form(.edgeTarget),
          .single(
            .anyOf([
              ValueReader<Located<PresentationSpec>>.presentation.shape,
              .object(SpecKeys.edge.description),
            ])),
        ]))
    ) { node, sink in
      func refuse(meant: String?, notes: [String] = []) -> EdgeSpec? {
        return sink.refuse(
          node, wanted: "a route, +set, or one route with how it appears", meant: meant, isSafe: false,
          notes: notes)
      }
      if let text = node.located {
        if text.value.hasPrefix("+") {
          return EdgeSpec(target: .set(text.map { String($0.dropFirst()) }), range: text.range)
        }
        if let meant = Restatement.presentedTarget(text.value) { return refuse(meant: meant) }
        return EdgeSpec(target: .route(text), range: text.range)
      }
      guard case .mapping(let pairs) = node.content else { return refuse(meant: nil) }
      guard pairs.count == 1, let target = pairs[0].key.located else {
        return refuse(meant: Restatement.edge(pairs))
      }
      let isList = if case .sequence = pairs[0].value.content { true } else { false }
      let several = isList ? Restatement.edges(target.value, pairs[0].value) : nil
      if let meant = Restatement.reversedEdge(pairs[0]) ?? Restatement.target(pairs[0]) ?? several {
        return refuse(meant: meant, notes: target.value.contains("(") ? [UnknownKey.noteOfEdge] : [])
      }
      var edge = EdgeSpec(target: .route(target), range: target.range)
      let value = pairs[0].value
      if let options = value.specEntries, options.first?.key.located?.value != "window" {
        SpecKeys.edge.read(value, into: &edge, &sink)
      } else {
        edge.present = ValueReader<Located<PresentationSpec>>.presentation.read(value, &sink)
      }
      return edge
    }
  }
}
