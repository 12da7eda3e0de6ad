// How phones and tablets look. A screen is drawn from what the spec knows: its title, its values, and where it leads.

const arrows = { push: "›", replace: "⇄", sheet: "⌃", cover: "⌃", popover: "⌃", window: "↗" };
const phonesPanel = element("section", { id: "phones", "aria-label": "Prototype" });
document.body.append(phonesPanel);

// Compact and wide are two drawings of one state: a foldable is both.
const isTablet = () => state.tablet === "1" || state.tablet === "unfolded";
const isFoldable = () => state.tablet === "folded" || state.tablet === "unfolded";
const glyph = (text) => element("span", { class: "glyph", "aria-hidden": "true" }, [...text][0] ?? "");

// MARK: Screens

// What the row of an edge does.
// - Parameters `screen`: where the edges begin; `from`: the column that it fills.
function operationOf(phone, screen, edges, at, from) {
  const edge = edges[at];
  const target = phone.app.routes[edge.to];
  // The values that the screen hands on.
  const kept = edge.keeps.filter((name) => name in screen.params).map((name) => [name, screen.params[name]]);
  const params = { ...target.sample, ...Object.fromEntries(kept) };
  const isFirst = edges.findIndex((each) => each.to === edge.to) === at;
  // The first edge to a screen decides how it appears; another one says so.
  const asModal = !isFirst && /sheet|cover|popover/.test(edge.kind) ? { as: edge.kind } : {};
  return target.returns || asModal.as
    ? { present: edge.to, params, ...asModal, ...(target.returns ? { awaits: true } : {}) }
    : { navigate: edge.to, params, ...(from ? { from } : {}) };
}

function edgeRow(phone, edge, operation, shown, isNext) {
  const target = phone.app.routes[edge.to];
  const condition = edge.when === null ? null : `if ${phone.app.conditions[edge.when]}`;
  const text = [target.title, quiet([edge.label, condition].filter(Boolean).join(", "))].filter(Boolean);
  const attributes = {
    class: "edge",
    "data-to": edge.to,
    title: edge.kind,
    disabled: !phone.isMet(edge.when),
    "aria-current": isNext ? "step" : shown === edge.to ? "true" : null,
  };
  const row = button("", () => phone.act(operation), attributes);
  if (isNext) text.push(quiet("next step"));
  row.append(element("span", {}, ...text), element("span", { "aria-hidden": "true" }, arrows[edge.kind] ?? "›"));
  return element("li", {}, row);
}

// - Parameters `from`: the column that the screen fills; `shown`: the route in the column after it.
function screenView(phone, screen, bar, from, shown) {
  const route = phone.route(screen);
  const values = Object.entries(screen.params).flatMap(([name, value]) => [
    element("dt", {}, name),
    element("dd", {}, typeof value === "string" ? value : textOfJSON(value)),
  ]);
  const isTop = screen === phone.screens().at(-1);
  // Of several edges to the next screen, the first is meant.
  let next = isTop ? phone.next : null;
  const row = (edge, operation) => {
    const isNext = next === edge.to && phone.isMet(edge.when);
    if (isNext) next = null;
    return edgeRow(phone, edge, operation, shown, isNext);
  };
  const rows = (edges) => list(edges.map((edge, at) => row(edge, operationOf(phone, screen, edges, at, from))));
  const anywhere = phone.app.anywhere.filter((edge) => edge.to !== screen.route);
  const look = lookOf(screen.route, phone.version);
  return element(
    "div",
    { class: "screen", "data-route": screen.route },
    element("div", { class: "title" }, bar ?? "", element("h3", {}, route.title)),
    look ? element("img", { class: "look", src: look, alt: "" }) : "",
    values.length > 0 ? element("dl", {}, ...values) : "",
    rows(route.edges) ?? element("p", { class: "quiet" }, "Leads nowhere."),
    ...(anywhere.length > 0 ? [element("p", { class: "quiet caption" }, "From every screen"), rows(anywhere)] : []),
  );
}

