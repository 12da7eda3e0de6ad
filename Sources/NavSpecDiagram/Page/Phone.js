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
    Object.assign(this, { version, app, wasm: instance.exports, unread: null, question: null });
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
    this.wasm.launch(this.write(textOfJSON(this.app.personas)));
    this.perform({ mayLeave: false });
    this.allowWindows();
    // What was done since, for the address of the page.
    Object.assign(this, { log: [], last: null, question: null, finished: "", isBlank: false, next: null });
  }

  allowWindows() {
    if (this.app.hasWindows) this.perform({ windows: state.tablet !== "" });
    this.perform({ compact: !isTablet() });
  }

  // The answer of a function that gives its length.
  read(length) {
    return parseJSON(new TextDecoder().decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.answer(), length)));
  }

  // The pattern that comes nearest to a URL that nothing opens, as `navspec resolve` has it; null if something does.
  nearest(url) {
    const length = this.wasm.nearest(this.write(url));
    return length > 0 ? this.read(length) : null;
  }

  // Carries out an operation, and answers as `navspec play` does.
  perform(operation) {
    const answer = this.read(Math.abs(this.wasm.perform(this.write(textOfJSON(operation)))));
    if (!answer.state) return answer;
    this.state = answer.state;
    this.followConditions(operation);
    for (const { route, result, value } of answer.finished) {
      this.finished = [`${route}: ${result}`, value !== undefined && textOfJSON(value)].filter(Boolean).join(" ");
    }
    return answer;
  }

  // What the menus of conditions show.
  followConditions(operation) {
    if (operation.condition) {
      this.conditions.set(operation.condition, operation.state);
      this.persona = "";
    }
    const persona = this.app.personas.find((each) => each.name === operation.persona);
    if (!persona) return;
    this.app.conditions.forEach((condition, at) => {
      this.conditions.set(condition, persona.unmet.includes(at) ? "unmet" : "met");
    });
    this.persona = persona.name;
  }

  // What a person does.
  act(operation, isSure = false) {
    this.take(operation, isSure);
    keepPhones();
    render();
    if (litNow() && !state.screen) reveal(litNow());
  }

  // The same, which is not drawn yet; a draft that is in the way asks first.
  take(operation, isSure = false) {
    Object.assign(this, { finished: "", isBlank: false, next: null });
    const operations = isSure ? [{ mayLeave: true }, operation, { mayLeave: false }] : [operation];
    const answers = operations.map((each) => this.perform(each));
    const answer = answers[isSure ? 1 : 0];
    const waits = this.state.pending?.reason === "draft";
    const asks = waits || (answer.result === "refused" && this.screens().some((screen) => this.route(screen).isDraft));
    this.question = asks && !isSure ? (waits ? { resumePending: true } : operation) : null;
    const nearest = answer.result === "unmatched" ? this.nearest(operation.open) : null;
    this.last = { operation, answer, nearest };
    this.log.push(...operations);
  }

  // Does again what an address says.
  repeat(operations) {
    this.launch();
    for (const operation of operations) {
      const answer = this.perform(operation);
      const nearest = answer.result === "unmatched" ? this.nearest(operation.open) : null;
      if (!("mayLeave" in operation)) this.last = { operation, answer, nearest };
    }
    this.log = operations;
  }

  answerQuestion(isLeaving) {
    const operation = this.question;
    this.question = null;
    if (isLeaving) return this.act(operation, true);
    this.act(operation.resumePending ? { cancelPending: true } : { state: true });
  }

  route(screen) {
    return this.app.routes[screen.route] ?? { title: screen.route, sample: {}, edges: [] };
  }

  // What this version calls the route of a node of the map; null if it has none.
  named(id) {
    const name = Object.keys(this.app.ids).find((each) => this.app.ids[each] === id) ?? id;
    return this.app.routes[name] ? name : null;
  }

  // The node of the map that shows a screen.
  id(screen) {
    return this.app.ids[screen.route] ?? screen.route;
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

  isMet(condition) {
    if (condition === null) return true;
    // The complement of a condition must not hold.
    const name = this.app.conditions[condition < 0 ? ~condition : condition];
    return this.conditions.get(name) === (condition < 0 ? "unmet" : "met");
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
    followPhones();
  } catch (error) {
    refusal = `This browser does not run the app's router here (${error.message}). The map works without it.`;
  }
  render();
}

// MARK: The address

const showsPhones = () => state.phone === "1";
const versionNow = () => (state.side === "base" ? "base" : "head");
const phonesShown = () =>
  showsPhones() ? [...phones.values()].filter(({ version }) => state.pair || phones.size === 1 || version === versionNow()) : [];
const logKeys = { base: "base", head: "do" };

// A link shows what the phones of its sender showed, unless they came a long way.
function keepPhones() {
  logPhones();
  writeState(false);
}

function logPhones() {
  for (const [version, phone] of phones) {
    const text = phone.log.length > 0 ? textOfJSON(phone.log) : "";
    state[logKeys[version]] = text.length > 4000 ? "" : text;
  }
}

// Brings the phones to where the address says they are: by its operations, or else by the evidence of its change or the
// step of its flow.
function followPhones() {
  const change = changeNow();
  const flow = flowNow();
  const texts = new Map([...phones.keys()].map((version) => [version, state[logKeys[version]]]));
  if (change && showsPhones()) showEvidence(change);
  if (flow && showsPhones()) showFlow(flow, stepNow(flow));
  if ((change || flow) && ![...texts.values()].some(Boolean)) return;
  for (const [version, phone] of phones) {
    const text = texts.get(version);
    if (text === textOfJSON(phone.log)) continue;
    try {
      const operations = parseJSON(text || "[]");
      phone.repeat(Array.isArray(operations) ? operations : []);
    } catch {
      phone.launch();
    }
  }
}

// The screens of the phones, as the map lights them.
function onPhones() {
  const shown = phonesShown().filter((phone) => !isBlank(phone) && (state.side === "both" || phone.version === state.side));
  const ids = shown.flatMap((phone) => phone.screens().map((screen) => phone.id(screen)));
  return ids.length > 0 ? new Set(ids) : null;
}

// The same operations for programs.
window.navspec = {
  ready: null,
  nearest: (url, version = "head") => phones.get(version)?.nearest(url) ?? null,
  perform(operation, version = "head") {
    const phone = phones.get(version);
    if (!phone) return { error: refusal || "the router is loading" };
    const answer = phone.perform(operation);
    Object.assign(phone, { isBlank: false, next: null });
    if (showsPhones()) render();
    return answer;
  },
};
