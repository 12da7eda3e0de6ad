"""What a person does with the phones of a page."""

import json
import subprocess
import unittest

from selenium.webdriver.common.by import By

from browser import ROOT, TOOL, BrowserTest

BASE = """navspec: 1
app: {name: Shop, schemes: [shop]}
restoration: {key: shop}
conditions:
  signedIn: {redirect: signIn}
personas:
  guest: {signedIn: false}
  member: {signedIn: true}
tabs:
  home: {title: Home, root: home}
  bag: {title: Bag, root: bag}
routes:
  home: {title: Welcome, to: [item, note]}
  bag: {to: [{pay: sheet}]}
  item: {title: Item, params: {id: Int}, links: ["/item/{id}"], to: [note]}
  note: {title: Note, present: sheet, dismiss: false}
  pay: {title: Pay, requires: signedIn, returns: String}
  signIn: {title: Sign In, present: sheet}
"""
# Every kind of edge, columns with their own screens, sections, and windows.
DESK = """navspec: 1
app: {name: Desk, schemes: [desk]}
conditions: {pro: {}}
tabs:
  work:
    layout: split
    sidebar: boxes
    content: letters
    detail: nothing
  rest: {title: Rest, root: rest, section: more}
  last: {title: Last, root: last, section: more}
sections:
  more: {title: The Rest}
anywhere: [help]
routes:
  boxes: {to: [letters, rest]}
  letters: {column: content, to: [letter]}
  letter: {params: {id: Int}, to: [{source: window}]}
  nothing: {title: Nothing chosen}
  source: {title: Source, present: {window: {else: sheet}}}
  rest: {to: [{help: sheet}, last, {extra: {when: pro}}]}
  last: {to: [{rest: {label: Back}}]}
  extra: {}
  help: {present: popover}
  coded: {reachedBy: code}
examples:
  desk://nowhere: null
"""
TABS = """navspec: 1
app: {name: Tabs, schemes: [tabs]}
conditions: {pro: {redirect: ask}}
tabs:
  a: {root: a}
  b: {root: b}
  c: {root: c}
  d: {root: d, placement: sidebarOnly}
  e: {root: e}
  f: {root: f}
  g: {root: g}
  h: {root: h}
routes:
  a: {to: [post]}
  b: {}
  c: {}
  d: {}
  e: {}
  f: {}
  g: {}
  h: {}
  post: {params: {id: Int, tone: String}, links: ["/post/{id}/{tone}"], to: [likes, author, {intro: cover}, paid]}
  likes: {params: {id: Int}}
  author: {params: {id: String}}
  intro: {present: cover, to: [{extra: sheet}]}
  extra: {present: sheet}
  paid: {requires: pro}
  ask: {present: sheet}
"""
HEAD = BASE.replace('["/item/{id}"]', '["/thing/{id}"]').replace("title: Welcome", "title: Hello")


class PhoneTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        base = cls.folder / "base.nav.yaml"
        base.write_text(BASE)
        cls.shop = cls.page("shop", BASE)
        cls.review = cls.page("review", HEAD, "--against", base)
        cls.desk = cls.page("desk", DESK)
        cls.tabs = cls.page("tabs", TABS)

    def open(self, page, fragment="phone=1", scheme="light"):
        super().open(page, fragment, scheme)
        return self.phones()

    def click(self, text, version="head"):
        texts = f"descendant-or-self::*/text()[starts-with(normalize-space(.), \"{text}\")]"
        part = f"//section[@data-version='{version}']//button[{texts}]"
        # What lies below another layer takes no tap.
        shown = [found for found in self.browser.find_elements(By.XPATH, part) if not found.find_elements(By.XPATH, "ancestor::*[@inert]")]
        shown[-1].click()

    def titles(self, version="head"):
        return [part.text for part in self.all(f"[data-version='{version}'] .screen h3")]

    def outcome(self, version="head"):
        return self.one(f"[data-version='{version}'] .outcome").text

    def lit(self):
        return {part.get_attribute("aria-label").split(",")[0] for part in self.all(".node:not(.dim)")}

    def test_screens_are_tapped_through(self):
        self.assertEqual(self.open(self.shop), "1")
        self.assertEqual(self.titles(), ["Welcome"])
        self.assertEqual(self.lit(), {"Welcome"})
        self.click("Item")
        self.assertEqual(self.titles(), ["Item"])
        self.assertEqual(self.lit(), {"Welcome", "Item"})
        self.click("‹ Welcome")
        self.assertEqual(self.titles(), ["Welcome"])
        self.click("Bag")
        self.assertEqual(self.titles(), ["Bag"])
        self.accessible()

    def test_a_flow_is_played_step_by_step(self):
        recipes = ROOT / "specs/valid/recipes/recipes.nav.yaml"
        page = self.page("recipes", recipes)
        # An address with a step plays to it.
        self.open(page, "flow=cookDinner&step=2&phone=1")
        self.assertEqual(self.titles(), ["Day"])
        self.assertEqual(self.one("#story [role=status]").text, "step 2 of 4")
        self.assertEqual(self.lit(), {"Plan", "Day", "Recipe", "Cook"})
        next = self.one("#story").find_element(By.XPATH, ".//button[starts-with(., 'Next')]")
        next.click()
        self.assertEqual(self.titles(), ["Recipe"])
        self.assertEqual(self.fragment()["step"], "3")
        self.accessible()
        # It is listed first, and a guest's is played as a guest.
        self.open(page, "")
        self.assertEqual(self.all("#story h3")[0].text.lower(), "flows")
        self.one("#story [title=editRecipe]").click()
        self.assertEqual(self.titles()[-1], "Recipe")
        self.one("#story").find_element(By.XPATH, ".//button[starts-with(., 'Next')]").click()
        self.assertEqual(self.titles()[-1], "Sign In")

    def test_numbers_keep_64_bits(self):
        numbers = ["5000000000", "-5000000000", "2147483648", "-9007199254740991"]
        spec = f"navspec: 1\napp: {{name: Big, schemes: [big]}}\nroot: home\nroutes:\n  home:\n    params:\n"
        spec += "".join(f'      {name}: "Int64 = {number}"\n' for name, number in zip("abcd", numbers))
        self.open(self.page("big", spec))
        self.assertEqual([part.text for part in self.all(".screen dd")], numbers)
        state = self.script("return navspec.perform({state: true}).state")
        self.assertEqual([str(value) for value in state["containers"]["root"]["root"]["params"].values()], numbers)

    def test_values_have_the_bounds_of_the_app(self):
        greatest = str(2**63 - 1)
        types = {
            "Least": f"{{is: Int64, min: {greatest}}}",
            "Most": f"{{is: Int64, max: -{2**63}}}",
            "Long": '{is: String, length: "3.."}',
            "Short": '{is: String, length: "..3"}',
            "Exact": "{is: String, length: 3}",
        }
        spec = "navspec: 1\napp: {name: Big, schemes: [big]}\nroot: home\ntypes:\n"
        spec += "".join(f"  {name}: {form}\n" for name, form in types.items())
        spec += f"routes:\n  home: {{to: [{', '.join(name.lower() for name in types)}]}}\n"
        spec += "".join(f'  {n.lower()}: {{params: {{v: {n}}}, links: ["/{n.lower()}/{{v}}"]}}\n' for n in types)
        page = self.page("bounds", spec)
        self.open(page)
        # The sample that an edge has is a value of the type.
        self.click("Least")
        self.assertEqual(self.all(".screen dd")[0].text, greatest)
        values = [greatest, str(2**63 - 2), f"-{2**63}", f"-{2**63 - 1}", "", "a", "ab", "abc", "abcd", "x" * 5000]
        urls = [f"big://{name.lower()}/{value}" for name in types for value in values]
        answers = self.script("return arguments[0].map((url) => navspec.perform({open: url}).result)", urls)
        lines = "\n".join(json.dumps(each) for each in [{"mayLeave": False}, *({"open": url} for url in urls)])
        played = [TOOL, "play", self.folder / "bounds.nav.yaml"]
        native = subprocess.run(played, input=lines, capture_output=True, text=True).stdout.splitlines()[1:]
        for url, answer, expected in zip(urls, answers, native, strict=True):
            self.assertEqual(answer, json.loads(expected)["result"], url)
        # What is done again, as an address has it, is done with the same numbers.
        self.assertIn(greatest, self.fragment()["do"])

    def test_a_url_opens_or_does_not(self):
        self.open(self.shop)
        for url, outcome, titles in [
            ("shop://item/7", "opened", ["Item"]),
            ("shop://item/x", "unmatched", ["Item"]),
            ("<img src=x>", "unmatched", ["Item"]),
        ]:
            field = self.one("[data-version='head'] input")
            field.clear()
            field.send_keys(url)
            self.click("Open")
            self.assertEqual((self.outcome(), self.titles()), (outcome, titles))
        self.assertEqual(self.one(".screen dd").text, "7")
        self.open(self.shop, "phone=1&do=" + json.dumps([{"open": "shop://item/7"}]))
        self.assertEqual(self.one("#phones .stack").text, "Welcome › Item")
        self.assertEqual(self.lit(), {"Welcome", "Item"})
        field = self.one("[data-version='head'] input")
        field.clear()
        field.send_keys("shop://item/x")
        self.click("Open")
        self.assertEqual(self.one(".reason p").text, "segment 2 is 'x', not an Int")
        self.assertIn("/item/{id}", self.one(".reason").text)

    def test_conditions_and_personas_decide(self):
        self.open(self.shop)
        self.click("Bag")
        self.choose("[data-persona]", "guest")
        self.assertEqual(self.one("[data-condition]").get_attribute("value"), "unmet")
        self.click("Pay")
        self.assertEqual((self.titles(), self.outcome()), (["Bag", "Sign In"], "done"))
        self.choose("[data-condition]", "met")
        self.assertEqual(self.titles(), ["Bag", "Pay"])
        self.click("Done")
        self.assertEqual((self.titles(), self.outcome()), (["Bag"], 'done; pay: finished "done"'))

    def test_a_draft_asks_before_it_is_left(self):
        self.open(self.shop)
        self.click("Note")
        for answer, titles in [("Stay", ["Welcome", "Note"]), ("Leave", ["Welcome"])]:
            self.click("Close")
            self.assertTrue(self.all("[role=alertdialog]"))
            self.assertEqual(self.script("return document.activeElement.textContent"), "Stay")
            self.click(answer)
            self.assertEqual(self.titles(), titles)
        self.click("Note")
        field = self.one("[data-version='head'] input")
        field.send_keys("shop://item/7")
        self.click("Open")
        self.assertEqual((self.outcome(), self.titles()), ("deferred", ["Welcome", "Note"]))
        self.click("Leave")
        self.assertEqual(self.titles(), ["Item"])

    def test_a_launch_restores_or_begins(self):
        self.open(self.shop)
        self.click("Item")
        self.click("Restore")
        self.assertEqual(self.titles(), ["Item"])
        self.click("Relaunch")
        self.assertEqual(self.titles(), ["Welcome"])

    def test_evidence_runs_on_both_phones(self):
        self.assertEqual(self.open(self.review, "pair=1"), "2")
        lost = next(item for item in self.all(".change") if "/item/{id}" in item.text)
        lost.click()
        self.one("#story section > button:not(.reference)").click()
        self.assertEqual((self.titles("base"), self.outcome("base")), (["Item"], "opened"))
        self.assertEqual((self.titles("head"), self.outcome("head")), (["Hello"], "unmatched"))
        self.open(self.review, "phone=1&pair=1")
        self.click("Item", "base")
        self.click("Restore base's")
        self.assertEqual(self.titles("head"), ["Item"])

    def test_a_change_is_shown_running(self):
        self.open(self.review, "pair=1")
        self.assertFalse(self.one("#phones").is_displayed())
        lost = next(item for item in self.all(".change") if "/item/{id}" in item.text)
        lost.click()
        shown = lambda: (self.titles("base"), self.titles("head"))
        self.assertEqual(shown(), (["Item"], ["Hello"]))
        # A link shows the same, also without what was done; and what was done later.
        fragment = self.fragment()
        self.open(self.review, f"change={fragment['change']}&phone=1&pair=1")
        self.assertEqual(shown(), (["Item"], ["Hello"]))
        self.click("Bag")
        address = self.script("return location.hash.slice(1)")
        self.open(self.review, address)
        self.assertEqual(shown(), (["Item"], ["Bag"]))
        # Phones that were sent away stay away.
        self.press("p", "]")
        self.assertFalse(self.one("#phones").is_displayed())
        self.accessible()

    def test_an_iphone_shows_five_tabs_and_more(self):
        self.open(self.tabs)
        bar = lambda: [part.text.split("\n")[-1] for part in self.all(".device .tabs > button")]
        self.assertEqual(bar(), ["A", "B", "C", "E", "F", "More"])
        self.click("More")
        self.assertEqual([part.text.split("\n")[-1] for part in self.all(".more button")], ["G", "H"])
        self.accessible()
        self.click("H")
        self.assertEqual(self.titles(), ["H"])
        self.assertEqual(self.one(".tabs > [aria-expanded]").get_attribute("aria-pressed"), "true")
        self.assertFalse(self.all(".more"))
        # A tablet has room for all of them, and for those of the sidebar.
        self.open(self.tabs, "phone=1&tablet=1")
        self.assertEqual(bar(), ["A", "B", "C", "D", "E", "F", "G", "H"])

    def test_a_cover_has_a_status_bar(self):
        self.open(self.tabs, "phone=1&do=" + json.dumps([{"open": "tabs://post/7/x"}]))
        seen = (
            "const { left, top, height } = document.querySelector('.clock').getBoundingClientRect();"
            "return document.elementFromPoint(left + 40, top + height / 2).className"
        )
        self.click("Intro")
        self.assertEqual((self.titles()[-1], self.script(seen)), ("Intro", "clock"))
        # Below a sheet, it is dimmed as the rest.
        self.click("Extra")
        self.assertEqual(self.titles()[-1], "Extra")
        self.assertNotEqual(self.script("return getComputedStyle(document.querySelector('.clock')).zIndex"), "2")

    def test_a_screen_hands_on_the_params_that_both_have(self):
        values = lambda: [part.text for part in self.all(".screen dd")]
        post = "phone=1&do=" + json.dumps([{"open": "tabs://post/7/x"}])
        self.open(self.tabs, post)
        self.click("Likes")
        self.assertEqual(values(), ["7"])
        # One of another type is another one.
        self.open(self.tabs, post)
        self.click("Author")
        self.assertNotEqual(values(), ["7"])

    def test_the_log_says_what_happened(self):
        self.open(self.tabs, "phone=1&do=" + json.dumps([{"open": "tabs://post/7/x"}]))
        self.assertEqual(self.outcome(), "opened")
        self.choose("[data-condition=pro]", "unmet")
        self.click("Paid")
        self.assertEqual(self.outcome(), "blocked by pro")

    def test_the_address_says_what_was_done(self):
        self.open(self.shop)
        self.choose("[data-persona]", "member")
        self.click("Note")
        self.click("Close")
        self.click("Leave")
        self.click("Item")
        address = self.script("return location.hash.slice(1)")
        self.open(self.shop, address)
        self.assertEqual((self.titles(), self.outcome()), (["Item"], "opened"))
        self.assertEqual(self.one("[data-persona]").get_attribute("value"), "member")
        for nonsense in ["do=[", "do=7", "do=[7]", 'do=[{"x": 1}]', "do=[null]"]:
            self.open(self.shop, f"phone=1&{nonsense}")
            self.assertEqual(self.titles(), ["Welcome"], nonsense)

    def test_columns_are_one_or_side_by_side(self):
        self.open(self.desk)
        self.assertEqual(self.titles(), ["Boxes"])
        self.click("Letters")
        self.click("Letter")
        self.assertEqual(self.titles(), ["Letter"])
        self.click("‹ Back")
        self.assertEqual(self.titles(), ["Letters"])
        self.click("As tablet")
        self.assertEqual(self.titles(), ["Boxes", "Letters", "Nothing chosen"])
        self.click("Letter")
        self.assertEqual(self.titles(), ["Boxes", "Letters", "Letter"])
        self.assertEqual([row.text for row in self.all(".edge[aria-current]")], ["Letters\n›", "Letter\n›"])
        self.click("◫")
        self.assertEqual(self.titles(), ["Letter"])
        self.open(self.desk, "phone=1&tablet=1")
        self.assertEqual(self.titles(), ["Boxes", "Letters", "Nothing chosen"])
        self.accessible()

    def test_a_tablet_has_a_sidebar_and_windows(self):
        self.open(self.desk, "phone=1&tablet=1")
        self.assertEqual([part.text for part in self.all(".tabs p")], ["The Rest"])
        self.click("Letter")
        self.click("Letter")
        self.click("Source")
        self.assertEqual(self.titles(), ["Source"])
        self.assertEqual(self.all(".layer.sheet"), [])
        self.click("App")
        self.assertEqual(self.titles()[0], "Boxes")
        self.click("Window 1")
        self.click("Close window")
        self.assertEqual(self.titles()[0], "Boxes")
        self.click("As phone")
        self.click("Source")
        self.assertTrue(self.all(".layer.sheet"))

    def test_every_edge_has_a_button(self):
        self.open(self.desk)
        self.click("Rest")
        rows = [row.get_attribute("data-to") for row in self.all(".edge")]
        # Tabs, edges with conditions, and what opens from every screen.
        self.assertEqual(rows, ["help", "last", "extra", "help"])
        self.choose("[data-condition]", "unmet")
        self.assertEqual([row.get_attribute("data-to") for row in self.all(".edge:disabled")], ["extra"])
        self.click("Help")
        self.assertTrue(self.all(".layer.sheet, .layer.popover"))
        self.click("Close")
        self.click("Last")
        self.assertEqual(self.titles(), ["Last"])
        self.choose("[data-code]", "coded")
        self.assertEqual(self.titles(), ["Coded"])
        self.assertEqual(self.script("return document.querySelector('datalist option').value"), "desk://nowhere")

    def test_without_webassembly_the_map_works(self):
        text = self.shop.read_text()
        self.assertIn("'wasm-unsafe-eval'", text)
        page = self.folder / "refused.html"
        page.write_text(text.replace(" 'wasm-unsafe-eval'", ""))
        self.assertEqual(self.open(page), "0")
        self.assertIn("does not run the app's router here", self.one("#phones").text)
        self.card("item").click()
        self.assertEqual(self.fragment()["screen"], "item")
        # Chromium tells what the policy refused.
        self.browser.get_log("browser")

    def test_a_spec_without_windows_has_no_phone(self):
        external = BASE.split("tabs:")[0].replace("restoration: {key: shop}\n", "external: true\n")
        page = self.page("external", external + "routes:" + BASE.split("routes:")[1])
        self.assertEqual(self.open(page), "0")
        self.assertIn("does not navigate", self.one("#phones").text)
        self.assertNotIn('id="module"', page.read_text())


if __name__ == "__main__":
    unittest.main()
