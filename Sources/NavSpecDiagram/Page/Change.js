// The panel of a change: what it is, where, why it matters, and what can be done about it.

function storyOfChange(change) {
  const others = causeOf.get(change.id).changes.filter(({ id }) => id !== change.id);
  const isSeen = seen.has(change.id);
  const toggle = () => {
    see(causeOf.get(change.id).changes, !isSeen);
    set({});
  };
  return [
    element(
      "div",
      { class: "row" },
      element("p", { class: `badge ${change.level}` }, `${levelSigns[change.level]} ${change.level} #${change.number}`),
      button("Seen", toggle, { "aria-pressed": String(isSeen) }),
    ),
    heading(change.message, note(`For ${change.concerns}`)),
    section("Before and after", list(change.witness.map(witness), "ul", { class: "witness" })),
    canRun(change) && section("Try it", button("Run it on the phone", () => run(change))),
    !canRun(change) && phones.size > 1 && note("No URL, no saved state and no way shows it, so that it does not run."),
    section("Place", list(change.places.map(placeOf))),
    section("Why, and what can be done", element("p", {}, data.kinds[change.kind])),
    change.repair && section("Repair", note(change.repair.title), ...copied(change.repair.line)),
    change.approve && section("Approve, in diff: approved of .navspec.yaml", ...copied(change.approve)),
    section("Approved", change.approval),
    section("Of the same cause", list(others.map((other) => element("li", {}, changeButton(other, other.message))))),
    section("Screens", list(change.nodes.map((id) => element("li", {}, reference(id))))),
    section("Edges", edgesOf(change)),
    section("Owners", change.owners.join(", ")),
    section("Kind", code(change.kind)),
    section("Link to this change", ...copied(`${location.href.split("#")[0]}#change=${change.id}`)),
  ];
}

function run(change) {
  showEvidence(change);
  writeState(false);
  render();
}

// A text with a button that copies it; where browsers refuse, it is selected.
function copied(text) {
  const shown = element("pre", {}, text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say("Copied");
    } catch {
      getSelection().selectAllChildren(shown);
      say("Selected");
    }
  };
  return [shown, button("Copy", copy)];
}

const sideNames = { base: "before", head: "now" };

function placeOf({ side, text, url }) {
  const place = url && isPage(url) ? element("a", { href: url, rel: "noreferrer" }, text) : code(text);
  return element("li", {}, place, quiet(sideNames[side]));
}

function edgesOf(change) {
  const edges = change.edges.map((index) => data.edges[index]);
  return list(edges.map((edge) => signed(edge, reference(edge.from), " → ", reference(edge.to), quiet(howOf(edge)))));
}

// `base  opens …` and `head  opens …`, in the colours of both versions.
function witness(line) {
  const [, version, rest] = /^(base|head)\s+(.*)$/.exec(line) ?? [null, "", line];
  const name = sideNames[version];
  return element("li", { class: version }, name && element("b", {}, name), rest);
}
