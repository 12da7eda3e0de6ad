import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime

extension TableFixture {
  var analysis: LinkAnalysis { LinkAnalysis(of: table) }

  /// `earlier/later URL` by pattern index.
  var conflicts: [String] {
    analysis.conflicts.map { "\($0.earlier.short)/\($0.later.short) \($0.witness.url)" }
  }

  /// `pattern<takers`
  var shadows: [String] {
    analysis.shadows.map { "\($0.pattern.short)<" + $0.takers.map(\.short).joined(separator: ",") }
  }
}

extension LinkVariant.Origin {
  var short: String {
    switch self {
    case .link(let index): "\(index)"
    case .redirect(let index): "r\(index)"
    case .exclusion(let index): "x\(index)"
    }
  }
}
