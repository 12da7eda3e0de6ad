import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension ModelWriter {
  var app: JSONText? {
    // A feature that is compiled alone has no app of its own.
    let app = graph.app ?? NavigationGraph.App(name: graph.name, spec: AppSpec(range: graph.range))
    return .keys {
      ("name", .text(app.name))
      ("feature", .text(graph.unit.feature))
      ("platforms", .texts(app.platforms))
      ("bundle", .text(app.bundle))
      ("team", .text(app.team))
      ("tabBar", app.tabBar.flatMap(tabBar))
      ("location", location(graph.range))
    }
  }

  private func tabBar(_ bar: TabBarSpec) -> JSONText? {
    .keys {
      ("style", .word(bar.style))
      ("placement", .word(bar.placement))
      ("minimize", .word(bar.minimize))
      ("customizable", .text(bar.customizable))
      ("accessory", bar.accessory.flatMap(accessory))
    }
  }

  private func accessory(_ accessory: AccessorySpec) -> JSONText? {
    .keys {
      ("view", .text(accessory.view))
      ("visible", .list(graph.app?.accessoryVisible ?? []) { name($0.value) })
    }
  }

  func file(_ file: NavigationGraph.File) -> JSONText? {
    .keys {
      ("path", .string(file.path))
      ("feature", name(file.feature))
      ("module", .text(file.module))
    }
  }

  func source(_ source: SourceGroup) -> JSONText? {
    let policy = source.policy
    return .keys {
      ("name", source.name.value.isEmpty ? nil : .text(source.name))
      ("schemes", .texts(source.schemes))
      ("domains", .texts(source.domains))
      ("bare", .flag(policy.isBare))
      ("http", .flag(policy.acceptsHTTP))
      ("case", policy.ignoresCase ? "insensitive" : nil)
      ("trailingSlash", policy.strictTrailingSlash ? "strict" : nil)
      ("slashes", policy.collapsesSlashes ? "collapse" : nil)
      ("plus", policy.plusIsSpace ? "space" : nil)
      ("host", policy.hostPolicy == .path ? nil : .word(policy.hostPolicy))
    }
  }

  func condition(_ condition: Condition) -> JSONText? {
    .keys {
      ("name", .text(condition.name))
      ("redirect", name(condition.redirect?.value))
      ("onLoss", .word(condition.onLoss))
      ("doc", .text(condition.doc))
      ("location", location(condition.name.range))
    }
  }

  func persona(_ persona: Persona) -> JSONText? {
    .keys {
      ("name", .text(persona.name))
      ("answers", .list(persona.answers) { name($0) })
      ("location", location(persona.name.range))
    }
  }

  func flow(_ flow: Flow) -> JSONText? {
    .keys {
      ("name", .text(flow.name))
      ("title", .text(flow.title))
      ("steps", .list(flow.steps, step))
      ("location", location(flow.name.range))
    }
  }

  private func step(_ step: Flow.Step) -> JSONText? {
    .keys {
      ("route", name(step.route))
      ("tab", step.tab.map(name))
      ("as", .text(step.persona.map { graph.personas[$0].name }))
    }
  }

  func feature(_ feature: Feature) -> JSONText? {
    .keys {
      ("name", .text(feature.name))
      ("file", .string(feature.path))
      ("module", .text(feature.module))
      ("routes", .list(Array(graph.routes[feature.routes])) { .string($0.qualifiedName) })
      ("location", location(feature.name.range))
    }
  }

  func exit(_ exit: Exit) -> JSONText? {
    .keys {
      ("name", .text(exit.name))
      ("feature", name(exit.feature))
      ("params", .list(exit.parameters, parameter))
      ("route", name(exit.target))
      ("arguments", .map(exit.arguments, argument))
      ("location", location(exit.name.range))
    }
  }

  var restoration: JSONText? {
    graph.restoration.flatMap { spec in
      let restoration = spec.schema(named: graph.name.value)
      return .keys {
        ("storage", .word(restoration.storage))
        ("key", .text(spec.key))
        ("version", .int(restoration.version))
        ("maxBytes", .int(restoration.maximumBytes))
      }
    }
  }

  func type(_ type: NamedType) -> JSONText? {
    var (kind, builtin): (String?, BuiltinType?) = (nil, nil)
    var cases: [TypeCase] = []
    switch type.kind {
    case .alias(let base): (kind, builtin) = ("alias", base)
    case .raw(let base): (kind, builtin) = ("raw", base)
    case .text: kind = "text"
    case .cases(let list): (kind, cases) = ("cases", list)
    case .opaque: kind = "opaque"
    case .invalid: break
    }
    return .keys {
      ("name", .text(type.name))
      ("file", .string(type.path))
      ("kind", .text(kind))
      ("of", .word(builtin))
      ("cases", .list(cases, typeCase))
      ("pattern", .text(type.form.pattern))
      ("min", type.form.minimum.map { .double($0) })
      ("max", type.form.maximum.map { .double($0) })
      ("length", type.form.length.map(bounds))
      ("schemes", .list(type.form.schemes ?? []) { .string($0) })
      ("import", .text(type.importedModule))
      ("generated", .flag(type.isGenerated))
      ("doc", .text(type.doc))
      ("location", location(type.name.range))
    }
  }

  private func typeCase(_ typeCase: TypeCase) -> JSONText? {
    .keys {
      ("name", .text(typeCase.name))
      ("raw", .string(typeCase.raw))
      ("location", location(typeCase.name.range))
    }
  }

  /// The least and the greatest; null where there is no greatest.
  private func bounds(_ bounds: ClosedRange<Int>) -> JSONText {
    [.int(bounds.lowerBound), bounds.upperBound == .max ? .null : .int(bounds.upperBound)]
  }
}
