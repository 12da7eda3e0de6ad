package import NavSpecDiagnostics
package import NavSpecModel

package struct BaselineMatcher {
  /// Each with its count and its entry.
  private let known: [(problem: KnownProblem, count: Int, range: SourceRange)]
  /// The path of the file in messages.
  private let path: String

  package init(_ file: BaselineFile, path: String) {
    self.path = path
    known = file.problems.compactMap { entry in
      guard let id = entry.id, let path = entry.file else { return nil }
      let problem = KnownProblem(
        id: id.value, file: path.value, place: entry.place?.value ?? "", text: entry.text?.value ?? "")
      return (problem, entry.count?.value ?? 1, entry.range)
    }
  }

  /// What is new in `found` and how many are not, with the known problems that are gone if `found` is all
  /// there is to find. What keeps a spec from being generated is never known.
  package func applied(
    to found: [Diagnostic], places: PlaceNames, isSound: Bool
  ) -> (diagnostics: [Diagnostic], knownCount: Int) {
    var left: [KnownProblem: Int] = [:]
    for entry in known { left[entry.problem, default: 0] += entry.count }
    let new = found.filter { diagnostic in
      guard !diagnostic.kind.isFatal else { return true }
      let problem = places.problem(diagnostic)
      guard let count = left[problem], count > 0 else { return true }
      left[problem] = count - 1
      return false
    }
    let knownCount = found.count - new.count
    guard isSound else { return (new, knownCount) }
    let stale: [Diagnostic] = known.compactMap { entry in
      guard let count = left[entry.problem], count > 0 else { return nil }
      // Several entries may have the same problem: the first reports the rest.
      left[entry.problem] = count - entry.count
      return self.stale(entry.problem, min(count, entry.count), of: entry.count, at: entry.range)
    }
    return (new + stale, knownCount)
  }

  private func stale(_ problem: KnownProblem, _ gone: Int, of count: Int, at range: SourceRange) -> Diagnostic
  {
    let place = problem.place.isEmpty ? problem.file : "'\(problem.place)' of \(problem.file)"
    let amount = gone == count ? "" : "\(gone) of \(count) "
    return Diagnostic(
      .staleBaseline, "\(amount)'\(problem.id)' in \(place) \(gone == 1 ? "is" : "are") gone", at: range,
      label: "no longer found",
      fixes: [.init("write the baseline again: navspec validate --write-baseline \(path)")])
  }

  /// The file that makes all of `found` known: the same for the same problems, one per line. What keeps a
  /// spec from being generated is left out.
  package static func text(of found: [Diagnostic], places: PlaceNames) -> String {
    var counts: [KnownProblem: Int] = [:]
    var messages: [KnownProblem: String] = [:]
    for diagnostic in found where !diagnostic.kind.isFatal && diagnostic.kind.id != "stale-baseline" {
      let problem = places.problem(diagnostic)
      counts[problem, default: 0] += 1
      messages[problem] = min(messages[problem] ?? diagnostic.message, diagnostic.message)
    }
    let lines = counts.sorted { $0.key < $1.key }.map { problem, count in
      var members: [(String, JSONText)] = [("id", .string(problem.id)), ("file", .string(problem.file))]
      if !problem.place.isEmpty { members.append(("place", .string(problem.place))) }
      if !problem.text.isEmpty { members.append(("text", .string(problem.text))) }
      if count > 1 { members.append(("count", .int(count))) }
      members.append(("message", .string(messages[problem] ?? "")))
      return "    " + JSONText.object(members).encodedOnOneLine()
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": 1,\n  \"problems\": \(list)\n}\n"
  }
}