function stackView(phone, { as, stack }) {
  const top = stack.at(-1);
  if (!top) return element("div", { class: "screen" }, note("Nothing is shown while a condition is unknown."));
  const act = (text, operation) => button(text, () => phone.act(operation));
  const isModal = as !== "root";
  const below = stack.at(-2);
  const back = below && act(`‹ ${phone.route(below).title}`, { pop: 1, by: "user" });
  const close = isModal && !below && act("Close", { dismiss: true, by: "user" });
  const done = isModal && phone.route(stack[0]).returns && act("Done", { finish: "done" });
  const bar = element("div", { class: "row" }, back || close, done);
  return screenView(phone, top, bar);
}

function splitView(phone, columns) {
  // While nothing is chosen, a column shows the screen that the spec declares.
  const declared = phone.app.columns[phone.state.tab ?? "root"];
  const named = [
    ["sidebar", columns.sidebar],
    ["content", columns.content ?? declared?.content],
    ["detail", columns.path.at(-1) ?? columns.detail ?? declared?.detail],
  ].filter(([, screen]) => screen);
  const view = ([name, screen], bar) => {
    const after = named[named.findIndex((each) => each[0] === name) + 1]?.[1];
    return screenView(phone, screen, bar, name, after?.route);
  };
  const pop = columns.path.length > 0 && button("‹ Back", () => phone.act({ pop: 1, by: "user" }));
  if (isTablet()) {
    const hidden = { detailOnly: named.length - 1, doubleColumn: named.length - 2 }[columns.visibility] ?? 0;
    const visibility = hidden > 0 ? "all" : "detailOnly";
    const toggle = button("◫", () => phone.act({ visibility }), { "aria-label": "Show or hide columns" });
    const views = named.slice(Math.max(0, hidden)).map((each, at, shown) => {
      const parts = [at === 0 && toggle, at === shown.length - 1 && pop].filter(Boolean);
      return view(each, parts.length > 0 && element("div", { class: "row" }, ...parts));
    });
    return element("div", { class: "columns" }, ...views);
  }
  const column = pop ? "detail" : columns.column;
  const at = Math.max(0, named.findIndex(([name]) => name === column));
  const before = named[at - 1]?.[0];
  const back = before && button("‹ Back", () => phone.act({ show: before }));
  return view(named[at], element("div", { class: "row" }, pop || back));
}

// MARK: The device

function device(phone) {
  if (isBlank(phone)) {
    const why = note("No URL, no saved state and no way shows this change.");
    return element("div", { class: "device blank" }, why);
  }
  const layers = phone.layers();
  const views = layers.map((layer, at) => {
    const attributes = { class: `layer ${layer.as}`, inert: at < layers.length - 1 };
    if (at > 0) Object.assign(attributes, { role: "dialog", "aria-label": phone.route(layer.stack.at(-1)).title });
    return element("div", attributes, layer.columns ? splitView(phone, layer.columns) : stackView(phone, layer));
  });
  const clock = element("div", { class: "clock", "aria-hidden": "true" }, "9:41");
  const parts = [clock, ...views, tabBar(phone, layers.length > 1), question(phone)];
  return element("div", { class: isTablet() ? "device tablet" : "device" }, ...parts);
}

// The tabs: a bar below, or on a tablet a sidebar with the sections.
function tabBar(phone, isCovered) {
  if (!phone.state.tab || phone.state.rootReplacement) return null;
  const isShown = (tab) => tab.visible.every((test) => phone.isMet(test)) && (tab.isInBar || isTablet());
  const all = phone.app.tabs.filter((tab) => tab.name === phone.state.tab || isShown(tab));
  const shown = isTablet() ? all : all.slice(0, 5);
  const tabButton = (text, attributes, action) => {
    const made = button("", action, attributes);
    made.append(glyph(text), element("span", {}, text));
    return made;
  };
  const choice = (tab) => {
    const modal = phone.app.routes[tab.presents];
    // One that presents a screen is never selected.
    const attributes = modal ? { "aria-haspopup": "dialog" } : { "aria-pressed": String(tab.name === phone.state.tab) };
    return tabButton(tab.title, attributes, () => {
      phone.showsMore = false;
      const presented = { present: tab.presents, params: { ...modal?.sample, ...tab.params } };
      phone.act(modal ? { ...presented, ...(modal.returns ? { awaits: true } : {}) } : { select: tab.name, by: "user" });
    });
  };
  const parts = shown.flatMap((tab, at) => {
    const made = choice(tab);
    const isNew = isTablet() && tab.section && tab.section !== shown[at - 1]?.section;
    return isNew ? [element("p", { class: "quiet" }, tab.section), made] : [made];
  });
  // An iPhone shows five tabs, and the others behind one more.
  const others = all.slice(shown.length);
  if (others.length > 0) {
    const toggle = () => {
      phone.showsMore = !phone.showsMore;
      render();
    };
    const isOther = others.some((tab) => tab.name === phone.state.tab);
    parts.push(tabButton("More", { "aria-pressed": String(isOther), "aria-expanded": String(Boolean(phone.showsMore)) }, toggle));
    if (phone.showsMore) parts.push(element("div", { class: "more" }, ...others.map(choice)));
  }
  return element("div", { class: "tabs", role: "group", "aria-label": "Tabs", inert: isCovered }, ...parts);
}

