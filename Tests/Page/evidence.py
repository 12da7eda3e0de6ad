"""What the phones of a review show of each change: what its witness says, or nothing."""

import concurrent.futures
import re
import subprocess
import unittest

from browser import CHOOSE, ROOT, TOOL, BrowserTest

# Chooses some of the changes, cause by cause, and answers what the phones show of each.
WALK = CHOOSE + """
const data = JSON.parse(document.getElementById("data").textContent);
const shown = (version) => {
  const phone = document.querySelector(`[data-version=${version}]`);
  return {
    blank: Boolean(phone.querySelector(".blank")),
    layers: [...phone.querySelectorAll(".layer")].map((layer) => layer.querySelector(".screen")?.dataset.route ?? null),
    next: [...phone.querySelectorAll("[aria-current=step]")].map((row) => row.dataset.to),
    outcome: phone.querySelector(".outcome").textContent,
  };
};
const byCause = data.changeGroups.flatMap((group) => group.changes.map((at) => data.changes[at]));
return byCause.slice(arguments[0], arguments[0] + 40).map((change) => {
  choose(change.id);
  const address = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const phones = Object.fromEntries(["base", "head"].map((version) => [version, shown(version)]));
  for (const version of ["base", "head"]) {
    const { state } = phones[version].blank ? {} : navspec.perform({ state: true }, version);
    phones[version].state = state;
  }
  return { change, address, phones };
});
"""

PAIRS = {
    # Conditions are as the witness says.
    "guard": [
        f"""navspec: 1
app: {{name: R, schemes: [r]}}
conditions: {{signedIn: {{redirect: signIn}}}}
root: home
routes:
  home: {{to: [help]}}
  help: {{{guard}links: ["/help"]}}
  signIn: {{present: cover, restore: false}}
restoration: {{storage: scene, key: r, version: 1}}
"""
        for guard in ["", "requires: signedIn, "]
    ],
    # A way stops before the step that differs.
    "way": [
        f"""navspec: 1
app: {{name: F, schemes: [f]}}
root: home
routes:
  home: {{to: [a]}}
  a: {{to: [b]}}
  {b}
  c: {{}}
"""
        for b in ["b: {to: [c]}", "b: {to: [x]}\n  x: {to: [c]}"]
    ],
    # A change that runs, before changes that do not.
    "words": [
        f"""navspec: 1
app: {{name: W, schemes: [w]}}
root: home
routes:
  home: {{title: {title}, to: [item]}}
  item: {{params: {{id: Int}}, links: ["{path}/{{id}}"]}}
"""
        for title, path in [("Home", "/item"), ("Start", "/i")]
    ],
}


def documented():
    """The examples of the pages of changes, by the name of the page and a number."""
    for page in sorted((ROOT / "docs/changes").glob("*.md")):
        text = page.read_text()
        blocks = re.findall(r"```yaml\n(.*?)```", text, re.S)
        head = blocks.pop() if "continues this head" in text else ""
        specs = []
        for block in blocks:
            spec = block if block.startswith("navspec:") else head + block
            if "root: home" in spec and not re.search(r"^ *home:|[{ ]home:", spec.split("routes:", 1)[-1], re.M):
                spec = spec.replace("routes:\n", "routes:\n  home: {}\n", 1) if "routes:\n" in spec else spec + "routes: {home: {}}\n"
            specs.append(spec)
        for at in range(0, len(specs) - 1, 2):
            yield f"{page.stem}-{at // 2}", specs[at : at + 2]


def screens(state):
    """The routes that a window shows, bottom first."""
    container = state["containers"][state["tab"]] if state.get("tab") else next(iter(state["containers"].values()))
    if state.get("rootReplacement"):
        bottom = state["rootReplacement"]
    elif "sidebar" in container:
        columns = [container[name] for name in ("sidebar", "content", "detail") if container.get(name)]
        bottom = columns + container["path"]
    else:
        bottom = [container["root"], *container["path"]]
    return [screen["route"] for screen in bottom + [one for modal in state["modals"] for one in [modal["screen"], *modal["path"]]]]


class EvidenceTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser.set_script_timeout(300)

    def walked(self, page):
        self.open(page, "phone=1&pair=1")
        if self.phones() != "2":
            return []
        self.edges = self.script("return JSON.parse(document.getElementById('data').textContent).edges")
        found = []
        while len(part := self.script(WALK, len(found))) > 0:
            found += part
        return found

    def check(self, name, found):
        """How many changes the phones show."""
        count = 0
        for each in found:
            change, phones = each["change"], each["phones"]
            where = f"{name}: {change['message']} {phones}"
            blank = {phones[version]["blank"] for version in phones}
            self.assertEqual(len(blank), 1, where)
            if blank == {True}:
                self.assertFalse({"do", "base"} & set(each["address"]), where)
                self.assertFalse(change["class"] == "LINK" and "conditions" in (change["evidence"] or {}), where)
                continue
            count += 1
            self.assertIn(change["class"], {"LINK", "STATE", "FLOW"}, where)
            for version in ("base", "head"):
                getattr(self, "check_" + change["class"].lower())(change, version, phones, where)
        return count

    def check_link(self, change, version, phones, where):
        expected = change["evidence"][version]
        result = expected["result"]
        self.assertIn(result, phones[version]["outcome"], where)
        if result == "opened":
            stack = [screen["route"] for screen in expected["stack"]]
            self.assertEqual(screens(phones[version]["state"])[-len(stack) :], stack, where)

    def check_state(self, change, version, phones, where):
        expected = change["evidence"][version]
        if expected is not None:
            routes = [text.split("(")[0] for text in expected]
            state = phones[version]["state"]
            shown = screens(state)
            self.assertTrue(set(routes) <= set(shown) or routes in self.containers(state), where)

    def containers(self, state):
        return [
            [screen["route"] for screen in [container.get("root") or container["sidebar"], *container["path"]]]
            for container in state["containers"].values()
        ]

    def check_flow(self, change, version, phones, where):
        evidence, phone = change["evidence"] or {}, phones[version]
        top = screens(phone["state"])[-1]
        tops = [screens(phones[each]["state"])[-1] for each in ("base", "head")]
        if "conditions" in evidence:
            # The version that asks stops people before the last screen.
            last, asks = evidence["path"][-1], {"guard-added": "head", "guard-removed": "base"}[change["kind"]]
            if len(evidence["conditions"]) == 1:
                self.assertEqual(top == last, version != asks, where)
        elif "path" in evidence:
            way = evidence.get("headPath", evidence["path"]) if version == "head" else evidence["path"]
            if phone["next"]:
                step = way.index(phone["next"][0])
                self.assertEqual(len(phone["next"]), 1, where)
                self.assertTrue(step == 0 or way[step - 1] == top, where)
            other = phones["head" if version == "base" else "base"]
            self.assertTrue(phone["next"] or other["next"] or len(way) == 1, where)
        elif change["subject"][0] == "condition":
            self.assertNotEqual(*tops, where)
        else:
            # The edge is marked where one version alone has it, and walked where both do.
            edge = change["edges"][0]
            ends = {self.edges[edge]["from"], self.edges[edge]["to"]}
            self.assertTrue(phones["base"]["next"] or phones["head"]["next"] or set(tops) <= ends, where)

    def test_a_condition_is_as_the_witness_says(self):
        found = self.walked(self.pair("guard"))
        self.assertEqual(self.check("guard", found), 3)
        tops = {each["change"]["kind"]: [screens(each["phones"][v]["state"])[-1] for v in ("base", "head")] for each in found}
        self.assertEqual(tops["restored-screen-guarded"], ["help", "home"])
        self.assertEqual(tops["guard-added"], ["help", "signIn"])
        self.assertEqual(tops["link-guarded"], ["help", "signIn"])

    def test_a_way_stops_before_the_step_that_differs(self):
        found = self.walked(self.pair("way"))
        more = next(each for each in found if each["change"]["kind"] == "more-taps")["phones"]
        self.assertEqual([more[v]["layers"] for v in ("base", "head")], [["b"], ["b"]])
        self.assertEqual([more[v]["next"] for v in ("base", "head")], [["c"], ["x"]])
        self.check("way", found)

    def test_a_change_that_does_not_run_blanks_the_phones(self):
        found = self.walked(self.pair("words"))
        self.assertGreater(self.check("words", found), 0)
        self.assertIn(True, [each["phones"]["head"]["blank"] for each in found])

    def test_back_leads_to_the_phones_of_the_change_before(self):
        self.open(self.pair("guard"), "phone=1&pair=1")
        layers = "return [...document.querySelectorAll('.phone')].map((part) => part.querySelector('.layer:last-of-type .screen')?.dataset.route)"
        shown = []
        for change in self.script("return JSON.parse(document.getElementById('data').textContent).changes"):
            self.choose_change(change["id"])
            shown.append(self.script(layers))
        self.assertEqual(len({str(each) for each in shown}), 2)
        for at in (1, 0):
            self.browser.back()
            self.assertEqual(self.script(layers), shown[at])

    def test_phones_that_were_away_show_the_change(self):
        self.open(self.pair("guard"), "phone=1&pair=1")
        for text in ("link-guarded", "restored-screen-guarded"):
            changes = self.script("return JSON.parse(document.getElementById('data').textContent).changes")
            self.choose_change(next(each["id"] for each in changes if each["kind"] == text))
            self.press("p")
        self.press("p", "p")
        tops = self.script("return [...document.querySelectorAll('.phone')].map((part) => part.querySelector('.screen').dataset.route)")
        self.assertEqual(tops, ["help", "home"])

    def test_every_change_of_a_real_app(self):
        history = ROOT / "specs/history"
        page = self.page("history", history / "eigen.nav.yaml", "--against", history / "eigen-2020.nav.yaml")
        found = self.walked(page)
        self.assertGreater(len(found), 180)
        self.assertGreater(self.check("history", found), 60)

    def test_every_change_of_the_examples(self):
        pairs = list(documented())
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            pages = [page for page in pool.map(lambda pair: self.example(*pair), pairs) if page]
        # The others differ in settings, or in what `diff` alone reads.
        self.assertGreater(len(pages), 100)
        count = sum(self.check(page.stem, self.walked(page)) for page in pages)
        self.assertGreater(count, 40)

    def pair(self, name):
        return self.example(name, PAIRS[name])

    def example(self, name, specs):
        paths = [self.folder / f"{name}-{side}.nav.yaml" for side in ("base", "head")]
        for path, spec in zip(paths, specs):
            path.write_text(spec)
        page = self.folder / f"{name}.html"
        made = subprocess.run([TOOL, "graph", paths[1], "--against", paths[0], "-o", page], capture_output=True)
        return page if made.returncode == 0 else None


if __name__ == "__main__":
    unittest.main()
