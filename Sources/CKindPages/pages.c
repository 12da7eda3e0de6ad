// The pages of kinds, in the compiler's binary. A test rewrites this list with UPDATE_GOLDENS=1.
#include "CKindPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct navspec_page pages[] = {
    {"analytics-name-changed", (const char[]){
#embed "../../docs/changes/analytics-name-changed.md"
    , 0}},
    {"app-identifier-changed", (const char[]){
#embed "../../docs/changes/app-identifier-changed.md"
    , 0}},
    {"app-renamed", (const char[]){
#embed "../../docs/changes/app-renamed.md"
    , 0}},
    {"app-type-changed", (const char[]){
#embed "../../docs/changes/app-type-changed.md"
    , 0}},
    {"appearance-changed", (const char[]){
#embed "../../docs/changes/appearance-changed.md"
    , 0}},
    {"association-paths-added", (const char[]){
#embed "../../docs/changes/association-paths-added.md"
    , 0}},
    {"association-paths-removed", (const char[]){
#embed "../../docs/changes/association-paths-removed.md"
    , 0}},
    {"budget-lowered", (const char[]){
#embed "../../docs/changes/budget-lowered.md"
    , 0}},
    {"budget-raised", (const char[]){
#embed "../../docs/changes/budget-raised.md"
    , 0}},
    {"columns-changed", (const char[]){
#embed "../../docs/changes/columns-changed.md"
    , 0}},
    {"condition-added", (const char[]){
#embed "../../docs/changes/condition-added.md"
    , 0}},
    {"condition-loss-changed", (const char[]){
#embed "../../docs/changes/condition-loss-changed.md"
    , 0}},
    {"condition-removed", (const char[]){
#embed "../../docs/changes/condition-removed.md"
    , 0}},
    {"condition-renamed", (const char[]){
#embed "../../docs/changes/condition-renamed.md"
    , 0}},
    {"container-state-lost", (const char[]){
#embed "../../docs/changes/container-state-lost.md"
    , 0}},
    {"deployment-target-lowered", (const char[]){
#embed "../../docs/changes/deployment-target-lowered.md"
    , 0}},
    {"deployment-target-raised", (const char[]){
#embed "../../docs/changes/deployment-target-raised.md"
    , 0}},
    {"deprecation-added", (const char[]){
#embed "../../docs/changes/deprecation-added.md"
    , 0}},
    {"deprecation-removed", (const char[]){
#embed "../../docs/changes/deprecation-removed.md"
    , 0}},
    {"description-changed", (const char[]){
#embed "../../docs/changes/description-changed.md"
    , 0}},
    {"diff-policy-loosened", (const char[]){
#embed "../../docs/changes/diff-policy-loosened.md"
    , 0}},
    {"diff-policy-tightened", (const char[]){
#embed "../../docs/changes/diff-policy-tightened.md"
    , 0}},
    {"dismissal-allowed", (const char[]){
#embed "../../docs/changes/dismissal-allowed.md"
    , 0}},
    {"dismissal-blocked", (const char[]){
#embed "../../docs/changes/dismissal-blocked.md"
    , 0}},
    {"domain-added", (const char[]){
#embed "../../docs/changes/domain-added.md"
    , 0}},
    {"domain-removed", (const char[]){
#embed "../../docs/changes/domain-removed.md"
    , 0}},
    {"downgrade-screen-lost", (const char[]){
#embed "../../docs/changes/downgrade-screen-lost.md"
    , 0}},
    {"edge-added", (const char[]){
#embed "../../docs/changes/edge-added.md"
    , 0}},
    {"edge-hidden", (const char[]){
#embed "../../docs/changes/edge-hidden.md"
    , 0}},
    {"edge-pop-changed", (const char[]){
#embed "../../docs/changes/edge-pop-changed.md"
    , 0}},
    {"edge-removed", (const char[]){
#embed "../../docs/changes/edge-removed.md"
    , 0}},
    {"edge-shown", (const char[]){
#embed "../../docs/changes/edge-shown.md"
    , 0}},
    {"exit-added", (const char[]){
#embed "../../docs/changes/exit-added.md"
    , 0}},
    {"exit-rebound", (const char[]){
#embed "../../docs/changes/exit-rebound.md"
    , 0}},
    {"exit-removed", (const char[]){
#embed "../../docs/changes/exit-removed.md"
    , 0}},
    {"exit-renamed", (const char[]){
#embed "../../docs/changes/exit-renamed.md"
    , 0}},
    {"fallback-changed", (const char[]){
#embed "../../docs/changes/fallback-changed.md"
    , 0}},
    {"feature-renamed", (const char[]){
#embed "../../docs/changes/feature-renamed.md"
    , 0}},
    {"fewer-taps", (const char[]){
#embed "../../docs/changes/fewer-taps.md"
    , 0}},
    {"flow-added", (const char[]){
#embed "../../docs/changes/flow-added.md"
    , 0}},
    {"flow-changed", (const char[]){
#embed "../../docs/changes/flow-changed.md"
    , 0}},
    {"flow-guarded", (const char[]){
#embed "../../docs/changes/flow-guarded.md"
    , 0}},
    {"flow-longer", (const char[]){
#embed "../../docs/changes/flow-longer.md"
    , 0}},
    {"flow-removed", (const char[]){
#embed "../../docs/changes/flow-removed.md"
    , 0}},
    {"flow-step-lost", (const char[]){
#embed "../../docs/changes/flow-step-lost.md"
    , 0}},
    {"former-key-added", (const char[]){
#embed "../../docs/changes/former-key-added.md"
    , 0}},
    {"former-key-removed", (const char[]){
#embed "../../docs/changes/former-key-removed.md"
    , 0}},
    {"grace-too-short", (const char[]){
#embed "../../docs/changes/grace-too-short.md"
    , 0}},
    {"guard-added", (const char[]){
#embed "../../docs/changes/guard-added.md"
    , 0}},
    {"guard-removed", (const char[]){
#embed "../../docs/changes/guard-removed.md"
    , 0}},
    {"launch-tab-changed", (const char[]){
#embed "../../docs/changes/launch-tab-changed.md"
    , 0}},
    {"link-added", (const char[]){
#embed "../../docs/changes/link-added.md"
    , 0}},
    {"link-guarded", (const char[]){
#embed "../../docs/changes/link-guarded.md"
    , 0}},
    {"link-left-to-browser", (const char[]){
#embed "../../docs/changes/link-left-to-browser.md"
    , 0}},
    {"link-lost", (const char[]){
#embed "../../docs/changes/link-lost.md"
    , 0}},
    {"link-moved", (const char[]){
#embed "../../docs/changes/link-moved.md"
    , 0}},
    {"link-stack-changed", (const char[]){
#embed "../../docs/changes/link-stack-changed.md"
    , 0}},
    {"link-taken-from-browser", (const char[]){
#embed "../../docs/changes/link-taken-from-browser.md"
    , 0}},
    {"link-unguarded", (const char[]){
#embed "../../docs/changes/link-unguarded.md"
    , 0}},
    {"link-values-accepted", (const char[]){
#embed "../../docs/changes/link-values-accepted.md"
    , 0}},
    {"link-values-changed", (const char[]){
#embed "../../docs/changes/link-values-changed.md"
    , 0}},
    {"more-taps", (const char[]){
#embed "../../docs/changes/more-taps.md"
    , 0}},
    {"not-proved", (const char[]){
#embed "../../docs/changes/not-proved.md"
    , 0}},
    {"param-added", (const char[]){
#embed "../../docs/changes/param-added.md"
    , 0}},
    {"param-default-added", (const char[]){
#embed "../../docs/changes/param-default-added.md"
    , 0}},
    {"param-default-changed", (const char[]){
#embed "../../docs/changes/param-default-changed.md"
    , 0}},
    {"param-default-removed", (const char[]){
#embed "../../docs/changes/param-default-removed.md"
    , 0}},
    {"param-removed", (const char[]){
#embed "../../docs/changes/param-removed.md"
    , 0}},
    {"param-renamed", (const char[]){
#embed "../../docs/changes/param-renamed.md"
    , 0}},
    {"param-retyped", (const char[]){
#embed "../../docs/changes/param-retyped.md"
    , 0}},
    {"params-reordered", (const char[]){
#embed "../../docs/changes/params-reordered.md"
    , 0}},
    {"parent-changed", (const char[]){
#embed "../../docs/changes/parent-changed.md"
    , 0}},
    {"pinned-tab-changed", (const char[]){
#embed "../../docs/changes/pinned-tab-changed.md"
    , 0}},
    {"platform-added", (const char[]){
#embed "../../docs/changes/platform-added.md"
    , 0}},
    {"platform-removed", (const char[]){
#embed "../../docs/changes/platform-removed.md"
    , 0}},
    {"presentation-changed", (const char[]){
#embed "../../docs/changes/presentation-changed.md"
    , 0}},
    {"private-screen-restored", (const char[]){
#embed "../../docs/changes/private-screen-restored.md"
    , 0}},
    {"private-value-restored", (const char[]){
#embed "../../docs/changes/private-value-restored.md"
    , 0}},
    {"redirect-changed", (const char[]){
#embed "../../docs/changes/redirect-changed.md"
    , 0}},
    {"required-param-added", (const char[]){
#embed "../../docs/changes/required-param-added.md"
    , 0}},
    {"restored-param-required", (const char[]){
#embed "../../docs/changes/restored-param-required.md"
    , 0}},
    {"restored-screen-dropped", (const char[]){
#embed "../../docs/changes/restored-screen-dropped.md"
    , 0}},
    {"restored-screen-guarded", (const char[]){
#embed "../../docs/changes/restored-screen-guarded.md"
    , 0}},
    {"restored-screen-lost", (const char[]){
#embed "../../docs/changes/restored-screen-lost.md"
    , 0}},
    {"restored-screen-migrated", (const char[]){
#embed "../../docs/changes/restored-screen-migrated.md"
    , 0}},
    {"restored-screen-moved", (const char[]){
#embed "../../docs/changes/restored-screen-moved.md"
    , 0}},
    {"restored-screen-unguarded", (const char[]){
#embed "../../docs/changes/restored-screen-unguarded.md"
    , 0}},
    {"restored-stack-lost", (const char[]){
#embed "../../docs/changes/restored-stack-lost.md"
    , 0}},
    {"restored-value-added", (const char[]){
#embed "../../docs/changes/restored-value-added.md"
    , 0}},
    {"restored-value-lost", (const char[]){
#embed "../../docs/changes/restored-value-lost.md"
    , 0}},
    {"restored-value-refused", (const char[]){
#embed "../../docs/changes/restored-value-refused.md"
    , 0}},
    {"result-added", (const char[]){
#embed "../../docs/changes/result-added.md"
    , 0}},
    {"result-changed", (const char[]){
#embed "../../docs/changes/result-changed.md"
    , 0}},
    {"result-removed", (const char[]){
#embed "../../docs/changes/result-removed.md"
    , 0}},
    {"route-added", (const char[]){
#embed "../../docs/changes/route-added.md"
    , 0}},
    {"route-removed", (const char[]){
#embed "../../docs/changes/route-removed.md"
    , 0}},
    {"route-renamed", (const char[]){
#embed "../../docs/changes/route-renamed.md"
    , 0}},
    {"scheme-added", (const char[]){
#embed "../../docs/changes/scheme-added.md"
    , 0}},
    {"scheme-removed", (const char[]){
#embed "../../docs/changes/scheme-removed.md"
    , 0}},
    {"screen-reachable", (const char[]){
#embed "../../docs/changes/screen-reachable.md"
    , 0}},
    {"screen-restored", (const char[]){
#embed "../../docs/changes/screen-restored.md"
    , 0}},
    {"screen-unreachable", (const char[]){
#embed "../../docs/changes/screen-unreachable.md"
    , 0}},
    {"sensitivity-added", (const char[]){
#embed "../../docs/changes/sensitivity-added.md"
    , 0}},
    {"sensitivity-removed", (const char[]){
#embed "../../docs/changes/sensitivity-removed.md"
    , 0}},
    {"shared-link-lost", (const char[]){
#embed "../../docs/changes/shared-link-lost.md"
    , 0}},
    {"shared-link-values-changed", (const char[]){
#embed "../../docs/changes/shared-link-values-changed.md"
    , 0}},
    {"stability-changed", (const char[]){
#embed "../../docs/changes/stability-changed.md"
    , 0}},
    {"start-changed", (const char[]){
#embed "../../docs/changes/start-changed.md"
    , 0}},
    {"state-limit-lowered", (const char[]){
#embed "../../docs/changes/state-limit-lowered.md"
    , 0}},
    {"state-limit-raised", (const char[]){
#embed "../../docs/changes/state-limit-raised.md"
    , 0}},
    {"state-storage-added", (const char[]){
#embed "../../docs/changes/state-storage-added.md"
    , 0}},
    {"state-storage-moved", (const char[]){
#embed "../../docs/changes/state-storage-moved.md"
    , 0}},
    {"state-storage-removed", (const char[]){
#embed "../../docs/changes/state-storage-removed.md"
    , 0}},
    {"state-version-lowered", (const char[]){
#embed "../../docs/changes/state-version-lowered.md"
    , 0}},
    {"state-version-raised", (const char[]){
#embed "../../docs/changes/state-version-raised.md"
    , 0}},
    {"sunset-added", (const char[]){
#embed "../../docs/changes/sunset-added.md"
    , 0}},
    {"sunset-earlier", (const char[]){
#embed "../../docs/changes/sunset-earlier.md"
    , 0}},
    {"sunset-later", (const char[]){
#embed "../../docs/changes/sunset-later.md"
    , 0}},
    {"sunset-removed", (const char[]){
#embed "../../docs/changes/sunset-removed.md"
    , 0}},
    {"surface-added", (const char[]){
#embed "../../docs/changes/surface-added.md"
    , 0}},
    {"surface-removed", (const char[]){
#embed "../../docs/changes/surface-removed.md"
    , 0}},
    {"surface-renamed", (const char[]){
#embed "../../docs/changes/surface-renamed.md"
    , 0}},
    {"tab-added", (const char[]){
#embed "../../docs/changes/tab-added.md"
    , 0}},
    {"tab-appearance-changed", (const char[]){
#embed "../../docs/changes/tab-appearance-changed.md"
    , 0}},
    {"tab-arrangement-lost", (const char[]){
#embed "../../docs/changes/tab-arrangement-lost.md"
    , 0}},
    {"tab-bar-changed", (const char[]){
#embed "../../docs/changes/tab-bar-changed.md"
    , 0}},
    {"tab-case-added", (const char[]){
#embed "../../docs/changes/tab-case-added.md"
    , 0}},
    {"tab-case-removed", (const char[]){
#embed "../../docs/changes/tab-case-removed.md"
    , 0}},
    {"tab-case-renamed", (const char[]){
#embed "../../docs/changes/tab-case-renamed.md"
    , 0}},
    {"tab-hidden", (const char[]){
#embed "../../docs/changes/tab-hidden.md"
    , 0}},
    {"tab-removed", (const char[]){
#embed "../../docs/changes/tab-removed.md"
    , 0}},
    {"tab-root-changed", (const char[]){
#embed "../../docs/changes/tab-root-changed.md"
    , 0}},
    {"tab-section-changed", (const char[]){
#embed "../../docs/changes/tab-section-changed.md"
    , 0}},
    {"tab-shown", (const char[]){
#embed "../../docs/changes/tab-shown.md"
    , 0}},
    {"tabs-reordered", (const char[]){
#embed "../../docs/changes/tabs-reordered.md"
    , 0}},
    {"type-added", (const char[]){
#embed "../../docs/changes/type-added.md"
    , 0}},
    {"type-case-added", (const char[]){
#embed "../../docs/changes/type-case-added.md"
    , 0}},
    {"type-case-removed", (const char[]){
#embed "../../docs/changes/type-case-removed.md"
    , 0}},
    {"type-case-value-moved", (const char[]){
#embed "../../docs/changes/type-case-value-moved.md"
    , 0}},
    {"type-cases-reordered", (const char[]){
#embed "../../docs/changes/type-cases-reordered.md"
    , 0}},
    {"type-removed", (const char[]){
#embed "../../docs/changes/type-removed.md"
    , 0}},
    {"type-renamed", (const char[]){
#embed "../../docs/changes/type-renamed.md"
    , 0}},
    {"url-built", (const char[]){
#embed "../../docs/changes/url-built.md"
    , 0}},
    {"url-not-built", (const char[]){
#embed "../../docs/changes/url-not-built.md"
    , 0}},
    {"view-changed", (const char[]){
#embed "../../docs/changes/view-changed.md"
    , 0}},
    {"window-added", (const char[]){
#embed "../../docs/changes/window-added.md"
    , 0}},
    {"window-parameters-changed", (const char[]){
#embed "../../docs/changes/window-parameters-changed.md"
    , 0}},
    {"window-removed", (const char[]){
#embed "../../docs/changes/window-removed.md"
    , 0}},
    {"wrapper-changed", (const char[]){
#embed "../../docs/changes/wrapper-changed.md"
    , 0}},
    {"alias-expansion", (const char[]){
#embed "../../docs/rules/alias-expansion.md"
    , 0}},
    {"ambiguous-link", (const char[]){
#embed "../../docs/rules/ambiguous-link.md"
    , 0}},
    {"ambiguous-view", (const char[]){
#embed "../../docs/rules/ambiguous-view.md"
    , 0}},
    {"ampersand-in-path", (const char[]){
#embed "../../docs/rules/ampersand-in-path.md"
    , 0}},
    {"association-unknown-key", (const char[]){
#embed "../../docs/rules/association-unknown-key.md"
    , 0}},
    {"association-wrong-value", (const char[]){
#embed "../../docs/rules/association-wrong-value.md"
    , 0}},
    {"case-without-route", (const char[]){
#embed "../../docs/rules/case-without-route.md"
    , 0}},
    {"circular-redirects", (const char[]){
#embed "../../docs/rules/circular-redirects.md"
    , 0}},
    {"colliding-name", (const char[]){
#embed "../../docs/rules/colliding-name.md"
    , 0}},
    {"column-without-split", (const char[]){
#embed "../../docs/rules/column-without-split.md"
    , 0}},
    {"control-character", (const char[]){
#embed "../../docs/rules/control-character.md"
    , 0}},
    {"cover-without-redirect", (const char[]){
#embed "../../docs/rules/cover-without-redirect.md"
    , 0}},
    {"cover-without-stack", (const char[]){
#embed "../../docs/rules/cover-without-stack.md"
    , 0}},
    {"crowded-feature", (const char[]){
#embed "../../docs/rules/crowded-feature.md"
    , 0}},
    {"customization-without-key", (const char[]){
#embed "../../docs/rules/customization-without-key.md"
    , 0}},
    {"dead-feature", (const char[]){
#embed "../../docs/rules/dead-feature.md"
    , 0}},
    {"delimited-expression", (const char[]){
#embed "../../docs/rules/delimited-expression.md"
    , 0}},
    {"destination-in-lazy-container", (const char[]){
#embed "../../docs/rules/destination-in-lazy-container.md"
    , 0}},
    {"detents-without-sheet", (const char[]){
#embed "../../docs/rules/detents-without-sheet.md"
    , 0}},
    {"distant-route", (const char[]){
#embed "../../docs/rules/distant-route.md"
    , 0}},
    {"duplicate-customization-id", (const char[]){
#embed "../../docs/rules/duplicate-customization-id.md"
    , 0}},
    {"duplicate-edge", (const char[]){
#embed "../../docs/rules/duplicate-edge.md"
    , 0}},
    {"duplicate-key", (const char[]){
#embed "../../docs/rules/duplicate-key.md"
    , 0}},
    {"duplicate-name", (const char[]){
#embed "../../docs/rules/duplicate-name.md"
    , 0}},
    {"duplicate-restoration-key", (const char[]){
#embed "../../docs/rules/duplicate-restoration-key.md"
    , 0}},
    {"edge-set-cycle", (const char[]){
#embed "../../docs/rules/edge-set-cycle.md"
    , 0}},
    {"edge-to-deprecated-route", (const char[]){
#embed "../../docs/rules/edge-to-deprecated-route.md"
    , 0}},
    {"edge-without-way", (const char[]){
#embed "../../docs/rules/edge-without-way.md"
    , 0}},
    {"empty-restoration-key", (const char[]){
#embed "../../docs/rules/empty-restoration-key.md"
    , 0}},
    {"empty-section", (const char[]){
#embed "../../docs/rules/empty-section.md"
    , 0}},
    {"empty-spec", (const char[]){
#embed "../../docs/rules/empty-spec.md"
    , 0}},
    {"endless-modal-chain", (const char[]){
#embed "../../docs/rules/endless-modal-chain.md"
    , 0}},
    {"excluded-link", (const char[]){
#embed "../../docs/rules/excluded-link.md"
    , 0}},
    {"expired-approval", (const char[]){
#embed "../../docs/rules/expired-approval.md"
    , 0}},
    {"expired-suppression", (const char[]){
#embed "../../docs/rules/expired-suppression.md"
    , 0}},
    {"failed-command", (const char[]){
#embed "../../docs/rules/failed-command.md"
    , 0}},
    {"failed-example", (const char[]){
#embed "../../docs/rules/failed-example.md"
    , 0}},
    {"file-too-large", (const char[]){
#embed "../../docs/rules/file-too-large.md"
    , 0}},
    {"fixed-layout", (const char[]){
#embed "../../docs/rules/fixed-layout.md"
    , 0}},
    {"forbidden-edge", (const char[]){
#embed "../../docs/rules/forbidden-edge.md"
    , 0}},
    {"forbidden-key-in-pattern", (const char[]){
#embed "../../docs/rules/forbidden-key-in-pattern.md"
    , 0}},
    {"forbidden-suppression", (const char[]){
#embed "../../docs/rules/forbidden-suppression.md"
    , 0}},
    {"foreign-link", (const char[]){
#embed "../../docs/rules/foreign-link.md"
    , 0}},
    {"foreign-placeholder", (const char[]){
#embed "../../docs/rules/foreign-placeholder.md"
    , 0}},
    {"guarded-link-without-redirect", (const char[]){
#embed "../../docs/rules/guarded-link-without-redirect.md"
    , 0}},
    {"guarded-root", (const char[]){
#embed "../../docs/rules/guarded-root.md"
    , 0}},
    {"hand-read-url", (const char[]){
#embed "../../docs/rules/hand-read-url.md"
    , 0}},
    {"hidden-default-tab", (const char[]){
#embed "../../docs/rules/hidden-default-tab.md"
    , 0}},
    {"host-without-domains", (const char[]){
#embed "../../docs/rules/host-without-domains.md"
    , 0}},
    {"impossible-constraint", (const char[]){
#embed "../../docs/rules/impossible-constraint.md"
    , 0}},
    {"impossible-step", (const char[]){
#embed "../../docs/rules/impossible-step.md"
    , 0}},
    {"include-cycle", (const char[]){
#embed "../../docs/rules/include-cycle.md"
    , 0}},
    {"include-escape", (const char[]){
#embed "../../docs/rules/include-escape.md"
    , 0}},
    {"include-not-found", (const char[]){
#embed "../../docs/rules/include-not-found.md"
    , 0}},
    {"inclusive-without-pop-to", (const char[]){
#embed "../../docs/rules/inclusive-without-pop-to.md"
    , 0}},
    {"incomplete-property-list", (const char[]){
#embed "../../docs/rules/incomplete-property-list.md"
    , 0}},
    {"ineffective-constraint", (const char[]){
#embed "../../docs/rules/ineffective-constraint.md"
    , 0}},
    {"inherited-value", (const char[]){
#embed "../../docs/rules/inherited-value.md"
    , 0}},
    {"insecure-link", (const char[]){
#embed "../../docs/rules/insecure-link.md"
    , 0}},
    {"invalid-approval", (const char[]){
#embed "../../docs/rules/invalid-approval.md"
    , 0}},
    {"invalid-default", (const char[]){
#embed "../../docs/rules/invalid-default.md"
    , 0}},
    {"invalid-domain", (const char[]){
#embed "../../docs/rules/invalid-domain.md"
    , 0}},
    {"invalid-encoding", (const char[]){
#embed "../../docs/rules/invalid-encoding.md"
    , 0}},
    {"invalid-merge", (const char[]){
#embed "../../docs/rules/invalid-merge.md"
    , 0}},
    {"invalid-name", (const char[]){
#embed "../../docs/rules/invalid-name.md"
    , 0}},
    {"invalid-release", (const char[]){
#embed "../../docs/rules/invalid-release.md"
    , 0}},
    {"invalid-scheme", (const char[]){
#embed "../../docs/rules/invalid-scheme.md"
    , 0}},
    {"invalid-stack", (const char[]){
#embed "../../docs/rules/invalid-stack.md"
    , 0}},
    {"invalid-sunset", (const char[]){
#embed "../../docs/rules/invalid-sunset.md"
    , 0}},
    {"invalid-type", (const char[]){
#embed "../../docs/rules/invalid-type.md"
    , 0}},
    {"invalid-yaml", (const char[]){
#embed "../../docs/rules/invalid-yaml.md"
    , 0}},
    {"invisible-character", (const char[]){
#embed "../../docs/rules/invisible-character.md"
    , 0}},
    {"link-only-route", (const char[]){
#embed "../../docs/rules/link-only-route.md"
    , 0}},
    {"link-to-result", (const char[]){
#embed "../../docs/rules/link-to-result.md"
    , 0}},
    {"link-without-address", (const char[]){
#embed "../../docs/rules/link-without-address.md"
    , 0}},
    {"lookalike-character", (const char[]){
#embed "../../docs/rules/lookalike-character.md"
    , 0}},
    {"loss-without-requirement", (const char[]){
#embed "../../docs/rules/loss-without-requirement.md"
    , 0}},
    {"lowered-error", (const char[]){
#embed "../../docs/rules/lowered-error.md"
    , 0}},
    {"malformed-association-file", (const char[]){
#embed "../../docs/rules/malformed-association-file.md"
    , 0}},
    {"malformed-expression", (const char[]){
#embed "../../docs/rules/malformed-expression.md"
    , 0}},
    {"malformed-property-list", (const char[]){
#embed "../../docs/rules/malformed-property-list.md"
    , 0}},
    {"malformed-suppression", (const char[]){
#embed "../../docs/rules/malformed-suppression.md"
    , 0}},
    {"malformed-template", (const char[]){
#embed "../../docs/rules/malformed-template.md"
    , 0}},
    {"mismatched-argument", (const char[]){
#embed "../../docs/rules/mismatched-argument.md"
    , 0}},
    {"mismatched-entity", (const char[]){
#embed "../../docs/rules/mismatched-entity.md"
    , 0}},
    {"mismatched-exit", (const char[]){
#embed "../../docs/rules/mismatched-exit.md"
    , 0}},
    {"mismatched-placeholder", (const char[]){
#embed "../../docs/rules/mismatched-placeholder.md"
    , 0}},
    {"misnamed-file", (const char[]){
#embed "../../docs/rules/misnamed-file.md"
    , 0}},
    {"misplaced-key", (const char[]){
#embed "../../docs/rules/misplaced-key.md"
    , 0}},
    {"misplaced-module", (const char[]){
#embed "../../docs/rules/misplaced-module.md"
    , 0}},
    {"missing-column", (const char[]){
#embed "../../docs/rules/missing-column.md"
    , 0}},
    {"missing-doc", (const char[]){
#embed "../../docs/rules/missing-doc.md"
    , 0}},
    {"missing-edge", (const char[]){
#embed "../../docs/rules/missing-edge.md"
    , 0}},
    {"missing-file", (const char[]){
#embed "../../docs/rules/missing-file.md"
    , 0}},
    {"missing-key", (const char[]){
#embed "../../docs/rules/missing-key.md"
    , 0}},
    {"missing-root-spec", (const char[]){
#embed "../../docs/rules/missing-root-spec.md"
    , 0}},
    {"missing-title", (const char[]){
#embed "../../docs/rules/missing-title.md"
    , 0}},
    {"mixed-tab-layout", (const char[]){
#embed "../../docs/rules/mixed-tab-layout.md"
    , 0}},
    {"modal-root", (const char[]){
#embed "../../docs/rules/modal-root.md"
    , 0}},
    {"modal-without-stack", (const char[]){
#embed "../../docs/rules/modal-without-stack.md"
    , 0}},
    {"model-object-param", (const char[]){
#embed "../../docs/rules/model-object-param.md"
    , 0}},
    {"navigation-view", (const char[]){
#embed "../../docs/rules/navigation-view.md"
    , 0}},
    {"nesting-too-deep", (const char[]){
#embed "../../docs/rules/nesting-too-deep.md"
    , 0}},
    {"no-canonical-link", (const char[]){
#embed "../../docs/rules/no-canonical-link.md"
    , 0}},
    {"no-container", (const char[]){
#embed "../../docs/rules/no-container.md"
    , 0}},
    {"no-release", (const char[]){
#embed "../../docs/rules/no-release.md"
    , 0}},
    {"no-swift-form", (const char[]){
#embed "../../docs/rules/no-swift-form.md"
    , 0}},
    {"not-yet-generated", (const char[]){
#embed "../../docs/rules/not-yet-generated.md"
    , 0}},
    {"only-deprecated-links", (const char[]){
#embed "../../docs/rules/only-deprecated-links.md"
    , 0}},
    {"output-escape", (const char[]){
#embed "../../docs/rules/output-escape.md"
    , 0}},
    {"overlapping-prefixes", (const char[]){
#embed "../../docs/rules/overlapping-prefixes.md"
    , 0}},
    {"overlapping-variants", (const char[]){
#embed "../../docs/rules/overlapping-variants.md"
    , 0}},
    {"overly-strict-link", (const char[]){
#embed "../../docs/rules/overly-strict-link.md"
    , 0}},
    {"param-captured-twice", (const char[]){
#embed "../../docs/rules/param-captured-twice.md"
    , 0}},
    {"parent-chain-too-long", (const char[]){
#embed "../../docs/rules/parent-chain-too-long.md"
    , 0}},
    {"parent-cycle", (const char[]){
#embed "../../docs/rules/parent-cycle.md"
    , 0}},
    {"parent-in-another-tab", (const char[]){
#embed "../../docs/rules/parent-in-another-tab.md"
    , 0}},
    {"parent-in-later-column", (const char[]){
#embed "../../docs/rules/parent-in-later-column.md"
    , 0}},
    {"parent-param-missing", (const char[]){
#embed "../../docs/rules/parent-param-missing.md"
    , 0}},
    {"partial-prefix", (const char[]){
#embed "../../docs/rules/partial-prefix.md"
    , 0}},
    {"partly-excluded-link", (const char[]){
#embed "../../docs/rules/partly-excluded-link.md"
    , 0}},
    {"past-the-router", (const char[]){
#embed "../../docs/rules/past-the-router.md"
    , 0}},
    {"pinned-to-hidden-tab", (const char[]){
#embed "../../docs/rules/pinned-to-hidden-tab.md"
    , 0}},
    {"placement-without-sheet", (const char[]){
#embed "../../docs/rules/placement-without-sheet.md"
    , 0}},
    {"placement-without-sidebar", (const char[]){
#embed "../../docs/rules/placement-without-sidebar.md"
    , 0}},
    {"pop-to-external-screen", (const char[]){
#embed "../../docs/rules/pop-to-external-screen.md"
    , 0}},
    {"pop-to-route-not-below", (const char[]){
#embed "../../docs/rules/pop-to-route-not-below.md"
    , 0}},
    {"preset-captured-param", (const char[]){
#embed "../../docs/rules/preset-captured-param.md"
    , 0}},
    {"priority-without-effect", (const char[]){
#embed "../../docs/rules/priority-without-effect.md"
    , 0}},
    {"prompt-without-search", (const char[]){
#embed "../../docs/rules/prompt-without-search.md"
    , 0}},
    {"push-to-tab-root", (const char[]){
#embed "../../docs/rules/push-to-tab-root.md"
    , 0}},
    {"pushed-by-tab", (const char[]){
#embed "../../docs/rules/pushed-by-tab.md"
    , 0}},
    {"redirect-loop", (const char[]){
#embed "../../docs/rules/redirect-loop.md"
    , 0}},
    {"redirect-requires-itself", (const char[]){
#embed "../../docs/rules/redirect-requires-itself.md"
    , 0}},
    {"redirect-to-nowhere", (const char[]){
#embed "../../docs/rules/redirect-to-nowhere.md"
    , 0}},
    {"redirect-with-required-param", (const char[]){
#embed "../../docs/rules/redirect-with-required-param.md"
    , 0}},
    {"repeated-condition", (const char[]){
#embed "../../docs/rules/repeated-condition.md"
    , 0}},
    {"reserved-word", (const char[]){
#embed "../../docs/rules/reserved-word.md"
    , 0}},
    {"restore-without-restoration", (const char[]){
#embed "../../docs/rules/restore-without-restoration.md"
    , 0}},
    {"restored-above-unrestored", (const char[]){
#embed "../../docs/rules/restored-above-unrestored.md"
    , 0}},
    {"restored-result", (const char[]){
#embed "../../docs/rules/restored-result.md"
    , 0}},
    {"restored-sensitive-route", (const char[]){
#embed "../../docs/rules/restored-sensitive-route.md"
    , 0}},
    {"result-without-modal", (const char[]){
#embed "../../docs/rules/result-without-modal.md"
    , 0}},
    {"root-with-required-param", (const char[]){
#embed "../../docs/rules/root-with-required-param.md"
    , 0}},
    {"router-off-main-actor", (const char[]){
#embed "../../docs/rules/router-off-main-actor.md"
    , 0}},
    {"search-tab-without-stack", (const char[]){
#embed "../../docs/rules/search-tab-without-stack.md"
    , 0}},
    {"section-not-contiguous", (const char[]){
#embed "../../docs/rules/section-not-contiguous.md"
    , 0}},
    {"self-presenting-modal", (const char[]){
#embed "../../docs/rules/self-presenting-modal.md"
    , 0}},
    {"sensitive-text-in-link", (const char[]){
#embed "../../docs/rules/sensitive-text-in-link.md"
    , 0}},
    {"several-containers", (const char[]){
#embed "../../docs/rules/several-containers.md"
    , 0}},
    {"several-documents", (const char[]){
#embed "../../docs/rules/several-documents.md"
    , 0}},
    {"several-prominent-roles", (const char[]){
#embed "../../docs/rules/several-prominent-roles.md"
    , 0}},
    {"several-root-specs", (const char[]){
#embed "../../docs/rules/several-root-specs.md"
    , 0}},
    {"several-search-roles", (const char[]){
#embed "../../docs/rules/several-search-roles.md"
    , 0}},
    {"shadowed-link", (const char[]){
#embed "../../docs/rules/shadowed-link.md"
    , 0}},
    {"shared-storage-key", (const char[]){
#embed "../../docs/rules/shared-storage-key.md"
    , 0}},
    {"sidebar-only-launch-tab", (const char[]){
#embed "../../docs/rules/sidebar-only-launch-tab.md"
    , 0}},
    {"stack-in-pushed-view", (const char[]){
#embed "../../docs/rules/stack-in-pushed-view.md"
    , 0}},
    {"stack-inside-push", (const char[]){
#embed "../../docs/rules/stack-inside-push.md"
    , 0}},
    {"stale-baseline", (const char[]){
#embed "../../docs/rules/stale-baseline.md"
    , 0}},
    {"sunset-without-deprecation", (const char[]){
#embed "../../docs/rules/sunset-without-deprecation.md"
    , 0}},
    {"surface-without-link", (const char[]){
#embed "../../docs/rules/surface-without-link.md"
    , 0}},
    {"tab-bar-without-tabs", (const char[]){
#embed "../../docs/rules/tab-bar-without-tabs.md"
    , 0}},
    {"tab-indentation", (const char[]){
#embed "../../docs/rules/tab-indentation.md"
    , 0}},
    {"tab-without-customization-id", (const char[]){
#embed "../../docs/rules/tab-without-customization-id.md"
    , 0}},
    {"too-many-nodes", (const char[]){
#embed "../../docs/rules/too-many-nodes.md"
    , 0}},
    {"too-many-routes", (const char[]){
#embed "../../docs/rules/too-many-routes.md"
    , 0}},
    {"too-many-tabs", (const char[]){
#embed "../../docs/rules/too-many-tabs.md"
    , 0}},
    {"trailing-comma", (const char[]){
#embed "../../docs/rules/trailing-comma.md"
    , 0}},
    {"two-tab-images", (const char[]){
#embed "../../docs/rules/two-tab-images.md"
    , 0}},
    {"unavailable-on-target", (const char[]){
#embed "../../docs/rules/unavailable-on-target.md"
    , 0}},
    {"unbound-exit", (const char[]){
#embed "../../docs/rules/unbound-exit.md"
    , 0}},
    {"uncaptured-redirect-param", (const char[]){
#embed "../../docs/rules/uncaptured-redirect-param.md"
    , 0}},
    {"unclaimed-link", (const char[]){
#embed "../../docs/rules/unclaimed-link.md"
    , 0}},
    {"unincluded-file", (const char[]){
#embed "../../docs/rules/unincluded-file.md"
    , 0}},
    {"unknown-anchor", (const char[]){
#embed "../../docs/rules/unknown-anchor.md"
    , 0}},
    {"unknown-change", (const char[]){
#embed "../../docs/rules/unknown-change.md"
    , 0}},
    {"unknown-condition", (const char[]){
#embed "../../docs/rules/unknown-condition.md"
    , 0}},
    {"unknown-diagnostic", (const char[]){
#embed "../../docs/rules/unknown-diagnostic.md"
    , 0}},
    {"unknown-edge-set", (const char[]){
#embed "../../docs/rules/unknown-edge-set.md"
    , 0}},
    {"unknown-exit", (const char[]){
#embed "../../docs/rules/unknown-exit.md"
    , 0}},
    {"unknown-key", (const char[]){
#embed "../../docs/rules/unknown-key.md"
    , 0}},
    {"unknown-param", (const char[]){
#embed "../../docs/rules/unknown-param.md"
    , 0}},
    {"unknown-persona", (const char[]){
#embed "../../docs/rules/unknown-persona.md"
    , 0}},
    {"unknown-placeholder", (const char[]){
#embed "../../docs/rules/unknown-placeholder.md"
    , 0}},
    {"unknown-platform", (const char[]){
#embed "../../docs/rules/unknown-platform.md"
    , 0}},
    {"unknown-route", (const char[]){
#embed "../../docs/rules/unknown-route.md"
    , 0}},
    {"unknown-section", (const char[]){
#embed "../../docs/rules/unknown-section.md"
    , 0}},
    {"unknown-source", (const char[]){
#embed "../../docs/rules/unknown-source.md"
    , 0}},
    {"unknown-tab", (const char[]){
#embed "../../docs/rules/unknown-tab.md"
    , 0}},
    {"unknown-tag", (const char[]){
#embed "../../docs/rules/unknown-tag.md"
    , 0}},
    {"unknown-type", (const char[]){
#embed "../../docs/rules/unknown-type.md"
    , 0}},
    {"unknown-value", (const char[]){
#embed "../../docs/rules/unknown-value.md"
    , 0}},
    {"unlinked-param", (const char[]){
#embed "../../docs/rules/unlinked-param.md"
    , 0}},
    {"unmatched-selector", (const char[]){
#embed "../../docs/rules/unmatched-selector.md"
    , 0}},
    {"unopened-claim", (const char[]){
#embed "../../docs/rules/unopened-claim.md"
    , 0}},
    {"unplanned-output", (const char[]){
#embed "../../docs/rules/unplanned-output.md"
    , 0}},
    {"unproved-association", (const char[]){
#embed "../../docs/rules/unproved-association.md"
    , 0}},
    {"unproved-links", (const char[]){
#embed "../../docs/rules/unproved-links.md"
    , 0}},
    {"unproved-policy", (const char[]){
#embed "../../docs/rules/unproved-policy.md"
    , 0}},
    {"unquoted-text", (const char[]){
#embed "../../docs/rules/unquoted-text.md"
    , 0}},
    {"unreachable-route", (const char[]){
#embed "../../docs/rules/unreachable-route.md"
    , 0}},
    {"unreached-component", (const char[]){
#embed "../../docs/rules/unreached-component.md"
    , 0}},
    {"unreadable-file", (const char[]){
#embed "../../docs/rules/unreadable-file.md"
    , 0}},
    {"unrestored-required-param", (const char[]){
#embed "../../docs/rules/unrestored-required-param.md"
    , 0}},
    {"unstorable-param", (const char[]){
#embed "../../docs/rules/unstorable-param.md"
    , 0}},
    {"unsupported-target", (const char[]){
#embed "../../docs/rules/unsupported-target.md"
    , 0}},
    {"unsupported-version", (const char[]){
#embed "../../docs/rules/unsupported-version.md"
    , 0}},
    {"unusable-pattern", (const char[]){
#embed "../../docs/rules/unusable-pattern.md"
    , 0}},
    {"unusable-prefix", (const char[]){
#embed "../../docs/rules/unusable-prefix.md"
    , 0}},
    {"unused-address", (const char[]){
#embed "../../docs/rules/unused-address.md"
    , 0}},
    {"unused-anchor", (const char[]){
#embed "../../docs/rules/unused-anchor.md"
    , 0}},
    {"unused-approval", (const char[]){
#embed "../../docs/rules/unused-approval.md"
    , 0}},
    {"unused-declaration", (const char[]){
#embed "../../docs/rules/unused-declaration.md"
    , 0}},
    {"unused-link-name", (const char[]){
#embed "../../docs/rules/unused-link-name.md"
    , 0}},
    {"unused-suppression", (const char[]){
#embed "../../docs/rules/unused-suppression.md"
    , 0}},
    {"unwatched-input", (const char[]){
#embed "../../docs/rules/unwatched-input.md"
    , 0}},
    {"unwritten-association", (const char[]){
#embed "../../docs/rules/unwritten-association.md"
    , 0}},
    {"view-based-link", (const char[]){
#embed "../../docs/rules/view-based-link.md"
    , 0}},
    {"way-without-edge", (const char[]){
#embed "../../docs/rules/way-without-edge.md"
    , 0}},
    {"wrapper-of-window", (const char[]){
#embed "../../docs/rules/wrapper-of-window.md"
    , 0}},
    {"wrapper-without-stack", (const char[]){
#embed "../../docs/rules/wrapper-without-stack.md"
    , 0}},
    {"wrong-type", (const char[]){
#embed "../../docs/rules/wrong-type.md"
    , 0}},
    {"zoom-of-draft", (const char[]){
#embed "../../docs/rules/zoom-of-draft.md"
    , 0}},
    {0, 0}};

const struct navspec_page *navspec_pages(void) { return pages; }
