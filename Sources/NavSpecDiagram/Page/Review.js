// The changes of a comparison, one after the other, as `navspec diff` reports them.

// Those that were looked at, for as long as the page is open.
const seen = new Set();
const levelSigns = { breaking: "●", risky: "▲", safe: "○" };

const changeAt = (id) => data.changes.findIndex((change) => change.id === id);

function step(by) {
  if (data.changes.length === 0) return;
  const at = changeAt(state.change);
  const next = at < 0 ? (by > 0 ? 0 : data.changes.length - 1) : at + by;
  if (next >= 0 && next < data.changes.length) go({ change: data.changes[next].id, screen: "" });
}

function changeList() {
  if (data.changes.length === 0) return element("p", { class: "quiet" }, "Nothing changes.");
  const items = data.changes.map((change) =>
    element(
      "li",
      {},
      element(
        "button",
        {
          type: "button",
          class: `change ${change.level}${seen.has(change.id) ? " seen" : ""}`,
          "aria-current": change.id === state.change ? "true" : null,
          onclick: () => go({ change: change.id, screen: "" }),
        },
        element("span", { class: "level", title: change.level }, levelSigns[change.level]),
        element("span", {}, element("span", { class: "hidden" }, `${change.level}: `), change.message),
      ),
    ),
  );
  return element("ol", { class: "changes" }, ...items);
}

// The list with its progress, for the side.
function review() {
  const at = changeAt(state.change);
  return element(
    "section",
    { "aria-label": "Changes" },
    element("h2", {}, "Changes"),
    element(
      "div",
      { class: "row steps" },
      element("button", { type: "button", disabled: at === 0, "aria-label": "Previous change", onclick: () => step(-1) }, "‹"),
      element(
        "span",
        { role: "status" },
        at < 0 ? plural(data.changes.length, "change") : `${at + 1} of ${data.changes.length}`,
      ),
      element(
        "button",
        { type: "button", disabled: at === data.changes.length - 1, "aria-label": "Next change", onclick: () => step(1) },
        "›",
      ),
    ),
    element("progress", { "aria-label": "Changes looked at", max: Math.max(1, data.changes.length), value: seen.size }),
    changeList(),
  );
}

function storyOfChange(change) {
  return [
    element(
      "header",
      {},
      element("p", { class: `badge ${change.level}` }, `${levelSigns[change.level]} ${change.level}`),
      element("h2", { id: "story-title" }, change.message),
      element("p", { class: "quiet" }, `For ${change.concerns}`),
    ),
    section(
      "Before and after",
      change.witness.length > 0 &&
        element("ul", { class: "witness" }, ...change.witness.map(witness)),
    ),
    section(
      "Screens",
      change.screens.length > 0 && element("ul", {}, ...change.screens.map((id) => element("li", {}, reference(id)))),
    ),
    section("Owners", change.owners.length > 0 && element("p", {}, change.owners.join(", "))),
    section("Approved", change.approval && element("p", {}, change.approval)),
    section("Kind", element("p", {}, element("code", {}, change.kind))),
  ].filter(Boolean);
}

// `base  opens …` and `head  opens …`, in the colours of both versions.
function witness(line) {
  const [, version, rest] = /^(base|head)\s+(.*)$/.exec(line) ?? [null, "", line];
  const name = { base: "before", head: "now" }[version];
  return element("li", { class: version }, name && element("b", {}, name), rest);
}
