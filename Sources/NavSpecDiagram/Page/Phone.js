// Phones that run the app's navigation with the router that ships, compiled to WebAssembly. Nothing here decides where
// anything leads: buttons are operations of `navspec play`, and what is drawn is the state that it answers.

const versions = [
  ["base", data.base],
  ["head", data.head],
].filter(([, app]) => app);
const phones = new Map();
let refusal = versions.length > 0 ? "" : "The runtime does not navigate in the windows of this app.";

class Phone {
  constructor(version, app, instance) {
    Object.assign(this, { version, app, wasm: instance.exports, isTablet: false, unread: null, question: null });
    if (!this.wasm.load(this.write(app.table))) throw new Error("the module does not read this navigation");
    this.launch();
  }

  write(text) {
    const bytes = new TextEncoder().encode(text);
    const place = this.wasm.reserve(bytes.length);
    new Uint8Array(this.wasm.memory.buffer, place, bytes.length).set(bytes);
    return bytes.length;
  }

  launch() {
    this.conditions = new Map(this.app.conditions.map((name) => [name, "met"]));
    this.persona = "";
    this.wasm.launch(this.write(JSON.stringify(this.app.personas)));
    this.perform({ mayLeave: false });
    this.last = null;
  }

  // The answer of a function that gives its length.
  read(length) {
    return JSON.parse(new TextDecoder().decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.answer(), length)));
  }

  // The pattern that comes nearest to a URL that nothing opens, as `navspec resolve` has it; null if something does.
  nearest(url) {
    const length = this.wasm.nearest(this.write(url));
    return length > 0 ? this.read(length) : null;
  }

  // Carries out an operation, and answers as `navspec play` does.
  perform(operation) {
    const answer = this.read(Math.abs(this.wasm.perform(this.write(JSON.stringify(operation)))));
    if (answer.state) this.state = answer.state;
    for (const { route, result } of answer.finished ?? []) this.finished = `${route}: ${result}`;
    return answer;
  }

  // What a person does; a draft that is in the way asks first.
  act(operation, isSure = false) {
    this.finished = "";
    if (isSure) this.perform({ mayLeave: true });
    let answer = this.perform(operation);
    if (isSure) this.perform({ mayLeave: false });
    const waits = this.state.pending?.reason === "draft";
    const asks = waits || (answer.result === "refused" && this.screens().some((screen) => this.route(screen).isDraft));
    this.question = asks && !isSure ? (waits ? { resumePending: true } : operation) : null;
    const nearest = answer.result === "unmatched" ? this.nearest(operation.open) : null;
    this.last = { operation, answer, nearest };
    render();
  }

  answerQuestion(isLeaving) {
    const operation = this.question;
    this.question = null;
    if (isLeaving) return this.act(operation, true);
    this.act(operation.resumePending ? { cancelPending: true } : { state: true });
  }

  setCondition(name, value) {
    this.conditions.set(name, value);
    this.persona = "";
    this.act({ condition: name, state: value });
  }

  setPersona(name) {
    const persona = this.app.personas.find((each) => each.name === name);
    if (!persona) return;
    this.app.conditions.forEach((condition, at) => {
      this.conditions.set(condition, persona.unmet.includes(at) ? "unmet" : "met");
    });
    this.persona = name;
    this.act({ persona: name });
  }

  route(screen) {
    return this.app.routes[screen.route] ?? { title: screen.route, sample: {}, edges: [] };
  }

  // The layers of the window, bottom first: what fills it, then what is presented.
  layers() {
    const { state } = this;
    const container = state.tab ? state.containers[state.tab] : Object.values(state.containers)[0];
    const replacement = state.rootReplacement;
    const bottom = replacement
      ? { as: "root", stack: replacement }
      : container.sidebar
        ? { as: "split", columns: container }
        : { as: "root", stack: [container.root, ...container.path] };
    return [bottom, ...state.modals.map((modal) => ({ as: modal.as, stack: [modal.screen, ...modal.path] }))];
  }

  // Every screen of those layers, bottom first.
  screens() {
    return this.layers().flatMap(({ stack, columns }) =>
      stack ? stack : [columns.sidebar, columns.content, columns.detail, ...columns.path].filter(Boolean),
    );
  }

  // The nodes of the map that are on the phone.
  ids() {
    return this.screens().map((screen) => this.app.ids?.[screen.route] ?? screen.route);
  }

  isVisible(tab) {
    const condition = tab.visible === null ? null : this.app.conditions[tab.visible];
    return tab.name === this.state.tab || !condition || this.conditions.get(condition) === "met";
  }
}

