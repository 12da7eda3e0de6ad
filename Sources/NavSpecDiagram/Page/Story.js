// The panel beside the picture: everything that is known of a screen, and the ways between two.

const story = document.getElementById("story");

const quiet = (text) => text && element("span", { class: "quiet" }, text);
const note = (text) => element("p", { class: "quiet" }, text);
const code = (text) => element("code", {}, text);
const list = (items, kind = "ul", attributes = {}) => (items.length > 0 ? element(kind, attributes, ...items) : null);
const signed = (thing, ...children) => element("li", { class: thing.change }, signs[thing.change], ...children);
const button = (text, onclick, attributes = {}) => element("button", { type: "button", onclick, ...attributes }, text);
const between = (separator, items) => items.flatMap((item, at) => (at > 0 ? [separator, item] : [item]));
const heading = (text, ...below) => element("header", {}, element("h2", { id: "story-title" }, text), ...below);

function section(title, ...children) {
  const shown = children.filter(Boolean);
  return shown.length > 0 && element("section", {}, element("h3", {}, title), ...shown);
}

// A button that leads to a node.
function reference(id, text) {
  const node = nodes.get(id);
  if (!node) return code(id);
  const name = text ?? (node.isScreen ? node.id : node.label);
  return button(name, () => go({ screen: id }), { class: "reference", title: node.label });
}

// A menu with a label, and an entry for no choice. Values may have titles.
function menu(label, none, values, value, choose, attributes = {}) {
  const option = (value, text, selected) => element("option", { value, selected }, text);
  const titled = values.map((each) => (Array.isArray(each) ? each : [each, each]));
  const options = titled.map(([each, title]) => option(each, title, each === value));
  const onchange = (event) => choose(event.target.value);
  return element("label", {}, label, element("select", { onchange, ...attributes }, option("", none, !value), ...options));
}

// MARK: Screens

// Facts with the sign of what changed of them.
function facts(node, kinds, write = (text) => text) {
  const badges = node.badges.filter((badge) => kinds.includes(badge.kind));
  return list(badges.map((badge) => signed(badge, write(badge.text))));
}

// What is said of an edge: nothing of a plain push.
const howOf = (edge) => [edge.kind === "push" ? null : edge.meaning, edge.label].filter(Boolean).join(", ");

function edgeList(edges, end) {
  return list(edges.map((edge) => signed(edge, reference(edge[end]), quiet(howOf(edge)))));
}

function linkList(node) {
  const items = node.links.map((link) => {
    const pattern = element("code", { class: link.isDeprecated ? "old" : "" }, link.pattern);
    const stack = element("div", { class: "stack" }, ...between(" › ", link.stack.map((id) => reference(id))));
    const notes = [link.isDeprecated && "deprecated", link.when && `if ${link.when}`].map(quiet);
    return element("li", { class: link.change }, signs[link.change], pattern, ...notes, stack);
  });
  return list(items);
}

function whatItIs(node) {
  const words = [node.kind === "collapsed" ? "several screens" : node.kind];
  if (node.tabs.length > 0) words.push(`in ${node.tabs.join(", ")}`);
  if (node.feature) words.push(`feature ${node.feature}`);
  if (node.owner) words.push(`owner ${node.owner}`);
  return words.join(" · ");
}

function storyOf(node) {
  const isLinked = node.url && isPage(node.url);
  const place = isLinked ? element("a", { href: node.url, rel: "noreferrer" }, node.place) : node.place;
  return [
    heading(signs[node.change] + node.label, node.isScreen && code(node.name ?? node.id), note(whatItIs(node))),
    node.doc && element("p", { class: "doc" }, node.doc),
    section("Problems", facts(node, ["problem"])),
    section("Params", facts(node, ["params"], code)),
    section("Guards", facts(node, ["guard"])),
    section("Deep links", linkList(node)),
    section("Leads to", edgeList(node.out, "to"), facts(node, ["leads"], reference)),
    section("Opened from", edgeList(node.into, "from"), facts(node, ["led-to-by"], reference), facts(node, ["opened"])),
    section("Restoration", node.restoration),
    section("More", facts(node, ["stability", "role", "count", "stack"])),
    section("Spec", place),
    section(
      "Fewest taps",
      button("To here", () => go({ to: node.id, screen: "" })),
      button("From here", () => go({ from: node.id, to: state.to || node.id, screen: "" })),
    ),
    section(
      "On the map",
      button("What leads here", () => go({ reaches: node.id })),
      button("What is around", () => go({ focus: node.id })),
    ),
  ];
}

