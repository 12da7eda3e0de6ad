import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// The forms of values that no key of the language names.
enum SpecForms {
  static let all: Set<String> = [
    "type String", "type Int", "type Int64", "type Double", "type Bool", "type UUID", "type Date", "type URL",
    "type alias", "type raw", "type text", "type cases", "type opaque", "type one", "type optional",
    "type list", "type map", "type default",
    "path text", "path param", "path list", "path text and params", "path optional", "path tail",
    "path gap at the front", "path gap at the end", "path gap after text", "path anonymous", "path none",
    "query text", "query required", "query text and param", "query alternatives", "query declared",
    "query whole",
    "fragment segments", "fragment whole", "fragment pairs",
    "link of the app", "link of a source", "link of one URL",
    "host exact", "host label", "host wildcard", "host any",
    "argument param", "argument value", "argument URL", "argument path",
    "argument remainder", "argument text",
    "container tabs", "container root", "container split", "container external",
    "fallback ignore", "fallback browser", "fallback route",
    "when met", "when unmet",
  ]

  static func used(in graph: NavigationGraph) -> Set<String> {
    var forms: Set<String> = []
    for parameter in graph.routes.flatMap(\.parameters) {
      forms.formUnion(used(in: parameter, graph))
    }
    let arguments =
      graph.routes.flatMap { route in
        (route.parent?.arguments ?? []) + route.links.flatMap(\.arguments)
      }
    for argument in arguments { forms.insert("argument \(name(of: argument.value.value))") }
    for link in graph.routes.flatMap(\.links) {
      if let template = link.template {
        forms.formUnion(used(in: template))
        let keys = template.alternativeKeys { key in
          link.names.first { $0.name.value == key.name }?.value.value ?? key.name
        }
        if keys.contains(where: { $0.count > 1 }) { forms.insert("query alternatives") }
      }
      if holdsList(link, graph) { forms.insert("path list") }
      if link.template?.scheme != nil {
        forms.insert("link of one URL")
      } else {
        forms.insert(link.source == SourceGroupID(0) ? "link of the app" : "link of a source")
      }
      if let when = link.when?.value { forms.insert(when.isNegated ? "when unmet" : "when met") }
    }
    for domain in graph.sources.flatMap(\.policy.domains) {
      switch LinkDomain(domain) {
      case .exact: forms.insert("host exact")
      case .label: forms.insert("host label")
      case .wildcard: forms.insert("host wildcard")
      case .any: forms.insert("host any")
      case nil: break
      }
    }
    switch graph.container {
    case .tabs: forms.insert("container tabs")
    case .root: forms.insert("container root")
    case .split: forms.insert("container split")
    case .external, .missing: forms.insert("container external")
    }
    switch graph.fallback {
    case .ignore: forms.insert("fallback ignore")
    case .browser: forms.insert("fallback browser")
    case .route: forms.insert("fallback route")
    }
    return forms
  }

  private static func used(in parameter: Parameter, _ graph: NavigationGraph) -> Set<String> {
    var forms: Set<String> = ["type \(parameter.arity.rawValue)"]
    if parameter.defaultValue != nil { forms.insert("type default") }
    switch parameter.type {
    case .builtin(let builtin): forms.insert("type \(builtin.rawValue)")
    case .named(let id):
      switch graph.types[id].kind {
      case .alias: forms.insert("type alias")
      case .raw: forms.insert("type raw")
      case .text: forms.insert("type text")
      case .cases: forms.insert("type cases")
      case .opaque: forms.insert("type opaque")
      case .invalid: break
      }
    case .invalid: break
    }
    return forms
  }

  private static func used(in pattern: LinkPattern) -> Set<String> {
    var forms: Set<String> = pattern.segments.isEmpty ? ["path none"] : []
    for (index, segment) in pattern.segments.enumerated() {
      switch segment {
      case .pieces(let pieces):
        let values = pieces.filter { if case .value = $0 { true } else { false } }
        forms.insert(
          values.isEmpty ? "path text" : values.count == pieces.count ? "path param" : "path text and params")
        if pieces.contains(where: { if case .value(let value) = $0 { value.isAnonymous } else { false } }) {
          forms.insert("path anonymous")
        }
      case .optional: forms.insert("path optional")
      case .tail: forms.insert("path tail")
      case .gap(let prefix, _):
        let isLast = index == pattern.segments.count - 1
        forms.insert(
          !prefix.isEmpty ? "path gap after text" : isLast ? "path gap at the end" : "path gap at the front")
      }
    }
    for item in pattern.query {
      switch item {
      case .literal: forms.insert("query text")
      case .required(_, _, let surroundings):
        forms.insert(surroundings == .none ? "query required" : "query text and param")
      case .declared(let placeholder):
        forms.insert(placeholder.isExploded ? "query whole" : "query declared")
      }
    }
    switch pattern.fragment {
    case .segments: forms.insert("fragment segments")
    case .whole: forms.insert("fragment whole")
    case .pairs: forms.insert("fragment pairs")
    case nil: break
    }
    return forms
  }

  /// Whether a segment of its path is a list.
  private static func holdsList(_ link: Link, _ graph: NavigationGraph) -> Bool {
    let lists = link.stack.flatMap { graph.routes[$0.route].parameters }.filter { $0.arity == .list }
    return link.template?.segments.contains { segment in
      guard case .pieces(let pieces) = segment, case .value(let placeholder) = pieces[0] else { return false }
      return pieces.count == 1 && lists.contains { $0.name.value == placeholder.name }
    } == true
  }

  private static func name(of argument: NavigationSchema.Argument) -> String {
    switch argument {
    case .captured: "param"
    case .constant: "value"
    case .url: "URL"
    case .path: "path"
    case .remainder: "remainder"
    case .text: "text"
    }
  }
}
