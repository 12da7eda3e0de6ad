// What the page knows: the view, as `--format json` has it and more. Nothing here touches the document.

// JSON with integers of 64 bits: those that no number of JavaScript holds are a BigInt, where the browser can tell.
const parseJSON = (text) =>
  JSON.parse(text, (_, value, context) =>
    Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source)
      ? BigInt(context.source)
      : value,
  );
const textOfJSON = (value) => JSON.stringify(value, (_, each) => (typeof each === "bigint" ? JSON.rawJSON(each) : each));

const data = parseJSON(document.getElementById("data").textContent);
const nodes = new Map(data.nodes.map((node, index) => [node.id, Object.assign(node, { index, out: [], into: [] })]));
const groups = new Map(data.groups.map((group) => [group.id, group]));
data.edges.forEach((edge, index) => {
  edge.index = index;
  nodes.get(edge.from)?.out.push(edge);
  nodes.get(edge.to)?.into.push(edge);
});
const screens = data.nodes.filter((node) => node.isScreen);

// MARK: Versions

// Whether a version of the app has something; both have all.
const isIn = (thing, side) => thing.change !== { base: "added", head: "removed" }[side];

// A node as one version has it: its title, its kind, its facts, and its edges as they are written there.
function seenAs(node, side) {
  if (side !== "base" && side !== "head") return node;
  const own = side === "base" && node.former ? { ...node, ...node.former } : node;
  const isFact = (badge) => isIn(badge, side) && !(badge.kind === "role" && badge.change !== "unchanged");
  const edges = (list) => list.filter((edge) => isIn(edge, side)).map((edge) => ({ ...edge, ...edge[side] }));
  return {
    ...own,
    badges: node.badges.filter(isFact),
    links: node.links.filter((link) => isIn(link, side)),
    out: edges(node.out),
    into: edges(node.into),
  };
}

// MARK: Searches

// What filters ask about: each has a name, and the values that a node has.
const filters = [
  { key: "tab", title: "Tab", of: (node) => node.tabs },
  { key: "feature", title: "Feature", of: (node) => [node.feature] },
  { key: "owner", title: "Owner", of: (node) => [node.owner] },
  { key: "kind", title: "Presentation", of: (node) => [node.kind] },
].map((filter) => ({ ...filter, values: [...new Set(screens.flatMap(filter.of))].filter(Boolean) }));

// The nodes that all chosen filters let through, or null where none is chosen.
function filtered(state) {
  const chosen = filters.filter((filter) => state[filter.key]);
  if (chosen.length === 0) return null;
  const isChosen = (node) => chosen.every((filter) => filter.of(node).includes(state[filter.key]));
  return new Set(data.nodes.filter(isChosen).map((node) => node.id));
}

// Whether a name matches a pattern with `*` and `?`, as those of `--only` and `--exclude`.
function matches(name, pattern) {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*").replace(/\?/g, ".");
  return new RegExp(`^${source}$`, "i").test(name);
}

// Screens whose route, title, params, URL patterns or owner contain all words, best first: [node, where it was found].
// Words with a `*` are patterns of routes, of which one must match; a `-` before one leaves its routes out.
function found(query) {
  const all = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (all.length === 0) return [];
  const excluded = all.filter((word) => word.length > 1 && word.startsWith("-")).map((word) => word.slice(1));
  const patterns = all.filter((word) => word.includes("*") && !word.startsWith("-"));
  const words = all.filter((word) => !word.startsWith("-") && !word.includes("*"));
  const results = [];
  for (const node of data.nodes) {
    if (excluded.some((pattern) => matches(node.id, pattern))) continue;
    if (patterns.length > 0 && !patterns.some((pattern) => matches(node.id, pattern))) continue;
    if (words.length === 0 && !node.isScreen) continue;
    const fields = [
      ["", node.label],
      ["", node.id],
      ...node.links.map((link) => ["URL", link.pattern]),
      ...node.badges.filter((badge) => badge.kind === "params").map((badge) => ["param", badge.text]),
      ["owner", node.owner ?? ""],
      ["feature", node.feature ?? ""],
    ].map(([what, text]) => [what, text, text.toLowerCase()]);
    if (!words.every((word) => fields.some((field) => field[2].includes(word)))) continue;
    const rank = Math.max(0, fields.findIndex((field) => words.some((word) => field[2].includes(word))));
    const isStart = fields.slice(0, 2).some((field) => field[2].startsWith(words[0] ?? ""));
    const [what, text] = fields[rank];
    results.push({ node, where: what ? `${what} ${text}` : "", order: isStart ? -1 : rank });
  }
  return results.sort((a, b) => a.order - b.order || a.node.index - b.node.index);
}

