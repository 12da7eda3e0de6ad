// The sources of the runtime, in the compiler's binary. A test rewrites this list with UPDATE_GOLDENS=1.
#include "CEmbeddedRuntime.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct navspec_source sources[] = {
    {"NavSpecRuntime", "BranchHashIndex", (const char[]){
#embed "../NavSpecRuntime/Links/BranchHashIndex.swift"
    , 0}},
    {"NavSpecRuntime", "CaptureText", (const char[]){
#embed "../NavSpecRuntime/Links/CaptureText.swift"
    , 0}},
    {"NavSpecRuntime", "FlatArray", (const char[]){
#embed "../NavSpecRuntime/Links/FlatArray.swift"
    , 0}},
    {"NavSpecRuntime", "LinkAffix", (const char[]){
#embed "../NavSpecRuntime/Links/LinkAffix.swift"
    , 0}},
    {"NavSpecRuntime", "LinkAutomaton", (const char[]){
#embed "../NavSpecRuntime/Links/LinkAutomaton.swift"
    , 0}},
    {"NavSpecRuntime", "LinkBytes", (const char[]){
#embed "../NavSpecRuntime/Links/LinkBytes.swift"
    , 0}},
    {"NavSpecRuntime", "LinkCaptures", (const char[]){
#embed "../NavSpecRuntime/Links/LinkCaptures.swift"
    , 0}},
    {"NavSpecRuntime", "LinkDomain", (const char[]){
#embed "../NavSpecRuntime/Links/LinkDomain.swift"
    , 0}},
    {"NavSpecRuntime", "LinkEncoding", (const char[]){
#embed "../NavSpecRuntime/Links/LinkEncoding.swift"
    , 0}},
    {"NavSpecRuntime", "LinkExpansion", (const char[]){
#embed "../NavSpecRuntime/Links/LinkExpansion.swift"
    , 0}},
    {"NavSpecRuntime", "LinkFieldMatcher", (const char[]){
#embed "../NavSpecRuntime/Links/LinkFieldMatcher.swift"
    , 0}},
    {"NavSpecRuntime", "LinkFragmentReader", (const char[]){
#embed "../NavSpecRuntime/Links/LinkFragmentReader.swift"
    , 0}},
    {"NavSpecRuntime", "LinkIndex", (const char[]){
#embed "../NavSpecRuntime/Links/LinkIndex.swift"
    , 0}},
    {"NavSpecRuntime", "LinkParameter", (const char[]){
#embed "../NavSpecRuntime/Links/LinkParameter.swift"
    , 0}},
    {"NavSpecRuntime", "LinkPattern", (const char[]){
#embed "../NavSpecRuntime/Links/LinkPattern.swift"
    , 0}},
    {"NavSpecRuntime", "LinkPatternError", (const char[]){
#embed "../NavSpecRuntime/Links/LinkPatternError.swift"
    , 0}},
    {"NavSpecRuntime", "LinkSearch+BranchHashes", (const char[]){
#embed "../NavSpecRuntime/Links/LinkSearch+BranchHashes.swift"
    , 0}},
    {"NavSpecRuntime", "LinkSearch+Captures", (const char[]){
#embed "../NavSpecRuntime/Links/LinkSearch+Captures.swift"
    , 0}},
    {"NavSpecRuntime", "LinkSearch+Conditions", (const char[]){
#embed "../NavSpecRuntime/Links/LinkSearch+Conditions.swift"
    , 0}},
    {"NavSpecRuntime", "LinkSearch+Gaps", (const char[]){
#embed "../NavSpecRuntime/Links/LinkSearch+Gaps.swift"
    , 0}},
    {"NavSpecRuntime", "LinkSearch+Hosts", (const char[]){
#embed "../NavSpecRuntime/Links/LinkSearch+Hosts.swift"
    , 0}},
    {"NavSpecRuntime", "LinkSearch", (const char[]){
#embed "../NavSpecRuntime/Links/LinkSearch.swift"
    , 0}},
    {"NavSpecRuntime", "LinkTable+Building", (const char[]){
#embed "../NavSpecRuntime/Links/LinkTable+Building.swift"
    , 0}},
    {"NavSpecRuntime", "LinkTable+Parents", (const char[]){
#embed "../NavSpecRuntime/Links/LinkTable+Parents.swift"
    , 0}},
    {"NavSpecRuntime", "LinkTable+Redirects", (const char[]){
#embed "../NavSpecRuntime/Links/LinkTable+Redirects.swift"
    , 0}},
    {"NavSpecRuntime", "LinkTable", (const char[]){
#embed "../NavSpecRuntime/Links/LinkTable.swift"
    , 0}},
    {"NavSpecRuntime", "LinkTableContents", (const char[]){
#embed "../NavSpecRuntime/Links/LinkTableContents.swift"
    , 0}},
    {"NavSpecRuntime", "LinkTrie", (const char[]){
#embed "../NavSpecRuntime/Links/LinkTrie.swift"
    , 0}},
    {"NavSpecRuntime", "LinkURL+Absolute", (const char[]){
#embed "../NavSpecRuntime/Links/LinkURL+Absolute.swift"
    , 0}},
    {"NavSpecRuntime", "LinkURL", (const char[]){
#embed "../NavSpecRuntime/Links/LinkURL.swift"
    , 0}},
    {"NavSpecRuntime", "MatchRequirements", (const char[]){
#embed "../NavSpecRuntime/Links/MatchRequirements.swift"
    , 0}},
    {"NavSpecRuntime", "ParsedURL+Query", (const char[]){
#embed "../NavSpecRuntime/Links/ParsedURL+Query.swift"
    , 0}},
    {"NavSpecRuntime", "ParsedURL", (const char[]){
#embed "../NavSpecRuntime/Links/ParsedURL.swift"
    , 0}},
    {"NavSpecRuntime", "TableCoder+Patterns", (const char[]){
#embed "../NavSpecRuntime/Links/TableCoder+Patterns.swift"
    , 0}},
    {"NavSpecRuntime", "TableCoder+Variants", (const char[]){
#embed "../NavSpecRuntime/Links/TableCoder+Variants.swift"
    , 0}},
    {"NavSpecRuntime", "URITemplate+Expansion", (const char[]){
#embed "../NavSpecRuntime/Links/URITemplate+Expansion.swift"
    , 0}},
    {"NavSpecRuntime", "URITemplate", (const char[]){
#embed "../NavSpecRuntime/Links/URITemplate.swift"
    , 0}},
    {"NavSpecRuntime", "URLAuthority", (const char[]){
#embed "../NavSpecRuntime/Links/URLAuthority.swift"
    , 0}},
    {"NavSpecRuntime", "ChangeObservers", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/ChangeObservers.swift"
    , 0}},
    {"NavSpecRuntime", "ConditionHub", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/ConditionHub.swift"
    , 0}},
    {"NavSpecRuntime", "ConditionTimer", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/ConditionTimer.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationConditions", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/NavigationConditions.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationDefinition+Requirements", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/NavigationDefinition+Requirements.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationGate", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/NavigationGate.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Conditions", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/NavigationRouter+Conditions.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Cover", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/NavigationRouter+Cover.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema+Admission", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/NavigationSchema+Admission.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationState+Loss", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/NavigationState+Loss.swift"
    , 0}},
    {"NavSpecRuntime", "PendingKeeper+Observation", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/PendingKeeper+Observation.swift"
    , 0}},
    {"NavSpecRuntime", "PendingNavigation+Description", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/PendingNavigation+Description.swift"
    , 0}},
    {"NavSpecRuntime", "PendingSlot", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/PendingSlot.swift"
    , 0}},
    {"NavSpecRuntime", "PendingTimer", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/PendingTimer.swift"
    , 0}},
    {"NavSpecRuntime", "WeakReference", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/WeakReference.swift"
    , 0}},
    {"NavSpecRuntime", "WindowShape", (const char[]){
#embed "../NavSpecRuntime/Router/Conditions/WindowShape.swift"
    , 0}},
    {"NavSpecRuntime", "DraftQuestion", (const char[]){
#embed "../NavSpecRuntime/Router/Drafts/DraftQuestion.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Drafts", (const char[]){
#embed "../NavSpecRuntime/Router/Drafts/NavigationRouter+Drafts.swift"
    , 0}},
    {"NavSpecRuntime", "FeatureNavigator", (const char[]){
#embed "../NavSpecRuntime/Router/Features/FeatureNavigator.swift"
    , 0}},
    {"NavSpecRuntime", "FeatureRouter", (const char[]){
#embed "../NavSpecRuntime/Router/Features/FeatureRouter.swift"
    , 0}},
    {"NavSpecRuntime", "HostedFeatureHost", (const char[]){
#embed "../NavSpecRuntime/Router/Hosting/HostedFeatureHost.swift"
    , 0}},
    {"NavSpecRuntime", "HostedRouter", (const char[]){
#embed "../NavSpecRuntime/Router/Hosting/HostedRouter.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationHost", (const char[]){
#embed "../NavSpecRuntime/Router/Hosting/NavigationHost.swift"
    , 0}},
    {"NavSpecRuntime", "OpenWindows", (const char[]){
#embed "../NavSpecRuntime/Router/Hosting/OpenWindows.swift"
    , 0}},
    {"NavSpecRuntime", "RouteWindow", (const char[]){
#embed "../NavSpecRuntime/Router/Hosting/RouteWindow.swift"
    , 0}},
    {"NavSpecRuntime", "DeliveryReceiver", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/DeliveryReceiver.swift"
    , 0}},
    {"NavSpecRuntime", "EventStreams", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/EventStreams.swift"
    , 0}},
    {"NavSpecRuntime", "LaunchLink", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/LaunchLink.swift"
    , 0}},
    {"NavSpecRuntime", "LinkDeliverable", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/LinkDeliverable.swift"
    , 0}},
    {"NavSpecRuntime", "LinkInbox", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/LinkInbox.swift"
    , 0}},
    {"NavSpecRuntime", "LinkTraits", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/LinkTraits.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationEvent", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationEvent.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationName", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationName.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationOutcome+Description", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationOutcome+Description.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationOutcome+Log", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationOutcome+Log.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationOutcome", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationOutcome.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRecorder", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRecorder.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Delivery", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+Delivery.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+HandingOver", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+HandingOver.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+LaunchArguments", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+LaunchArguments.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Links", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+Links.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Moves", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+Moves.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+URL", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+URL.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+User", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+User.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Views", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationRouter+Views.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationTransition", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/NavigationTransition.swift"
    , 0}},
    {"NavSpecRuntime", "OpenResult", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/OpenResult.swift"
    , 0}},
    {"NavSpecRuntime", "RoutePayload", (const char[]){
#embed "../NavSpecRuntime/Router/Moves/RoutePayload.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Columns", (const char[]){
#embed "../NavSpecRuntime/Router/NavigationRouter+Columns.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter", (const char[]){
#embed "../NavSpecRuntime/Router/NavigationRouter.swift"
    , 0}},
    {"NavSpecRuntime", "MarkerStore", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/MarkerStore.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationDefinition+Snapshot", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/NavigationDefinition+Snapshot.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Restoration", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/NavigationRouter+Restoration.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+RestorationData", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/NavigationRouter+RestorationData.swift"
    , 0}},
    {"NavSpecRuntime", "RestorationMarker", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/RestorationMarker.swift"
    , 0}},
    {"NavSpecRuntime", "RestorationReport", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/RestorationReport.swift"
    , 0}},
    {"NavSpecRuntime", "RestorationWatch", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/RestorationWatch.swift"
    , 0}},
    {"NavSpecRuntime", "RouteValue+Snapshot", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/RouteValue+Snapshot.swift"
    , 0}},
    {"NavSpecRuntime", "SnapshotReader", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/SnapshotReader.swift"
    , 0}},
    {"NavSpecRuntime", "SnapshotScreen", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/SnapshotScreen.swift"
    , 0}},
    {"NavSpecRuntime", "SnapshotWriter", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/SnapshotWriter.swift"
    , 0}},
    {"NavSpecRuntime", "StoredRoute", (const char[]){
#embed "../NavSpecRuntime/Router/Restoration/StoredRoute.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+AwaitedResults", (const char[]){
#embed "../NavSpecRuntime/Router/Results/NavigationRouter+AwaitedResults.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Results", (const char[]){
#embed "../NavSpecRuntime/Router/Results/NavigationRouter+Results.swift"
    , 0}},
    {"NavSpecRuntime", "PresentationResult", (const char[]){
#embed "../NavSpecRuntime/Router/Results/PresentationResult.swift"
    , 0}},
    {"NavSpecRuntime", "ModalPresentation", (const char[]){
#embed "../NavSpecRuntime/Router/State/ModalPresentation.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationDefinition", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationDefinition.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema+Opening", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationSchema+Opening.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema+Ownership", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationSchema+Ownership.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema+Target", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationSchema+Target.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationState+Container", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationState+Container.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationState+Drafts", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationState+Drafts.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationState+Moves", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationState+Moves.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationState+Target", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationState+Target.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationState", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationState.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationTarget", (const char[]){
#embed "../NavSpecRuntime/Router/State/NavigationTarget.swift"
    , 0}},
    {"NavSpecRuntime", "SchemaIndex", (const char[]){
#embed "../NavSpecRuntime/Router/State/SchemaIndex.swift"
    , 0}},
    {"NavSpecRuntime", "StackPlace", (const char[]){
#embed "../NavSpecRuntime/Router/State/StackPlace.swift"
    , 0}},
    {"NavSpecRuntime", "StatePart", (const char[]){
#embed "../NavSpecRuntime/Router/State/StatePart.swift"
    , 0}},
    {"NavSpecRuntime", "ViewedStack", (const char[]){
#embed "../NavSpecRuntime/Router/State/ViewedStack.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema+Containers", (const char[]){
#embed "../NavSpecRuntime/Schema/NavigationSchema+Containers.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema+Links", (const char[]){
#embed "../NavSpecRuntime/Schema/NavigationSchema+Links.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema+Lists", (const char[]){
#embed "../NavSpecRuntime/Schema/NavigationSchema+Lists.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSchema", (const char[]){
#embed "../NavSpecRuntime/Schema/NavigationSchema.swift"
    , 0}},
    {"NavSpecRuntime", "SchemaValue", (const char[]){
#embed "../NavSpecRuntime/Schema/SchemaValue.swift"
    , 0}},
    {"NavSpecRuntime", "TableCoder+Schema", (const char[]){
#embed "../NavSpecRuntime/Schema/TableCoder+Schema.swift"
    , 0}},
    {"NavSpecRuntime", "TableCoder", (const char[]){
#embed "../NavSpecRuntime/Schema/TableCoder.swift"
    , 0}},
    {"NavSpecRuntime", "TableParts", (const char[]){
#embed "../NavSpecRuntime/Schema/TableParts.swift"
    , 0}},
    {"NavSpecRuntime", "TableReader+Schema", (const char[]){
#embed "../NavSpecRuntime/Schema/TableReader+Schema.swift"
    , 0}},
    {"NavSpecRuntime", "TableReader", (const char[]){
#embed "../NavSpecRuntime/Schema/TableReader.swift"
    , 0}},
    {"NavSpecRuntime", "TableText", (const char[]){
#embed "../NavSpecRuntime/Schema/TableText.swift"
    , 0}},
    {"NavSpecRuntime", "ActiveSearch", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/ActiveSearch.swift"
    , 0}},
    {"NavSpecRuntime", "Drafts", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/Drafts.swift"
    , 0}},
    {"NavSpecRuntime", "ExternalTab", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/ExternalTab.swift"
    , 0}},
    {"NavSpecRuntime", "FeatureEnvironment", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/FeatureEnvironment.swift"
    , 0}},
    {"NavSpecRuntime", "Handoff", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/Handoff.swift"
    , 0}},
    {"NavSpecRuntime", "HostedNavigation", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/HostedNavigation.swift"
    , 0}},
    {"NavSpecRuntime", "LaunchArguments", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/LaunchArguments.swift"
    , 0}},
    {"NavSpecRuntime", "LinkHost", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/LinkHost.swift"
    , 0}},
    {"NavSpecRuntime", "LinkReceiver", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/LinkReceiver.swift"
    , 0}},
    {"NavSpecRuntime", "ModalLevel", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/ModalLevel.swift"
    , 0}},
    {"NavSpecRuntime", "ModalPresenter", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/ModalPresenter.swift"
    , 0}},
    {"NavSpecRuntime", "NavigateAction", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/NavigateAction.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRouter+Animation", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/NavigationRouter+Animation.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationSource", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/NavigationSource.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationWindow", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/NavigationWindow.swift"
    , 0}},
    {"NavSpecRuntime", "PresentationSlot", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/PresentationSlot.swift"
    , 0}},
    {"NavSpecRuntime", "PresentationTimer", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/PresentationTimer.swift"
    , 0}},
    {"NavSpecRuntime", "RestoredScreens", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/RestoredScreens.swift"
    , 0}},
    {"NavSpecRuntime", "RouteLink", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/RouteLink.swift"
    , 0}},
    {"NavSpecRuntime", "RouteScreen", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/RouteScreen.swift"
    , 0}},
    {"NavSpecRuntime", "RouteWindows", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/RouteWindows.swift"
    , 0}},
    {"NavSpecRuntime", "RouterFocus", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/RouterFocus.swift"
    , 0}},
    {"NavSpecRuntime", "RouterSplit", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/RouterSplit.swift"
    , 0}},
    {"NavSpecRuntime", "RouterStack", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/RouterStack.swift"
    , 0}},
    {"NavSpecRuntime", "SceneDeliverables", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/SceneDeliverables.swift"
    , 0}},
    {"NavSpecRuntime", "ScreenStack", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/ScreenStack.swift"
    , 0}},
    {"NavSpecRuntime", "ScreenWrapper", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/ScreenWrapper.swift"
    , 0}},
    {"NavSpecRuntime", "StackWrapper", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/StackWrapper.swift"
    , 0}},
    {"NavSpecRuntime", "StateRestoration", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/StateRestoration.swift"
    , 0}},
    {"NavSpecRuntime", "TabBar", (const char[]){
#embed "../NavSpecRuntime/SwiftUI/TabBar.swift"
    , 0}},
    {"NavSpecRuntime", "AbsoluteURL", (const char[]){
#embed "../NavSpecRuntime/Values/AbsoluteURL.swift"
    , 0}},
    {"NavSpecRuntime", "FormMatcher", (const char[]){
#embed "../NavSpecRuntime/Values/FormMatcher.swift"
    , 0}},
    {"NavSpecRuntime", "FoundationValues", (const char[]){
#embed "../NavSpecRuntime/Values/FoundationValues.swift"
    , 0}},
    {"NavSpecRuntime", "JSONText+Reading", (const char[]){
#embed "../NavSpecRuntime/Values/JSONText+Reading.swift"
    , 0}},
    {"NavSpecRuntime", "JSONText", (const char[]){
#embed "../NavSpecRuntime/Values/JSONText.swift"
    , 0}},
    {"NavSpecRuntime", "LinkInstant", (const char[]){
#embed "../NavSpecRuntime/Values/LinkInstant.swift"
    , 0}},
    {"NavSpecRuntime", "NavigationRoute", (const char[]){
#embed "../NavSpecRuntime/Values/NavigationRoute.swift"
    , 0}},
    {"NavSpecRuntime", "OpaqueValue", (const char[]){
#embed "../NavSpecRuntime/Values/OpaqueValue.swift"
    , 0}},
    {"NavSpecRuntime", "RouteReader", (const char[]){
#embed "../NavSpecRuntime/Values/RouteReader.swift"
    , 0}},
    {"NavSpecRuntime", "RouteScalar", (const char[]){
#embed "../NavSpecRuntime/Values/RouteScalar.swift"
    , 0}},
    {"NavSpecRuntime", "RouteValue+JSON", (const char[]){
#embed "../NavSpecRuntime/Values/RouteValue+JSON.swift"
    , 0}},
    {"NavSpecRuntime", "RouteValue", (const char[]){
#embed "../NavSpecRuntime/Values/RouteValue.swift"
    , 0}},
    {"NavSpecRuntime", "RouteWriter", (const char[]){
#embed "../NavSpecRuntime/Values/RouteWriter.swift"
    , 0}},
    {"NavSpecRuntime", "SensitiveRoute", (const char[]){
#embed "../NavSpecRuntime/Values/SensitiveRoute.swift"
    , 0}},
    {"NavSpecRuntime", "ValueForm", (const char[]){
#embed "../NavSpecRuntime/Values/ValueForm.swift"
    , 0}},
    {"NavSpecRuntime", "ValueSyntax", (const char[]){
#embed "../NavSpecRuntime/Values/ValueSyntax.swift"
    , 0}},
    {"NavSpecTesting", "NavigationSchema+ScreenText", (const char[]){
#embed "../NavSpecRuntime/TableCompiler/ScreenText/NavigationSchema+ScreenText.swift"
    , 0}},
    {"NavSpecTesting", "SchemaAtom", (const char[]){
#embed "../NavSpecRuntime/TableCompiler/ScreenText/SchemaAtom.swift"
    , 0}},
    {"NavSpecTesting", "SchemaWriter", (const char[]){
#embed "../NavSpecRuntime/TableCompiler/ScreenText/SchemaWriter.swift"
    , 0}},
    {"NavSpecTesting", "HostedChecks", (const char[]){
#embed "../NavSpecTesting/HostedChecks.swift"
    , 0}},
    {"NavSpecTesting", "NavigationChecks+Restoration", (const char[]){
#embed "../NavSpecTesting/NavigationChecks+Restoration.swift"
    , 0}},
    {"NavSpecTesting", "NavigationChecks", (const char[]){
#embed "../NavSpecTesting/NavigationChecks.swift"
    , 0}},
    {"NavSpecTesting", "NavigationRecorder+Operations", (const char[]){
#embed "../NavSpecTesting/NavigationRecorder+Operations.swift"
    , 0}},
    {"NavSpecTesting", "RouteChecks", (const char[]){
#embed "../NavSpecTesting/RouteChecks.swift"
    , 0}},
    {"NavSpecTesting", "TestLine", (const char[]){
#embed "../NavSpecTesting/TestLine.swift"
    , 0}},
    {0, 0, 0}};