function question(phone) {
  if (!phone.question) return null;
  const answer = (text, isLeaving) => button(text, () => phone.answerQuestion(isLeaving));
  return element(
    "div",
    { class: "question", role: "alertdialog", "aria-label": "Leave the draft?" },
    element("p", {}, "The screen is a draft: leave it?"),
    element("div", { class: "row" }, answer("Stay", false), answer("Leave", true)),
  );
}

// MARK: Below the device

// What an answer says, in words.
function outcome({ answer }) {
  if (answer.error) return answer.error;
  const blocked = answer.blockedBy ? ` by ${answer.blockedBy}` : "";
  const dropped = answer.restored?.dropped.map(({ key, reason }) => `${key} is dropped: ${reason}`) ?? [];
  if (answer.restored?.refusal) dropped.push(`the state is refused: ${answer.restored.refusal}`);
  return [`${answer.result}${blocked}`, ...dropped].join("; ");
}

// The stack that a URL built.
function stackOf(phone) {
  const screens = phone.screens().map((screen) => reference(phone.id(screen), phone.route(screen).title));
  return element("p", { class: "stack" }, ...between(" › ", screens));
}

// Why nothing opens a URL: the pattern that comes nearest, and the first difference.
function reason({ operation, nearest }) {
  const rows = [
    ["URL", operation.open],
    ["nearest", nearest.pattern],
  ].filter(([, text]) => text);
  const cells = rows.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]);
  const difference = element("p", {}, nearest.difference);
  const route = nearest.route ? ["A link of ", reference(nearest.route)] : [];
  return element("div", { class: "reason" }, element("dl", {}, ...cells), difference, ...route);
}

function urlForm(phone) {
  const known = `urls-${phone.version}`;
  const url = element("input", {
    type: "text",
    inputmode: "url",
    list: known,
    "aria-label": "URL",
    placeholder: "Try a URL",
    value: phone.unread ?? "",
    oninput: () => (phone.unread = url.value),
  });
  const onsubmit = (event) => {
    event.preventDefault();
    phone.act({ open: url.value });
  };
  const examples = element("datalist", { id: known }, ...phone.app.urls.map((value) => element("option", { value })));
  return element("form", { class: "row", onsubmit }, url, examples, element("button", {}, "Open"));
}

// How the app starts again, and which of its windows is in front.
function launches(phone) {
  const base = phone.version === "head" && phones.get("base");
  const snapshot = () => base.perform({ snapshot: true }).snapshot;
  const start = () => {
    phone.launch();
    phone.act({ state: true });
  };
  const front = phone.state.window;
  const windows = (phone.state.windows ?? []).map((number) =>
    button(number === 0 ? "App" : `Window ${number}`, () => phone.act({ window: number }), {
      "aria-pressed": String(number === front),
    }),
  );
  return element(
    "div",
    { class: "row" },
    button("Relaunch", start),
    phone.app.restores && button("Restore", () => phone.act({ relaunch: true })),
    base && phone.app.restores && button("Restore base's", () => phone.act({ relaunch: snapshot() ?? true })),
    state.tablet !== "" && button("As phone", () => turn("")),
    state.tablet !== "1" && button("As tablet", () => turn("1")),
    !isFoldable() && button("As foldable", () => turn("folded")),
    isFoldable() && button(isTablet() ? "Fold" : "Unfold", () => turn(isTablet() ? "folded" : "unfolded")),
    ...windows,
    front > 0 && button("Close window", () => phone.act({ closeWindow: front })),
  );
}

