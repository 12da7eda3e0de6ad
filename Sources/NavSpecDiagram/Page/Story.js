// The panel beside the picture: everything that is known of a screen, and the ways between two.

const story = document.getElementById("story");

// A button that leads to a node.
function reference(id, text) {
  const node = nodes.get(id);
  if (!node) return element("code", {}, id);
  const name = text ?? (node.isScreen ? node.id : node.label);
  return element("button", { type: "button", class: "reference", title: node.label, onclick: () => go({ screen: id }) }, name);
}

function section(title, ...children) {
  const shown = children.flat().filter(Boolean);
  return shown.length === 0 ? null : element("section", {}, element("h3", {}, title), ...shown);
}

// A list of facts with the sign of what changed of them.
function facts(node, kinds, write = (badge) => badge.text) {
  const items = node.badges
    .filter((badge) => kinds.includes(badge.kind))
    .map((badge) => element("li", { class: badge.change }, signs[badge.change], write(badge)));
  return items.length === 0 ? null : element("ul", {}, ...items);
}

const code = (badge) => element("code", {}, badge.text);

function edgeList(edges, end) {
  if (edges.length === 0) return null;
  const items = edges.map((edge) =>
    element(
      "li",
      { class: edge.change },
      signs[edge.change],
      reference(edge[end]),
      element("span", { class: "quiet" }, [edge.kind === "push" ? null : edge.meaning, edge.label].filter(Boolean).join(", ")),
    ),
  );
  return element("ul", { class: "edges" }, ...items);
}

function linkList(node) {
  const items = node.links.map((link) =>
    element(
      "li",
      {},
      element("code", { class: link.isDeprecated ? "old" : "" }, link.pattern),
      link.isDeprecated && element("span", { class: "quiet" }, "deprecated"),
      link.when && element("span", { class: "quiet" }, `if ${link.when}`),
      element("div", { class: "stack" }, ...link.stack.flatMap((id, at) => (at ? [" › ", reference(id)] : [reference(id)]))),
    ),
  );
  return items.length === 0 ? null : element("ul", {}, ...items);
}

// Params, links and guards as they were before the change: badges with a sign; unchanged ones are in the list of links.
function changedLinks(node) {
  const changed = node.badges.filter((badge) => badge.kind.endsWith("link") && badge.change !== "unchanged");
  const items = changed.map((badge) => element("li", { class: badge.change }, signs[badge.change], code(badge)));
  return items.length === 0 ? null : element("ul", {}, ...items);
}

function whatItIs(node) {
  const words = [node.kind === "collapsed" ? "several screens" : node.kind];
  if (node.tabs.length) words.push(`in ${node.tabs.join(", ")}`);
  if (node.feature) words.push(`feature ${node.feature}`);
  if (node.owner) words.push(`owner ${node.owner}`);
  return words.join(" · ");
}

function storyOf(node) {
  const place = node.url && isPage(node.url) ? element("a", { href: node.url, rel: "noreferrer" }, node.place) : node.place;
  return [
    element(
      "header",
      {},
      element("h2", { id: "story-title" }, `${signs[node.change]}${node.label}`),
      node.isScreen && element("code", { class: "route" }, node.id),
      element("p", { class: "quiet" }, whatItIs(node)),
    ),
    node.doc && element("p", { class: "doc" }, node.doc),
    section("Problems", facts(node, ["problem"])),
    section("Params", facts(node, ["params"], code)),
    section("Guards", facts(node, ["guard"])),
    section("Deep links", linkList(node), changedLinks(node)),
    section("Leads to", edgeList(node.out, "to")),
    section("Opened from", edgeList(node.into, "from"), facts(node, ["opened"])),
    section("Restoration", node.restoration && element("p", {}, node.restoration)),
    section("More", facts(node, ["stability", "role", "count", "stack"])),
    section("Spec", place && element("p", {}, place)),
    wayForm(node),
  ].filter(Boolean);
}

// Whether an address is one to go to, and no script.
const isPage = (url) => !/^(javascript|data|vbscript):/i.test(url.trim());