// Whether an address is one to go to, and no script.
const isPage = (url) => !/^(javascript|data|vbscript):/i.test(url.trim());

// MARK: Ways

function wayForm(from, to) {
  const ids = screens.map((node) => node.id);
  const choose = (key) => (value) => go({ [key]: value, screen: "" });
  const menus = [menu("From", "Launch", ids, from, choose("from")), menu("To", "Choose a screen", ids, to, choose("to"))];
  return element("div", { class: "form" }, ...menus);
}

function storyOfWay(from, to) {
  const answer = to ? wayNow() : null;
  let text = `no way leads from ${from || "launch"} to ${to}`;
  const times = answer?.back === 1 ? "once" : `${answer?.back} times`;
  if (answer?.back) text += `; it is back ${times} on the way that leads to ${from}`;
  else if (answer) text = `from ${from || "launch"} to ${to}: ${plural(answer.taps, "tap")} at least`;
  if (!to) text = "Choose where the way ends.";
  const how = (edge) => [edge.meaning, edge.label].filter(Boolean).join(", ");
  const steps = (answer?.steps ?? []).map((edge) =>
    element("li", {}, reference(edge.from), " → ", reference(edge.to), quiet(how(edge))),
  );
  const toggle = () => go({ all: state.all ? "" : "1", from, to });
  return [
    heading(state.all ? "All ways" : "Fewest taps"),
    wayForm(from, to),
    to && element("div", { class: "row" }, button("All ways", toggle, { "aria-pressed": String(Boolean(state.all)) })),
    element("p", { role: "status" }, text),
    list(steps, "ol"),
    answer && !answer.back && answer.ids.size > answer.taps + 1 && note(state.all ? "The map shows all ways." : "The map shows all ways of this length."),
    commandSection(),
  ];
}

// What leads to a screen, the nearest first.
function storyOfWaysInto(id) {
  const found = [...waysInto(id, edgesNow())].filter(([other]) => other !== id).sort((a, b) => a[1] - b[1]);
  const items = found.map(([other, taps]) => element("li", {}, reference(other), quiet(plural(taps, "tap"))));
  return [
    heading("What leads here", code(id)),
    element("p", { role: "status" }, items.length > 0 ? plural(items.length, "screen") : "nothing leads here"),
    list(items),
    commandSection(),
  ];
}

// What is around some screens.
function storyOfFocus(focus, depth) {
  const shown = around(focus, depth, edgesNow());
  const others = [...shown].filter((id) => !focus.includes(id));
  const without = (id) => focus.filter((other) => other !== id).join(",");
  const chosen = focus.map((id) =>
    element("li", {}, reference(id), " ", button("×", () => go({ focus: without(id), depth: state.depth }), { class: "back", "aria-label": `Without ${id}` })),
  );
  const add = (id) => id && go({ focus: [...focus, id].join(","), depth: state.depth });
  const rest = screens.map((node) => node.id).filter((id) => !focus.includes(id));
  const deeper = (by) => () => go({ focus: focus.join(","), depth: String(Math.max(0, depth + by)) });
  return [
    heading("What is around"),
    list(chosen),
    element("div", { class: "form" }, menu("And", "Choose a screen", rest, "", add, { "data-focus": "" })),
    element(
      "div",
      { class: "row" },
      button("−", deeper(-1), { "aria-label": "Nearer", disabled: depth === 0 }),
      element("span", { role: "status" }, `${plural(depth, "edge")} away: ${plural(shown.size, "screen")}`),
      button("+", deeper(1), { "aria-label": "Farther" }),
    ),
    list(others.map((id) => element("li", {}, reference(id)))),
    commandSection(),
  ];
}

// MARK: Deep links, guards and restoration

function storyOfAspect({ key, title, has }) {
  const having = screens.filter(has).filter((node) => isIn(node, state.side)).map((node) => seenAs(node, state.side));
  const parts = { links: storyOfLinks, guards: storyOfGuards, restoration: storyOfRestoration }[key](having);
  return [heading(title, note(plural(having.length, "screen"))), ...parts, commandSection()];
}

function storyOfLinks(having) {
  const redirects = data.redirects.filter((redirect) => isIn(redirect, state.side)).map((redirect) => {
    const targets = redirect.routes.map((id) => reference(id));
    const stack = element("div", { class: "stack" }, ...between(", ", targets));
    return signed(redirect, code(redirect.pattern), " → ", code(redirect.target), stack);
  });
  return [...having.map((node) => section(node.label, linkList(node))), section("Redirects", list(redirects))];
}

