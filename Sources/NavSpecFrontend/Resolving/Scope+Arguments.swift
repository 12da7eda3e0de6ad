import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Where the values that `$param` names come from.
enum ArgumentOrigin {
  case screen(RouteID)
  /// What the feature gives to an exit that the app binds.
  case exit(ExitID)
  /// What the URL of a link carries, which `LinkCheck` knows.
  case link
}

extension Scope {
  typealias Arguments = [Entry<Located<NavigationSchema.Argument>>]

  /// Values for params of `target`: written values, or `$param`.
  /// - Parameters:
  ///   - exit: The exit that leads there, to whose params the values are given then.
  ///   - child: A screen whose params the target takes over by their names: it is the screen's parent.
  mutating func arguments(
    _ entries: [Entry<Located<String>>], of origin: ArgumentOrigin, for target: RouteID,
    through exit: ExitID? = nil, below child: RouteID? = nil
  ) -> Arguments {
    let given: Arguments = entries.compactMap { entry in
      guard
        let parameter = exit.map({ parameter(entry.name, of: $0) }) ?? parameter(entry.name, of: target)
      else { return nil }
      let text = entry.value
      // A link builds every text that is more than a literal.
      if case .link = origin, !["", CaptureText.remainder].contains(text.value) {
        guard let built = captureText(text) else { return nil }
        if built.pieces != [.literal(text.value)] {
          return Entry(name: entry.name, value: Located(.text(built), at: text.range))
        }
      }
      if text.value.hasPrefix("$") {
        return argument(text.map { String($0.dropFirst()) }, of: origin).map {
          Entry(name: entry.name, value: Located($0, at: text.range))
        }
      }
      // `id` and `{id}` for `$id`, where no value of the param is written so.
      let name = text.value.filter { !"{}:".contains($0) }
      if case .screen(let source) = origin, graph.routes[source].parameter(named: name) != nil,
        let form = graph.form(of: parameter.type),
        FormMatcher(form).value(from: text.value, inQuery: false) == nil
      {
        sink.report(
          .invalidDefault,
          "'\(text.value)' is not a value of '\(entry.name.value)'; did you mean '$\(name)'?",
          at: text.range, label: "'$' precedes the name of a param",
          fixes: [.writing("$\(name)", at: text.range)])
        return Entry(name: entry.name, value: Located(.captured(name), at: text.range))
      }
      return constant(text, for: parameter).map { Entry(name: entry.name, value: $0) }
    }
    return exit.map { arguments(given, through: $0, below: child) } ?? given
  }

  /// What goes to the route behind an exit, made from what is given to the exit.
  private func arguments(_ given: Arguments, through exit: ExitID, below child: RouteID?) -> Arguments {
    var taken: Set<String> = []
    var result: Arguments = graph.exits[exit].arguments.compactMap { entry in
      guard case .captured(let name) = entry.value.value else { return entry }
      taken.insert(name)
      if let value = given.first(where: { $0.name.value == name }) {
        return Entry(name: entry.name, value: value.value)
      }
      let isInherited = child.map { graph.routes[$0].parameter(named: name) != nil } ?? false
      return isInherited ? entry : nil
    }
    result += given.filter { !taken.contains($0.name.value) }
    return result
  }

  mutating func constant(
    _ text: Located<String>, for parameter: Parameter
  ) -> Located<NavigationSchema.Argument>? {
    guard let form = graph.form(of: parameter.type),
      let value = sink.value(text, form: form, arity: parameter.arity, of: parameter.name.value)
    else { return nil }
    return Located(.constant(value), at: text.range)
  }

  /// A text that a link builds from its URL.
  private mutating func captureText(_ text: Located<String>) -> CaptureText? {
    do throws(LinkPatternError) {
      return try CaptureText(parsing: text.value)
    } catch {
      sink.report(
        .malformedTemplate, error.message, at: text.subrange(error.range),
        label: "braces hold the name of a capture, and there are no others")
      return nil
    }
  }

  /// `$url`, `$path` and `$remainder` are of links, and of what is below the screen that a link opens.
  private mutating func argument(
    _ name: Located<String>, of origin: ArgumentOrigin
  ) -> NavigationSchema.Argument? {
    switch origin {
    case .link where name.value == "url": return .url
    case .link where name.value == "path": return .path
    case .link where name.value == "remainder": return .remainder
    case .link: return .captured(name.value)
    case .screen(let source):
      if graph.routes[source].parameter(named: name.value) != nil { return .captured(name.value) }
      reportUnknownParam(name, after: "$", of: source)
    case .exit(let exit): return parameter(name, after: "$", of: exit).map { _ in .captured(name.value) }
    }
    return nil
  }
}
