import NavSpecRuntime

/// A site of URLs, and how its URLs are read.
struct SiteSpace: Hashable {
  enum SiteKind: Hashable {
    case bare
    case host(scheme: String, LanguagePool.ID)
    case noHost(scheme: String)
    /// A scheme whose host is the first segment.
    case hostIsFirst(scheme: String)
  }

  var kind: SiteKind
  /// The policies of its group by which URLs are read differently.
  var reading: Reading
  /// How specific the host is, as the runtime ranks it.
  var rank: UInt32 = 0

  struct Reading: Hashable {
    /// What a `+` in the query is.
    enum Plus: Hashable {
      case itself, space
      /// Values of the query are languages of spellings.
      case spelled
    }

    var isStrict: Bool
    var collapses: Bool
    var plus: Plus

    init(_ source: NavigationSchema.Source) {
      isStrict = source.distinguishesFinalSlash
      collapses = source.collapsesSlashes
      plus = source.plusIsSpace ? .space : .itself
    }
  }

  /// Whether a path there may begin with an empty segment.
  var mayBeginEmpty: Bool {
    switch kind {
    case .bare, .hostIsFirst: false
    case .host, .noHost: true
    }
  }

  /// Whether one takes the host for a segment and the other does not, so that positions of segments differ.
  func isShifted(against other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.host, .hostIsFirst), (.hostIsFirst, .host): true
    default: false
    }
  }

  /// The kind that both share; nil if there is none.
  func intersection(_ other: Self, _ pool: LanguagePool) -> SiteKind? {
    switch (kind, other.kind) {
    case (.host(let scheme, let first), .host(let rival, let second)):
      guard scheme == rival else { return nil }
      let hosts = pool.intersection(first, second)
      return pool.isEmpty(hosts) == true ? nil : .host(scheme: scheme, hosts)
    case (.host(let scheme, _), .hostIsFirst(let rival)), (.hostIsFirst(let scheme), .host(let rival, _)):
      return scheme == rival ? .hostIsFirst(scheme: scheme) : nil
    default: return kind == other.kind ? kind : nil
    }
  }
}

extension LanguagePool {
  /// The hosts of a domain of which the captured part is in form.
  func language(of domain: LinkDomain, capturing fields: [String: LinkVariant.Field]) -> ID {
    let all = language(of: domain.withoutName)
    guard let field = domain.capture.flatMap({ fields[$0] }), !field.isAnyText else { return all }
    switch domain {
    case .exact, .wildcard: return all
    case .label(_, let suffix):
      let hosts = LinkVariant.SegmentClass.affix([.value(field), .literal(suffix)])
      return intersection(all, language(of: hosts, ignoringCase: true))
    case .any: return intersection(all, language(ofValue: field, inQuery: false, ignoringCase: true))
    }
  }
}

extension LinkDomain {
  /// Domains of the same hosts are equal without it.
  var withoutName: Self {
    switch self {
    case .exact, .wildcard: self
    case .label(_, let suffix): .label(name: "", suffix: suffix)
    case .any: .any(name: "")
    }
  }
}
