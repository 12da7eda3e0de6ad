import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// What a redirect leads to, as a shape of paths to compare with what links match. It never says no where
/// some URL would match; where that cannot be told from the shapes, it says yes.
struct RedirectTarget {
  private enum Part {
    case literal(String)
    /// One segment of any text.
    case one
    /// One segment of any text, or none.
    case optional
    /// Any number of segments, none included.
    case many
  }

  /// Whether it has no placeholders.
  let isFixed: Bool
  private let scheme: String?
  private let authority: LinkPattern.Authority?
  private let parts: [Part]

  /// Nil if the target is malformed, which has been told.
  init?(_ redirect: NavigationGraph.Redirect) {
    guard let pattern = try? LinkPattern(parsing: redirect.target.value) else { return nil }
    isFixed = pattern.placeholders.isEmpty
    scheme = pattern.scheme
    authority = pattern.authority
    parts = pattern.segments.map { segment in
      switch segment {
      case .pieces(let pieces): Self.part(pieces)
      case .optional: .optional
      case .tail: .many
      case .gap: .many
      }
    }
  }

  private static func part(_ pieces: [LinkPattern.Piece]) -> Part {
    guard pieces.count <= 1 else { return .one }
    switch pieces.first {
    case .literal(let text)?: return .literal(text)
    case .value?: return .one
    case nil: return .literal("")
    }
  }

  /// Whether a URL that it may become could be one that the variant matches.
  func couldMatch(_ variant: LinkVariant, of schema: NavigationSchema) -> Bool {
    var own = parts
    if let scheme {
      guard schema.sources.indices.contains(variant.source) else { return false }
      let source = schema.sources[variant.source]
      let isWeb = scheme == "https" || scheme == "http"
      if let site = variant.site {
        guard site.scheme == scheme else { return false }
      } else {
        guard isWeb ? !source.domains.isEmpty : source.schemes.contains(scheme) else { return false }
      }
      if isWeb, case .exact(let host)? = authority.flatMap({ LinkDomain($0.text) }) {
        let domains = variant.site?.domain.map { [$0] } ?? source.domains.compactMap { LinkDomain($0) }
        guard domains.contains(where: { $0.couldBe(host) }) else { return false }
      }
      if !isWeb, source.hostPolicy == .path, let authority, !authority.text.isEmpty {
        own.insert(Self.part(authority.pieces), at: 0)
      }
    }
    return Self.fits(own[...], Element.list(of: variant)[...])
  }

  private enum Element {
    case one(LinkVariant.SegmentClass)
    case many

    static func list(of variant: LinkVariant) -> [Element] {
      var list = variant.segments.map { Element.one($0) }
      if let gap = variant.gap { list.insert(.many, at: min(gap.position, list.count)) }
      return list
    }
  }

  private static func fits(_ parts: ArraySlice<Part>, _ elements: ArraySlice<Element>) -> Bool {
    guard let part = parts.first else {
      return elements.allSatisfy { if case .many = $0 { true } else { false } }
    }
    let rest = parts.dropFirst()
    switch part {
    case .optional:
      if fits(rest, elements) { return true }
    case .many:
      if fits(rest, elements) || (!elements.isEmpty && fits(parts, elements.dropFirst())) { return true }
      return false
    case .literal, .one: break
    }
    guard let element = elements.first else { return false }
    switch element {
    case .many:
      return fits(rest, elements) || fits(rest, elements.dropFirst()) || fits(parts, elements.dropFirst())
    case .one(let segment): return fits(part, segment) && fits(rest, elements.dropFirst())
    }
  }

  private static func fits(_ part: Part, _ segment: LinkVariant.SegmentClass) -> Bool {
    guard case .literal(let text) = part else { return true }
    switch segment {
    case .literal(let other): return text.lowercased() == other.lowercased()
    case .value(let field):
      return [field.form, field.constraint].compactMap { $0 }.allSatisfy {
        FormMatcher($0).value(from: text) != nil
      }
    case .affix: return !text.isEmpty
    }
  }
}

extension LinkDomain {
  fileprivate func couldBe(_ host: String) -> Bool {
    switch self {
    case .exact(let own): own == host
    case .label(_, let suffix), .wildcard(let suffix): host.hasSuffix(suffix)
    case .any: true
    }
  }
}
