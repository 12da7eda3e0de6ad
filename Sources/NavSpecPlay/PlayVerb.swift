/// What an operation does: the key that names it.
package enum PlayVerb: String, CaseIterable {
  case open, navigate, present, finish
  case pop, popTo, popToRoot, dismiss, reset
  case select, choose, show, visibility
  case condition, persona, stopWaiting
  case mayLeave, resumePending, cancelPending
  case snapshot, restore, relaunch
  case windows, compact, window, closeWindow
  case state

  /// Whether its value is `true`, and says nothing more.
  var takesTrue: Bool {
    [.popToRoot, .reset, .stopWaiting, .resumePending, .cancelPending, .snapshot, .state].contains(self)
  }

  var options: [String] {
    switch self {
    case .open: ["placement"]
    case .navigate: ["params", "from"]
    case .present: ["params", "as", "awaits"]
    case .popTo: ["params"]
    case .pop, .select, .dismiss: ["by"]
    case .choose: ["params", "in"]
    case .condition: ["state"]
    default: []
    }
  }
}
