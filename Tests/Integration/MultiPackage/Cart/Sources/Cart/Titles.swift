extension CartRoute {
  /// Written in the feature's package, on the enum generated there.
  public var title: String {
    switch self {
    case .list: "Your cart"
    case .payment: "Payment"
    }
  }
}
