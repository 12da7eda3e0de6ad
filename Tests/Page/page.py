"""What a person does with a page of `navspec graph --format html`, in Chromium."""

import json
import signal
import subprocess
import time
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import ROOT, TOOL, BrowserTest

HOSTILE = r"""navspec: 1
app: {name: Hostile, schemes: [x]}
root: home
routes:
  home:
    title: "<img src=x onerror='window.harm = 2'>"
    doc: "</title></svg></style><script>window.harm = 3</script><!-- "
    owner: "\" onclick=\"window.harm = 4\" x=\""
    to: [item]
  item:
    title: "]]></script><script>window.harm = 1</script><svg onload=window.harm=5>"
    params: {id: Int}
    links: ["/item/{id}"]
"""


def synthetic(count):
    """A spec of so many screens in five tabs."""
    lines = ["navspec: 1", "app: {name: Many, schemes: [many]}", "tabs:"]
    lines += [f"  t{tab}: {{root: s{tab}}}" for tab in range(5)]
    lines.append("routes:")
    for number in range(count):
        leads = [f"s{next}" for next in (number * 2 + 5, number * 2 + 6) if next < count]
        edges = f", to: [{', '.join(leads)}]" if leads else ""
        params = "" if number < 5 else f', params: {{id: Int}}, links: ["/s{number}/{{id}}"]'
        lines.append(f"  s{number}: {{title: Screen {number}{edges}{params}}}")
    return "\n".join(lines) + "\n"


class PageTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        recipes = ROOT / "specs/valid/recipes/recipes.nav.yaml"
        cls.recipes = cls.page("recipes", recipes, "--source-url", "https://example.com/{file}#L{line}")
        history = ROOT / "specs/history"
        cls.review = cls.page("review", history / "eigen.nav.yaml", "--against", history / "eigen-2020.nav.yaml")

    # Map

    def test_a_search_finds_routes_titles_params_and_patterns(self):
        self.open(self.recipes)
        for query, route in [("editRecipe", "Edit"), ("shopping", "Shopping List"), ("order", "Reviews"), ("/recipe/{id}/cook", "Cook")]:
            field = self.one("#search")
            field.clear()
            field.send_keys(query)
            self.assertIn(route, [item.text for item in self.all(".results .reference")])
            self.assertTrue(self.all(".node.dim"))
        self.one("#search").send_keys(Keys.ENTER)
        self.assertEqual(self.fragment()["screen"], "cook")

    def test_a_click_tells_the_story_of_a_screen(self):
        self.open(self.recipes)
        self.card("recipe").click()
        story = self.one("#story").text
        for text in ["Recipe", "id: Recipe.ID", "/recipe/{id}{?servings}", "community.reviews", "category", "recipes.nav.yaml:"]:
            self.assertIn(text, story)
        link = self.one("#story a").get_attribute("href")
        self.assertRegex(link, r"^https://example\.com/recipes\.nav\.yaml#L\d+$")
        self.assertEqual(self.fragment()["screen"], "recipe")
        self.assertTrue(self.all(".ways .way"))

    def test_filters_light_screens(self):
        self.open(self.recipes)
        for name, value in [("tab", "plan"), ("feature", "kitchen"), ("kind", "sheet")]:
            self.script(
                "const field = document.querySelector(`[data-filter=${arguments[0]}]`);"
                "field.value = arguments[1]; field.dispatchEvent(new Event('change'))",
                name,
                value,
            )
            self.assertEqual(self.fragment()[name], value)
        lit = [part.get_attribute("aria-label") for part in self.all(".node:not(.dim)")]
        self.assertEqual(lit, ["Add to Plan, sheet", "Export, sheet"])

    def test_keys_walk_along_edges_and_read_neighbours(self):
        self.open(self.recipes)
        walked = []
        for key in [Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_DOWN]:
            self.press(key)
            walked.append(self.fragment()["screen"])
        self.assertEqual(walked[:4], ["categories", "category", "recipe", "category"])
        focused = self.script("return document.activeElement.getAttribute('aria-label')")
        self.assertIn(self.one("#story-title").text, focused)
        self.press("n")
        self.assertRegex(self.one("[aria-live]").get_attribute("textContent"), r"leads to .+\. Opened from .+\.")
        self.press("/")
        self.assertEqual(self.script("return document.activeElement.id"), "search")
        self.press(Keys.ESCAPE, "t")
        self.assertEqual(len(self.all("#table tbody tr")), 36)
        self.assertNotIn("screen", self.fragment())

    def test_screen_readers_find_a_document_of_named_screens(self):
        self.open(self.recipes)
        nodes = self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        [document] = [node for node in nodes if node["role"]["value"] == "graphics-document"]
        self.assertEqual(document["name"]["value"], "Recipes: navigation")
        self.assertIn("5 tabs", document["description"]["value"])
        # Some browsers know the role by another name; the markup has it for all.
        self.assertEqual(self.one("#map").get_attribute("role"), "graphics-document")
        names, pending = [], [document]
        while pending:
            node = pending.pop()
            pending += [by_id[child] for child in node.get("childIds", [])]
            if not node["ignored"] and node is not document:
                names.append(node.get("name", {}).get("value", ""))
        for screen in ["Recipe", "Cook", "Shopping List"]:
            self.assertTrue(any(name.startswith(screen) for name in names), screen)

    def test_the_fragment_is_the_whole_view(self):
        self.open(self.recipes, "screen=cook&table=1&at=400,300,0.9")
        self.assertEqual(self.one("#story-title").text, "Cook")
        self.assertTrue(self.all("#table"))
        box = self.script("const b = map.viewBox.baseVal; return [b.x + b.width / 2, b.y + b.height / 2]")
        self.assertEqual([round(value) for value in box], [400, 300])
        self.open(self.recipes, "screen=nothing&at=x,y&side=<b>&q=%3Cb%3E")
        self.assertEqual(self.all("#story b"), [])

    def test_paper_has_all_of_the_picture_and_its_legend(self):
        self.open(self.recipes, "screen=recipe&at=400,300,2&phone=1")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.script("dispatchEvent(new Event('beforeprint'))")
        box = self.script("const b = map.viewBox.baseVal; return [b.x, b.y, b.width > 1000]")
        self.assertEqual(box, [0, 0, True])
        shown = [part for part in ["#bar h1", "#map", "#side svg", "#story", "#search", ".tools", "#phones"] if self.one(part).is_displayed()]
        self.assertEqual(shown, ["#bar h1", "#map", "#side svg"])
        self.script("dispatchEvent(new Event('afterprint'))")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        self.open(self.recipes, "table=1")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.assertTrue(self.one("#table").is_displayed())
        self.assertFalse(self.one("#map").is_displayed())
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})

    def test_the_map_keeps_its_middle_when_its_room_changes(self):
        self.open(self.recipes, "at=400,300,0.9")
        self.press("p")
        lit = self.script("return document.querySelector('.node:not(.dim)').getBoundingClientRect().right")
        self.assertLess(lit, self.script("return document.getElementById('phones').getBoundingClientRect().left"))

    def test_zoom_decides_what_cards_say(self):
        self.open(self.recipes, "at=400,300,1")
        levels = []
        for _ in range(3):
            levels.append(self.one("#map").get_attribute("data-level"))
            for _ in range(5):
                self.press("-")
        self.assertEqual(levels, ["near", "middle", "far"])
        self.assertTrue(self.all(".names text"))

    def test_titles_that_differ_are_cut_differently(self):
        middle = "long " * 30
        titles = [f"One {middle}end", f"One {middle}and another end", f"Two {middle}end"]
        routes = "".join(f"  {name}: {{title: {title}{more}}}\n" for name, title, more in zip("abc", titles, [", to: [b, c]", "", ""]))
        page = self.page("titles", f"navspec: 1\napp: {{name: Titles}}\nroot: a\nroutes:\n{routes}")
        self.open(page, "at=0,0,0.5")
        self.assertEqual(self.one("#map").get_attribute("data-level"), "middle")
        texts = self.script("return [...document.querySelectorAll('.node text[font-size=\"12\"]')].map((part) => part.textContent)")
        self.assertEqual(len(set(texts)), 3, texts)

    # Living

    def test_a_watch_that_starts_with_errors_keeps_the_picture_on_disk(self):
        good = "navspec: 1\napp: {name: Kept, schemes: [k]}\nroot: home\nroutes:\n  home: {title: First}\n"
        page = self.page("kept", good)
        spec = self.folder / "kept.nav.yaml"
        broken = good.replace("root: home", "root: hom")
        for place, cards in [(page, 1), (self.folder / "none.html", 0)]:
            spec.write_text(broken)
            tool = subprocess.Popen([TOOL, "graph", spec, "--watch", "-o", place], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                self.until(lambda: 'id="problems"' in place.read_text())
                self.open(place)
                problems = self.one("#problems").text
                self.assertIn("root: hom", problems)
                self.assertEqual("the last picture" in problems, cards > 0)
                self.assertEqual(len(self.all(".node")), cards)
                for part in ["#map", "#side", "#story", "#bar"]:
                    self.assertEqual(self.one(part).is_displayed(), cards > 0, part)
                self.accessible()
                spec.write_text(good)
                self.until(lambda: 'id="problems"' not in place.read_text())
                self.script("dispatchEvent(new Event('blur')); dispatchEvent(new Event('focus'))")
                self.until(lambda: len(self.all(".node")) == 1 and not self.all("#problems"))
            finally:
                tool.send_signal(signal.SIGTERM)
                tool.wait()

    def test_a_watched_page_follows_the_spec_and_shows_what_is_wrong(self):
        spec = self.folder / "watched.nav.yaml"
        page = self.folder / "watched.html"
        good = "navspec: 1\napp: {name: Watched, schemes: [w]}\nroot: home\nroutes:\n  home: {title: First}\n"
        spec.write_text(good)
        tool = subprocess.Popen([TOOL, "graph", spec, "--watch", "-o", page], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.until(lambda: page.exists() and "First" in page.read_text())
            self.open(page, "screen=home")
            spec.write_text(good.replace("First", "Second"))
            self.until(lambda: "Second" in page.read_text())
            self.script("dispatchEvent(new Event('blur')); dispatchEvent(new Event('focus'))")
            self.until(lambda: self.one("#story-title").text == "Second")
            spec.write_text(good.replace("root: home", "root: hom"))
            self.until(lambda: 'id="problems"' in page.read_text())
            self.open(page)
            self.assertIn("root: hom", self.one("#problems").text)
            self.assertEqual(len(self.all(".node")), 1)
            self.accessible()
            spec.write_text(good)
            self.until(lambda: "First" in page.read_text() and 'id="problems"' not in page.read_text())
        finally:
            tool.send_signal(signal.SIGTERM)
            tool.wait()

    def until(self, condition):
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                if condition():
                    return
            except Exception:  # The page is being loaded or written.
                pass
            time.sleep(0.05)
        self.fail("nothing happened")

    # Promises

    def test_pages_are_accessible(self):
        for scheme in ["light", "dark"]:
            self.open(self.recipes, "screen=recipe&q=re", scheme)
            self.accessible()
            self.open(self.recipes, "to=cook&table=1", scheme)
            self.accessible()
            self.open(self.review, "", scheme)
            self.press("]")
            self.accessible()

    def test_dark_pages_are_dark(self):
        colors = []
        for scheme in ["light", "dark"]:
            self.open(self.recipes, "", scheme)
            colors.append(self.script("return getComputedStyle(document.body).backgroundColor"))
        self.assertEqual(colors, ["rgb(255, 255, 255)", "rgb(13, 17, 23)"])

    def test_hostile_texts_are_texts(self):
        page = self.page("hostile", HOSTILE, "--source-url", "javascript:window.harm=6//{file}")
        self.open(page, "screen=home&q=%3Cimg")
        self.press("n", "t")
        for link in self.all("#story a"):
            self.script("arguments[0].click()", link)
        self.assertIsNone(self.script("return window.harm ?? null"))
        # The data, the script, and the module of the router.
        self.assertEqual(len(self.all("script")), 3)
        self.assertEqual(self.all("img, #story script, [onerror], [onclick], [onload]"), [])
        self.assertIn("<img src=x", self.one("#story-title").text)

    def test_of_many_screens_only_those_in_sight_are_drawn(self):
        self.open(self.page("many", synthetic(500)))
        drawn = lambda: {int(node.get_attribute("data-index")) for node in self.all("#map .node")}
        first = drawn()
        self.assertIn(0, first)
        self.assertLess(len(first), 200)
        # The overview says what is in sight, and moves it.
        frame = lambda: float(self.one("#overview .sight").get_attribute("y"))
        top = frame()
        self.one("#overview").click()
        self.assertGreater(frame(), top)
        self.assertNotEqual(drawn(), first)
        # The key Tab leads to a card that is out of sight.
        self.assertEqual(len(self.all('#map .node[tabindex="0"]')), 1)
        self.press("0")
        self.assertEqual(len(drawn()), 500)
        self.assertFalse(self.one("#overview").is_displayed())
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.fragment()["screen"], "s0")


if __name__ == "__main__":
    unittest.main()
