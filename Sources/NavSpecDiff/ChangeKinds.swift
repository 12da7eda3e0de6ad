package import NavSpecDiagnostics

extension ChangeKind {
  static let linkLost = ChangeKind("link-lost", .link, .breaking, changelog: .removed)
  static let linkLeftToBrowser = ChangeKind("link-left-to-browser", .link, .breaking, changelog: .removed)
  static let linkMoved = ChangeKind("link-moved", .link, .breaking)
  static let linkValuesChanged = ChangeKind("link-values-changed", .link, .breaking)
  static let linkValuesAccepted = ChangeKind("link-values-accepted", .link, .safe, changelog: .added)
  static let linkGuarded = ChangeKind("link-guarded", .link, .breaking, changelog: .security)
  static let linkUnguarded = ChangeKind("link-unguarded", .link, .risky, changelog: .security)
  static let linkStackChanged = ChangeKind("link-stack-changed", .link, .risky)
  static let linkAdded = ChangeKind("link-added", .link, .safe, changelog: .added)
  static let linkTakenFromBrowser = ChangeKind("link-taken-from-browser", .link, .risky, changelog: .added)
  static let sharedLinkLost = ChangeKind("shared-link-lost", .link, .breaking, changelog: nil)
  static let sharedLinkValuesChanged = ChangeKind("shared-link-values-changed", .link, .risky, changelog: nil)
  static let containerStateLost = ChangeKind("container-state-lost", .state, .breaking, changelog: .removed)
  static let restoredScreenLost = ChangeKind("restored-screen-lost", .state, .breaking, changelog: .removed)
  static let restoredScreenDropped = ChangeKind("restored-screen-dropped", .state, .breaking)
  static let screenRestored = ChangeKind("screen-restored", .state, .safe)
  static let privateScreenRestored = ChangeKind(
    "private-screen-restored", .state, .risky, changelog: .security)
  static let restoredScreenMigrated = ChangeKind("restored-screen-migrated", .state, .safe)
  static let restoredScreenMoved = ChangeKind("restored-screen-moved", .state, .breaking)
  static let restoredParamRequired = ChangeKind("restored-param-required", .state, .breaking)
  static let restoredValueRefused = ChangeKind("restored-value-refused", .state, .breaking)
  static let restoredValueLost = ChangeKind("restored-value-lost", .state, .breaking, changelog: .removed)
  static let restoredValueAdded = ChangeKind("restored-value-added", .state, .safe, changelog: .added)
  static let privateValueRestored = ChangeKind("private-value-restored", .state, .risky, changelog: .security)
  static let restoredScreenGuarded = ChangeKind(
    "restored-screen-guarded", .state, .breaking, changelog: .security)
  static let restoredScreenUnguarded = ChangeKind(
    "restored-screen-unguarded", .state, .risky, changelog: .security)
  static let restoredStackLost = ChangeKind("restored-stack-lost", .state, .breaking, changelog: .removed)
  static let downgradeScreenLost = ChangeKind("downgrade-screen-lost", .state, .risky, changelog: nil)
  static let stateStorageMoved = ChangeKind("state-storage-moved", .state, .breaking)
  static let stateStorageRemoved = ChangeKind("state-storage-removed", .state, .breaking, changelog: .removed)
  static let stateStorageAdded = ChangeKind("state-storage-added", .state, .safe, changelog: .added)
  static let stateVersionLowered = ChangeKind("state-version-lowered", .state, .breaking)
  static let stateVersionRaised = ChangeKind("state-version-raised", .state, .risky)
  static let stateLimitLowered = ChangeKind("state-limit-lowered", .state, .breaking)
  static let stateLimitRaised = ChangeKind("state-limit-raised", .state, .safe, changelog: .fixed)
  static let formerKeyRemoved = ChangeKind("former-key-removed", .state, .risky, changelog: .removed)
  static let formerKeyAdded = ChangeKind("former-key-added", .state, .safe, changelog: .fixed)
  static let tabArrangementLost = ChangeKind("tab-arrangement-lost", .state, .risky, changelog: .removed)
  static let routeRemoved = ChangeKind("route-removed", .source, .breaking, changelog: .removed)
  static let routeAdded = ChangeKind("route-added", .source, .safe, changelog: .added)
  static let routeRenamed = ChangeKind("route-renamed", .source, .breaking)
  static let paramRemoved = ChangeKind("param-removed", .source, .breaking, changelog: .removed)
  static let paramAdded = ChangeKind("param-added", .source, .risky, changelog: .added)
  static let requiredParamAdded = ChangeKind("required-param-added", .source, .breaking, changelog: .added)
  static let paramRenamed = ChangeKind("param-renamed", .source, .breaking)
  static let paramRetyped = ChangeKind("param-retyped", .source, .breaking)
  static let paramsReordered = ChangeKind("params-reordered", .source, .breaking)
  static let paramDefaultRemoved = ChangeKind(
    "param-default-removed", .source, .breaking, changelog: .removed)
  static let paramDefaultAdded = ChangeKind("param-default-added", .source, .safe, changelog: .added)
  static let paramDefaultChanged = ChangeKind("param-default-changed", .source, .risky)
  static let typeCaseRemoved = ChangeKind("type-case-removed", .source, .breaking, changelog: .removed)
  static let typeCaseAdded = ChangeKind("type-case-added", .source, .risky, changelog: .added)
  static let typeCaseValueMoved = ChangeKind("type-case-value-moved", .source, .risky)
  static let typeCasesReordered = ChangeKind("type-cases-reordered", .source, .safe)
  static let typeRemoved = ChangeKind("type-removed", .source, .breaking, changelog: .removed)
  static let typeAdded = ChangeKind("type-added", .source, .safe, changelog: .added)
  static let typeRenamed = ChangeKind("type-renamed", .source, .breaking)
  static let tabCaseRemoved = ChangeKind("tab-case-removed", .source, .breaking, changelog: .removed)
  static let tabCaseAdded = ChangeKind("tab-case-added", .source, .safe, changelog: .added)
  static let tabCaseRenamed = ChangeKind("tab-case-renamed", .source, .breaking)
  static let conditionRemoved = ChangeKind("condition-removed", .source, .breaking, changelog: .removed)
  static let conditionAdded = ChangeKind("condition-added", .source, .safe, changelog: .added)
  static let conditionRenamed = ChangeKind("condition-renamed", .source, .breaking)
  static let appRenamed = ChangeKind("app-renamed", .source, .breaking)
  static let resultChanged = ChangeKind("result-changed", .source, .breaking)
  static let resultRemoved = ChangeKind("result-removed", .source, .breaking, changelog: .removed)
  static let resultAdded = ChangeKind("result-added", .source, .safe, changelog: .added)
  static let featureRenamed = ChangeKind("feature-renamed", .source, .breaking)
  static let exitRemoved = ChangeKind("exit-removed", .source, .breaking, changelog: .removed)
  static let exitAdded = ChangeKind("exit-added", .source, .safe, changelog: .added)
  static let exitRenamed = ChangeKind("exit-renamed", .source, .breaking)
  static let viewChanged = ChangeKind("view-changed", .source, .risky)
  static let wrapperChanged = ChangeKind("wrapper-changed", .source, .risky)
  static let windowParametersChanged = ChangeKind("window-parameters-changed", .source, .breaking)
  static let windowRemoved = ChangeKind("window-removed", .source, .breaking, changelog: .removed)
  static let windowAdded = ChangeKind("window-added", .source, .safe, changelog: .added)
  static let urlNotBuilt = ChangeKind("url-not-built", .source, .risky, changelog: .removed)
  static let urlBuilt = ChangeKind("url-built", .source, .safe, changelog: .added)
  static let appTypeChanged = ChangeKind("app-type-changed", .source, .risky)
  static let screenUnreachable = ChangeKind("screen-unreachable", .flow, .breaking, changelog: .removed)
  static let screenReachable = ChangeKind("screen-reachable", .flow, .safe, changelog: .added)
  static let moreTaps = ChangeKind("more-taps", .flow, .risky)
  static let fewerTaps = ChangeKind("fewer-taps", .flow, .safe)
  static let edgeRemoved = ChangeKind("edge-removed", .flow, .risky, changelog: .removed)
  static let edgeAdded = ChangeKind("edge-added", .flow, .safe, changelog: .added)
  static let tabRemoved = ChangeKind("tab-removed", .flow, .breaking, changelog: .removed)
  static let tabAdded = ChangeKind("tab-added", .flow, .safe, changelog: .added)
  static let tabRootChanged = ChangeKind("tab-root-changed", .flow, .risky)
  static let startChanged = ChangeKind("start-changed", .flow, .risky)
  static let presentationChanged = ChangeKind("presentation-changed", .flow, .risky)
  static let appearanceChanged = ChangeKind("appearance-changed", .flow, .safe)
  static let guardAdded = ChangeKind("guard-added", .flow, .risky, changelog: .security)
  static let guardRemoved = ChangeKind("guard-removed", .flow, .breaking, changelog: .security)
  static let dismissalAllowed = ChangeKind("dismissal-allowed", .flow, .risky)
  static let dismissalBlocked = ChangeKind("dismissal-blocked", .flow, .safe)
  static let edgeHidden = ChangeKind("edge-hidden", .flow, .risky, changelog: .removed)
  static let edgeShown = ChangeKind("edge-shown", .flow, .safe, changelog: .added)
  static let edgePopChanged = ChangeKind("edge-pop-changed", .flow, .risky)
  static let parentChanged = ChangeKind("parent-changed", .flow, .risky)
  static let pinnedTabChanged = ChangeKind("pinned-tab-changed", .flow, .risky)
  static let tabHidden = ChangeKind("tab-hidden", .flow, .risky, changelog: .removed)
  static let tabShown = ChangeKind("tab-shown", .flow, .safe, changelog: .added)
  static let launchTabChanged = ChangeKind("launch-tab-changed", .flow, .risky)
  static let tabsReordered = ChangeKind("tabs-reordered", .flow, .safe)
  static let tabSectionChanged = ChangeKind("tab-section-changed", .flow, .safe)
  static let tabAppearanceChanged = ChangeKind("tab-appearance-changed", .flow, .safe)
  static let tabBarChanged = ChangeKind("tab-bar-changed", .flow, .safe)
  static let columnsChanged = ChangeKind("columns-changed", .flow, .safe)
  static let fallbackChanged = ChangeKind("fallback-changed", .flow, .risky)
  static let redirectChanged = ChangeKind("redirect-changed", .flow, .risky)
  static let conditionLossChanged = ChangeKind("condition-loss-changed", .flow, .risky)
  static let exitRebound = ChangeKind("exit-rebound", .flow, .risky)
  static let flowStepLost = ChangeKind("flow-step-lost", .flow, .risky)
  static let flowLonger = ChangeKind("flow-longer", .flow, .risky)
  static let flowGuarded = ChangeKind("flow-guarded", .flow, .risky)
  static let flowChanged = ChangeKind("flow-changed", .flow, .safe)
  static let flowRemoved = ChangeKind("flow-removed", .flow, .risky, changelog: .removed)
  static let flowAdded = ChangeKind("flow-added", .flow, .safe, changelog: .added)
  static let budgetRaised = ChangeKind("budget-raised", .flow, .risky)
  static let budgetLowered = ChangeKind("budget-lowered", .flow, .safe)
  static let schemeAdded = ChangeKind("scheme-added", .deploy, .safe, changelog: .added)
  static let schemeRemoved = ChangeKind("scheme-removed", .deploy, .risky, changelog: .removed)
  static let domainAdded = ChangeKind("domain-added", .deploy, .safe, changelog: .added)
  static let domainRemoved = ChangeKind("domain-removed", .deploy, .risky, changelog: .removed)
  static let platformAdded = ChangeKind("platform-added", .deploy, .safe, changelog: .added)
  static let platformRemoved = ChangeKind("platform-removed", .deploy, .risky, changelog: .removed)
  static let deploymentTargetRaised = ChangeKind("deployment-target-raised", .deploy, .risky)
  static let deploymentTargetLowered = ChangeKind("deployment-target-lowered", .deploy, .safe)
  static let appIdentifierChanged = ChangeKind("app-identifier-changed", .deploy, .risky)
  static let associationPathsAdded = ChangeKind("association-paths-added", .deploy, .safe, changelog: .added)
  static let associationPathsRemoved = ChangeKind(
    "association-paths-removed", .deploy, .risky, changelog: .removed)
  static let surfaceAdded = ChangeKind("surface-added", .deploy, .safe, changelog: .added)
  static let surfaceRemoved = ChangeKind("surface-removed", .deploy, .risky, changelog: .removed)
  static let surfaceRenamed = ChangeKind("surface-renamed", .deploy, .breaking)
  static let descriptionChanged = ChangeKind(
    "description-changed", .meta, .safe,
    formerIDs: [
      "title-changed", "doc-changed", "owner-changed", "image-changed", "label-changed", "meta-changed",
    ])
  static let analyticsNameChanged = ChangeKind("analytics-name-changed", .meta, .risky)
  static let stabilityChanged = ChangeKind("stability-changed", .meta, .safe)
  static let deprecationAdded = ChangeKind("deprecation-added", .meta, .safe, changelog: .deprecated)
  static let deprecationRemoved = ChangeKind("deprecation-removed", .meta, .safe, changelog: .deprecated)
  static let sunsetAdded = ChangeKind("sunset-added", .meta, .safe, changelog: .deprecated)
  static let sunsetRemoved = ChangeKind("sunset-removed", .meta, .safe, changelog: .deprecated)
  static let sunsetEarlier = ChangeKind("sunset-earlier", .meta, .breaking, changelog: .deprecated)
  static let sunsetLater = ChangeKind("sunset-later", .meta, .safe, changelog: .deprecated)
  static let sensitivityRemoved = ChangeKind("sensitivity-removed", .meta, .risky, changelog: .security)
  static let sensitivityAdded = ChangeKind("sensitivity-added", .meta, .safe, changelog: .security)
  static let diffPolicyLoosened = ChangeKind("diff-policy-loosened", .meta, .risky, who: everybody)
  static let diffPolicyTightened = ChangeKind("diff-policy-tightened", .meta, .safe, who: everybody)
  static let graceTooShort = ChangeKind("grace-too-short", .meta, .breaking)

