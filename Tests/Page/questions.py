"""What a page answers, compared with what the command line answers."""

import json
import subprocess
import unittest

from selenium.webdriver.common.by import By

from browser import ROOT, TOOL, BrowserTest


class QuestionTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        recipes = ROOT / "specs/valid/recipes/recipes.nav.yaml"
        cls.recipes = cls.page("recipes", recipes, "--source-url", "https://example.com/{file}#L{line}")

    def test_ways_are_those_of_the_command_line(self):
        spec = ROOT / "specs/valid/recipes/recipes.nav.yaml"
        for start, end in [("categories", "recipe"), ("recipe", "signIn"), ("kitchen.mealPlan", "search.home"), (None, "cook")]:
            command = [TOOL, "graph", spec, "--to", end, "--format", "json"] + (["--from", start] if start else [])
            answer = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
            self.open(self.recipes, f"to={end}" + (f"&from={start}" if start else ""))
            lit = {part.get_attribute("data-index") for part in self.all(".node:not(.dim)")}
            nodes = json.loads(self.one("#data").get_attribute("textContent"))["nodes"]
            self.assertEqual({nodes[int(at)]["id"] for at in lit}, {node["id"] for node in answer["nodes"]})
            self.assertIn(answer["notes"][0], self.one("#story").text)

    def test_a_way_invents_no_tap(self):
        routes = "routes: {home: {to: [a]}, a: {to: [b]}, b: {to: [c]}, c: {}}"
        page = self.page("stack", f"navspec: 1\napp: {{name: F, schemes: [f]}}\nroot: home\n{routes}\n")
        self.open(page, "from=c&to=home")
        self.assertIn("no way leads from c to home; it is back 3 times on the way that leads to c", self.one("#story").text)
        self.assertEqual(self.lit_ids(), {"home", "a", "b", "c"})

    def test_questions_are_those_of_the_command_line(self):
        spec = ROOT / "specs/valid/recipes/recipes.nav.yaml"
        for fragment, options in [
            ("reaches=search.filters", ["--reaches", "search.filters"]),
            ("focus=editRecipe&depth=2", ["--focus", "editRecipe", "--depth", "2"]),
            ("focus=cook,settings.help", ["--focus", "cook", "--focus", "settings.help"]),
            ("from=search.home&to=editSteps&all=1", ["--from", "search.home", "--to", "editSteps", "--all"]),
            ("to=signIn", ["--to", "signIn"]),
            ("q=kitchen.*%20-*Preview", ["--only", "kitchen.*", "--exclude", "*Preview"]),
        ]:
            command = [TOOL, "graph", spec, *options, "--format", "json"]
            answer = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
            self.open(self.recipes, fragment)
            lit = {part.get_attribute("data-index") for part in self.all(".node:not(.dim)")}
            nodes = json.loads(self.one("#data").get_attribute("textContent"))["nodes"]
            self.assertEqual({nodes[int(at)]["id"] for at in lit}, {node["id"] for node in answer["nodes"]}, fragment)
            if "q=" not in fragment:
                written = self.one("#story pre").text
                again = subprocess.run(["sh", "-c", written.replace("navspec graph", f"'{TOOL}' graph '{spec}'").replace("-o answer.svg", "--format json")], check=True, capture_output=True)
                self.assertEqual(json.loads(again.stdout), answer)

    def test_questions_are_asked_with_buttons(self):
        self.open(self.recipes, "screen=cook")
        for text, key, value in [("What is around", "focus", "cook"), ("What leads here", "reaches", "cook")]:
            self.open(self.recipes, "screen=cook")
            self.one("#story").find_element(By.XPATH, f".//button[text()='{text}']").click()
            self.assertEqual(self.fragment(), {**self.fragment(), key: value})
            self.assertNotIn("screen", self.fragment())
            self.assertTrue(self.all(".node.dim"))
        self.open(self.recipes, "focus=cook")
        self.one("#story [aria-label=Farther]").click()
        self.choose("[data-focus]", "settings.help")
        self.assertEqual((self.fragment()["focus"], self.fragment()["depth"]), ("cook,settings.help", "2"))
        self.accessible()

    def test_links_guards_restoration_and_personas_are_asked_about(self):
        spec = """navspec: 1
app: {name: Aspects, schemes: [x]}
conditions: {signedIn: {redirect: signIn}}
personas: {guest: {signedIn: false}, member: {signedIn: true}}
links: {redirects: {"/old/{id}": "/item/{id}"}}
restoration: {key: x}
root: home
routes:
  home: {to: [item, account]}
  item: {params: {id: Int}, links: ["/item/{id}"]}
  account: {requires: signedIn, restore: false}
  signIn: {present: sheet}
"""
        page = self.page("aspects", spec)
        for value, texts, lit in [
            ("links", ["/item/{id}", "/old/{id}"], {"item"}),
            ("guards", ["signedIn", "account", "signIn"], {"account"}),
            ("restoration", ["as item"], {"home", "item", "signIn"}),
        ]:
            self.open(page)
            self.choose("[data-filter=show]", value)
            for text in texts:
                self.assertIn(text, self.one("#story").text)
            self.assertEqual(self.lit_ids(), lit)
        self.open(page)
        self.choose("[data-filter=as]", "guest")
        self.assertEqual(self.lit_ids() & {"home", "account", "signIn"}, {"home", "signIn"})
        self.choose("[data-filter=as]", "member")
        self.assertIn("account", self.lit_ids())
        self.accessible()

if __name__ == "__main__":
    unittest.main()
