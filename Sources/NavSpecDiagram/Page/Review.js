// The list of the changes of a comparison, as `navspec diff` reports them: by causes, with filters and progress.

const levelSigns = { breaking: "●", risky: "▲", safe: "○" };
const levelNames = { breaking: "Breaking", risky: "Risky", safe: "Safe" };

const causes = data.changeGroups.map((group) => ({ ...group, changes: group.changes.map((at) => data.changes[at]) }));
const causeOf = new Map(causes.flatMap((cause) => cause.changes.map((change) => [change.id, cause])));

// MARK: Progress

const seen = new Set();
const sortedIDs = data.changes.map((change) => change.id).sort();
// Bits of other changes say nothing here.
const mark = sortedIDs.reduce((sum, id) => (sum * 31 + Number.parseInt(id.slice(-6), 16)) % 0xfffff, 1).toString(36);
const storageKey = `navspec seen ${data.title}`;

function seenText() {
  const bytes = new Uint8Array(Math.ceil(sortedIDs.length / 8));
  sortedIDs.forEach((id, at) => (bytes[at >> 3] |= seen.has(id) << (at & 7)));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  return seen.size > 0 ? `${mark}.${text.replace(/[A=]+$/, "")}` : "";
}

function readSeen() {
  const [own, text = ""] = state.seen.split(".");
  if (own === mark && /^[\w-]*$/.test(text)) {
    const padded = text.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(sortedIDs.length / 6), "A");
    const bytes = atob(padded.padEnd(Math.ceil(padded.length / 4) * 4, "A"));
    sortedIDs.filter((_, at) => (bytes.charCodeAt(at >> 3) >> (at & 7)) & 1).forEach((id) => seen.add(id));
  }
  const known = (stored(storageKey) ?? "").split(" ");
  known.filter((id) => causeOf.has(id)).forEach((id) => seen.add(id));
  if (changeNow()) see(causeOf.get(state.change).changes, true);
}

function see(changes, isSeen) {
  for (const { id } of changes) seen[isSeen ? "add" : "delete"](id);
  state.seen = seenText();
  store(storageKey, [...seen].join(" "));
}

// What browsers keep for files. Some refuse: then the address alone has it.
function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The address has it.
  }
}

// MARK: What is listed

const featuresOf = (change) => change.nodes.map((id) => nodes.get(id)?.feature).filter(Boolean);
const changeFilters = [
  { key: "level", title: "Level", of: (change) => [change.level], name: (value) => levelNames[value] },
  { key: "class", title: "About", of: (change) => [change.class], name: (value) => data.classes[value] },
  { key: "owner", of: (change) => change.owners },
  { key: "feature", of: featuresOf },
].map((filter) => ({ ...filter, values: [...new Set(data.changes.flatMap(filter.of))] }));

// A number is that of a change.
const isNumber = (query) => /^\s*#?\d+\s*$/.test(query);