  private static let everybody = "everybody who relies on this comparison"
}

/// Every kind of change, by class and then by its subject.
package let allChangeKinds: [ChangeKind] = [
  .linkLost, .linkLeftToBrowser, .linkMoved, .linkValuesChanged, .linkValuesAccepted, .linkGuarded,
  .linkUnguarded, .linkStackChanged, .linkAdded, .linkTakenFromBrowser, .sharedLinkLost,
  .sharedLinkValuesChanged, .notProved, .containerStateLost, .restoredScreenLost, .restoredScreenDropped,
  .screenRestored, .privateScreenRestored, .restoredScreenMigrated, .restoredScreenMoved,
  .restoredParamRequired, .restoredValueRefused, .restoredValueLost, .restoredValueAdded,
  .privateValueRestored, .restoredScreenGuarded, .restoredScreenUnguarded, .restoredStackLost,
  .downgradeScreenLost, .stateStorageMoved, .stateStorageRemoved, .stateStorageAdded, .stateVersionLowered,
  .stateVersionRaised, .stateLimitLowered, .stateLimitRaised, .formerKeyRemoved, .formerKeyAdded,
  .tabArrangementLost, .routeRemoved, .routeAdded, .routeRenamed, .paramRemoved, .paramAdded,
  .requiredParamAdded, .paramRenamed, .paramRetyped, .paramsReordered, .paramDefaultRemoved,
  .paramDefaultAdded, .paramDefaultChanged, .typeCaseRemoved, .typeCaseAdded, .typeCaseValueMoved,
  .typeCasesReordered, .typeRemoved, .typeAdded, .typeRenamed, .tabCaseRemoved, .tabCaseAdded,
  .tabCaseRenamed, .conditionRemoved, .conditionAdded, .conditionRenamed, .appRenamed, .resultChanged,
  .resultRemoved, .resultAdded, .featureRenamed, .exitRemoved, .exitAdded, .exitRenamed, .viewChanged,
  .wrapperChanged, .windowParametersChanged, .windowRemoved, .windowAdded, .urlNotBuilt, .urlBuilt,
  .appTypeChanged, .screenUnreachable, .screenReachable, .moreTaps, .fewerTaps, .edgeRemoved, .edgeAdded,
  .tabRemoved, .tabAdded, .tabRootChanged, .startChanged, .presentationChanged, .appearanceChanged,
  .guardAdded, .guardRemoved, .dismissalAllowed, .dismissalBlocked, .edgeHidden, .edgeShown, .edgePopChanged,
  .parentChanged, .pinnedTabChanged, .tabHidden, .tabShown, .launchTabChanged, .tabsReordered,
  .tabSectionChanged, .tabAppearanceChanged, .tabBarChanged, .columnsChanged, .fallbackChanged,
  .redirectChanged, .conditionLossChanged, .exitRebound, .flowStepLost, .flowLonger, .flowGuarded,
  .flowChanged, .flowRemoved, .flowAdded, .budgetRaised, .budgetLowered, .schemeAdded, .schemeRemoved,
  .domainAdded, .domainRemoved, .platformAdded, .platformRemoved, .deploymentTargetRaised,
  .deploymentTargetLowered, .appIdentifierChanged, .associationPathsAdded, .associationPathsRemoved,
  .surfaceAdded, .surfaceRemoved, .surfaceRenamed, .descriptionChanged, .analyticsNameChanged,
  .stabilityChanged, .deprecationAdded, .deprecationRemoved, .sunsetAdded, .sunsetRemoved, .sunsetEarlier,
  .sunsetLater, .sensitivityRemoved, .sensitivityAdded, .diffPolicyLoosened, .diffPolicyTightened,
  .graceTooShort,
]

/// The kinds of changes of a project's settings, which concern no release.
package let allPolicyKinds: Set<ChangeKind> = [
  .budgetRaised, .budgetLowered, .diffPolicyLoosened, .diffPolicyTightened,
]
