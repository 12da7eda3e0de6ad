import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension SpecKeys {
  static let route = ObjectShape<RouteSpec>(
    "a route",
    [
      .key("title", \.title, .text, "for people, diagrams and documentation"),
      .key("doc", \.doc, .text, "what the screen is, in a sentence"),
      .key("meta", \.meta, .entries(of: .text), "notes of your own, handed to templates and the JSON model"),
      .key("deprecated", \.deprecated, .boolean, "whether new code should not lead here"),
      .key("screen", \.screen, .text, "its name for analytics"),
      .key("sensitive", \.sensitive, .boolean, "nothing of it in URLs, snapshots or logs"),
      .key("view", \.view, .view, "the SwiftUI view, {name, module}, or manual"),
      .key("params", \.params, .entries(of: .parameter), "its params in order: name and type"),
      .key("under", \.under, .text, "the route it belongs to: inherits its params and parent"),
      .key("parent", \.parent, .parent, "the route below it when it is opened from outside"),
      .key("present", \.present, .presentation, "how it appears"),
      .key("stack", \.stack, .boolean, "whether a modal brings a navigation stack of its own"),
      .key("detents", \.detents, .list(of: .text), "the heights of a sheet"),
      .key("transition", \.transition, .choice(), "how it moves in"),
      .key("dismiss", \.dismiss, .boolean, "false asks the app before it goes away"),
      .key("returns", \.returns, .text, "the type of the result a modal hands back"),
      .key("to", \.edges, .list(of: .edge), "the screens it leads to"),
      .key("tab", \.tab, .text, "the tab it is pinned to"),
      .key("requires", \.requires, .list(of: .text), "conditions that must hold to enter"),
      .key("links", \.links, .list(of: .link), "its deep links"),
      .key("examples", \.examples, .routeExamples, "URLs and what they must open"),
      .key("restore", \.restore, .restore, "its restoration key, or false"),
      .key("formerly", \.formerly, .list(of: .text), "older restoration keys of it"),
      .key("column", \.column, .choice(), "the column of a split view it fills"),
      .key("tabBar", \.tabBar, .choice(), "hidden hides the tab bar while it shows"),
      .key("reachedBy", \.reachedBy, .choice(), "code: reached by code the spec does not see"),
      .key("owner", \.owner, .text, "who to ask"),
      .key("stability", \.stability, .choice(), "draft, stable or deprecated"),
      .key("sunset", \.sunset, .text, "the day after which a deprecated route may go"),
    ])

  static let parameter = ObjectShape<ParameterSpec>(
    "a param",
    [
      .key("type", \.type, .text, isRequired: true, "its type expression"),
      .key("sensitive", \.sensitive, .boolean, "never in snapshots or logs"),
      .key("restore", \.restore, .boolean, "whether a snapshot keeps it"),
      .key("doc", \.doc, .text, "what it is"),
    ])

  static let edge = ObjectShape<EdgeSpec>(
    "an edge",
    [
      .key("present", \.present, .presentation, "how the target appears on this way"),
      .key("label", \.label, .text, "for diagrams"),
      .key("when", \.when, .text, "the condition under which the way exists"),
      .key("popTo", \.popTo, .text, "the route to pop to first"),
      .key("inclusive", \.inclusive, .boolean, "whether that route is popped too"),
      .key("with", \.arguments, .entries(of: .text), "params of the target: a value or $param"),
    ])
}

extension ValueReader where Value == ParameterSpec {
  /// A type expression, or the long form. `[String]` without quotes reaches us as a list of one.
  static var parameter: Self {
    Self(shape: .anyOf([.text, .list(.text), .object(SpecKeys.parameter.description)])) { node, decoder in
      var parameter = ParameterSpec(range: node.range)
      switch node.content {
      case .scalar:
        guard let type = node.located else {
          decoder.reportWrongType(node, wanted: "a type, for example String or \"Int = 4\"")
          return nil
        }
        parameter.type = type
      case .sequence(let elements):
        guard elements.count == 1, let element = elements[0].located else {
          decoder.reportWrongType(node, wanted: "one element type, for example [String]")
          return nil
        }
        parameter.type = Located("[\(element.value)]", at: node.range)
      case .mapping(let pairs):
        // `{String: String}` is what flow syntax makes of a forgotten pair of quotes.
        SpecKeys.parameter.read(node, into: &parameter, &decoder)
        if parameter.type == nil { _ = pairs }
      }
      return parameter
    }
  }
}

