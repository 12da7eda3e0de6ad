import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecReport

/// With the head that an example may leave out.
func whole(_ text: String) -> String {
  text.hasPrefix("navspec:")
    ? text : "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\n" + withHome(text)
}

/// An example speaks of what changes; the home screen, which leads everywhere, is added.
private func withHome(_ text: String) -> String {
  text.contains("\n  home:") || !text.contains("routes:\n")
    ? text : text.replacing("routes:\n", with: "routes:\n  home: {}\n")
}

/// The files of an example: the root spec, then those that follow a comment with their name.
func files(of text: String) -> MemorySpecFiles {
  var files: [String: [UInt8]] = [:]
  var (name, lines): (String, [Substring]) = ("app.nav.yaml", [])
  let all: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + ["# end.nav.yaml"]
  for line in all {
    guard line.hasPrefix("# "), line.hasSuffix(".nav.yaml") else {
      lines.append(line)
      continue
    }
    files[name] = Array(lines.joined(separator: "\n").utf8)
    (name, lines) = (String(line.dropFirst(2)), [])
  }
  return MemorySpecFiles(files)
}

/// A spec, and what its project decided; that follows `# .navspec.yaml`.
private func version(_ text: String) throws -> SpecVersion {
  let parts = text.split(separator: "# .navspec.yaml\n", maxSplits: 1)
  var options = CompilerOptions()
  if parts.count > 1 {
    options = try Configuration.read(Array(parts[1].utf8), path: ".navspec.yaml").options
  }
  options.today = (2026, 1, 1)
  return SpecVersion(
    root: "app.nav.yaml", files: files(of: whole(String(parts[0]))), options: options, name: "app.nav.yaml")
}

/// What a spec means, and what its project decided.
func newer(_ text: String) throws -> HeadSpec { try HeadSpec(version(text)) }

/// The same of an older version.
func older(_ text: String, than head: HeadSpec) throws -> BaseSpec {
  try BaseSpec(version(text), after: head)
}

func resolved(_ text: String) throws -> ResolvedSpec { try newer(text).resolved }

/// The changes between two specs, before approvals.
func changes(_ base: String, _ head: String) throws -> [Change] {
  let new = try newer(head)
  let old = try older(base, than: new)
  return SpecComparison(
    base: old.resolved, head: new.resolved, basePolicy: old.policy, headPolicy: new.policy,
    today: CalendarDay(year: 2026, month: 1, day: 1)
  ).changes()
}

/// The report on the changes between two specs.
func report(_ base: String, _ head: String) throws -> Report {
  let new = try newer(head)
  return new.report(against: try older(base, than: new))
}

extension [Change] {
  /// The messages of what is not known.
  var unproved: [String] { filter { $0.kind == .notProved }.map(\.message) }

  /// `level id route`, in order.
  var lines: [String] {
    map { "\($0.level.rawValue) \($0.kind.id)\($0.route.map { " " + $0 } ?? "")" }
  }
}
