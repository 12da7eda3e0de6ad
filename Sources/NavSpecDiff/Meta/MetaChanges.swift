import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// Titles, documentation, owners, names for analytics, and what a spec promises of its routes.
struct MetaChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let search = Self(comparison: comparison)
    var list: [Change] = []
    for (old, new, subject) in comparison.comparedRoutes {
      list += search.texts(old, new, subject)
      list += search.promises(old, new, subject)
      list += search.links(old, new, subject)
      list += search.labels(old.edges, new.edges, from: subject)
    }
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    list += search.labels(base.anywhere, head.anywhere, from: comparison.everywhere)
    list += search.features() + search.tabs() + search.declarations()
    return list
  }

  let comparison: SpecComparison

  func texts(_ old: Route, _ new: Route, _ subject: ChangeSubject) -> [Change] {
    var changes = [
      title(old.title, old.displayTitle, new.title, new.displayTitle, subject),
      followsFeature(old, new)
        ? nil : subject.change(.analyticsNameChanged, "name for analytics", old.screen, new.screen),
    ]
    changes += subject.changes(.descriptionChanged, old, new, ["doc": \.doc, "owner": \.owner])
    changes += meta(old.meta, new.meta, subject)
    let names = comparison.routes[base: old.id]?.parameters ?? [:]
    for parameter in old.parameters {
      guard let other = names[parameter.name.value].flatMap(new.parameter) else { continue }
      let name = other.name.value
      let own = ChangeSubject(
        title: "param '\(name)' of \(subject.title)", route: subject.route, key: subject.key + [name],
        places: .both(parameter.name.range, other.name.range))
      changes.append(own.change(.descriptionChanged, "doc", parameter.doc, other.doc))
    }
    return changes.compactMap { $0 }
  }

  /// Whether the name for analytics is another only because that of the feature is.
  private func followsFeature(_ old: Route, _ new: Route) -> Bool {
    old.screen == old.qualifiedName && new.screen == new.qualifiedName
      && comparison.routes[base: old.id]?.reason == .feature
  }

  /// One change for all screens of a feature whose names for analytics follow its name.
  func features() -> [Change] {
    comparison.routes.renamedFeatures.sorted { $0.key < $1.key }.compactMap { old, new in
      let (base, head) = (comparison.base.graph.features[old], comparison.head.graph.features[new])
      let routes = comparison.comparedRoutes.filter {
        $0.base.feature == old && $0.head.feature == new && followsFeature($0.base, $0.head)
      }.map(\.head.qualifiedName)
      guard !routes.isEmpty else { return nil }
      return Change(
        .analyticsNameChanged,
        "the names for analytics of \(routes.count) screens begin with '\(head.name.value).' instead of "
          + "'\(base.name.value).'",
        routes: routes, subject: ["feature", base.name.value, head.name.value],
        places: .both(base.name.range, head.name.range))
    }
  }

  private func title(
    _ old: Located<String>?, _ oldText: String, _ new: Located<String>?, _ newText: String,
    _ subject: ChangeSubject
  ) -> Change? {
    // A title that nobody wrote follows the name.
    old == nil && new == nil ? nil : subject.change(.descriptionChanged, "title", oldText, newText)
  }

  private func meta(
    _ old: [Entry<Located<String>>], _ new: [Entry<Located<String>>], _ subject: ChangeSubject
  ) -> [Change?] {
    let values = { (entries: [Entry<Located<String>>]) in
      Dictionary(first: entries.map { ($0.name.value, $0.value.value) })
    }
    let (before, after) = (values(old), values(new))
    return Set(before.keys).union(after.keys).sorted().map { key in
      subject.change(.descriptionChanged, "meta.\(key)", before[key], after[key])
    }
  }

  func promises(_ old: Route, _ new: Route, _ subject: ChangeSubject) -> [Change] {
    // Only a draft promises nothing.
    let isWithdrawn = new.stability == .draft && old.stability != .draft
    return [
      subject.change(
        .stabilityChanged, "stability", old.stability.rawValue, new.stability.rawValue,
        level: isWithdrawn ? .risky : .safe),
      deprecation(old.isDeprecated, new.isDeprecated, subject),
      sunset(old, new, subject),
    ].compactMap { $0 }
  }

  private func deprecation(_ old: Bool, _ new: Bool, _ subject: ChangeSubject) -> Change? {
    guard old != new else { return nil }
    return new
      ? subject.change(.deprecationAdded, saying: "\(subject.title) is deprecated")
      : subject.change(.deprecationRemoved, saying: "\(subject.title) is no longer deprecated")
  }

  private func sunset(_ old: Route, _ new: Route, _ subject: ChangeSubject) -> Change? {
    guard old.sunset?.value != new.sunset?.value else { return nil }
    guard let before = old.sunset?.value else {
      let isOver = new.sunset.flatMap { CalendarDay($0.value) }.flatMap { day in
        comparison.today.map { day < $0 }
      }
      return subject.change(
        .sunsetAdded, "sunset", nil, new.sunset?.value, level: isOver == true ? .risky : .safe)
    }
    guard let after = new.sunset?.value else {
      return subject.change(.sunsetRemoved, "sunset", before, nil)
    }
    guard let earlier = CalendarDay(after), let day = CalendarDay(before), earlier < day else {
      return subject.change(.sunsetLater, "sunset", before, after)
    }
    return subject.change(
      .sunsetEarlier, saying: "the sunset of \(subject.title) is \(after) instead of \(before)",
      proof: .derived,
      witness: Change.Witness(
        json: .object([("base", .string(before)), ("head", .string(after))]),
        lines: ["base  works until \(before)", "head  may go after \(after)"]))
  }

  /// Deprecation of links that both versions have, by pattern.
  func links(_ old: Route, _ new: Route, _ subject: ChangeSubject) -> [Change] {
    let after = Dictionary(grouping: new.links, by: \.pattern.value)
    return old.links.compactMap { link in
      guard let other = after[link.pattern.value]?.first, after[link.pattern.value]?.count == 1 else {
        return nil
      }
      let own = ChangeSubject(
        title: "'\(link.pattern.value)' of \(subject.title)", route: subject.route,
        key: subject.key + [link.pattern.value], places: .both(link.pattern.range, other.pattern.range))
      return deprecation(link.isDeprecated, other.isDeprecated, own)
    }
  }

  func labels(_ old: [Edge], _ new: [Edge], from source: ChangeSubject) -> [Change] {
    comparison.edges(old, new, from: source).compactMap { edge, other, subject in
      subject.change(.descriptionChanged, "label", edge.label, other.label)
    }
  }

  func tabs() -> [Change] {
    comparison.comparedBar.flatMap { old, new, subject in
      let texts = subject.changes(
        .descriptionChanged, old, new, ["image": \.image?.value, "asset": \.asset?.value, "doc": \.doc])
      let title = title(old.title, old.displayTitle, new.title, new.displayTitle, subject)
      return ([title] + texts + meta(old.meta, new.meta, subject)).compactMap { $0 }
    }
  }

  func declarations() -> [Change] {
    let sections = comparison.compared("section", \.sections, name: \.name).flatMap { old, new, subject in
      let former = comparison.renamed.sections.first { $0.new.value == old.name.value }?.old
      return [
        // The sidebar shows the name of a section without a title.
        subject.change(
          .descriptionChanged, "title", old.value.title?.value ?? SwiftName.words((former ?? old.name).value),
          new.displayTitle),
        subject.change(.descriptionChanged, "doc", old.value.doc?.value, new.value.doc?.value),
      ]
    }
    let conditions = comparison.compared("condition", \.conditions, name: \.name).map { old, new, subject in
      subject.change(.descriptionChanged, "doc", old.doc, new.doc)
    }
    let types = comparison.compared("type", \.types, name: \.name).map { old, new, subject in
      subject.change(.descriptionChanged, "doc", old.doc, new.doc)
    }
    return (sections + conditions + types).compactMap { $0 }
  }
}
