// The overview in a corner of the picture: all of it, small, with the frame of what is seen, which a pointer moves.

const sight = element("svg:rect", { class: "sight" });
const overview = element("svg:svg", { id: "overview", "aria-hidden": "true" }, outlines(boxes, "boxes"), outlines([...cards.values()], "cards"), sight);

function outlines(parts, kind) {
  const outline = ({ frame: [x, y, width, height] }) => `M${x} ${y}h${width}v${height}h${-width}z`;
  return element("svg:path", { class: kind, d: parts.map(outline).join("") });
}

function setUpOverview() {
  const size = Math.min(180 / picture.width, 140 / picture.height);
  const attributes = { viewBox: `0 0 ${picture.width} ${picture.height}`, width: picture.width * size, height: picture.height * size };
  for (const [key, value] of Object.entries(attributes)) overview.setAttribute(key, value);
  const moveTo = ({ clientX, clientY }) => {
    const [room, { left, top }] = [area(), overview.getBoundingClientRect()];
    const x = (clientX - left) / size - room.width / view.scale / 2;
    const y = (clientY - top) / size - room.height / view.scale / 2;
    moved(() => moveBy(x - view.x, y - view.y));
  };
  overview.addEventListener("pointerdown", (event) => {
    overview.setPointerCapture(event.pointerId);
    moveTo(event);
  });
  overview.addEventListener("pointermove", (event) => event.buttons === 1 && moveTo(event));
  map.after(overview);
}

// It is there while a part of the picture is out of sight.
function showSight({ x, y, width, height }) {
  const isWhole = x <= 0 && y <= 0 && x + width >= picture.width && y + height >= picture.height;
  overview.classList.toggle("hidden", isWhole);
  for (const [key, value] of Object.entries({ x, y, width, height })) sight.setAttribute(key, value);
}

setUpOverview();
