// How screens look: on the cards, and on the phones.

// The address of a picture, or null: the older version's where it differs, and that for dark pages where there is one.
const darkScheme = matchMedia("(prefers-color-scheme: dark)");
function lookOf(id, side) {
  const { head, base } = data.screens;
  const themes = side === "base" && id in base ? base[id] : head[id];
  return themes && ((darkScheme.matches ? themes.dark : themes.light) ?? themes.light ?? themes.dark);
}

function showLooks() {
  for (const [id, { part }] of cards) {
    for (const image of part.querySelectorAll("image")) {
      const isBase = image.closest(".as-base, .removed");
      image.setAttribute("href", lookOf(id, isBase ? "base" : "head") ?? "");
    }
  }
}
darkScheme.addEventListener("change", showLooks);
showLooks();