// A tablet opens windows of one screen. A phone presents such a screen as its `else` says.
function turn(device) {
  state.tablet = device;
  for (const phone of phones.values()) phone.allowWindows();
  writeState(false);
  render();
}

function menus(phone) {
  const option = (word, value) => element("option", { value: word, selected: word === value }, word);
  const condition = ([name, value]) => {
    const onchange = (event) => phone.act({ condition: name, state: event.target.value });
    const options = ["met", "unmet", "unknown"].map((word) => option(word, value));
    return element("label", {}, name, element("select", { onchange, "data-condition": name }, ...options));
  };
  const personas = phone.app.personas.map((each) => each.name);
  const become = (persona) => persona && phone.act({ persona });
  const persona = personas.length > 0 && menu("Persona", "Own", personas, phone.persona, become, { "data-persona": "" });
  const open = (id) => id && phone.act({ navigate: id, params: phone.app.routes[id].sample });
  const { byCode } = phone.app;
  const code = byCode.length > 0 && menu("The app's code opens", "Choose", byCode, "", open, { "data-code": "" });
  const fields = [persona, ...[...phone.conditions].map(condition), code].filter(Boolean);
  return fields.length > 0 && element("div", { class: "form" }, ...fields);
}

function controls(phone) {
  const answer = [phone.last && outcome(phone.last), phone.finished].filter(Boolean).join("; ");
  return [
    urlForm(phone),
    element("p", { class: "outcome", role: "status" }, answer),
    phone.last?.operation.open && phone.last.answer.result === "opened" && stackOf(phone),
    phone.last?.nearest && reason(phone.last),
    launches(phone),
    menus(phone),
  ];
}

// Of a comparison, one version runs beside the map, or both do.
function phoneChoice() {
  const choice = (text, patch, isChosen) => button(text, () => set(patch), { "aria-pressed": String(isChosen) });
  const head = state.side === "base" ? "head" : state.side;
  return segments(
    "Phones",
    choice("Base", { pair: "", side: "base" }, !state.pair && versionNow() === "base"),
    choice("Head", { pair: "", side: head }, !state.pair && versionNow() === "head"),
    choice("Both", { pair: "1" }, Boolean(state.pair)),
  );
}

function renderPhones() {
  const { classList } = document.body;
  classList.toggle("has-phone", showsPhones());
  classList.toggle("has-phones", phonesShown().length > 1 && !isTablet());
  classList.toggle("has-tablet", showsPhones() && isTablet());
  if (!showsPhones()) return phonesPanel.replaceChildren();
  const focusable = () => [...phonesPanel.querySelectorAll("button, input, select")];
  const [focused, top] = [focusable().indexOf(document.activeElement), phonesPanel.scrollTop];
  const wasAsked = Boolean(phonesPanel.querySelector(".question"));
  const names = { base: "Base", head: phones.size > 1 ? "Head" : isTablet() ? "Tablet" : "Phone" };
  const shown = phonesShown().map((phone) => {
    const name = names[phone.version];
    const attributes = { class: "phone", "data-version": phone.version, "aria-label": name };
    return element("section", attributes, element("h2", {}, name), device(phone), ...controls(phone));
  });
  const parts = [phones.size > 1 && phoneChoice(), ...shown].filter(Boolean);
  phonesPanel.replaceChildren(...(parts.length > 0 ? parts : [note(refusal || "The router is loading.")]));
  phonesPanel.scrollTop = top;
  // Why nothing opened is below the device.
  if (top === 0) phonesPanel.querySelector(".reason")?.scrollIntoView({ block: "nearest" });
  const asked = !wasAsked && phonesPanel.querySelector(".question button");
  (asked || focusable()[focused])?.focus({ preventScroll: true });
}
