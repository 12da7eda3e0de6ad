package import NavSpecRuntime

extension LinkDomain {
  /// The domain as an app's entitlements name it, where a label that links read as a param is any label; nil for a whole
  /// server, which no entitlement can name.
  package var entitlement: String? {
    switch self {
    case .exact(let host): "applinks:" + host
    case .label(_, let suffix), .wildcard(let suffix): "applinks:*" + suffix
    case .any: nil
    }
  }

  /// The domain that serves the association file, which Apple asks for the file of its subdomains too; nil for a whole
  /// server.
  package var servingHost: String? {
    switch self {
    case .exact(let host): host
    case .label(_, let suffix), .wildcard(let suffix): String(suffix.dropFirst())
    case .any: nil
    }
  }
}
