// The page: its state is the fragment of its address, so that a link shows what its sender saw.

// Of the questions, one is asked: a screen, a way, what leads to a screen, what is around some.
const questions = { screen: "", from: "", to: "", all: "", reaches: "", focus: "", depth: "", flow: "", step: "" };
const views = [...Object.keys(questions), "q", "tab", "feature", "owner", "kind", "show", "as", "side", "table", "at"];
// Of a review: what is listed, what is chosen, and what was seen.
const ofReview = ["level", "class", "change", "seen"];
// What the phones show: whether there are any, of both versions, as what, and what was done on each.
const keys = [...views, ...ofReview, "phone", "pair", "tablet", "do", "base", "keys"];
let state = {};

function readState() {
  const written = new URLSearchParams(location.hash.slice(1));
  state = Object.fromEntries(keys.map((key) => [key, written.get(key) ?? ""]));
  for (const key of ["screen", "reaches"]) if (!nodes.has(state[key])) state[key] = "";
  if (!["base", "head", "both"].includes(state.side)) state.side = data.side;
}

function writeState(isStep) {
  const usual = { side: data.side };
  const said = keys.filter((key) => state[key] && state[key] !== usual[key]);
  const written = new URLSearchParams(said.map((key) => [key, state[key]]));
  const address = `#${written}`;
  if (address === (location.hash || "#")) return;
  history[isStep ? "pushState" : "replaceState"](null, "", address);
}

// Changes what is shown. A change and the questions exclude each other in the panel.
function go(patch) {
  const isOfWay = "from" in patch || "to" in patch || "all" in patch;
  const { from, to, all } = isOfWay ? state : {};
  if (Object.keys(questions).some((key) => patch[key])) {
    const kept = patch.focus || patch.depth ? { focus: state.focus, depth: state.depth } : isOfWay ? { from, to, all } : {};
    Object.assign(state, questions, kept);
    if (!patch.screen) state.change = "";
  }
  Object.assign(state, patch);
  writeState(true);
  render();
  reveal(litNow() ?? (state.screen ? [state.screen] : []));
  keepView();
}

// Remembers the part that is seen, after it has come to rest.
let rest = 0;
function keepView() {
  clearTimeout(rest);
  rest = setTimeout(() => {
    const room = area();
    if (!room.width) return;
    const center = [view.x + room.width / view.scale / 2, view.y + room.height / view.scale / 2];
    state.at = [...center.map(Math.round), view.scale.toFixed(3)].join(",");
    writeState(false);
  }, 150);
}

function restoreView() {
  const [x, y, scale] = state.at.split(",").map(Number);
  if (!(scale > 0)) return false;
  const room = area();
  view.scale = Math.min(3, Math.max(0.01, scale));
  view.isWhole = false;
  view.x = x - room.width / view.scale / 2;
  view.y = y - room.height / view.scale / 2;
  applyView();
  return true;
}

// MARK: What is lit

const changeNow = () => data.changes.find(({ id }) => id === state.change);
const isWay = () => Boolean(state.to || state.from);
const focusNow = () => state.focus.split(",").filter((id) => nodes.has(id));
const depthNow = () => Math.max(0, Math.min(99, Number.parseInt(state.depth || "1", 10) || 0));
const personaNow = () => data.personas.find((persona) => persona.name === state.as);

// The edges of the chosen version that the chosen persona can follow.
function edgesNow() {
  const own = personaNow() && new Set(personaNow().nodes);
  return data.edges.filter((edge) => isIn(edge, state.side) && (!own || (own.has(edge.from) && own.has(edge.to))));
}

const wayNow = () => ways(state.from, state.to, Boolean(state.all), edgesNow());

// The nodes that a question about ways is answered with; null if none is asked.
function answerNow() {
  if (flowNow()) return screensOfFlow(flowNow());
  if (isWay()) return wayNow()?.ids ?? new Set([state.from, state.to].filter(Boolean));
  if (state.reaches) return new Set(waysInto(state.reaches, edgesNow()).keys());
  const focus = focusNow();
  return focus.length > 0 ? around(focus, depthNow(), edgesNow()) : null;
}

function litNow() {
  const answer = answerNow();
  if (answer) return answer;
  if (state.screen) {
    const node = nodes.get(state.screen);
    return new Set([node.id, ...node.out.map((edge) => edge.to), ...node.into.map((edge) => edge.from)]);
  }
  const change = changeNow();
  if (change) return change.nodes.length ? new Set(change.nodes) : null;
  if (state.q) return new Set(hits().map(({ node }) => node.id));
  return letThrough() ?? (showsPhones() ? onPhones() : null);
}