extension ValueReader where Value == Located<ViewSpec> {
  static var view: Self {
    Self(shape: .anyOf([.text, .map(.text)])) { node, decoder in
      if let text = node.located {
        return text.map { $0 == "manual" ? .manual : .named($0, module: nil) }
      }
      guard case .mapping = node.content else {
        decoder.reportWrongType(node, wanted: "the name of a view, {name, module}, or manual")
        return nil
      }
      var view = NamedView()
      NamedView.keys.read(node, into: &view, &decoder)
      guard let name = view.name else { return nil }
      return Located(.named(name.value, module: view.module?.value), at: node.range)
    }
  }
}

/// `view: {name, module}`
private struct NamedView: Sendable {
  var name: Located<String>?
  var module: Located<String>?

  static let keys = ObjectShape<NamedView>(
    "view",
    [
      .key("name", \.name, .text, isRequired: true, "the SwiftUI view"),
      .key("module", \.module, .text, "the module to import it from"),
    ])
}

extension ValueReader where Value == Located<PresentationSpec> {
  /// A word, or `{window: {else: sheet}}`.
  static var presentation: Self {
    let words = NavigationSchema.Presentation.allCases.map(\.rawValue)
    return Self(shape: .anyOf([.choice(words), .map(.map(.choice(words)))])) { node, decoder in
      if let text = node.located {
        guard let presentation = NavigationSchema.Presentation(rawValue: text.value) else {
          decoder.report(.unknownWord(text, among: words))
          return nil
        }
        return text.map { _ in PresentationSpec(presentation) }
      }
      guard case .mapping(let pairs) = node.content, pairs.count == 1,
        pairs[0].key.located?.value == "window", case .mapping(let options) = pairs[0].value.content,
        options.count == 1, options[0].key.located?.value == "else", let word = options[0].value.located
      else {
        decoder.reportWrongType(node, wanted: "\(Shape.choice(words).phrase), or {window: {else: sheet}}")
        return nil
      }
      guard let fallback = NavigationSchema.Presentation(rawValue: word.value), fallback != .window else {
        decoder.report(.unknownWord(word, among: words.filter { $0 != "window" }))
        return nil
      }
      return Located(PresentationSpec(.window, windowFallback: fallback), at: node.range)
    }
  }
}

extension ValueReader where Value == EdgeSpec {
  /// A route, `+set`, `{route: presentation}`, or `{route: {…}}`.
  static var edge: Self {
    Self(
      shape: .anyOf([
        .text, .map(ValueReader<Located<PresentationSpec>>.presentation.shape),
        .map(.object(SpecKeys.edge.description)),
      ])
    ) { node, decoder in
      if let text = node.located {
        if text.value.hasPrefix("+") {
          return EdgeSpec(target: .set(text.map { String($0.dropFirst()) }), range: text.range)
        }
        return EdgeSpec(target: .route(text), range: text.range)
      }
      guard case .mapping(let pairs) = node.content, pairs.count == 1, let target = pairs[0].key.located
      else {
        decoder.reportWrongType(node, wanted: "a route, +set, or one route with how it appears")
        return nil
      }
      var edge = EdgeSpec(target: .route(target), range: target.range)
      let value = pairs[0].value
      if case .mapping(let options) = value.content, options.first?.key.located?.value != "window" {
        SpecKeys.edge.read(value, into: &edge, &decoder)
      } else {
        edge.present = ValueReader<Located<PresentationSpec>>.presentation.read(value, &decoder)
      }
      return edge
    }
  }
}

extension ValueReader where Value == Located<RestoreSpec> {
  /// A key, or `false`.
  static var restore: Self {
    Self(shape: .anyOf([.text, .boolean])) { node, decoder in
      if case .scalar(let scalar) = node.content, case .bool(let isRestored) = scalar.resolved {
        if !isRestored { return Located(.never, at: node.range) }
      } else if let text = node.located {
        return text.map { .key($0) }
      }
      decoder.reportWrongType(node, wanted: "a restoration key, or false")
      return nil
    }
  }
}
