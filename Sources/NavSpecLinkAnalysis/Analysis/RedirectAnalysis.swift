import NavSpecModel
package import NavSpecRuntime

/// Where redirects lead, each finding proved by following a URL step by step.
package struct RedirectAnalysis: Sendable {
  /// Redirects that a URL goes through without end.
  package struct Loop: Hashable, Sendable {
    /// The redirects of the cycle in turn, the earliest first; of a row that is too long, all of them.
    package var redirects: [Int]
    /// A URL that meets the first of them, and what becomes of it.
    package var urls: [String]
    /// Whether they come round again; else there are just too many in a row.
    package var isCircle: Bool
    /// What must hold for it.
    package var conditions: [Int: Bool]
  }

  /// A redirect whose target nothing answers to, whatever the old URL.
  package struct DeadEnd: Hashable, Sendable {
    package var redirect: Int
    /// A URL that is redirected, and where to.
    package var witness: LinkWitness
    package var target: String
  }

  package private(set) var loops: [Loop] = []
  package private(set) var deadEnds: [DeadEnd] = []
  /// Redirects of which a bound ended the search.
  package private(set) var unproved: Set<LinkVariant.Origin> = []

  /// - Parameter openings: URLs that reach the redirects, where that is known.
  package init(of table: LinkTable, openings: [LinkVariant.Origin: LinkWitness]) {
    guard !table.schema.redirects.isEmpty else { return }
    let search = RedirectSearch(table)
    var looping: Set<Int> = []
    func add(_ loop: Loop?) {
      guard let loop, looping.isDisjoint(with: loop.redirects) else { return }
      looping.formUnion(loop.redirects)
      loops.append(loop)
    }
    let starts = table.schema.redirects.indices.map { openings[.redirect($0)] }
    for case let start? in starts { add(search.loop(from: start)) }
    let cycles = search.cycles(without: looping)
    for cycle in cycles {
      switch search.loop(within: cycle) {
      case .found(let loop): add(loop)
      case .stopped: unproved.formUnion(cycle.map { .redirect(search.steps[$0].redirect) })
      case .none: continue
      }
    }
    var hopeless: Set<RedirectSearch.Visit> = []
    for (index, start) in starts.enumerated() where !looping.contains(index) {
      if let start {
        switch search.deadEnd(of: index, from: start, &hopeless) {
        case .found(let deadEnd): deadEnds.append(deadEnd)
        case .stopped: unproved.insert(.redirect(index))
        case .none: continue
        }
      }
      if search.model.budget.isSpent { unproved.insert(.redirect(index)) }
    }
    let dead = Set(deadEnds.map(\.redirect))
    // Of redirects that lead to each other, the last is to blame.
    deadEnds.removeAll { end in
      search.model.redirectChain(of: end.witness).hops.dropFirst().contains { dead.contains($0.redirect) }
    }
    unproved.subtract(looping.map { .redirect($0) })
  }
}

/// What a search finds; one that a bound ended knows nothing.
enum Finding<Value> {
  case found(Value)
  case none
  case stopped
}