function isFound(change, query) {
  if (isNumber(query)) return change.number === Number(query.replace("#", ""));
  const text = [change.message, change.kind, change.id, ...change.screens, ...change.owners].join(" ").toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

const isListed = (change) =>
  changeFilters.every(({ key, of }) => !state[key] || of(change).includes(state[key])) &&
  (!state.q || isFound(change, state.q));

const listed = () => causes.filter((cause) => cause.changes.some(isListed));

// Whether the safe ones are unfolded: where nothing else is listed, or one of them is chosen.
let isUnfolded = false;
const unfolds = (all) => isUnfolded || causeOf.get(state.change)?.level === "safe" || all.every(({ level }) => level === "safe");
const unfolded = (all) => (unfolds(all) ? all : all.filter(({ level }) => level !== "safe"));

// MARK: From one to the next

function step(by) {
  const walked = unfolded(listed());
  const at = walked.indexOf(causeOf.get(state.change));
  const next = at < 0 && by < 0 ? walked.length - 1 : at + by;
  const change = walked[next]?.changes.find(isListed);
  if (!change) return say(by > 0 ? "No more changes" : "No change before it");
  goTo(change);
  say(`${next + 1} of ${walked.length}: ${change.level}: ${change.message}`);
}

// A change that can be run is shown running, unless phones were sent away.
function goTo(change) {
  see(causeOf.get(change.id).changes, true);
  if (state.phone !== "0" && (showsPhones() || canRun(change))) showEvidence(change);
  go({ ...questions, change: change.id });
}

function changeButton(change, ...content) {
  const attributes = {
    class: `change ${change.level}`,
    "data-change": change.id,
    "aria-current": change.id === state.change ? "true" : null,
  };
  const made = button("", () => goTo(change), attributes);
  made.append(element("span", { class: "number quiet" }, `#${change.number}`), element("span", {}, ...content));
  return made;
}

// A cause is the worst of its changes; the chosen one has all of them.
function causeItem(cause, hasOwners) {
  const shown = cause.changes.filter(isListed);
  const isOpen = cause === causeOf.get(state.change);
  const level = [element("span", { "aria-hidden": "true" }, levelSigns[cause.level]), element("span", { class: "hidden" }, `${cause.level}: `)];
  const head = changeButton(
    shown[0],
    element("b", {}, element("span", { class: "level" }, ...level), " ", cause.title),
    hasOwners && quiet(shown[0].owners.join(", ")),
    element("span", { class: "message" }, shown[0].message),
    shown.length > 1 && !isOpen && quiet(`and ${shown.length - 1} more`),
  );
  const others = isOpen ? shown.slice(1).map((change) => element("li", {}, changeButton(change, change.message))) : [];
  const attributes = {
    class: `cause ${cause.level}${cause.changes.every(({ id }) => seen.has(id)) ? " seen" : ""}`,
    "data-changes": cause.changes.map(({ id }) => id).join(" "),
  };
  return element("li", attributes, head, list(others));
}

function causeSection(level, all, hasOwners) {
  const own = all.filter((cause) => cause.level === level);
  if (own.length === 0) return null;
  const items = () => list(own.map((cause) => causeItem(cause, hasOwners)), "ol", { class: "causes" });
  const title = `${levelNames[level]}: ${plural(own.length, "cause")}`;
  if (level !== "safe") return element("div", {}, element("h3", {}, title), items());
  const open = unfolds(all);
  const toggle = () => {
    isUnfolded = !open;
    set(open ? { change: "" } : {});
  };
  const head = button(`${open ? "▾" : "▸"} ${title}`, toggle, { class: "fold", "aria-expanded": String(open) });
  const isSeen = own.every((cause) => cause.changes.every(({ id }) => seen.has(id)));
  const seeAll = () => {
    see(own.flatMap(({ changes }) => changes), !isSeen);
    set({});
  };
  const tick = button("Seen", seeAll, { "aria-pressed": String(isSeen), "aria-label": "All safe changes are seen" });
  return element("div", {}, element("div", { class: "row" }, head, tick), open && items());
}

// The list with its progress, for the side.
function review() {
  const count = data.changes.length;
  if (count === 0) return element("section", {}, element("h2", {}, "Changes"), note("Nothing changes."));
  const all = listed();
  const walked = unfolded(all);
  const at = walked.indexOf(causeOf.get(state.change));
  const place = element("span", {}, at < 0 ? `${plural(count, "change")}, ${plural(causes.length, "cause")}` : `${at + 1} of ${walked.length}`);
  const previous = button("‹", () => step(-1), { "aria-label": "Previous change", disabled: at === 0 });
  const next = button("›", () => step(1), { "aria-label": "Next change", disabled: at === walked.length - 1 });
  const hasOwners = new Set(all.map((cause) => cause.changes[0].owners.join())).size > 1;
  const sections = Object.keys(levelNames).map((level) => causeSection(level, all, hasOwners));
  const menus = changeFilters.filter(({ title, values }) => title && values.length > 1).map(({ key, title, values, name }) =>
    menu(title, "All", values.map((value) => [value, name(value)]), state[key], chooser(key), { "data-filter": key }),
  );
  return element(
    "section",
    { "aria-label": "Changes" },
    element("h2", {}, "Changes"),
    element("div", { class: "row steps" }, previous, place, next),
    element("progress", { "aria-label": "Changes seen", max: count, value: seen.size }),
    element("div", { class: "form" }, ...menus),
    element("div", { class: "changes" }, ...sections.filter(Boolean)),
    all.length === 0 && note("No change is listed."),
  );
}
