package import NavSpecDiagnostics

/// Where the app's code has what a spec says, and how certain that is: of a spec that was read from an app.
package struct EvidenceSpec: Sendable {
  /// `Sources/Home.swift#HomeView`, perhaps with a line behind the path: `Sources/Home.swift:12#HomeView`.
  package var place: Located<String>?
  package var mark: Located<EvidenceMark>?

  package init() {}

  /// The mark, where no code says it outright.
  package var doubt: EvidenceMark? { mark.flatMap { $0.value == .read ? nil : $0.value } }
  var isGuessed: Bool { doubt != nil }

  /// The path and the line of the place.
  package var file: (path: String, line: Int)? {
    guard let path = place?.value.prefix(while: { $0 != "#" }) else { return nil }
    let end = path.lastIndex(of: ":") ?? path.endIndex
    return (String(path[..<end]), Int(path[end...].dropFirst()) ?? 1)
  }

  /// In words: "inferred from Sources/Home.swift#HomeView"; nil where the spec says nothing.
  package var text: String? {
    guard place != nil || mark != nil else { return nil }
    let words = [EvidenceMark.read: "read", .inferred: "inferred", .guess: "a guess"]
    return [words[mark?.value ?? .read], place.map { "from \($0.value)" }].compactMap(\.self).joined(
      separator: " ")
  }
}

extension SpecFile {
  /// What nothing in the app's code says outright: a finding about it is no more certain.
  package var guessed: [SourceRange] {
    let all = edges.flatMap(\.value) + anywhere + routes.flatMap(\.value.edges)
    return all.filter(\.evidence.isGuessed).map(\.range)
      + routes.filter(\.value.plain.evidence.isGuessed).map { $0.name.range.through($0.value.range) }
      + (tabs?.value ?? []).filter(\.value.evidence.isGuessed).map { $0.name.range.through($0.value.range) }
  }
}
