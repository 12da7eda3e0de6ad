// The picture: what part of it is seen, what is lit in it, and the lines of the chosen screen. The tool has placed
// everything; here only lines between places are drawn.

const svgNamespace = "http://www.w3.org/2000/svg";

// An element with attributes and children. Text from the spec arrives as a child string, which is text and never markup.
function element(name, attributes = {}, ...children) {
  const made = name.startsWith("svg:")
    ? document.createElementNS(svgNamespace, name.slice(4))
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const map = document.getElementById("map");
const picture = { width: map.viewBox.baseVal.width, height: map.viewBox.baseVal.height };
const cards = new Map(); // Of nodes, by id.
const lines = new Map(); // Of edges, by index.
const overlay = element("svg:g", { class: "ways", "aria-hidden": "true" });
const names = element("svg:g", { class: "names", "aria-hidden": "true" });
const boxes = [];
// All of these, with their frames: what is out of sight is not drawn.
const parts = [];
const layers = Object.fromEntries(["box", "line", "node"].map((kind) => [kind, element("svg:g")]));
const view = { x: 0, y: 0, scale: 1, isWhole: false };
let level = "";

for (const kind of Object.keys(layers)) {
  for (const part of map.querySelectorAll(`g.${kind}`)) {
    const index = Number(part.dataset.index);
    const frame = frameOf(part);
    if (kind === "line" && part.dataset.index) lines.set(index, part);
    if (kind === "box") boxes.push({ group: data.groups[index], frame });
    if (kind !== "node") part.setAttribute("aria-hidden", "true");
    const card = kind === "node" ? setUpCard(part, data.nodes[index], frame) : null;
    parts.push({ part, frame, layer: layers[kind], card });
    part.remove();
  }
}
map.append(...Object.values(layers), overlay, names);

// That of its first rectangle, or else of the points of its path: nothing has to be laid out for it.
function frameOf(part) {
  const outline = part.querySelector("rect");
  if (outline) return ["x", "y", "width", "height"].map((key) => Number(outline.getAttribute(key)));
  const numbers = part.querySelector("path").getAttribute("d").match(/-?[\d.]+/g).map(Number);
  const [xs, ys] = [0, 1].map((at) => numbers.filter((_, index) => index % 2 === at));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

function setUpCard(part, node, frame) {
  // One for each version that looks different.
  const titles = [...part.querySelectorAll('text[font-size="12"]')].map((title) => {
    const { label } = seenAs(node, title.parentNode.className.baseVal.replace("as-", ""));
    return { title, label, text: title.textContent, length: title.getAttribute("textLength") };
  });
  part.setAttribute("role", "graphics-symbol");
  part.setAttribute("aria-roledescription", "screen");
  part.setAttribute("tabindex", "-1");
  const card = { part, node, titles, frame, level: "" };
  cards.set(node.id, card);
  return card;
}

// MARK: What is seen

const area = () => map.getBoundingClientRect();

// The room of the picture changes for paper too, and its view must stay.
let isOnPaper = false;

function applyView() {
  const { width, height } = area();
  if (!width || isOnPaper) return;
  map.setAttribute("viewBox", `${view.x} ${view.y} ${width / view.scale} ${height / view.scale}`);
  showLevel(view.scale);
}

function showLevel(scale) {
  level = scale >= 0.62 ? "near" : scale >= 0.24 ? "middle" : "far";
  map.dataset.level = level;
  draw();
  nameBoxes();
}

// Draws what can be seen: all of it while the picture has no room yet. The card that the key Tab leads to is there too.
let entry = "";
function draw() {
  const room = area();
  const [width, height] = [room.width / view.scale, room.height / view.scale];
  // Tips of lines and marks of cards stand out of their frames.
  const [left, top, right, bottom] = [view.x - 20, view.y - 20, view.x + width + 20, view.y + height + 20];
  const isWhole = isOnPaper || !room.width;
  for (const { part, frame, layer, card } of parts) {
    const [x, y, w, h] = frame;
    const isInside = x <= right && y <= bottom && x + w >= left && y + h >= top;
    const isSeen = isInside || isWhole || card?.node.id === entry;
    if (isSeen && !part.parentNode) layer.append(part);
    else if (!isSeen && part.parentNode) part.remove();
    if (!isSeen || !card || card.level === level) continue;
    card.level = level;
    for (const title of card.titles) write(title, card);
  }
  showSight({ x: view.x, y: view.y, width, height });
}

// All of it, with what can be read on a sheet of paper.
function showOnPaper() {
  isOnPaper = true;
  map.setAttribute("viewBox", `0 0 ${picture.width} ${picture.height}`);
  showLevel(Math.min(1000 / picture.width, 680 / picture.height) * 1.3);
}

function leavePaper() {
  isOnPaper = false;
  applyView();
}

// The room of the picture has changed: all of it stays in sight, or else what is in the middle.
let drawnFor = null;
function fit() {
  const { width, height } = area();
  if (!width || isOnPaper || (drawnFor?.width === width && drawnFor.height === height)) return;
  const before = drawnFor;
  drawnFor = { width, height };
  if (!before) return;
  if (view.isWhole) return showStart();
  view.x += (before.width - width) / 2 / view.scale;
  view.y += (before.height - height) / 2 / view.scale;
  applyView();
}

// In between, cards have only their titles, larger, on as many lines as there is room for.
function write({ title, label, text, length }, { node, frame: [x, y, , height] }) {
  if (level === "near") {
    if (length) title.setAttribute("textLength", length);
    return title.replaceChildren(text);
  }
  title.removeAttribute("textLength");
  const texts = [""];
  for (const word of (signs[node.change] + label).split(" ")) {
    const longer = `${texts.at(-1)} ${word}`.trim();
    const isLast = texts.length * 26 + 40 > height;
    if (texts.at(-1).length < 3 || isLast || measured(longer, 24) <= 190) texts[texts.length - 1] = longer;
    else texts.push(word);
  }
  const lines = cut(texts, label).map((text, line) => element("svg:tspan", { x: x + 11, y: y + 27 + line * 26 }, text));
  title.replaceChildren(...lines);
}

// What two titles have in common is cut instead of what differs.
const whole = new Map();
function cut(texts, label) {
  let lines;
  for (const tail of [4, 9, 1, 6]) {
    lines = texts.map((text) => fitted(text, 190, 24, tail));
    if ((whole.get(lines.join("\n")) ?? label) === label) break;
  }
  whole.set(lines.join("\n"), label);
  return lines;
}

const pen = document.createElement("canvas").getContext("2d");
function measured(text, size) {
  pen.font = `bold ${size}px ${map.getAttribute("font-family")}`;
  return pen.measureText(text).width;
}

// A text that fits, its middle left out where it does not: `tail` twelfths of what is left are the end.
function fitted(text, width, size, tail = 4) {
  if (measured(text, size) <= width) return text;
  const letters = [...text];
  for (let count = letters.length - 1; count > 1; count--) {
    const end = Math.floor((count * tail) / 12);
    const short = `${letters.slice(0, count - end).join("")}…${letters.slice(letters.length - end).join("")}`;
    if (measured(short, size) <= width) return short;
  }
  return "…";
}

// From afar, boxes have names of a size to read.
function nameBoxes() {
  names.replaceChildren();
  if (level !== "far") return;
  for (const { group, frame } of boxes) {
    const [x, y, width, height] = frame;
    const size = Math.min(13 / view.scale, width / 5, height / 1.4);
    if (size * view.scale < 7) continue;
    const text = fitted((map.dataset.side === "base" && group.former) || group.label, width - size, size);
    names.append(element("svg:text", { x: x + size * 0.6, y: y + size * 1.25, "font-size": size }, text));
  }
}

// Shows a rectangle whole, with a margin, no larger than `limit` times.
function show([x, y, width, height], limit) {
  const room = area();
  if (!room.width || !room.height) return;
  const margin = Math.min(40, room.width / 12);
  view.scale = Math.min(limit, (room.width - 2 * margin) / width, (room.height - 2 * margin) / height);
  view.x = x + width / 2 - room.width / view.scale / 2;
  view.y = y + height / 2 - room.height / view.scale / 2;
  view.isWhole = false;
  applyView();
}

function showAll() {
  show([0, 0, picture.width, picture.height], 1);
  view.isWhole = true;
}

// All of it where titles can then be read, else its beginning.
function showStart() {
  showAll();
  if (view.scale >= 0.34) return;
  const room = area();
  view.scale = 0.42;
  view.x = Math.min(0, picture.width / 2 - room.width / view.scale / 2);
  view.y = Math.min(0, picture.height / 2 - room.height / view.scale / 2);
  applyView();
}

// Moves the picture by a part of itself.
function moveBy(x, y) {
  view.x += x;
  view.y += y;
  view.isWhole = false;
  applyView();
}

function zoom(factor, at) {
  const room = area();
  const point = at ?? { x: room.width / 2, y: room.height / 2 };
  const scale = Math.min(3, Math.max(Math.min(0.05, view.scale), view.scale * factor));
  view.x += point.x / view.scale - point.x / scale;
  view.y += point.y / view.scale - point.y / scale;
  view.scale = scale;
  view.isWhole = false;
  applyView();
}

// Moves the picture if some of these nodes cannot be seen: to all of them, or to the first if they are far apart.
function reveal(ids) {
  const frames = [...ids].map((id) => cards.get(id)?.frame).filter(Boolean);
  if (frames.length === 0) return;
  const [left, top] = [0, 1].map((at) => Math.min(...frames.map((frame) => frame[at])));
  const [right, bottom] = [0, 1].map((at) => Math.max(...frames.map((frame) => frame[at] + frame[at + 2])));
  const room = area();
  const [width, height] = [room.width / view.scale, room.height / view.scale];
  const isSeen = left >= view.x && top >= view.y && right <= view.x + width && bottom <= view.y + height;
  if (isSeen && level !== "far") return;
  const scale = Math.min(room.width / (right - left + 120), room.height / (bottom - top + 120));
  if (frames.length > 1 && scale < 0.3) return reveal([...ids].slice(0, 1));
  show([left, top, right - left, bottom - top], Math.max(view.scale, frames.length > 1 ? 0.62 : 0.42));
}

// MARK: What is lit

// Lights some nodes and lines, and dims the others. `lit` null dims nothing.
function light({ lit, chosen, drawn, side }) {
  const isOtherSide = map.dataset.side !== side;
  map.dataset.side = side;
  // Where the key Tab leads into the picture.
  entry = chosen || data.nodes.find((node) => isIn(node, side) && (lit === null || lit.has(node.id)))?.id;
  for (const [id, card] of cards) {
    const { classList } = card.part;
    const node = isOtherSide && seenAs(card.node, side);
    if (node) card.part.setAttribute("aria-label", `${signs[node.change]}${node.label}, ${node.kind}`);
    classList.toggle("dim", lit !== null && !lit.has(id));
    classList.toggle("chosen", id === chosen);
    classList.toggle("absent", !isIn(card.node, side));
    if (id === chosen) card.part.setAttribute("aria-current", "true");
    else card.part.removeAttribute("aria-current");
    card.part.setAttribute("tabindex", id === entry ? "0" : "-1");
  }
  const kept = new Set(drawn.map((edge) => edge.index));
  for (const [index, line] of lines) {
    const edge = data.edges[index];
    line.classList.toggle("dim", lit !== null && !kept.has(index) && !(lit.has(edge.from) && lit.has(edge.to)));
    line.classList.toggle("lit", kept.has(index));
    line.classList.toggle("absent", !isIn(edge, side));
  }
  map.classList.toggle("is-lit", lit !== null);
  overlay.replaceChildren(...drawn.filter((edge) => isIn(edge, side)).flatMap(curve));
  draw();
}

// A curve from card to card, for an edge that the picture has no line for.
function curve(edge) {
  const [from, to] = [cards.get(edge.from)?.frame, cards.get(edge.to)?.frame];
  if (!from || !to || lines.has(edge.index) || from === to) return [];
  const isRight = to[0] > from[0] + from[2] / 2;
  const start = { x: from[0] + (isRight ? from[2] : 0), y: from[1] + from[3] / 2 };
  const end = { x: to[0] + (isRight || to[0] === from[0] ? 0 : to[2]), y: to[1] + 17 };
  const reach = Math.max(40, Math.abs(end.x - start.x) / 2.5);
  const [out, back] = [isRight ? reach : -reach, end.x === to[0] ? -reach : reach];
  const arrow = back < 0 ? -8 : 8;
  const bend = `C${start.x + out} ${start.y} ${end.x + back} ${end.y} ${end.x + arrow} ${end.y}`;
  return [
    element("svg:path", { class: `way ${edge.change ?? ""}`, d: `M${start.x} ${start.y}${bend}` }),
    element("svg:path", { class: "tip", d: `M${end.x} ${end.y}l${arrow} -4.5v9z` }),
  ];
}
