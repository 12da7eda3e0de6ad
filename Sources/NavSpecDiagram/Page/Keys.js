// The keyboard: keys walk along edges, from change to change, and ask for views; what they show is announced.

// The edge that was followed last, whose siblings the keys up and down walk through.
let followed = null;

function walk(key) {
  const here = nodes.get(state.screen);
  if (!here) return choose(data.nodes.find((node) => isIn(node, state.side))?.id);
  const isUsable = (edge, end) => edge.from !== edge.to && nodes.has(edge[end]) && isIn(edge, state.side);
  const usable = (edges, end) => edges.filter((edge) => isUsable(edge, end));
  if (key === "ArrowRight") return follow(usable(here.out, "to")[0], "to");
  if (key === "ArrowLeft") {
    const back = usable(here.into, "from");
    return follow(back.find((edge) => edge.from === followed?.from) ?? back[0], "from");
  }
  const by = key === "ArrowDown" ? 1 : -1;
  const parent = nodes.get(followed?.to === here.id ? followed.from : usable(here.into, "from")[0]?.from);
  const siblings = parent ? usable(parent.out, "to") : [];
  const at = siblings.findIndex((edge) => edge.to === here.id);
  if (at >= 0 && siblings[at + by]) return follow(siblings[at + by], "to");
  if (at < 0) choose(data.nodes[here.index + by]?.id);
}

function follow(edge, end) {
  if (!edge) return say(end === "to" ? "leads nowhere" : "nothing leads here");
  followed = end === "to" ? edge : (nodes.get(edge.from).into[0] ?? null);
  choose(edge[end]);
}

function choose(id) {
  if (!id || !cards.has(id)) return;
  go({ screen: id });
  cards.get(id).part.focus({ preventScroll: true });
  const { label, kind, out } = seenAs(nodes.get(id), state.side);
  say(`${label}, ${kind}, leads to ${plural(out.length, "screen")}`);
}

function say(text) {
  live.textContent = "";
  live.textContent = text;
}

function neighbours() {
  const here = nodes.get(state.screen);
  if (!here) return say(data.summary);
  const name = (id) => nodes.get(id)?.label ?? id;
  const read = (edges, end) => edges.map((edge) => name(edge[end])).join(", ") || "nothing";
  say(`${here.label} leads to ${read(here.out, "to")}. Opened from ${read(here.into, "from")}.`);
}

const shortcuts = {
  "/": () => search.focus(),
  Escape: () => go({ ...questions, change: "", q: "", show: "" }),
  "+": () => moved(() => zoom(1.25)),
  "=": () => moved(() => zoom(1.25)),
  "-": () => moved(() => zoom(0.8)),
  0: () => moved(showAll),
  n: neighbours,
  t: () => go({ table: state.table ? "" : "1" }),
  p: togglePhones,
  "[": () => step(-1),
  "]": () => step(1),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (isTyping && event.key !== "Escape") return;
  if (event.key.startsWith("Arrow")) {
    if (!map.contains(event.target) && event.target !== document.body) return;
    event.preventDefault();
    return walk(event.key);
  }
  if (state.keys === "0" && event.key !== "Escape") return;
  const action = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  if (event.key === "Escape") document.activeElement?.blur();
  action();
});
map.addEventListener("focusin", (event) => {
  const card = event.target.closest?.(".node");
  if (card) reveal([data.nodes[Number(card.dataset.index)].id]);
});