function storyOfGuards() {
  return data.conditions.filter((condition) => isIn(condition, state.side)).map((condition) => {
    const needs = screens.filter((node) => seenAs(node, state.side).requirements.includes(condition.name));
    const redirect = state.side === "base" ? condition.former : condition.redirect;
    const instead = redirect && element("p", {}, "shown instead: ", reference(redirect));
    return section(condition.name, list(needs.map((node) => element("li", {}, reference(node.id)))), instead);
  });
}

function storyOfRestoration(having) {
  return [list(having.map((node) => element("li", {}, reference(node.id), quiet(node.restoration))))];
}

// MARK: The command line

const quoted = (text) => (/^[\w./,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

// The same question for the tool, whose picture has the answer alone.
function commandNow() {
  const one = { from: "--from", to: "--to", reaches: "--reaches", depth: "--depth", tab: "--tab", feature: "--feature", owner: "--owner", as: "--as" };
  const given = Object.entries(one).filter(([key]) => state[key]).map(([key, option]) => [option, state[key]]);
  const words = state.q.split(/\s+/);
  const patterns = words.filter((word) => word.includes("*")).map((word) => (word.startsWith("-") ? ["--exclude", word.slice(1)] : ["--only", word]));
  const focus = focusNow().map((id) => ["--focus", id]);
  const flags = [state.all && "--all", state.show && `--${state.show}`].filter(Boolean);
  const options = [...focus, ...given, ...patterns].map(([option, value]) => `${option} ${quoted(value)}`);
  return ["navspec graph", ...options, ...flags].join(" ");
}

const commandSection = () => section("On the command line", element("pre", {}, `${commandNow()} -o answer.svg`));

// What needs a layout of its own, which no page makes.
function otherPictures() {
  const commands = [
    data.groups.some((group) => group.kind === "tab") && "navspec graph --collapse tab -o tabs.svg",
    screens.some((node) => node.feature) && "navspec graph --collapse feature -o features.svg",
    screens.some((node) => node.feature) && "navspec graph --split feature -o navigation.svg",
  ].filter(Boolean);
  if (commands.length === 0) return null;
  return section("Boxes in place of screens", note("The tool lays them out:"), element("pre", {}, commands.join("\n")));
}

// MARK: The app

const keyboard = [
  ["/", "search"],
  ["→ ←", "follow an edge, and back"],
  ["↑ ↓", "the other screens that the same screen opens"],
  ["N", "read the neighbours"],
  ["+ − 0", "zoom, and all of it"],
  ["[ ]", "previous and next change"],
  ["T", "table"],
  ["P", "phone"],
  ["Esc", "back to the whole"],
].filter(([keys]) => keys !== "[ ]" || data.isComparison);

// Keys of one letter are in the way of those who speak to their computer.
function keySwitch() {
  const toggle = () => set({ keys: state.keys === "0" ? "" : "0" });
  return button("Single keys", toggle, { "aria-pressed": String(state.keys !== "0") });
}

function storyOfApp() {
  const rows = keyboard.flatMap(([keys, meaning]) => [
    element("dt", {}, ...keys.split(" ").map((key) => element("kbd", {}, key))),
    element("dd", {}, meaning),
  ]);
  return [
    heading(data.title, note(data.summary), ...data.notes.map(note)),
    flowsSection(),
    section("Fewest taps", wayForm("", "")),
    otherPictures(),
    section("Keys", keySwitch(), element("dl", { class: "keys" }, ...rows)),
  ];
}

// MARK: The table, which says what the picture shows

function table(shown) {
  const cell = (...children) => element("td", {}, ...children);
  const references = (ids) => cell(...between(", ", [...new Set(ids)].map((id) => reference(id))));
  const row = (node) =>
    element(
      "tr",
      { class: node.change },
      element("th", { scope: "row" }, signs[node.change], reference(node.id)),
      ...[node.label, node.kind, groups.get(node.group)?.label ?? ""].map((text) => cell(text)),
      cell(...node.links.map((link) => element("div", {}, link.pattern))),
      cell(node.requirements.join(", ")),
      references(node.out.map((edge) => edge.to)),
      references(node.into.map((edge) => edge.from)),
    );
  const rows = screens.filter(shown).map(row);
  const heads = ["Route", "Title", "Presentation", "In", "Deep links", "Needs", "Leads to", "Opened from"];
  const titles = heads.map((head) => element("th", { scope: "col" }, head));
  const caption = element("caption", {}, `${plural(rows.length, "screen")} of ${data.title}`);
  return element("table", {}, caption, element("thead", {}, element("tr", {}, ...titles)), element("tbody", {}, ...rows));
}
