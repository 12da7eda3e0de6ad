package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecRuntime

/// A pattern of the spec as messages speak of it.
package struct NamedPattern: Sendable {
  /// `'user'`, `a redirect` or `'links.exclude'`.
  package var name: String
  package var pattern: Located<String>
  /// nil for a redirect or an exclusion.
  package var route: RouteID?
}

extension NavigationGraph {
  /// Every pattern of the schema, by its place there.
  package var namedPatterns: [LinkVariant.Origin: NamedPattern] {
    var patterns: [LinkVariant.Origin: NamedPattern] = [:]
    var index = 0
    for route in routes {
      for link in route.links where !link.isInvalid {
        patterns[.link(index)] = NamedPattern(
          name: "'\(route.qualifiedName)'", pattern: link.pattern, route: route.id)
        index += 1
      }
    }
    for (index, redirect) in redirects.enumerated() {
      patterns[.redirect(index)] = NamedPattern(name: "a redirect", pattern: redirect.pattern)
    }
    for (index, exclusion) in exclusions.enumerated() {
      patterns[.exclusion(index)] = NamedPattern(name: "'links.exclude'", pattern: exclusion.pattern)
    }
    return patterns
  }

  /// What must hold for a witness, as a note says it; nil if nothing must.
  package func phrase(of witness: LinkWitness) -> String? {
    phrase(of: witness.conditions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// The same for what an example says of conditions.
  package func phrase(of when: [ConditionTest]) -> String? {
    phrase(of: when.map { ($0.condition.value, !$0.isNegated) })
  }

  private func phrase(of states: [(condition: Int, holds: Bool)]) -> String? {
    let parts = states.compactMap { condition, holds in
      conditions.indices.contains(condition)
        ? "'\(conditions[condition].name.value)' \(holds ? "holds" : "does not hold")" : nil
    }
    return parts.isEmpty ? nil : "where " + parts.joined(separator: " and ")
  }
}
