// The changes of a comparison, one after the other, as `navspec diff` reports them.

// Those that were looked at, for as long as the page is open.
const seen = new Set();
const levelSigns = { breaking: "●", risky: "▲", safe: "○" };

const changeAt = (id) => data.changes.findIndex((change) => change.id === id);

function step(by) {
  const at = changeAt(state.change);
  const next = at < 0 && by < 0 ? data.changes.length - 1 : at + by;
  if (data.changes[next]) goTo(data.changes[next]);
}

// A change that can be run is shown running, unless phones were sent away.
function goTo(change) {
  if (state.phone !== "0" && (showsPhones() || canRun(change))) showEvidence(change);
  go({ ...questions, change: change.id });
}

function run(change) {
  showEvidence(change);
  writeState(false);
  render();
}

function changeItem(change) {
  const level = element("span", { class: "level", title: change.level }, levelSigns[change.level]);
  const text = element("span", {}, element("span", { class: "hidden" }, `${change.level}: `), change.message);
  const attributes = {
    class: `change ${change.level}${seen.has(change.id) ? " seen" : ""}`,
    "aria-current": change.id === state.change ? "true" : null,
  };
  const made = button(level, () => goTo(change), attributes);
  made.append(text);
  return element("li", {}, made);
}

// The list with its progress, for the side.
function review() {
  const count = data.changes.length;
  if (count === 0) return element("section", {}, element("h2", {}, "Changes"), note("Nothing changes."));
  const at = changeAt(state.change);
  const place = element("span", { role: "status" }, at < 0 ? plural(count, "change") : `${at + 1} of ${count}`);
  const previous = button("‹", () => step(-1), { "aria-label": "Previous change", disabled: at === 0 });
  const next = button("›", () => step(1), { "aria-label": "Next change", disabled: at === count - 1 });
  return element(
    "section",
    { "aria-label": "Changes" },
    element("h2", {}, "Changes"),
    element("div", { class: "row steps" }, previous, place, next),
    element("progress", { "aria-label": "Changes looked at", max: count, value: seen.size }),
    list(data.changes.map(changeItem), "ol", { class: "changes" }),
  );
}

function storyOfChange(change) {
  return [
    element("p", { class: `badge ${change.level}` }, `${levelSigns[change.level]} ${change.level}`),
    heading(change.message, note(`For ${change.concerns}`)),
    section("Before and after", list(change.witness.map(witness), "ul", { class: "witness" })),
    canRun(change) && section("Try it", button("Run it on both phones", () => run(change))),
    !canRun(change) && phones.size > 1 && note("No URL, no saved state and no way shows it, so that it does not run."),
    section("Screens", list(change.nodes.map((id) => element("li", {}, reference(id))))),
    section("Edges", edgesOf(change)),
    section("Owners", change.owners.join(", ")),
    section("Approved", change.approval),
    section("Kind", code(change.kind)),
  ];
}

function edgesOf(change) {
  const how = (edge) => [edge.kind === "push" ? null : edge.meaning, edge.label].filter(Boolean).join(", ");
  const edges = change.edges.map((index) => data.edges[index]);
  return list(edges.map((edge) => signed(edge, reference(edge.from), " → ", reference(edge.to), quiet(how(edge)))));
}

// `base  opens …` and `head  opens …`, in the colours of both versions.
function witness(line) {
  const [, version, rest] = /^(base|head)\s+(.*)$/.exec(line) ?? [null, "", line];
  const name = { base: "before", head: "now" }[version];
  return element("li", { class: version }, name && element("b", {}, name), rest);
}