// The least number of taps from some nodes to each that is reached.
function distances(starts, edges, isBackward) {
  const next = new Map();
  for (const edge of edges) {
    const [from, to] = isBackward ? [edge.to, edge.from] : [edge.from, edge.to];
    if (!next.has(from)) next.set(from, []);
    next.get(from).push(to);
  }
  const result = new Map(starts.map((id) => [id, 0]));
  const queue = [...starts];
  for (let at = 0; at < queue.length; at += 1) {
    for (const id of next.get(queue[at]) ?? []) {
      if (result.has(id)) continue;
      result.set(id, result.get(queue[at]) + 1);
      queue.push(id);
    }
  }
  return result;
}

// What a tap on a guarded screen shows while its condition is not met.
function tapsWithoutConditions() {
  const instead = new Map(data.conditions.map((condition) => [condition.name, condition.redirect]));
  return data.edges.flatMap((edge) =>
    (nodes.get(edge.to)?.requirements ?? [])
      .filter((name) => instead.get(name) && instead.get(name) !== edge.from)
      .map((name) => {
        const label = `for ${edge.to} without ${name}`;
        return { from: edge.from, to: instead.get(name), kind: "redirect", meaning: "shown instead", label };
      }),
  );
}

// The ways with the fewest taps, as `navspec graph --from A --to B` answers, or all; without `from` those from launch.
function ways(from, to, all, usable) {
  const starts = from ? [from] : screens.filter((node) => node.kind === "root").map((node) => node.id);
  let edges = usable;
  let after = distances(starts, edges, false);
  if (from && !after.has(to)) {
    // Every screen leads to the tabs, and to what is opened from anywhere.
    const tabs = new Set(data.groups.filter((group) => group.kind === "tab").map((group) => group.id));
    const roots = screens.filter((node) => node.kind === "root" && tabs.has(node.group) && node.id !== from);
    edges = [
      ...edges,
      ...roots.map((node) => ({ from, to: node.id, kind: "tab", meaning: "selects the tab" })),
      ...data.anywhere.filter((id) => id !== from).map((id) => ({ from, to: id, kind: "opens", meaning: "opens" })),
    ];
    after = distances(starts, edges, false);
  }
  if (!after.has(to)) {
    edges = [...edges, ...tapsWithoutConditions()];
    after = distances(starts, edges, false);
  }
  if (!after.has(to)) return wayBack(from, to, usable);
  const before = distances([to], edges, true);
  const taps = after.get(to);
  const isFewest = (id) => before.get(id) + after.get(id) === taps;
  const ids = new Set([...after.keys()].filter((id) => before.has(id) && (all || isFewest(id))));
  const isStep = (edge) => isFewest(edge.from) && isFewest(edge.to) && after.get(edge.from) + 1 === after.get(edge.to);
  const used = edges.filter((edge) => ids.has(edge.from) && ids.has(edge.to) && (all || isStep(edge)));
  // One of them, for reading: the first edge of the spec at each step.
  const steps = [];
  for (let id = to; after.get(id) > 0; id = steps[0].from) steps.unshift(used.find((edge) => edge.to === id && isStep(edge)));
  return { ids, edges: used, steps, taps };
}

// No tap leads on: what is shown is the way on which a person came, which *back* undoes; null where there is none.
function wayBack(from, to, usable) {
  const leavesNothing = ["replace", "window", "tab", "redirect", "link", "opens"];
  const undone = usable.filter((edge) => !edge.popsFirst && !leavesNothing.includes(edge.kind));
  const after = distances([to], undone, false);
  const back = after.get(from);
  if (!back) return null;
  const before = distances([from], undone, true);
  const ids = new Set([...after.keys()].filter((id) => after.get(id) + before.get(id) === back));
  const isStep = (edge) => ids.has(edge.from) && ids.has(edge.to) && after.get(edge.from) + 1 === after.get(edge.to);
  return { ids, edges: undone.filter(isStep), steps: [], taps: 0, back };
}

// The screens from which edges lead to one, with the number of taps: as `--reaches`.
const waysInto = (id, usable) => distances([id], usable, true);

// The screens around some, up to so many edges away: as `--focus` and `--depth`.
function around(ids, depth, usable) {
  const near = [false, true].flatMap((isBackward) => [...distances(ids, usable, isBackward)]);
  return new Set(near.filter(([, distance]) => distance <= depth).map(([id]) => id));
}

// What `--links`, `--guards` and `--restoration` are about, and the screens that have it.
const aspects = [
  { key: "links", title: "Deep links", has: (node) => node.links.length > 0 },
  { key: "guards", title: "Guards", has: (node) => node.requirements.length > 0 },
  { key: "restoration", title: "Restoration", has: (node) => Boolean(node.restoration) && node.restoration !== "not restored" },
].filter(({ has }) => screens.some(has));

const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const signs = { unchanged: "", added: "+ ", removed: "− ", changed: "~ " };
