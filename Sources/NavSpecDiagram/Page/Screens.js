// How screens look: on the cards, and on the phones.

const darkScheme = matchMedia("(prefers-color-scheme: dark)");

// The address of a picture, or null: the older version's where it differs, and that for dark pages where there is one.
function lookOf(route, side) {
  const { head, base } = data.screens;
  const themes = side === "base" && route in base ? base[route] : head[route];
  return themes && ((darkScheme.matches ? themes.dark : themes.light) ?? themes.light ?? themes.dark);
}

function showLooks() {
  for (const { part, node } of cards.values()) {
    for (const image of part.querySelectorAll("image")) {
      const side = image.closest(".as-base, .removed") ? "base" : "head";
      const { id, name } = seenAs(node, side);
      image.setAttribute("href", lookOf(name ?? id, side));
    }
  }
}
darkScheme.addEventListener("change", () => {
  showLooks();
  renderPhones();
});
showLooks();
