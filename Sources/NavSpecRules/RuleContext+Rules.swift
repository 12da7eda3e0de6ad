package import NavSpecDiagnostics

extension RuleContext {
  /// What rules find, each on the core that is free. The link table takes longest: it is begun first, and those
  /// that need it come last.
  package func diagnostics(of rules: [any Rule.Type]) -> [Diagnostic] {
    let work =
      [nil] + (rules.filter { !$0.needsLinkTable } + rules.filter { $0.needsLinkTable }).map(Optional.some)
    return work.concurrentMap { rule -> [Diagnostic] in
      if let rule { return rule.init().diagnostics(in: self) }
      _ = linkAnalyses
      return []
    }.flatMap(\.self)
  }
}
