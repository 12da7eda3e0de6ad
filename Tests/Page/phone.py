"""The phones of a page: what a person does with them, and that the module answers as `navspec play` does.

Usage: phone.py [--sequences COUNT]
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import time
import unittest

from selenium.webdriver.common.by import By

from browser import ROOT, TOOL, BrowserTest

SEQUENCES = 500
STEPS = 12

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
HEAD = BASE.replace('["/item/{id}"]', '["/thing/{id}"]').replace("title: Welcome", "title: Hello")


class PhoneTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        base = cls.folder / "base.nav.yaml"
        base.write_text(BASE)
        cls.shop = cls.page("shop", BASE)
        cls.review = cls.page("review", HEAD, "--against", base)

    def open(self, page, fragment="phone=1", scheme="light"):
        super().open(page, fragment, scheme)
        return self.phones()

    def click(self, text, version="head"):
        part = f"//section[@data-version='{version}']//*[self::button][starts-with(normalize-space(.), \"{text}\")]"
        # What lies below another layer takes no tap.
        shown = [found for found in self.browser.find_elements(By.XPATH, part) if not found.find_elements(By.XPATH, "ancestor::*[@inert]")]
        shown[-1].click()

    def choose(self, field, value):
        self.script(
            "const field = document.querySelector(arguments[0]);"
            "field.value = arguments[1]; field.dispatchEvent(new Event('change'))",
            field,
            value,
        )

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

    def test_a_url_opens_or_does_not(self):
        self.open(self.shop)
        for url, outcome, titles in [
            ("shop://item/7", "open: opened", ["Item"]),
            ("shop://item/x", "open: unmatched", ["Item"]),
            ("<img src=x>", "open: unmatched", ["Item"]),
        ]:
            field = self.one("[data-version='head'] input")
            field.clear()
            field.send_keys(url)
            self.click("Open")
            self.assertEqual((self.outcome(), self.titles()), (outcome, titles))
        self.assertEqual(self.one(".screen dd").text, "7")
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
        self.assertEqual((self.titles(), self.outcome()), (["Bag", "Sign In"], "present: done"))
        self.choose("[data-condition]", "met")
        self.assertEqual(self.titles(), ["Bag", "Pay"])
        self.click("Done")
        self.assertEqual((self.titles(), self.outcome()), (["Bag"], "finish: done; pay: finished"))

    def test_a_draft_asks_before_it_is_left(self):
        self.open(self.shop)
        self.click("Note")
        for answer, titles in [("Stay", ["Welcome", "Note"]), ("Leave", ["Welcome"])]:
            self.click("Close")
            self.assertTrue(self.all("[role=alertdialog]"))
            self.click(answer)
            self.assertEqual(self.titles(), titles)
        self.click("Note")
        field = self.one("[data-version='head'] input")
        field.send_keys("shop://item/7")
        self.click("Open")
        self.assertEqual((self.outcome(), self.titles()), ("open: deferred", ["Welcome", "Note"]))
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
        self.assertEqual(self.open(self.review, ""), "2")
        lost = next(item for item in self.all(".change") if "/item/{id}" in item.text)
        lost.click()
        self.one("#story section > button:not(.reference)").click()
        self.assertEqual((self.titles("base"), self.outcome("base")), (["Item"], "open: opened"))
        self.assertEqual((self.titles("head"), self.outcome("head")), (["Hello"], "open: unmatched"))
        self.open(self.review)
        self.click("Item", "base")
        self.click("Restore base's")
        self.assertEqual(self.titles("head"), ["Item"])

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


class Sequences:
    """Random operations over a spec, as a page and a person write them."""

    def __init__(self, spec, seed):
        self.random = random.Random(seed)
        model = json.loads(subprocess.run([TOOL, "model", spec], check=True, capture_output=True).stdout)
        examples = list(model.get("examples", []))
        for route in model["routes"]:
            examples += route.get("examples", [])
        self.urls = [example["url"] for example in examples if isinstance(example.get("url"), str)]

    def take(self, app):
        self.routes, self.tabs = app["routes"], [tab["name"] for tab in app["tabs"]]
        self.conditions, self.personas = app["conditions"], [each["name"] for each in app["personas"]]

    def url(self):
        choose = self.random
        url = choose.choice(self.urls) if self.urls else "x://y"
        if choose.random() < 0.4:
            at = choose.randrange(len(url) + 1)
            url = url[:at] + choose.choice(["", "/", "?a=b", "%41", "ä", "#", "&", "7"]) + url[at + choose.choice([0, 1]) :]
        return url

    def step(self):
        choose = self.random
        name = choose.choice(list(self.routes))
        route = {"params": self.routes[name]["sample"]} if self.routes[name]["sample"] else {}
        user = choose.choice([{}, {"by": "user"}])
        word = choose.choice(["met", "unmet", "unknown"])
        column = choose.choice(["sidebar", "content", "detail"])
        steps = [
            lambda: {"open": self.url(), "placement": choose.choice(["reset", "push"])},
            lambda: {"open": self.url()},
            lambda: {"navigate": name, **route},
            lambda: {"navigate": name, **route, "from": column},
            lambda: {"present": name, **route, "awaits": choose.random() < 0.5},
            lambda: {"finish": choose.choice(["a", 7, None])},
            lambda: {"pop": choose.randint(1, 2), **user},
            lambda: {"popTo": name, **route},
            lambda: {"popToRoot": True},
            lambda: {"dismiss": choose.choice([True, "all", 1]), **user},
            lambda: {"reset": True},
            lambda: {"select": choose.choice(self.tabs or ["x"]), **user},
            lambda: {"choose": choose.choice([None, name]), "in": column, **route},
            lambda: {"show": column},
            lambda: {"condition": choose.choice(self.conditions or ["x"]), "state": word},
            lambda: {"persona": choose.choice(self.personas or ["x"])},
            lambda: {"stopWaiting": True},
            lambda: {"mayLeave": choose.random() < 0.7},
            lambda: {"resumePending": True},
            lambda: {"cancelPending": True},
            lambda: {"snapshot": True},
            lambda: {"relaunch": choose.random() < 0.7},
            lambda: {"windows": choose.random() < 0.7},
            lambda: {"window": choose.randint(0, 2)},
            lambda: {"closeWindow": choose.randint(1, 2)},
            lambda: {"state": True, "nonsense": 1},
        ]
        return choose.choice(steps)()

    def sequence(self):
        start = [{"windows": False}, {"mayLeave": True}, {"window": 0}]
        start += [{"condition": name, "state": self.random.choice(["met", "met", "unmet", "unknown"])} for name in self.conditions]
        return start + [{"relaunch": False}] + [self.step() for _ in range(STEPS)]


class ConformanceTests(BrowserTest):
    def test_the_module_says_why_not_as_the_tool_does(self):
        spec = ROOT / "specs/valid/recipes/recipes.nav.yaml"
        self.open(self.page("recipes", spec))
        self.phones()
        sequences = Sequences(spec, 7)
        urls = [url for url in (sequences.url() for _ in range(150)) if not set(url) & set("\n\r\t")]
        lines = subprocess.run([TOOL, "resolve", spec, "--format", "json", *urls], capture_output=True, text=True).stdout
        resolved = [json.loads(line) for line in lines.splitlines()]
        compared = 0
        for url, answer in zip(urls, resolved):
            nearest = self.script("return navspec.nearest(arguments[0])", url)
            if nearest is not None:
                nearest.pop("difference")
            if answer["result"] == "unmatched":
                self.assertEqual(nearest, answer.get("nearest"), url)
                compared += 1
        self.assertGreater(compared, 10)

    def test_the_module_answers_as_the_native_router_does(self):
        specs = sorted(path for path in (ROOT / "specs/valid").glob("*/*.nav.yaml"))
        roots = [path for path in specs if path.stem.split(".")[0] == path.parent.name]
        share = max(1, -(-SEQUENCES // len(roots)))
        count, taken = 0, 0
        for number, spec in enumerate(roots):
            sequences = Sequences(spec, number)
            page = self.page(spec.parent.name, spec)
            self.open(page)
            if self.phones() == "0":
                continue
            sequences.take(json.loads(self.one("#data").get_attribute("textContent"))["head"])
            operations = [{"mayLeave": False}] + [step for _ in range(share) for step in sequences.sequence()]
            lines = "\n".join(json.dumps(operation) for operation in operations)
            native = subprocess.run([TOOL, "play", spec], input=lines, capture_output=True, text=True).stdout.splitlines()
            start = time.monotonic()
            # The first is what the page itself did.
            answers = self.script("return arguments[0].map((operation) => navspec.perform(operation))", operations[1:])
            taken += time.monotonic() - start
            self.assertEqual(len(native), len(operations))
            for at, (expected, answer) in enumerate(zip(native[1:], answers)):
                if json.loads(expected) != answer:
                    self.fail(f"{spec.parent.name}, after {operations[max(0, at - 15) : at + 2]}: {answer} is not {expected}")
            count += len(answers)
        self.assertGreater(count, SEQUENCES)
        print(f"page: {count} operations as the native router, {taken * 1e6 / count:.0f} µs each, 0 differences")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--sequences", type=int, default=SEQUENCES)
    arguments, rest = parser.parse_known_args()
    SEQUENCES = arguments.sequences
    unittest.main(argv=sys.argv[:1] + rest)