/// What the analysis of redirects looks at.
package struct RedirectSearch {
  let model: LinkModel
  /// The targets as if they were patterns: all that they may become, and more.
  private let targets: LinkModel
  private let index: VariantIndex
  /// For each redirect, the variants of its source and of its target.
  private(set) var sourceVariants: [[Int]]
  private(set) var targetVariants: [[Int]]
  private(set) var steps: [Step] = []
  /// By variant of a source.
  private(set) var stepsByVariant: [Int: Int] = [:]
  /// For each redirect, what its target names and what it loses.
  let given: [URLPart]
  let lost: [URLPart]

  /// A redirect that is met behind one prefix, which its target keeps.
  struct Step {
    let redirect: Int
    /// The variants that its target may be.
    let targets: [Int]
  }

  package init(_ table: LinkTable) {
    let schema = table.schema
    model = LinkModel(table)
    var mirrored = NavigationSchema(name: schema.name, container: .external)
    mirrored.sources = schema.sources
    mirrored.conditions = schema.conditions
    // A redirect keeps the prefix that it was met with.
    mirrored.prefixes = schema.prefixes
    mirrored.prefixForms = schema.prefixForms
    mirrored.redirects = schema.redirects.map { .init(pattern: $0.target, target: "/", source: $0.source) }
    let widened = Self.widened(table)
    mirrored.redirects += widened.map {
      .init(pattern: "/{+any}", target: "/", source: schema.redirects[$0].source)
    }
    targets = LinkModel(LinkTable(variantsOf: mirrored, patterns: table.patterns), sharing: model)
    index = VariantIndex(table.variants, of: schema)
    sourceVariants = schema.redirects.map { _ in [] }
    targetVariants = sourceVariants
    for (place, variant) in table.variants.enumerated() {
      if case .redirect(let redirect) = variant.origin { sourceVariants[redirect].append(place) }
    }
    let behindTargets = schema.redirects.map { table.patterns[$0.target].map(URLPart.of) }
    given = behindTargets.map { $0 ?? URLPart() }
    lost = zip(sourceVariants, behindTargets).map { sources, given in
      guard let given, let source = sources.first.map({ table.variants[$0] }) else { return URLPart() }
      var taken = URLPart(keys: Set(source.query.compactMap(\.key)), hasFragment: source.fragment != nil)
      // `{?m*}` takes every key, of which those count that a pattern asks for. A target may have it too.
      if taken.keys.count < source.query.count, !given.hasOtherKeys {
        taken.keys.formUnion(table.variants.flatMap { $0.query.compactMap(\.key) })
      }
      return taken.subtracting(given)
    }
    for (place, variant) in targets.table.variants.enumerated() {
      guard case .redirect(let redirect) = variant.origin else { continue }
      let count = schema.redirects.count
      targetVariants[redirect < count ? redirect : widened[redirect - count]].append(place)
    }
    for redirect in schema.redirects.indices {
      let places = Dictionary(grouping: targetVariants[redirect], by: prefix(ofTarget:))
      var stepsByPrefix: [KeptPrefix: Int] = [:]
      for source in sourceVariants[redirect] {
        let prefix = table.variants[source].keptPrefix
        if stepsByPrefix[prefix] == nil {
          stepsByPrefix[prefix] = steps.count
          steps.append(Step(redirect: redirect, targets: places[prefix] ?? []))
        }
        stepsByVariant[source] = stepsByPrefix[prefix]
      }
    }
  }

  /// Redirects that may be met with a prefix of any length, and whose target is no pattern that may follow
  /// one: they may lead to any path.
  private static func widened(_ table: LinkTable) -> [Int] {
    let (schema, patterns) = (table.schema, table.patterns)
    guard schema.prefixes.contains(where: { patterns[$0]?.isAnyPrefix == true }) else { return [] }
    return schema.redirects.indices.filter { index in
      let target = patterns[schema.redirects[index].target]
      return patterns[schema.redirects[index].pattern]?.takesAnyPrefix == true
        && target?.takesAnyPrefix == false && target?.scheme == nil
    }
  }

  /// The prefix behind which a redirect leads to a target. One that is widened stands for those behind a gap.
  private func prefix(ofTarget place: Int) -> KeptPrefix {
    let target = targets.table.variants[place]
    if case .redirect(let mirror) = target.origin, mirror >= sourceVariants.count {
      return KeptPrefix(prefix: .gap)
    }
    return target.keptPrefix
  }

  /// What the variants of a target have in common with a variant.
  func shared(_ places: [Int], without lost: URLPart, _ variant: Int) -> [LinkSpace] {
    let rivals = model.spaces(at: variant)
    return places.flatMap { place in
      spaces(ofTarget: place, without: lost).flatMap { space in
        rivals.flatMap { space.intersection($0, model.pool) }
      }
    }
  }

  /// What a variant of a target may be, without what did not reach it.
  private func spaces(ofTarget place: Int, without lost: URLPart) -> [LinkSpace] {
    targets.spaces(at: place).map { space in
      var space = space
      for key in lost.keys { space.query[key] = ValueSpace(mayBeAbsent: true, text: model.pool.none) }
      if lost.hasFragment { space.fragment = .absent }
      return space
    }
  }

  /// The variants that those of a target may meet; nil once the budget is spent.
  func reachable(from places: [Int]) -> [Int]? {
    guard !model.budget.isSpent else { return nil }
    let rivals = Set(places.flatMap { index.rivals(of: targets.table.variants[$0]) })
    return model.budget.spend(rivals.count / 64 * AnalysisBudget.step) ? rivals.sorted() : nil
  }

  /// A variant that may take what a redirect leads to.
  package struct Destination {
    package let target: LinkVariant
    package let variant: Int
    /// What the redirect is met behind.
    package let prefix: KeptPrefix
  }

  /// What may take what a redirect leads to. A variant that always loses to others takes nothing. Nil where there are
  /// too many to try.
  package func destinations(of redirect: Int) -> [Destination]? {
    var destinations: [Destination] = []
    for place in targetVariants[redirect] {
      let target = targets.table.variants[place]
      let rivals = index.rivals(of: target)
      guard model.budget.spend(rivals.count * AnalysisBudget.step) else { return nil }
      let spaces = spaces(ofTarget: place, without: lost[redirect])
      for rival in rivals where takes(rival, of: spaces, hasRivals: rivals.count > 1) {
        destinations.append(Destination(target: target, variant: rival, prefix: prefix(ofTarget: place)))
      }
    }
    return destinations
  }

  /// Whether a variant may be the one that takes a URL of some spaces.
  private func takes(_ index: Int, of spaces: [LinkSpace], hasRivals: Bool) -> Bool {
    let variant = model.table.variants[index]
    return model.sites(of: variant).enumerated().contains { place, site in
      guard let own = model.space(at: index, place, site) else { return false }
      let shared = spaces.flatMap { $0.intersection(own, model.pool) }
      guard !shared.isEmpty, hasRivals else { return !shared.isEmpty }
      let search = CoverSearch(model: model, takers: model, loser: .init(variant: variant, site: site))
      let result = search.result(in: shared) { witness in
        // An exclusion does not hold for what a redirect leads to.
        guard case .candidates(let candidates) = model.contest(for: witness), let winner = candidates.first
        else { return .missed }
        return winner.variant == index ? .found : .taken(.variant(winner.variant))
      }
      if case .covered = result { return false }
      return true
    }
  }

  /// Steps that may lead to each other, group by group.
  fileprivate func cycles(without known: Set<Int>) -> [[Int]] {
    let next = steps.map { step -> [Int] in
      guard !known.contains(step.redirect) else { return [] }
      var found: Set<Int> = []
      for variant in reachable(from: step.targets) ?? [] {
        guard let other = stepsByVariant[variant], !known.contains(steps[other].redirect),
          !found.contains(other), model.budget.spend(step.targets.count * AnalysisBudget.step),
          !shared(step.targets, without: lost[step.redirect], variant).isEmpty
        else { continue }
        found.insert(other)
      }
      return found.sorted()
    }
    return StrongComponents(next).cycles
  }

  /// A loop that is proved by a URL, among steps that may lead to each other.
  fileprivate func loop(within cycle: [Int]) -> Finding<RedirectAnalysis.Loop> {
    let members = Set(cycle)
    var isStopped = false
    for step in cycle.map({ steps[$0] }) {
      guard let rivals = reachable(from: step.targets) else { return .stopped }
      for variant in rivals {
        guard let other = stepsByVariant[variant], members.contains(other) else { continue }
        guard model.budget.spend(step.targets.count * AnalysisBudget.step) else { return .stopped }
        switch loop(in: shared(step.targets, without: lost[step.redirect], variant)) {
        case .found(let loop): return .found(loop)
        case .stopped: isStopped = true
        case .none: continue
        }
      }
    }
    return isStopped ? .stopped : .none
  }

  /// A loop that begins with a URL of some spaces. One that gets out is set aside, and the next is tried.
  private func loop(in spaces: [LinkSpace]) -> Finding<RedirectAnalysis.Loop> {
    var pending = spaces
    var isExact = true
    var tries = 0
    while tries < pending.count {
      guard tries < AnalysisBudget.circleTrials, model.budget.spend() else { return .stopped }
      let space = pending[tries]
      tries += 1
      guard let witness = space.witness(model.pool), let path = space.path.shortest(model.pool) else {
        if !space.isEmpty(model.pool) { isExact = false }
        continue
      }
      if let loop = loop(from: witness) { return .found(loop) }
      let texts = path.compactMap { model.pool.witness($0) }
      var tried = space
      tried.path = PathSpace(before: texts.map { model.pool.language(ofLiteral: $0, ignoringCase: false) })
      // Another value of the query goes the same way, unless only a part of it decides.
      for (key, value) in space.query where !value.mayBeAbsent && value.text != model.pool.text {
        guard let text = model.pool.witness(value.text) else { continue }
        tried.query[key]?.text = model.pool.language(ofLiteral: text, ignoringCase: false)
      }
      let rest = space.subtracting(tried, model.pool)
      // Another fragment of the same path goes the same way, or the redirect would ask for it.
      if !rest.isExact { isExact = false }
      pending += rest.spaces
    }
    return isExact ? .none : .stopped
  }

  /// The loop that a URL falls into, if it does.
  fileprivate func loop(from witness: LinkWitness) -> RedirectAnalysis.Loop? {
    let chain = model.redirectChain(of: witness)
    guard chain.isEndless, let last = chain.hops.last else { return nil }
    let redirects = chain.hops.map(\.redirect)
    let urls = [witness.url] + chain.hops.map(\.url)
    guard let before = redirects.dropLast().lastIndex(of: last.redirect) else {
      return .init(redirects: redirects, urls: urls, isCircle: false, conditions: witness.conditions)
    }
    let length = redirects.count - 1 - before
    let earliest = redirects[(before + 1)...].min()
    // The last round that begins with the earliest.
    let start = redirects.indices.last { redirects[$0] == earliest && $0 + length <= redirects.count }
    let round = (start ?? before)..<((start ?? before) + length)
    return .init(
      redirects: Array(redirects[round]), urls: Array(urls[round.lowerBound...round.upperBound]),
      isCircle: true, conditions: witness.conditions)
  }
}
