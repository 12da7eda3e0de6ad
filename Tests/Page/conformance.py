"""The module of a page answers as `navspec play` and `navspec resolve` do.

Usage: conformance.py [--sequences COUNT]
"""

import argparse
import json
import random
import subprocess
import sys
import unittest

from browser import ROOT, TOOL, BrowserTest

SEQUENCES = 500
STEPS = 12


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
        self.routes, self.tabs = app["routes"], [tab["name"] for tab in app["tabs"] if not tab["presents"]]
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
            lambda: {"compact": choose.random() < 0.5},
            lambda: {"window": choose.randint(0, 2)},
            lambda: {"closeWindow": choose.randint(1, 2)},
            lambda: {"state": True, "nonsense": 1},
        ]
        return choose.choice(steps)()

    def sequence(self):
        start = [{"windows": False}, {"compact": False}, {"mayLeave": True}, {"window": 0}]
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
        pages = []
        for spec in (path for path in specs if path.stem.split(".")[0] == path.parent.name):
            page = self.page(spec.parent.name, spec)
            if 'id="module"' in page.read_text():
                pages.append((spec, page))
        share = -(-SEQUENCES // len(pages))
        count, urls, times = 0, 0, {"open": [0, 0], "other": [0, 0]}
        for number, (spec, page) in enumerate(pages):
            sequences = Sequences(spec, number)
            self.open(page)
            self.assertEqual(self.phones(), "1")
            sequences.take(json.loads(self.one("#data").get_attribute("textContent"))["head"])
            operations = [{"open": url} for url in sequences.urls]
            urls += len(operations)
            operations += [step for _ in range(share) for step in sequences.sequence()]
            lines = "\n".join(json.dumps(operation) for operation in [{"mayLeave": False}, {"compact": True}, *operations])
            native = subprocess.run([TOOL, "play", spec], input=lines, capture_output=True, text=True).stdout.splitlines()
            answers = []
            # A script of the driver has 30 s.
            for at in range(0, len(operations), 500):
                answers += self.script(
                    "return arguments[0].map((operation) => {"
                    "  const start = performance.now();"
                    "  const answer = navspec.perform(operation);"
                    "  return [answer, performance.now() - start];"
                    "})",
                    operations[at : at + 500],
                )
            # The first two are what the page itself did.
            self.assertEqual(len(native), len(operations) + 2)
            for at, (expected, (answer, milliseconds)) in enumerate(zip(native[2:], answers)):
                expected = json.loads(expected)
                # The tool reads lines, and says which one it refused.
                self.assertIn(expected.pop("line", None), [None, at + 3])
                if expected != answer:
                    self.fail(f"{spec.parent.name}, after {operations[max(0, at - 14) : at + 1]}: {answer} is not {expected}")
                time = times["open" if "open" in operations[at] else "other"]
                time[0] += milliseconds
                time[1] += 1
            count += len(answers)
        self.assertGreaterEqual(share * len(pages), SEQUENCES)
        self.assertGreater(urls, 100)
        each = {name: f"{1000 * total / number:.0f} µs" for name, (total, number) in times.items()}
        print(f"page: {share * len(pages)} sequences, {urls} example URLs, {count} operations: 0 differences")
        print(f"page: a URL {each['open']}, another operation {each['other']}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--sequences", type=int, default=SEQUENCES)
    arguments, rest = parser.parse_known_args()
    SEQUENCES = arguments.sequences
    unittest.main(argv=sys.argv[:1] + rest)