// The nodes that all filters let through; null where nothing is asked.
function letThrough() {
  const aspect = aspects.find(({ key }) => key === state.show);
  const asked = [
    filtered(state),
    aspect && new Set(screens.filter(aspect.has).map((node) => node.id)),
    personaNow() && new Set(personaNow().nodes),
  ].filter(Boolean);
  return asked.length > 0 ? new Set([...asked[0]].filter((id) => asked.every((ids) => ids.has(id)))) : null;
}

// What a search finds among them.
let last = { q: "", found: [] };
function hits() {
  const ids = letThrough();
  if (last.q !== state.q) last = { q: state.q, found: found(state.q) };
  return last.found.filter(({ node }) => isIn(node, state.side) && (ids === null || ids.has(node.id)));
}

function drawnNow() {
  if (isWay()) return wayNow()?.edges ?? [];
  const answer = answerNow();
  if (answer) return edgesNow().filter((edge) => answer.has(edge.from) && answer.has(edge.to));
  const node = nodes.get(state.screen);
  if (node) return [...node.out, ...node.into];
  return (changeNow()?.edges ?? []).map((index) => data.edges[index]);
}

// MARK: Rendering

const bar = document.getElementById("bar");
const side = document.getElementById("side");
const main = document.getElementById("main");
const live = element("p", { class: "hidden", "aria-live": "polite" });
const search = element("input", {
  type: "search",
  id: "search",
  placeholder: "Search routes, titles, params, URLs, owners",
  "aria-label": "Search",
  "aria-controls": "side",
  oninput: () => {
    const isAsked = [...Object.keys(questions), "change"].some((key) => state[key]);
    set({ ...questions, q: search.value, change: "" }, isAsked ? render : renderFound);
    reveal(hits().slice(0, 1).map(({ node }) => node.id));
  },
  onkeydown: (event) => event.key === "Enter" && openHit(),
});

function openHit() {
  const change = data.changes.find(isListed);
  const [hit] = hits();
  if (change && (!hit || isNumber(state.q))) return goTo(change);
  if (hit) go({ screen: hit.node.id });
}

// Shows something else of the same: no step of the history.
function set(patch, shown = render) {
  Object.assign(state, patch);
  writeState(false);
  shown();
}

const segments = (label, ...parts) => element("div", { class: "segments", role: "group", "aria-label": label }, ...parts);
const segment = (key, value, text) =>
  button(text, () => set({ [key]: value }), { "aria-pressed": String(state[key] === value) });

// In a review, phones come by themselves unless they were sent away.
function togglePhones() {
  const change = changeNow();
  if (!showsPhones() && change && evident !== change.id) showEvidence(change);
  go({ phone: document.body.classList.contains("has-phone") ? (data.isComparison ? "0" : "") : "1" });
}
const phoneSegment = () => button("Phone", togglePhones, { "aria-pressed": String(showsPhones()) });

const tools = element("div", { class: "tools" });
const status = element("span", { class: "quiet summary" }, data.summary);
bar.append(status, search, tools, live);

function renderTools() {
  const sides = [segment("side", "base", "Base"), segment("side", "both", "Both"), segment("side", "head", "Head")];
  const zoomer = (text, label, action) => button(text, () => moved(action), { "aria-label": label, title: label });
  tools.replaceChildren(
    ...(data.isComparison ? [segments("Version", ...sides)] : []),
    segments("View", segment("table", "", "Map"), segment("table", "1", "Table")),
    segments("Phone", phoneSegment()),
    segments(
      "Zoom",
      zoomer("−", "Zoom out", () => zoom(0.8)),
      zoomer("Fit", "Show all", showAll),
      zoomer("+", "Zoom in", () => zoom(1.25)),
    ),
  );
}

const panel = (title, ...children) => element("section", { "aria-label": title }, element("h2", {}, title), ...children);

function results() {
  const all = hits();
  const items = all.slice(0, 60).map(({ node, where }) =>
    element("li", {}, reference(node.id, node.label), quiet(where || node.id)),
  );
  const count = element("p", { class: "quiet", role: "status" }, plural(all.length, "screen"));
  return panel("Results", count, list(items, "ul", { class: "results" }) ?? "");
}

const chooser = (key) => (value) => go({ ...questions, change: "", [key]: value });

function filterMenus() {
  const usable = filters.filter((filter) => filter.values.length > 1);
  const menus = usable.map(({ key, title, values }) => {
    return menu(title, "All", values, state[key], chooser(key), { "data-filter": key });
  });
  const titles = aspects.map(({ key, title }) => [key, title]);
  if (titles.length > 0) menus.push(menu("With", "Anything", titles, state.show, chooser("show"), { "data-filter": "show" }));
  const personas = data.personas.map((persona) => persona.name);
  if (personas.length > 0) menus.push(menu("As", "Everybody", personas, state.as, chooser("as"), { "data-filter": "as" }));
  return menus.length > 0 && panel("Filters", element("div", { class: "form" }, ...menus));
}

