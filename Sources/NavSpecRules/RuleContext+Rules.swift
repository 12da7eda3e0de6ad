package import NavSpecDiagnostics

extension RuleContext {
  /// What rules find, each on the core that is free. The link table takes longest: it is begun first, and those
  /// that need it come last.
  package func diagnostics(of rules: [any Rule]) -> [Diagnostic] {
    let work =
      [nil]
      + (rules.filter { !$0.needs.contains(.linkTable) } + rules.filter { $0.needs.contains(.linkTable) })
      .map(Optional.some)
    return work.concurrentMap { rule -> [Diagnostic] in
      if let rule { return rule.diagnostics(in: self) }
      _ = linkAnalyses
      return []
    }.flatMap(\.self)
  }
}
