// Named ways of the spec: listed first, and played step by step on the phone. What a step does was decided by the router
// when the page was made: an operation of `navspec play`, and the conditions that do not hold.

const flowNow = () => data.flows.find((flow) => flow.name === state.flow);

// The step that the phone shows, from 0.
const stepNow = (flow) => Math.max(0, Math.min(flow.steps.length, Number.parseInt(state.step || "1", 10) || 1) - 1);

// The screens that the map lights.
const screensOfFlow = (flow) => new Set(flow.steps.map((step) => step.screen));

// Launches the app, and does what leads to a step.
function showFlow(flow, at) {
  const phone = phones.get("head");
  if (!phone) return;
  phone.launch();
  for (const step of flow.steps.slice(0, at + 1)) playStep(phone, step);
  // The button of the next step is marked.
  phone.next = flow.steps[at + 1]?.operation?.navigate ?? null;
  logPhones();
}

function playFlow(flow, at) {
  state.phone = "1";
  showFlow(flow, at);
  go({ flow: flow.name, step: String(at + 1) });
}

function playStep(phone, step) {
  for (const [name, answer] of phone.conditions) {
    const wanted = step.unmet.includes(name) ? "unmet" : "met";
    if (answer !== wanted) phone.take({ condition: name, state: wanted });
  }
  if (step.operation) phone.take(step.operation, true);
}

function flowsSection() {
  const item = (flow) => {
    const name = button(flow.title, () => playFlow(flow, 0), { class: "reference", title: flow.name });
    return element("li", {}, name, quiet(plural(flow.taps, "tap")));
  };
  return section("Flows", list(data.flows.map(item)));
}

function storyOfFlow(flow) {
  const at = stepNow(flow);
  const steps = flow.steps.map((step, place) => {
    const attributes = { class: "reference", "aria-current": place === at ? "step" : null };
    const name = button(nodes.get(step.screen)?.label ?? step.screen, () => playFlow(flow, place), attributes);
    return element("li", {}, name, quiet(step.label));
  });
  const to = (text, place) => button(text, () => playFlow(flow, place), { disabled: !flow.steps[place] });
  const place = element("span", { role: "status" }, `step ${at + 1} of ${flow.steps.length}`);
  const command = `navspec graph --flow ${quoted(flow.name)} -o ${quoted(flow.name)}.svg`;
  return [
    heading(flow.title, code(flow.name), note(plural(flow.taps, "tap"))),
    element("div", { class: "row" }, to("‹ Back", at - 1), place, to("Next ›", at + 1)),
    list(steps, "ol"),
    section("On the command line", element("pre", {}, command)),
  ];
}