function renderSide() {
  const legend = panel("Legend", document.getElementById("legend").content.cloneNode(true));
  // The list of changes stays where it was scrolled to, and the key where it was pressed.
  const controls = () => [...side.querySelectorAll("button, select")];
  const [top, focused] = [side.scrollTop, controls().indexOf(document.activeElement)];
  const parts = [state.q && results(), data.isComparison && review(), filterMenus(), legend];
  side.replaceChildren(...parts.filter(Boolean));
  side.scrollTop = top;
  controls()[focused]?.focus({ preventScroll: true });
  side.querySelector(".changes [aria-current]")?.scrollIntoView({ block: "nearest" });
}

function renderStory() {
  const [change, node] = [changeNow(), nodes.get(state.screen)];
  const back = (text, patch) => button(text, () => go(patch), { class: "back" });
  const aspect = aspects.find(({ key }) => key === state.show);
  let parts = storyOfApp();
  if (flowNow()) parts = [back("‹ All", questions), ...storyOfFlow(flowNow())];
  else if (isWay()) parts = [back("‹ All", questions), ...storyOfWay(state.from, state.to)];
  else if (state.reaches) parts = [back("‹ All", questions), ...storyOfWaysInto(state.reaches)];
  else if (focusNow().length > 0) parts = [back("‹ All", questions), ...storyOfFocus(focusNow(), depthNow())];
  else if (node) parts = [back(change ? "‹ Change" : "‹ All", { screen: "" }), ...storyOf(seenAs(node, state.side))];
  else if (change) parts = [back("‹ All", { change: "" }), ...storyOfChange(change)];
  else if (aspect) parts = [back("‹ All", { show: "" }), ...storyOfAspect(aspect)];
  story.replaceChildren(...parts.filter(Boolean));
  story.scrollTop = 0;
}

function render() {
  if (search.value !== state.q) search.value = state.q;
  renderTools();
  renderStory();
  renderPhones();
  renderFound();
  fit();
}

// What another word of the search changes: what is lit and listed.
function renderFound() {
  const lit = litNow();
  light({ lit, chosen: state.screen, drawn: drawnNow(), side: state.side });
  renderSide();
  document.body.classList.toggle("has-table", Boolean(state.table));
  main.querySelector("#table")?.remove();
  if (state.table) {
    const shown = (node) => (lit === null || lit.has(node.id)) && isIn(node, state.side);
    main.append(element("div", { id: "table", tabindex: "0", role: "region", "aria-label": "Screens" }, table(shown)));
  }
  const screens = data.nodes.filter((node) => node.kind !== "entry");
  const count = lit && screens.filter((node) => lit.has(node.id)).length;
  status.textContent = lit && !state.screen ? `${count} of ${screens.length} lit` : data.summary;
}

function moved(action) {
  action();
  keepView();
}

// MARK: Pointer

let drag = null;
map.addEventListener("pointerdown", (event) => {
  if (event.button === 0) drag = { x: event.clientX, y: event.clientY, hasMoved: false, target: event.target };
});
map.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.hasMoved && Math.hypot(dx, dy) < 4) return;
  if (!drag.hasMoved) map.setPointerCapture(event.pointerId);
  Object.assign(drag, { x: event.clientX, y: event.clientY, hasMoved: true });
  moved(() => moveBy(-dx / view.scale, -dy / view.scale));
});
map.addEventListener("pointerup", () => {
  if (drag && !drag.hasMoved) {
    const card = drag.target.closest(".node");
    const id = card && data.nodes[Number(card.dataset.index)].id;
    go(id ? { screen: id } : questions);
    if (id) cards.get(id).part.focus({ preventScroll: true });
  }
  drag = null;
});
map.addEventListener("pointercancel", () => (drag = null));
map.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    const room = area();
    if (event.ctrlKey || event.metaKey) {
      const at = { x: event.clientX - room.left, y: event.clientY - room.top };
      return moved(() => zoom(Math.exp(-event.deltaY / 200), at));
    }
    moved(() => moveBy(event.deltaX / view.scale, event.deltaY / view.scale));
  },
  { passive: false },
);

// MARK: Start

addEventListener("hashchange", start);
new ResizeObserver(fit).observe(map);
addEventListener("beforeprint", showOnPaper);
addEventListener("afterprint", leavePaper);
// A watched page may be out of date when a person comes back to it.
if (data.isWatched) addEventListener("blur", () => addEventListener("focus", () => location.reload()));

function start() {
  readState();
  readSeen();
  followPhones();
  render();
  if (restoreView()) return;
  if (!level) showStart();
  reveal(litNow() ?? []);
}

start();
window.navspec.ready = startPhones().then(() => (document.body.dataset.phones = String(phones.size)));
document.body.dataset.ready = "true";
