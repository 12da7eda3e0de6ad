"""What a reviewer does with a page of `navspec graph --format html --against BASE`, in wide and narrow windows."""

import base64
import struct
import unittest
import zlib

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

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
SHOP = """navspec: 1
app: {name: Shop, schemes: [shop], domains: [shop.example]}
root: home
routes:
  home: {to: [product, cart]}
  product: {params: {sku: String}, links: ["/p/{sku}"], to: [cart], owner: catalog}
  cart: {links: [/cart], to: [pay], owner: money}
  pay: {present: sheet}
"""
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


def png(shade):
    """A grey PNG of 3 by 6 pixels."""
    chunk = lambda kind, body: struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    header = struct.pack(">IIBBBBB", 3, 6, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + bytes([shade]) * 3) * 6)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


class ReviewTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        history = ROOT / "specs/history"
        cls.review = cls.page("review", history / "eigen.nav.yaml", "--against", history / "eigen-2020.nav.yaml")
        base = cls.folder / "painted-base.nav.yaml"
        base.write_text(PAINTED[0])
        cls.painted = cls.page("painted", PAINTED[1], "--against", base)

    def test_changes_are_walked_through_by_causes(self):
        self.open(self.review)
        count = len(self.all(".cause"))
        self.assertGreater(count, 20)
        self.assertLessEqual(count, 40)
        self.assertFalse(self.all(".cause.safe"))
        self.assertIn("183 changes", self.one(".steps").text)
        self.press("]", "]")
        self.assertIn(f"2 of {count}", self.one(".steps").text)
        # Each has two changes.
        self.assertEqual(self.one("progress").get_attribute("value"), "4")
        self.assertRegex(self.announced(), rf"^2 of {count}: breaking: ")
        self.press("[")
        change = self.fragment()["change"]
        self.assertEqual(len(self.all(".node:not(.dim)")), 1)
        versions = [item.get_attribute("class") for item in self.all(".witness li")]
        self.assertTrue({"base", "head"} <= set(versions))
        self.open(self.review, f"change={change}")
        self.assertIn(f"1 of {count}", self.one(".steps").text)
        # The whole list is walked with one key for each cause, then the safe ones at once.
        self.press(*"]" * (count - 1))
        self.assertIn(f"{count} of {count}", self.one(".steps").text)
        self.press("]")
        self.assertEqual(self.announced(), "No more changes")
        self.click(".fold + button")
        self.assertEqual(self.one("progress").get_attribute("value"), "183")

    def announced(self):
        return self.one("[aria-live]").get_attribute("textContent")

    def click(self, selector):
        self.script("document.querySelector(arguments[0]).click()", selector)

    def compared(self, name, base, head):
        path = self.folder / f"{name}-base.nav.yaml"
        path.write_text(base)
        return self.page(name, head, "--against", path)

    def test_one_cause_is_listed_once(self):
        self.open(self.compared("shop", SHOP, SHOP.replace("/p/{sku}", "/product/{sku}")))
        self.assertEqual(len(self.all(".cause")), 1)
        self.assertIn("and 4 more", self.one(".cause").text)
        self.press("]")
        self.assertEqual(len(self.all(".cause .change")), 5)
        self.assertEqual(len(self.all("#story section .change")), 4)
        # One owner tells nothing apart; two do.
        self.assertNotIn("catalog", self.one(".cause").text)
        self.open(self.compared("owners", SHOP, SHOP.replace("/p/{sku}", "/product/{sku}").replace("/cart", "/basket")))
        self.assertEqual([item.text.count("catalog") + item.text.count("money") for item in self.all(".cause")], [1, 1, 0])

    def test_the_list_is_filtered_and_searched(self):
        head = SHOP.replace("/p/{sku}", "/product/{sku}").replace("present: sheet", "present: cover").replace("/cart", "/basket")
        page = self.compared("filtered", SHOP, head)
        titles = lambda: [item.text.split("\n")[-1] for item in self.all(".cause b")]
        self.open(page)
        everything = titles()
        self.assertTrue({"product", "cart", "pay"} <= set(everything), everything)
        for key, value, expected in [
            ("level", "risky", {"Release", "product", "cart", "pay"} & set(everything)),
            ("class", "FLOW", {"pay"}),
            ("owner", "money", {"cart"}),
        ]:
            self.open(page)
            self.choose(f"[data-filter={key}]", value)
            self.assertEqual(self.fragment()[key], value)
            self.assertTrue(set(titles()) <= expected and titles(), (key, titles()))
        # Each change has a number, which a search takes.
        data = self.script("return JSON.parse(document.getElementById('data').textContent).changes")
        for number in (1, len(data)):
            self.open(page)
            self.one("#search").send_keys(f"#{number}", Keys.ENTER)
            self.assertEqual(self.fragment()["change"], data[number - 1]["id"])
            self.assertIn(f"#{number}", self.one(".badge").text)
        self.open(page, "q=basket")
        self.assertEqual(titles()[0], "cart")
        # A search stays within what is filtered, and its hit is seen.
        self.open(page, "owner=money&at=9000,9000,1")
        self.one("#search").send_keys("a")
        self.assertEqual([item.text for item in self.all(".results .reference")], ["Cart"])
        box = self.script("const b = arguments[0].getBoundingClientRect(), m = map.getBoundingClientRect();"
                          "return b.left >= m.left && b.right <= m.right && b.top >= m.top && b.bottom <= m.bottom", self.card("cart"))
        self.assertTrue(box)

    def test_progress_is_in_the_address_and_in_the_browser(self):
        page = self.compared("progress", SHOP, SHOP.replace("/p/{sku}", "/product/{sku}").replace("/cart", "/basket"))
        self.open(page)
        self.script("localStorage.clear()")
        self.open(page)
        self.press("]")
        seen = self.fragment()["seen"]
        value = lambda: int(self.one("progress").get_attribute("value"))
        done = value()
        self.assertGreater(done, 0)
        self.open(page)
        self.assertEqual(value(), done)
        self.script("localStorage.clear()")
        self.open(page)
        self.assertEqual(value(), 0)
        self.open(page, f"seen={seen}")
        self.assertEqual((value(), len(self.all(".cause.seen"))), (done, 1))
        # Bits of other changes, and what is none, say nothing.
        for nonsense in ("0.____", seen.replace(".", "x."), "~", seen.split(".")[0] + ".<b>"):
            self.script("localStorage.clear()")
            self.open(page, f"seen={nonsense}")
            self.assertEqual(value(), 0, nonsense)
        # Some browsers keep nothing for files, and throw.
        refusing = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})"
        script = self.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": refusing})
        try:
            self.open(page)
            self.press("]")
            self.assertEqual((value(), self.fragment()["seen"]), (done, seen))
        finally:
            self.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script["identifier"]})

    def test_a_panel_has_place_reason_approval_and_link(self):
        page = self.compared("panel", SHOP, SHOP.replace("/p/{sku}", "/product/{sku}"))
        self.open(page)
        self.choose_change("no longer opens")
        change = self.fragment()["change"]
        story = self.one("#story").text
        for text in ["panel-base.nav.yaml:", "Keep the pattern, or add a redirect", f'{{fingerprint: {change}, because: ""}}', f"#change={change}"]:
            self.assertIn(text, story)
        self.browser.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        for part in self.all("#story pre"):
            self.script("arguments[0].nextSibling.click()", part)
            until = "const done = arguments[0]; setTimeout(() => navigator.clipboard.readText().then(done, String), 100)"
            self.assertEqual(self.browser.execute_async_script(until), part.text)
        self.assertEqual(self.announced(), "Copied")
        link = self.all("#story pre")[-1].text
        self.load(link)
        self.assertEqual(self.one(".change[aria-current]").get_attribute("data-change"), change)

    def test_the_map_keeps_half_the_width_beside_one_phone(self):
        for width in [1024, 1280, 1440, 1920]:
            with self.window(width, 900):
                for fragment in ["", "phone=1"]:
                    self.open(self.review, fragment)
                    self.press("]")
                    self.assertEqual(len(self.all(".phone")), 1)
                    self.assertGreaterEqual(self.script("return map.getBoundingClientRect().width"), width / 2 - 16, (width, fragment))
                    wide, high = self.script("const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight]")
                    self.assertTrue(wide <= width and high <= 900, (wide, high))
        self.open(self.review, "phone=1")
        version = lambda: [part.get_attribute("data-version") for part in self.all(".phone")]
        shown = []
        for at in range(3):
            self.all("[aria-label=Phones] button")[at].click()
            shown.append(version())
        self.assertEqual(shown, [["base"], ["head"], ["base", "head"]])

    def test_screens_look_as_their_pictures(self):
        folder = self.folder / "looks"
        folder.mkdir()
        names = {}
        for shade, name in enumerate(["home", "item", "item~dark", "item@base", "sale@base"]):
            (folder / f"{name}.png").write_bytes(png(50 * shade))
            names["data:image/png;base64," + base64.b64encode(png(50 * shade)).decode()] = name
        page = self.page("looks", PAINTED[1], "--against", self.folder / "painted-base.nav.yaml", "--screens", folder)

        def cards():
            images = [image for id in ["home", "item", "sale"] for image in self.card(id).find_elements(By.TAG_NAME, "image")]
            return [names[image.get_dom_attribute("href")] for image in images if image.is_displayed()]

        # The last is on top.
        def phone(version):
            image = self.all(f"[data-version={version}] .look")[-1]
            width = "const [image, done] = arguments; image.decode().then(() => done(image.naturalWidth), done)"
            self.assertEqual(self.browser.execute_async_script(width, image), 3)
            return names[image.get_dom_attribute("src")]

        for scheme, item in [("light", "item"), ("dark", "item~dark")]:
            base = "item@base" if scheme == "light" else item
            for side, expected in [("base", ["home", base, "sale@base"]), ("both", ["home", item, "sale@base"]), ("head", ["home", item])]:
                self.open(page, f"side={side}", scheme)
                self.press("0")
                self.assertEqual(cards(), expected, (scheme, side))
            self.open(page, "phone=1&pair=1", scheme)
            self.assertEqual([phone("base"), phone("head")], ["home", "home"])
            for version in ["base", "head"]:
                self.script("navspec.perform({ open: 'p://item/1' }, arguments[0])", version)
            self.assertEqual([phone("base"), phone("head")], [base, item])
        self.accessible()
        # A page that is open follows the scheme.
        feature = {"name": "prefers-color-scheme", "value": "light"}
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        # It hears of it with the next frame, and draws the phones anew.
        self.frame()
        self.assertEqual([phone("base"), phone("head")], ["item@base", "item"])

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
            looks[side] = (shown[0], outlines[0].get_attribute("rx"), "sheet" in shown, self.one("#story-title").text, card.get_attribute("aria-label"))
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
            self.open(page, "pair=1")
            self.phones()
            self.choose_change(text)
            self.assertEqual(self.lit_ids(), lit, text)
            titles = lambda version: [part.text for part in self.all(f"[data-version='{version}'] .screen h3")]
            self.assertEqual((titles("base"), titles("head")), (base_titles, head_titles), text)
        self.choose_change("extra")
        self.assertIn("home", self.lit_ids())

    def test_narrow_windows_have_everything(self):
        for width in [390, 768, 820, 1024]:
            with self.window(width, 844):
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
                # The list, a whole phone, the map, filters and the legend.
                self.open(self.review, "phone=1")
                self.press("]")
                for part in [".changes", "#story", "#map", ".device", "#side svg", "[data-filter=level]", "[data-filter=kind]"]:
                    self.assertTrue(self.one(part).is_displayed(), (width, part))
                wide, high = self.script("const b = document.querySelector('.device').getBoundingClientRect(); return [b.width, b.height]")
                self.assertTrue(wide >= 260 and high >= 500, (width, wide, high))
                if width < 1024:
                    self.assertGreater(self.script("return document.documentElement.scrollHeight"), 1500)

    def test_paper_has_legend_and_summary(self):
        for width in [820, 1440]:
            with self.window(width, 900):
                self.open(self.review, "phone=1")
                self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
                try:
                    shown = [part for part in ["#side svg", ".summary", "#map", ".changes", "#story"] if self.one(part).is_displayed()]
                    self.assertEqual(shown, ["#side svg", ".summary", "#map"], width)
                finally:
                    self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})

    VIEWS = ["", "screen=home", "table=1", "to=item", "q=item", "phone=1", "phone=1&pair=1", "phone=1&tablet=1"]

    def test_eight_views_are_accessible(self):
        for scheme in ["light", "dark"]:
            for view in self.VIEWS:
                self.open(self.painted, view, scheme)
                self.accessible()
                self.press("]")
                self.accessible()
        for width in [390, 820]:
            with self.window(width, 844):
                for scheme in ["light", "dark"]:
                    self.open(self.review, "phone=1", scheme)
                    self.press("]")
                    self.accessible()

    def test_targets_are_large_enough(self):
        small = (
            "return [...document.querySelectorAll('button, select, input, #story a, summary')].filter((part) => {"
            "const { width, height } = part.getBoundingClientRect();"
            "return width > 0 && (width < 24 || height < 24) }).map((part) => part.outerHTML.slice(0, 120))"
        )
        for view in [*self.VIEWS, "focus=home", "reaches=item", "show=links"]:
            self.open(self.painted, view)
            self.assertEqual(self.script(small), [], view)
            self.press("]")
            self.assertEqual(self.script(small), [], view)

    def test_keys_reach_the_map_announce_and_can_be_switched_off(self):
        self.open(self.painted)
        reached = False
        for _ in range(40):
            self.press(Keys.TAB)
            reached = reached or self.script("return document.activeElement.classList.contains('node')")
        self.assertTrue(reached)
        self.script("document.activeElement.blur()")
        self.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertRegex(self.announced(), r"^\S.+, .+, leads to \d+ screens?$")
        self.press(Keys.ESCAPE)
        self.assertNotIn("change", self.fragment())
        next(part for part in self.all("#story button") if part.text == "Single keys").click()
        self.press("]", "p", "t")
        self.assertFalse({"change", "phone", "table"} & set(self.fragment()))
        self.open(self.painted, "keys=0&screen=home")
        self.press("]", Keys.ESCAPE)
        self.assertFalse({"change", "screen"} & set(self.fragment()))

if __name__ == "__main__":
    unittest.main()
