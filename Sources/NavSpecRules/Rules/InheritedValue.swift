import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let inheritedValue = Rule("inherited-value", .warning) { context in
  let filled = context.inheritedParams.filter {
    !$0.isSaid && !$0.parameter.isRequired && !$0.isWrong(in: context.graph)
      && $0.mayFit(in: context.graph)
  }
  // One fix names all the params of a pair of screens.
  return Dictionary(grouping: filled) { [$0.route.id, $0.below.id] }.values.map { pairs in
    let (route, below) = (pairs[0].route, pairs[0].below)
    let name = route.feature == below.feature ? below.name.value : below.qualifiedName
    let written = "{\(name): {\(pairs.map { "\($0.name): $\($0.name)" }.joined(separator: ", "))}}"
    let isPlain = route.parent?.route == below.id && route.parent?.arguments.isEmpty == true
    let title = "write 'parent: \(written)', if it is meant"
    let names = pairs.map { "'\($0.name)'" }.joined(separator: " and ")
    return Diagnostic(
      "\(names) of '\(route.qualifiedName)' \(pairs.count == 1 ? "goes" : "go") to '\(name)' below it too",
      at: pairs[0].source.name.range, label: "given to '\(name)' for the name alone",
      related: pairs.map { .init("need not be given", at: $0.parameter.name.range) }
        + [.init("'\(name)' is below it", at: pairs[0].place)],
      // Where other screens are between them, or a link has a stack of its own, no parent says it.
      fixes: (route.parent?.route != below.id
        ? [] : [isPlain ? .setting(title, key: "parent", to: written, of: route.name.range) : .init(title)])
        + [.init("give one of the params another name")])
  }
}