const struct navspec_source *navspec_sources(void) { return sources; }

const char *navspec_runtime_types(void) {
  return ""
    "AbsoluteURL ActionOrigin ActiveSearch AppRestoration ArrivalsKey AwaitedResult BranchHashIndex CaptureText "
    "ChangeObservers ChosenTransition ClosingWindow ConditionHub ConditionState ConditionStore ConditionTimer "
    "DeliveryReceiver Detents DigitReader DismissModalsAction DismissModalsKey DismissalProtection DraftAlert "
    "DraftHost DraftHostKey DraftLifetime DraftModifier DraftProtection DraftQuestion DraftScreen DraftStatement "
    "EachUpdate EventStreams ExternalTab FeatureHost FeatureHostKey FeatureNavigator FeatureRouter "
    "FeatureRouterHost FinishAction FinishKey FirstAnswer FirstWindow FlatArray FollowingValue FormMatcher Handoff "
    "Host HostRequest HostedChecks HostedFeatureHost HostedRouter IsInStackKey JSONText JSONTextReader "
    "LaunchArguments LaunchLink LinkAffix LinkArrival LinkAutomaton LinkBytes LinkCaptures LinkDeliverable "
    "LinkDelivery LinkDomain LinkEncoding LinkExpansion LinkFieldMatcher LinkFragmentReader LinkHost LinkHostKey "
    "LinkHostMatcher LinkInbox LinkIndex LinkInstant LinkOpening LinkParameter LinkPattern LinkPatternError "
    "LinkPlacement LinkReceiver LinkSearch LinkSpan LinkTable LinkTableContents LinkTableProofs LinkTraits LinkTrie "
    "LinkURL MarkerStore MatchRequirements ModalLevel ModalPresentation ModalPresenter ModalScreen NavigateAction "
    "NavigateKey NavigationChecks NavigationConditions NavigationDefinition NavigationEnvironment NavigationEvent "
    "NavigationGate NavigationHost NavigationName NavigationNamespaceKey NavigationOutcome NavigationRecorder "
    "NavigationRoute NavigationRouter NavigationSchema NavigationSource NavigationState NavigationTarget "
    "NavigationTransition NavigationTrigger NavigationWindow NoCondition NoExit OnlyStack OpaqueValue OpenResult "
    "OpenWindows OuterOpenURLKey ParsedURL PayloadDestination PayloadProblem PendingKeeper PendingMove "
    "PendingNavigation PendingSlot PendingTimer PopoverContent PopoverHost PopoverHostKey PopoverItem PopoverSource "
    "Presentable PresentationForm PresentationResult PresentationSlot PresentationTimer PresentationWait "
    "ReplacementScreen RestorationMarker RestorationModifier RestorationReport RestorationWatch RestoredScreens "
    "RestoredScreensKey ResultRegistry ResultToken ReturningRoute RouteChecks RouteDefinition RouteLink RouteReader "
    "RouteScalar RouteScreen RouteValue RouteWindow RouteWindowContent RouteWindows RouteWriter RouterFocus "
    "RouterSplit RouterStack RouterStorage SceneRestoration SchemaAtom SchemaIndex SchemaPlace SchemaValue "
    "SchemaWriter ScreenContent ScreenCover ScreenIdentifier ScreenIdentity ScreenReader ScreenStack "
    "ScreenTextReader ScreenTransition ScreenWindows ScreenWrapper ScreenWrapperKey SensitiveRoute SheetPlacement "
    "SnapshotReader SnapshotWriter StackContent StackPlace StackPlaceKey StackRoot StackWrapper StackWrapperKey "
    "StackWrapping StatePart StateRestoration StoredRoute TabArrangement TabBarHiding TabBarMinimization TableCoder "
    "TableParts TableReader TableText TappedLinks TestLine TransitionResolver URITemplate URLAuthority ValueForm "
    "ValueSyntax ViewEnd ViewedStack WayBack WeakReference WindowShape ZoomSource "
  ;
}