// MARK: Ways

function choice(label, value, key) {
  const options = screens.map((node) => element("option", { value: node.id, selected: node.id === value }, node.id));
  const none = element("option", { value: "", selected: !value }, key === "from" ? "Launch" : "Choose a screen");
  return element(
    "label",
    {},
    label,
    element("select", { onchange: (event) => go({ [key]: event.target.value, screen: "" }) }, none, ...options),
  );
}

function wayForm(node) {
  return section(
    "Fewest taps",
    element(
      "div",
      { class: "row" },
      element("button", { type: "button", onclick: () => go({ to: node.id, screen: "" }) }, "To here"),
      element("button", { type: "button", onclick: () => go({ from: node.id, to: state.to || node.id, screen: "" }) }, "From here"),
    ),
  );
}

function storyOfWay(from, to) {
  const answer = to && ways(from, to);
  const text = !to
    ? "Choose where the way ends."
    : answer
      ? `from ${from || "launch"} to ${to}: ${plural(answer.taps, "tap")} at least`
      : `no way leads from ${from || "launch"} to ${to}`;
  const steps = (answer?.steps ?? []).map((edge) =>
    element(
      "li",
      {},
      reference(edge.from),
      " → ",
      reference(edge.to),
      element("span", { class: "quiet" }, [edge.meaning, edge.label].filter(Boolean).join(", ")),
    ),
  );
  return [
    element("header", {}, element("h2", { id: "story-title" }, "Fewest taps")),
    element("div", { class: "form" }, choice("From", from, "from"), choice("To", to, "to")),
    element("p", { role: "status" }, text),
    steps.length > 0 && element("ol", { class: "edges" }, ...steps),
    answer && answer.ids.size > answer.taps + 1 && element("p", { class: "quiet" }, "The map shows all ways of this length."),
  ].filter(Boolean);
}

function storyOfApp() {
  return [
    element("header", {}, element("h2", { id: "story-title" }, data.title), element("p", { class: "quiet" }, data.summary)),
    ...data.notes.map((note) => element("p", { class: "quiet" }, note)),
    section("Fewest taps", element("div", { class: "form" }, choice("From", "", "from"), choice("To", "", "to"))),
    section(
      "Keys",
      element(
        "dl",
        { class: "keys" },
        ...[
          ["/", "search"],
          ["→ ←", "follow an edge, and back"],
          ["↑ ↓", "the other screens that are led to"],
          ["N", "read the neighbours"],
          ["+ − 0", "zoom, and all of it"],
          data.changes.length > 0 && ["[ ]", "previous and next change"],
          ["T", "table"],
          ["Esc", "back to the whole"],
        ]
          .filter(Boolean)
          .flatMap(([keys, meaning]) => [
            element("dt", {}, ...keys.split(" ").map((key) => element("kbd", {}, key))),
            element("dd", {}, meaning),
          ]),
      ),
    ),
  ].filter(Boolean);
}

// MARK: The table, which says what the picture shows

function table(shown) {
  const rows = data.nodes
    .filter((node) => node.isScreen && shown(node))
    .map((node) => {
      const cell = (...children) => element("td", {}, ...children);
      const list = (ids) => cell(...[...new Set(ids)].flatMap((id, at) => (at ? [", ", reference(id)] : [reference(id)])));
      return element(
        "tr",
        { class: node.change },
        element("th", { scope: "row" }, signs[node.change], reference(node.id)),
        cell(node.label),
        cell(node.kind),
        cell(groups.get(node.group)?.label ?? ""),
        cell(node.links.map((link) => link.pattern).join(" ")),
        cell(node.requirements.join(", ")),
        list(node.out.map((edge) => edge.to)),
        list(node.into.map((edge) => edge.from)),
      );
    });
  const heads = ["Route", "Title", "Presentation", "In", "Deep links", "Needs", "Leads to", "Opened from"];
  return element(
    "table",
    {},
    element("caption", {}, `${plural(rows.length, "screen")} of ${data.title}`),
    element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
    element("tbody", {}, ...rows),
  );
}