async function startPhones() {
  if (versions.length === 0) return;
  try {
    const zipped = Uint8Array.from(atob(document.getElementById("module").textContent), (byte) => byte.charCodeAt(0));
    const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    for (const [version, app] of versions) {
      phones.set(version, new Phone(version, app, await WebAssembly.instantiate(module, {})));
    }
  } catch (error) {
    refusal = `This browser does not run the app's router here (${error.message}). The map works without it.`;
  }
  if (state.phone) render();
}

// MARK: Drawing

const arrows = { push: "›", replace: "⇄", sheet: "⌃", cover: "⌃", popover: "⌃", window: "↗" };
const phonesPanel = element("section", { id: "phones", "aria-label": "Prototype" });
document.body.append(phonesPanel);

// A screen: its title, its values, and where it leads.
function screenView(phone, screen, bar, column) {
  const route = phone.route(screen);
  const values = Object.entries(screen.params).flatMap(([name, value]) => [
    element("dt", {}, name),
    element("dd", {}, typeof value === "string" ? value : JSON.stringify(value)),
  ]);
  const rows = route.edges.map((edge) => {
    const target = phone.app.routes[edge.to];
    const operation = target.returns
      ? { present: edge.to, params: target.sample, awaits: true }
      : { navigate: edge.to, params: target.sample, ...(column ? { from: column } : {}) };
    const text = [target.title, edge.label && quiet(edge.label)].filter(Boolean);
    const row = button("", () => phone.act(operation), { class: "edge", "data-to": edge.to, title: edge.kind });
    row.append(element("span", {}, ...text), element("span", { "aria-hidden": "true" }, arrows[edge.kind] ?? "›"));
    return element("li", {}, row);
  });
  return element(
    "div",
    { class: "screen", "data-route": screen.route },
    element("div", { class: "title" }, bar ?? "", element("h3", {}, route.title)),
    values.length > 0 ? element("dl", {}, ...values) : "",
    list(rows) ?? element("p", { class: "quiet" }, "Leads nowhere."),
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
  const named = [
    ["sidebar", columns.sidebar],
    ["content", columns.content],
    ["detail", columns.path.at(-1) ?? columns.detail],
  ].filter(([name, screen]) => screen || name === columns.column);
  const empty = (name) => element("div", { class: "screen" }, note(`Nothing is chosen for the ${name} column.`));
  const view = ([name, screen], bar) => (screen ? screenView(phone, screen, bar, name) : empty(name));
  const pop = columns.path.length > 0 && button("‹ Back", () => phone.act({ pop: 1, by: "user" }));
  if (phone.isTablet) {
    const views = named.map((each) => view(each, each[0] === "detail" && pop));
    return element("div", { class: "columns" }, ...views);
  }
  const column = pop ? "detail" : columns.column;
  const at = Math.max(0, named.findIndex(([name]) => name === column));
  const before = named[at - 1]?.[0];
  const back = before && button("‹ Back", () => phone.act({ show: before }));
  return view(named[at], element("div", { class: "row" }, pop || back));
}

function device(phone) {
  const layers = phone.layers();
  const views = layers.map((layer, at) => {
    const attributes = { class: `layer ${layer.as}`, inert: at < layers.length - 1 };
    if (at > 0) Object.assign(attributes, { role: "dialog", "aria-label": phone.route(layer.stack.at(-1)).title });
    return element("div", attributes, layer.columns ? splitView(phone, layer.columns) : stackView(phone, layer));
  });
  const parts = [...views, tabBar(phone, layers.length > 1), question(phone)];
  return element("div", { class: phone.isTablet ? "device tablet" : "device" }, ...parts);
}

function tabBar(phone, isCovered) {
  if (!phone.state.tab || phone.state.rootReplacement) return null;
  const tab = ({ name, title }) =>
    button(title, () => phone.act({ select: name, by: "user" }), { "aria-pressed": String(name === phone.state.tab) });
  const tabs = phone.app.tabs.filter((each) => phone.isVisible(each)).map(tab);
  return element("div", { class: "tabs", role: "group", "aria-label": "Tabs", inert: isCovered }, ...tabs);
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

// What an answer says, in words.
function outcome({ operation, answer }) {
  if (answer.error) return answer.error;
  const verb = Object.keys(operation)[0];
  const blocked = answer.blockedBy ? ` by ${answer.blockedBy}` : "";
  const dropped = answer.restored?.dropped.map(({ key, reason }) => `${key} is dropped: ${reason}`) ?? [];
  if (answer.restored?.refusal) dropped.push(`the state is refused: ${answer.restored.refusal}`);
  return [`${verb}: ${answer.result}${blocked}`, ...dropped].join("; ");
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
  const url = element("input", {
    type: "text",
    inputmode: "url",
    "aria-label": "URL",
    placeholder: "URL to open",
    value: phone.unread ?? "",
    oninput: () => (phone.unread = url.value),
  });
  const onsubmit = (event) => {
    event.preventDefault();
    phone.act({ open: url.value });
  };
  return element("form", { class: "row", onsubmit }, url, element("button", {}, "Open"));
}

// How the app starts again, and which of its windows is in front.
function launches(phone) {
  const base = phone.version === "head" && phones.get("base");
  const snapshot = () => base.perform({ snapshot: true }).snapshot;
  const hasColumns = Object.values(phone.state.containers).some((each) => each.sidebar);
  const turn = () => {
    phone.isTablet = !phone.isTablet;
    render();
  };
  const start = () => {
    phone.launch();
    phone.act({ state: true });
  };
  const front = (number) => ({ "aria-pressed": String(number === phone.state.window) });
  return element(
    "div",
    { class: "row" },
    button("Relaunch", start),
    phone.app.restores && button("Restore", () => phone.act({ relaunch: true })),
    base && phone.app.restores && button("Restore base's", () => phone.act({ relaunch: snapshot() ?? true })),
    hasColumns && button(phone.isTablet ? "As phone" : "As tablet", turn),
    ...(phone.state.windows ?? []).map((number) =>
      button(`Window ${number}`, () => phone.act({ window: number }), front(number)),
    ),
  );
}

function conditionMenus(phone) {
  const option = (word, value) => element("option", { value: word, selected: word === value }, word);
  const condition = ([name, value]) => {
    const onchange = (event) => phone.setCondition(name, event.target.value);
    const options = ["met", "unmet", "unknown"].map((word) => option(word, value));
    return element("label", {}, name, element("select", { onchange, "data-condition": name }, ...options));
  };
  const names = phone.app.personas.map((each) => each.name);
  const choose = (name) => phone.setPersona(name);
  const persona = names.length > 0 && menu("Persona", "Own", names, phone.persona, choose, { "data-persona": "" });
  return phone.conditions.size > 0 && element("div", { class: "form" }, persona, ...[...phone.conditions].map(condition));
}

function controls(phone) {
  const answer = [phone.last && outcome(phone.last), phone.finished].filter(Boolean).join("; ");
  return [
    urlForm(phone),
    element("p", { class: "outcome", role: "status" }, answer),
    phone.last?.nearest && reason(phone.last),
    launches(phone),
    conditionMenus(phone),
  ];
}

function renderPhones() {
  document.body.classList.toggle("has-phone", Boolean(state.phone));
  document.body.classList.toggle("has-phones", Boolean(state.phone) && phones.size > 1);
  if (!state.phone) return phonesPanel.replaceChildren();
  const focusable = () => [...phonesPanel.querySelectorAll("button, input, select")];
  const focused = focusable().indexOf(document.activeElement);
  const names = { base: "Base", head: phones.size > 1 ? "Head" : "Phone" };
  const shown = [...phones.values()].map((phone) => {
    const name = names[phone.version];
    const attributes = { class: "phone", "data-version": phone.version, "aria-label": name };
    return element("section", attributes, element("h2", {}, name), device(phone), ...controls(phone));
  });
  phonesPanel.replaceChildren(...(shown.length > 0 ? shown : [note(refusal || "The router is loading.")]));
  focusable()[focused]?.focus({ preventScroll: true });
}

// The screens of the phones, as the map lights them.
function onPhones() {
  const shown = [...phones.values()].filter(({ version }) => !state.side || version === state.side);
  const ids = shown.flatMap((phone) => phone.ids());
  return ids.length > 0 ? new Set(ids) : null;
}

// Shows what proves a change on both phones: the URL is opened, the kept state restored.
function canRun({ evidence }) {
  return phones.size > 1 && Boolean(evidence?.conditions || evidence?.snapshot);
}

function runEvidence({ evidence }) {
  state.phone = "1";
  for (const phone of phones.values()) {
    phone.launch();
    for (const [name, isMet] of Object.entries(evidence.conditions ?? {})) {
      if (phone.conditions.has(name)) phone.setCondition(name, isMet ? "met" : "unmet");
    }
    phone.unread = evidence.url ?? null;
    phone.act(evidence.url ? { open: evidence.url } : { relaunch: evidence.snapshot });
  }
  writeState(true);
}

// The same operations for programs.
window.navspec = {
  ready: null,
  nearest: (url, version = "head") => phones.get(version)?.nearest(url) ?? null,
  perform(operation, version = "head") {
    const phone = phones.get(version);
    if (!phone) return { error: refusal || "the router is loading" };
    const answer = phone.perform(operation);
    if (state.phone) render();
    return answer;
  },
};
