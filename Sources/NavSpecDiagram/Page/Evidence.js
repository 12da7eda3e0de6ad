// What the phones show of a change: its own evidence, or nothing. The URL is opened, the kept state restored, and the way
// walked by taps, as far as both versions lead the same way.

// What is done on both phones; null where nothing that phones do shows the change.
function evidenceOf(change) {
  const { evidence, edges } = change;
  const unmet = Object.keys(evidence?.conditions ?? {}).filter((name) => !evidence.conditions[name]);
  if (change.class === "LINK" && evidence?.conditions) return { unmet, operation: { open: evidence.url } };
  // An arrangement of tabs is no state of a window.
  const isWindow = [evidence?.base, evidence?.head].every((screens) => screens === null || Array.isArray(screens));
  if (change.class === "STATE" && evidence?.snapshot && isWindow) {
    return { unmet, operation: { relaunch: evidence.snapshot } };
  }
  // A flow is what the spec says of a way: people may still walk it.
  if (change.class !== "FLOW" || change.subject[0] === "flow") return null;
  if (evidence?.path) return { unmet, ways: waysOf(evidence) };
  if (change.subject[0] === "condition") return evidenceOfRedirect(change.subject[1]);
  const edge = data.edges[edges[0]];
  if (!edge || !nodes.get(edge.from)?.isScreen) return null;
  return { unmet, ways: { base: [edge.from, edge.to], head: [edge.from, edge.to] } };
}

// The nodes that people come by in each version.
function waysOf({ path, headPath }) {
  const ids = (version, names) => {
    const known = data[version]?.ids ?? {};
    return names.map((name) => known[name] ?? name);
  };
  const base = ids("base", path);
  return { base, head: headPath ? ids("head", headPath) : base };
}

// Another screen is shown instead of a guarded one.
function evidenceOfRedirect(name) {
  const condition = data.conditions.find((each) => each.name === name);
  const isGuarded = (node) => [node, node.former].some((each) => each?.requirements.includes(name));
  const guarded = screens.find(isGuarded);
  if (!guarded || condition?.former === condition?.redirect) return null;
  return { unmet: [name], navigate: guarded.id };
}

// The change that the phones were asked for last.
let evident = null;

// Without a change, a phone is there to be used.
const isBlank = (phone) => phone.isBlank && Boolean(changeNow());

const canRun = (change) => phones.size > 1 && evidenceOf(change) !== null;

// Shows a change that can run; for another one the phones are blank, so that they show nothing of the change before.
function showEvidence(change) {
  const evidence = evidenceOf(change);
  evident = change.id;
  phonesPanel.scrollTop = 0;
  if (evidence) state.phone = "1";
  for (const phone of phones.values()) {
    phone.launch();
    phone.isBlank = !evidence;
    for (const name of evidence?.unmet ?? []) {
      if (phone.conditions.has(name)) phone.take({ condition: name, state: "unmet" });
    }
    if (evidence?.operation) phone.take(evidence.operation);
    if (evidence?.navigate) goAtOnce(phone, evidence.navigate);
    phone.unread = evidence?.operation?.open ?? null;
  }
  if (evidence?.ways) walkTogether(evidence.ways);
  logPhones();
}

// What only code or a link opens is where a way may begin.
function goAtOnce(phone, id) {
  const name = phone.named(id);
  if (name) phone.take({ navigate: name, params: phone.app.routes[name].sample });
  return Boolean(name);
}

// Walks a step on both phones while both versions have it. Before the first that one of them lacks, they stop, and the next
// button is marked.
function walkTogether(ways) {
  const walkers = [...phones.values()].map((phone) => ({ phone, way: ways[phone.version] }));
  walkers.forEach(({ phone, way }) => beginAt(phone, way[0]));
  const length = Math.max(...walkers.map(({ way }) => way.length));
  for (let at = 1; at < length; at += 1) {
    const steps = walkers.map(({ phone, way }) => stepOf(phone, way[at]));
    const isCommon = walkers.every(({ way }) => way[at] === walkers[0].way[at]) && steps.every(Boolean);
    walkers.forEach(({ phone }, index) => {
      if (isCommon) phone.take(steps[index].operation);
      else phone.next = steps[index]?.to ?? null;
    });
    if (!isCommon) return;
  }
}

function beginAt(phone, id) {
  const first = ({ root, sidebar }) => root ?? sidebar;
  const isRoot = ([, container]) => first(container) && phone.id(first(container)) === id;
  const tab = Object.entries(phone.state.containers).find(isRoot);
  if (!tab) return goAtOnce(phone, id);
  if (phone.state.tab && phone.state.tab !== tab[0]) phone.take({ select: tab[0], by: "user" });
}

// The tap that leads from the topmost screen to a node; null if none does.
function stepOf(phone, id) {
  const top = phone.screens().at(-1);
  const name = id && phone.named(id);
  if (!top || !name) return null;
  for (const edges of [phone.route(top).edges, phone.app.anywhere]) {
    const at = edges.findIndex((edge) => edge.to === name && phone.isMet(edge.when));
    if (at >= 0) return { to: name, operation: operationOf(phone, top, edges, at) };
  }
  return null;
}
