/// Names that no generated declaration can have, since its type has another member of the name.
package enum TakenNames {
  /// Members of the enums of routes, and what they are.
  package static let ofRoutes = [
    "encode": "encode(to:)", "hash": "hash(into:) of Hashable", "id": "id of Identifiable",
    "index": "init(index:reader:), which restores a route", "init": "an initializer",
    "placeInSchema": "placeInSchema, by which the runtime finds it", "self": "self of Swift",
    "Type": "the type of the enum itself", "values": "the values of its params",
    "write": "write(to:), which saves a route",
  ]
  /// Members of the enums of tabs, conditions and cases.
  package static let ofCases = [
    "rawValue": "rawValue of RawRepresentable", "hashValue": "hashValue of Hashable",
    "allCases": "allCases of CaseIterable", "init": "an initializer", "self": "self of Swift",
    "Type": "the type of the enum itself", "id": "id of Identifiable", "hash": "hash(into:) of Hashable",
  ]

  /// Members of the router that apps use. A feature adds a member of its name.
  package static let ofRouter: Set<String> = [
    "canOpen", "cancelPending", "columns", "conditions", "conditionsDidChange", "dismiss", "dismissAll",
    "finish", "isClosing", "isMet", "isVisible", "mayLeave", "modals", "navigate", "onNavigate", "open",
    "openUnmatched", "openWindow", "outcomes", "path", "pending", "pendingLifetime", "pop", "popToRoot",
    "present",
    "presentationDidStall", "refusals", "reset", "restore", "resumePending", "root", "screen", "screens",
    "select", "selectedTab", "selection", "show", "snapshot", "state", "stopWaiting", "tabSelection",
    "takeScreens", "url", "userDidChoose", "userDidDismiss", "userDidSelect", "userDidSetPath",
    "userDidSetVisibility", "userDidShow", "visibleTabs",
  ]
}
