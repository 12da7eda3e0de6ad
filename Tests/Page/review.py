"""What a reviewer does with a page of `navspec graph --format html --against BASE`, in wide and narrow windows."""

import unittest

from selenium.webdriver.common.by import By

from browser import ROOT, BrowserTest

PAINTED = [
    f"""navspec: 1
app: {{name: Painted, schemes: [p]}}
root: home
routes:
  home: {{to: [item, {other}]}}
  item: {{{item}, params: {{id: Int}}, links: ["/item/{{id}}"]}}
  {other}: {{}}
"""
    for item, other in [("title: Item, owner: old-team", "sale"), ("title: Thing, owner: new-team, present: sheet", "gift")]
]
FLOW = """navspec: 1
app: {name: Flow, schemes: [f]}
conditions: {signedIn: {redirect: signIn}}
root: home
routes:
  home: {to: [account, item]}
  account: {requires: signedIn}
  item: {}
  extra: {parent: home, links: ["/extra"]}
  signIn: {present: sheet}
  offer: {present: sheet}
"""


class ReviewTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        history = ROOT / "specs/history"
        cls.review = cls.page("review", history / "eigen.nav.yaml", "--against", history / "eigen-2020.nav.yaml")
        base = cls.folder / "painted-base.nav.yaml"
        base.write_text(PAINTED[0])
        cls.painted = cls.page("painted", PAINTED[1], "--against", base)

    def test_changes_are_walked_through(self):
        self.open(self.review)
        count = len(self.all(".changes li"))
        self.assertGreater(count, 100)
        self.press("]", "]")
        self.assertIn(f"2 of {count}", self.one(".steps").text)
        self.assertEqual(self.one("progress").get_attribute("value"), "2")
        self.press("[")
        change = self.fragment()["change"]
        self.assertEqual(len(self.all(".node:not(.dim)")), 1)
        versions = [item.get_attribute("class") for item in self.all(".witness li")]
        self.assertTrue({"base", "head"} <= set(versions))
        self.open(self.review, f"change={change}")
        self.assertIn(f"1 of {count}", self.one(".steps").text)

    def test_base_and_head_are_painted_from_one_layout(self):
        self.open(self.review, "side=base")
        self.assertFalse([card for card in self.all(".node.added") if card.is_displayed()])
        self.open(self.review, "side=head")
        self.assertFalse([card for card in self.all(".node.removed") if card.is_displayed()])
        # Cards, details and names are those of the version.
        looks = {}
        for side in ["base", "both", "head"]:
            self.open(self.painted, f"side={side}&screen=item&at=200,100,1")
            card = self.card("item")
            shown = [text.text for text in card.find_elements(By.CSS_SELECTOR, "text") if text.is_displayed()]
            outlines = [rect for rect in card.find_elements(By.CSS_SELECTOR, "rect") if rect.is_displayed()]
            looks[side] = (shown[0], outlines[0].get_attribute("rx"), "SHEET" in shown, self.one("#story-title").text, card.get_attribute("aria-label"))
        self.assertEqual(looks["base"], ("~ Item", "7", False, "~ Item", "~ Item, push"))
        self.assertEqual(looks["head"], ("~ Thing", "14", True, "~ Thing", "~ Thing, sheet"))
        self.assertEqual(looks["both"], ("~ Thing", "14", True, "~ Thing", "~ Thing, sheet"))
        self.open(self.painted, "side=base&screen=item")
        self.assertIn("old-team", self.one("#story").text)
        self.assertNotIn("new-team", self.one("#story").text)
        places = []
        for side in ["base", "head"]:
            self.open(self.painted, f"side={side}&at=200,100,1")
            places.append(self.script("const b = arguments[0].getBoundingClientRect(); return [b.x, b.y].map(Math.round)", self.card("home")))
        self.assertEqual(places[0], places[1])
        self.assertEqual(self.fragment()["side"], "head")
        # The command line says with which version a page begins.
        page = self.page("side", PAINTED[1], "--against", self.folder / "painted-base.nav.yaml", "--side", "base")
        self.open(page)
        self.assertEqual(self.one("[aria-label=Version] [aria-pressed=true]").text, "Base")
        self.open(page, "side=both")
        self.assertEqual(self.one("[aria-label=Version] [aria-pressed=true]").text, "Both")

    def test_a_change_lights_what_it_is_about_and_runs(self):
        base = self.folder / "flow-base.nav.yaml"
        base.write_text(FLOW)
        head = FLOW.replace("redirect: signIn", "redirect: offer").replace("home: {to: [account, item]}", "home: {to: [account, {item: sheet}, extra]}")
        page = self.page("flow", head, "--against", base)
        for text, lit, base_titles, head_titles in [
            ("the redirect of condition", {"account", "signIn", "offer"}, ["Home", "Sign In"], ["Home", "Offer"]),
            ("the presentation of the edge from 'home' to 'item'", {"home", "item"}, ["Item"], ["Home", "Item"]),
        ]:
            self.open(page)
            self.phones()
            next(item for item in self.all(".change") if text in item.text).click()
            self.assertEqual(self.lit_ids(), lit, text)
            titles = lambda version: [part.text for part in self.all(f"[data-version='{version}'] .screen h3")]
            self.assertEqual((titles("base"), titles("head")), (base_titles, head_titles), text)
        added = next(item for item in self.all(".change") if "'home' now leads to 'extra'" in item.text or "extra" in item.text)
        added.click()
        self.assertIn("home", self.lit_ids())

    def test_narrow_windows_have_everything(self):
        for width in [390, 768, 1024]:
            self.browser.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride", {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": False}
            )
            try:
                for fragment in ["", "phone=1", "phone=1&tablet=1", "screen=home"]:
                    self.open(self.painted, fragment)
                    self.phones()
                    self.press("]")
                    wide, inner = self.script("return [document.documentElement.scrollWidth, innerWidth]")
                    self.assertLessEqual(wide, inner, (width, fragment))
                    self.assertEqual(inner, width)
                    self.assertTrue(self.one(".steps").is_displayed())
                    self.assertTrue(self.one("#story-title").is_displayed())
                    if width >= 1024:
                        self.assertGreater(self.script("return map.getBoundingClientRect().width"), 300, fragment)
                    # Nothing of the bar is cut off.
                    for part in self.all("#bar button, #search"):
                        self.assertLessEqual(self.script("return arguments[0].getBoundingClientRect().right", part), width)
                self.open(self.painted, "q=item")
                self.assertTrue(self.one(".results").is_displayed())
                self.accessible()
            finally:
                self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

if __name__ == "__main__":
    unittest.main()
