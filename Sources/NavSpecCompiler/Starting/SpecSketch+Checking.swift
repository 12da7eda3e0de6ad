import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

extension SpecSketch {
  /// What was found out about a sketch, for the next.
  struct Findings: Equatable {
    /// Rules that are left out of the spec, by their index.
    var omitted: Set<Int> = []
    /// Rules whose screen cannot have the name of its path.
    var renamed: Set<Int> = []
    /// Priorities below 0, by rule: links of other rules are tried first.
    var priorities: [Int: Int] = [:]
    /// A sentence for each.
    var notes: [String] = []

    fileprivate mutating func omit(_ rule: Int, _ note: String) {
      if omitted.insert(rule).inserted { notes.append(note) }
    }
  }

  /// A URL, the rule that decides about it, and the rules of that rule's file.
  private typealias Probe = (sample: String, rule: Int, file: Range<Int>)

  /// Each leaves something out, so that a few are enough.
  private static let mostRounds = 30
  private static let mostComparisons = 300_000
  private static let mostExamples = 2_000

  /// A spec without errors, which opens nothing that the files leave to the browser. Its head says what it does not open.
  ///
  /// Every draft is compiled, and the app's matcher opens samples of the rules with it. What is wrong with one is left out of
  /// the next.
  static func text(of links: ExistingLinks, name: String, files: [String]) throws(SpecRequestError) -> String
  {
    var findings = Findings()
    let probes = probes(of: links.files, &findings)
    for _ in 0..<mostRounds {
      let sketch = SpecSketch(links, findings)
      let lines = sketch.lines(name: name, files: files)
      let draft = MemorySpecFiles(name, lines.map(\.text).joined(separator: "\n"))
      guard let spec = try? CheckedSpec(root: name, files: draft) else { break }
      let unopened = spec.resolved.map { sketch.unopened(of: probes, in: $0, &findings) } ?? []
      guard findings == sketch.findings else { continue }
      if spec.errorCount == 0 {
        if let first = unopened.first {
          let others = unopened.count > 1 ? " and \(unopened.count - 1) more" : ""
          let words = "'*' of an association file also stands for several segments, and for nothing"
          findings.notes.append("\(words): no link opens '\(first)'\(others) ('{+rest}' takes several).")
        }
        let text = SpecSketch(links, findings).lines(name: name, files: files).map(\.text).joined(
          separator: "\n")
        guard case .formatted(let bytes) = FormattedSpec.of(Array(text.utf8), path: name) else { return text }
        return String(decoding: bytes, as: UTF8.self)
      }
      for error in spec.diagnostics where error.severity == .error {
        sketch.leaveOut(error, lines, spec.sources, &findings)
      }
      if findings == sketch.findings { break }
    }
    throw SpecRequestError("no spec without errors says what the links are; give fewer of them")
  }

  /// Samples of each rule, and of each two of which one excludes. What never decides is omitted.
  private static func probes(of files: [[LinkRule]], _ findings: inout Findings) -> [Probe] {
    let rules = Array(files.joined())
    var probes: [Probe] = []
    var start = 0
    for file in files {
      let range = start..<(start + file.count)
      start = range.upperBound
      func probe(_ sample: String) -> Probe? {
        range.first { rules[$0].fits(sample) }.map { (sample: sample, rule: $0, file: range) }
      }
      for (index, rule) in zip(range, file) where rule.globs.isEmpty {
        probes += rule.samples.map { (sample: $0, rule: index, file: range) }
        if probes.count > mostExamples { break }
      }
      let rivals = file.filter(\.isExcluded).map(\.widened)
      for (index, rule) in zip(range, file) where !rule.globs.isEmpty {
        let own = rule.samples.compactMap(probe)
        guard own.contains(where: { rules[$0.rule].isExcluded == rule.isExcluded }) else {
          let reason =
            own.first.map { "'\(rules[$0.rule].path)' before it decides" } ?? "no app receives its URLs"
          findings.omit(index, "'\(rule.path)' of the association file never acts: \(reason).")
          continue
        }
        probes += own
        for rival in rule.isExcluded ? [] : rivals where probes.count < mostComparisons / rules.count {
          probes += rival.samples(with: rule).compactMap(probe)
        }
      }
    }
    return probes
  }

  /// Leaves out what opens, or closes, other URLs than the rules say.
  /// - Returns: URLs that the rules let through and no link opens.
  private func unopened(of probes: [Probe], in spec: ResolvedSpec, _ findings: inout Findings) -> [String] {
    var unopened: [String] = []
    for probe in probes {
      let url = LinkRule.url(of: probe.sample)
      let opening = spec.resolution(of: url, explainsMiss: false)
      let rule = rules[probe.rule]
      switch (rule.isExcluded, opening.result) {
      case (false, .excluded):
        // A pattern may say more than its rule.
        let written = Set(exclusions.map(\.rule)).sorted()
        let closing = written.filter { rules[$0].widened.fits(probe.sample) }
        for index in closing.isEmpty ? written : closing {
          findings.omit(
            index,
            "'\(rules[index].path)' is not excluded: its pattern closes '\(url)', which '\(rule.path)' lets through."
          )
        }
      case (false, .unmatched):
        if !rule.takesEveryPath, !findings.omitted.contains(probe.rule), !unopened.contains(url) {
          unopened.append(url)
        }
      case (true, .opened):
        // Other files name what the app opens too.
        let route = routes.first { $0.name == opening.screen?.route }
        let owners = route?.rules.allSatisfy(probe.file.contains) == true ? route?.rules ?? [] : []
        for index in owners where !rule.asksForMore {
          findings.omit(
            index,
            "'\(rules[index].path)' is left out: its link opens '\(url)', which '\(rule.path)' excludes.")
        }
        let note = "'\(url)' opens, although '\(rule.path)' excludes it by its query or fragment."
        if rule.asksForMore, !findings.notes.contains(note) { findings.notes.append(note) }
      default: continue
      }
    }
    return unopened
  }

  /// Leaves out what an error is about. Of two links for one URL the first in the files opens it.
  private func leaveOut(
    _ error: Diagnostic, _ lines: [(text: String, rules: [Int])], _ sources: SourceMap,
    _ findings: inout Findings
  ) {
    let line = sources[error.range.source].location(of: Int(error.range.start)).line
    let pattern = sources.text(in: error.range).filter { $0 != "\"" }
    let excluding = exclusions.filter { $0.pattern == pattern }.map(\.rule)
    let owners = lines[min(line, lines.count) - 1].rules
    let priority = owners.compactMap { findings.priorities[$0] }.min() ?? 0
    for rule in owners.isEmpty ? excluding : owners {
      if error.kind.id == "ambiguous-link", priority > -9 {
        findings.priorities[rule] = priority - 1
      } else if ["colliding-name", "ambiguous-view"].contains(error.kind.id),
        !self.findings.renamed.contains(rule)
      {
        findings.renamed.insert(rule)
      } else {
        findings.omit(rule, "'\(rules[rule].path)' is left out: \(error.message).")
      }
    }
  }
}
