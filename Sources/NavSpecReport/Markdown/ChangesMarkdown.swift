import NavSpecDiagnostics

/// A comparison as a comment: a verdict and what to do, a picture, a table for each class, and the details folded.
struct ChangesMarkdown {
  let report: Report
  let comparison: ReportedChanges

  private var changes: [Change] { comparison.changes }

  func write(to page: inout MarkdownPage) {
    let diagnostics = report.diagnostics.filter { !comparison.leftOver.contains($0.range) }
    guard !changes.isEmpty || !diagnostics.isEmpty else { return }
    page.text += "### \(verdict)\n\n\(subject)\(advice)\n"
    if let picture = comparison.picture() { page.text += "\n" + markdown(of: picture) }
    let classes = ChangeClass.allCases.filter { group in changes.contains { $0.changeClass == group } }
    let room = (MarkdownPage.limit / 2) / max(1, classes.count)
    for group in classes { writeTable(of: group, to: &page, room: room) }
    DiagnosticsMarkdown(
      report: report, diagnostics: diagnostics, heading: "\n####", subject: "the settings"
    ).write(to: &page)
    let details = ChangesText(report: report, comparison: comparison, options: ReportOptions())
    page.appendDetails("Details: places, reasons, approvals to paste", details.changes)
  }

  private func markdown(of picture: ReportedChanges.Picture) -> String {
    let rest = picture.omitted == 0 ? "" : " Not shown: \(picture.omitted) more with safe changes."
    let legend = "Each screen says how much its changes matter. Thick: new. Dashed: gone."
    let lines = picture.text.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      <details\(picture.isMermaid ? " open" : "")><summary>What leads to the screens that change</summary>

      \(picture.isMermaid
        ? Markdown.block(picture.text, language: "mermaid") + "\n" + legend + rest + "\n"
        : Markdown.block(lines.map { shortened(String($0)) }.joined(separator: "\n")) + rest)
      </details>

      """
  }

  private var verdict: String {
    let doubt = comparison.unprovedCount == 0 ? "" : "; not everything is proved"
    let (breaking, risky) = (hurt(by: .breaking), hurt(by: .risky))
    if let breaking { return "🔴 \(count(.breaking))\(breaking)\(doubt)" }
    if let risky { return "🟡 Nothing breaks; \(count(.risky))\(risky)\(doubt)" }
    if changes.isEmpty { return "🟢 The navigation does not change" }
    let approved = comparison.approvedCount
    let safe = comparison.count(of: .safe)
    let what = [
      safe > 0 ? count(.safe) : nil, approved > 0 ? "\(approved) approved" : nil,
    ].compactMap { $0 }
    return "\(doubt.isEmpty ? "🟢" : "🟡") Nothing breaks: \(what.joined(separator: ", "))\(doubt)"
  }

  /// Whom the changes of a level concern, and how many where they differ; nil where there are none.
  private func hurt(by level: ChangeLevel) -> String? {
    let concerned = changes.filter { $0.level == level && $0.approval == nil }
    let groups = who(of: concerned).map { who in (who: who, count: concerned.count { $0.kind.who == who }) }
    guard let first = groups.first else { return nil }
    if groups.count == 1 { return " for \(first.who)" }
    return ": " + groups.map { "\($0.count) for \($0.who)" }.joined(separator: ", ")
  }

  /// The people whom changes concern, in the order of the classes.
  private func who(of changes: [Change]) -> [String] {
    ChangeClass.allCases.flatMap { group in
      changes.filter { $0.changeClass == group }.map(\.kind.who)
    }.distinct
  }

  private func count(_ level: ChangeLevel) -> String {
    comparison.count(of: level).counted("\(level.rawValue) change")
  }

  /// What was compared, and every count.
  private var subject: String {
    let (base, head) = (comparison.base, comparison.head)
    let revision = base.revision.map { " at \(Markdown.code(String($0.prefix(12))))" } ?? ""
    let old = base.spec == head.spec && base.revision != nil ? "itself" : Markdown.code(base.spec)
    var counts = ChangeLevel.allCases.map { level in
      "\(level.severity.sign) \(comparison.count(of: level)) \(level.rawValue)"
    }
    if comparison.approvedCount > 0 { counts.append("☑️ \(comparison.approvedCount) approved") }
    return
      "In \(Markdown.code(head.spec)), compared with \(old)\(revision): \(counts.joined(separator: ", "))"
  }

  /// What a reviewer can do: look at each change, keep what breaks, or accept it.
  private var advice: String {
    var advice: [String] = []
    if changes.contains(where: { $0.repair != nil }) {
      advice.append("To keep what breaks, paste the line of its *repair* into the spec")
    }
    if comparison.count(of: .breaking) > 0 {
      advice.append(
        "To accept a breaking change, copy its approval from the details below into `diff: approved` of `.navspec.yaml`"
      )
    }
    if let page = comparison.page {
      advice.append("Numbers lead to [the page](\(page)), where each change runs")
    }
    return advice.map { ". \($0)" }.joined() + (advice.isEmpty ? "" : ".")
  }

  private func writeTable(of group: ChangeClass, to page: inout MarkdownPage, room: Int) {
    let changes = changes.filter { $0.changeClass == group }.sorted { a, b in
      a.shownLevel < b.shownLevel
    }
    let hasOwners = changes.contains { !$0.shownOwners.isEmpty }
    let columns = ["", "What changes", "Proof"] + (hasOwners ? ["Owner"] : [])
    let who = who(of: changes).joined(separator: ", and ")
    page.text += "\n#### \(group.title), for \(who)\n\n" + Markdown.row(columns)
    page.text += Markdown.row(columns.map { _ in "---" })
    func row(_ sign: String, _ change: Change, _ what: String, _ proof: String) -> String {
      let owners = change.shownOwners.map(Markdown.code).joined(separator: ", ")
      return Markdown.row([sign, what, proof] + (hasOwners ? [owners] : []))
    }
    var rows: [String] = []
    for level in ChangeLevel.allCases {
      rows += collapsed(
        changes.filter { $0.shownLevel == level }, shown: level == .safe ? 1 : 5,
        by: { "\($0.kind.id) \($0.approval != nil)" },
        row: { change in
          let since = change.since.map { " (since \(Markdown.code($0)))" } ?? ""
          let what = Markdown.inert(change.message) + since + approval(of: change) + repair(of: change)
          return row("\(sign(of: change)) \(number(of: change))", change, what, proof(of: change))
        },
        rest: { rest in
          let change = rest[rest.startIndex]
          let reason = Markdown.prose(firstClause(of: change.kind.explanation))
          return row(
            sign(of: change), change,
            "× \(rest.count) more: \(reason) (\(Markdown.code(change.kind.id)))\(names(rest))", "")
        })
    }
    page.appendRows(rows, room: room, columns: columns.count)
  }

  /// The routes of changes that are not listed one by one; of safe ones, nobody asks.
  private func names(_ changes: ArraySlice<Change>) -> String {
    let names = changes.filter { $0.shownLevel != .safe }.flatMap(\.routes).distinct
    guard !names.isEmpty else { return "" }
    let more = names.count > 20 ? ", …" : ""
    return "<br>" + names.prefix(20).map(Markdown.code).joined(separator: ", ") + more
  }

  private func sign(of change: Change) -> String {
    change.approval == nil ? change.level.severity.sign : "☑️"
  }

  private func approval(of change: Change) -> String {
    change.approval.map { "<br>approved: \(Markdown.inert($0.phrase))" } ?? ""
  }

  /// What the search of the page takes, or a link to the change there.
  private func number(of change: Change) -> String {
    comparison.page.map { "[\(change.number)](\($0)#change=\(change.fingerprint))" } ?? "\(change.number)"
  }

  private func repair(of change: Change) -> String {
    change.repair.map { "<br>repair: \(Markdown.inert($0.title)): \(Markdown.code($0.line))" } ?? ""
  }

  /// What the witness says, in the words of a reviewer.
  private func proof(of change: Change) -> String {
    guard let witness = change.witness else { return change.proof == .none ? "" : change.proof.rawValue }
    // What a snapshot looks like is among the details; what becomes of it is read here.
    let hasSnapshot = witness.lines.first?.hasPrefix("{") == true && change.changeClass == .state
    let lines = witness.lines.dropFirst(hasSnapshot ? 1 : 0).prefix(6).enumerated().map {
      index, line -> String in
      if let old = line.afterPrefix("base  ") { return "before: \(Markdown.inert(old))" }
      if let new = line.afterPrefix("head  ") { return "now: \(Markdown.inert(new))" }
      return index == 0 ? Markdown.code(line) : Markdown.inert(line)
    }
    return (change.proof == .derived ? "derived: " : "") + lines.joined(separator: "<br>")
  }
}

extension String {
  fileprivate func afterPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
