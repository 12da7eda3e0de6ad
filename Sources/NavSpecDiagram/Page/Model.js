// What the page knows: the view, as `--format json` has it and more. Nothing here touches the document.

const data = JSON.parse(document.getElementById("data").textContent);
const nodes = new Map(data.nodes.map((node, index) => [node.id, Object.assign(node, { index, out: [], into: [] })]));
const groups = new Map(data.groups.map((group) => [group.id, group]));
data.edges.forEach((edge, index) => {
  edge.index = index;
  nodes.get(edge.from)?.out.push(edge);
  nodes.get(edge.to)?.into.push(edge);
});
const screens = data.nodes.filter((node) => node.isScreen);

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

// Screens whose route, title, params, URL patterns or owner contain all words, best first: [node, where it was found].
function found(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const results = [];
  for (const node of data.nodes) {
    const fields = [
      ["", node.label],
      ["", node.id],
      ...node.links.map((link) => ["URL", link.pattern]),
      ...node.badges.filter((badge) => badge.kind === "params").map((badge) => ["param", badge.text]),
      ["owner", node.owner ?? ""],
      ["feature", node.feature ?? ""],
    ].map(([what, text]) => [what, text, text.toLowerCase()]);
    if (!words.every((word) => fields.some((field) => field[2].includes(word)))) continue;
    const rank = fields.findIndex((field) => words.some((word) => field[2].includes(word)));
    const isStart = fields.slice(0, 2).some((field) => field[2].startsWith(words[0]));
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

// The ways with the fewest taps, as `navspec graph --from A --to B` answers; without `from` those from launch.
function ways(from, to) {
  const starts = from ? [from] : screens.filter((node) => node.kind === "root").map((node) => node.id);
  let edges = data.edges;
  let after = distances(starts, edges, false);
  if (from && !after.has(to)) {
    // Every screen leads to the tabs, and to what is opened from anywhere.
    const roots = screens.filter((node) => node.kind === "root" && node.id !== from);
    edges = [
      ...edges,
      ...roots.map((node) => ({ from, to: node.id, kind: "tab", meaning: "selects the tab" })),
      ...data.anywhere.filter((id) => id !== from).map((id) => ({ from, to: id, kind: "opens", meaning: "opens" })),
    ];
    after = distances(starts, edges, false);
  }
  if (!after.has(to)) return null;
  const before = distances([to], edges, true);
  const taps = after.get(to);
  const ids = new Set([...after.keys()].filter((id) => before.has(id) && before.get(id) + after.get(id) === taps));
  const used = edges.filter(
    (edge) => ids.has(edge.from) && ids.has(edge.to) && after.get(edge.from) + 1 === after.get(edge.to),
  );
  // One of them, for reading: the first edge of the spec at each step.
  const steps = [];
  for (let id = to; after.get(id) > 0; id = steps[0].from) steps.unshift(used.find((edge) => edge.to === id));
  return { ids, edges: used, steps, taps };
}

const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const signs = { unchanged: "", added: "+ ", removed: "− ", changed: "~ " };
