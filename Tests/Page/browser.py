"""Chromium, and the pages of `navspec graph --format html` in it."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import axe_core_python
from selenium import webdriver
from selenium.webdriver.common.by import By

ROOT = pathlib.Path(__file__).resolve().parents[2]
AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()
TOOL = os.environ["NAVSPEC"]


def chromium():
    options = webdriver.ChromeOptions()
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1440,900"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))


# Chooses a change in the list, by its id or a part of its message, after what hides it is unfolded.
CHOOSE = """
const { changes } = JSON.parse(document.getElementById("data").textContent);
const choose = (text) => {
  const { id } = changes.find((change) => change.id === text) ?? changes.find((change) => change.message.includes(text));
  const part = (selector) => document.querySelector(selector);
  if (!part(`[data-changes~="${id}"]`)) part(".fold").click();
  if (!part(`[data-change="${id}"]`)) part(`[data-changes~="${id}"] .change`).click();
  part(`#side [data-change="${id}"]`).click();
};
"""


class BrowserTest(unittest.TestCase):
    """A browser, and pages of specs."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.browser = chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        shutil.rmtree(cls.folder)

    @classmethod
    def page(cls, name, spec, *options):
        if isinstance(spec, str):
            path = cls.folder / f"{name}.nav.yaml"
            path.write_text(spec)
            spec = path
        page = cls.folder / f"{name}.html"
        subprocess.run([TOOL, "graph", spec, *options, "-o", page], check=True, capture_output=True)
        return page

    def open(self, page, fragment="", scheme="light"):
        feature = {"name": "prefers-color-scheme", "value": scheme}
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        self.load(f"file://{page}" + (f"#{fragment}" if fragment else ""))

    def load(self, address):
        """Opens an address, and waits until the page changes nothing more by itself."""
        self.browser.get("about:blank")
        self.browser.get(address)
        self.assertEqual(self.script("return document.body.dataset.ready"), "true")
        # What the router shows is drawn anew once it is loaded, the map in the next frame.
        self.phones()
        self.frame()

    def frame(self):
        """Waits until a frame is drawn."""
        self.browser.execute_async_script("const done = arguments[0]; requestAnimationFrame(() => setTimeout(done))")

    def phones(self):
        """How many phones the page has, once the router is loaded."""
        return self.browser.execute_async_script("const done = arguments[0]; navspec.ready.then(done)")

    def tearDown(self):
        self.assertEqual(self.browser.get_log("browser"), [])

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def fragment(self):
        return self.script("return Object.fromEntries(new URLSearchParams(location.hash.slice(1)))")

    def press(self, *keys):
        chain = webdriver.ActionChains(self.browser)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def card(self, route):
        return self.script(
            "const data = JSON.parse(document.getElementById('data').textContent);"
            "const at = data.nodes.findIndex((node) => node.id === arguments[0]);"
            "return document.querySelector(`.node[data-index='${at}']`)",
            route,
        )

    def accessible(self):
        # DevTools' scripts are not bound by the page's policy.
        self.browser.execute_cdp_cmd("Runtime.evaluate", {"expression": AXE})
        found = self.browser.execute_async_script(
            "const done = arguments[0]; axe.run().then((result) => done(result.violations))"
        )
        short = [(item["id"], [node["html"][:120] for node in item["nodes"][:3]]) for item in found]
        self.assertEqual(short, [])

    @contextlib.contextmanager
    def window(self, width, height):
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        try:
            yield
        finally:
            self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def choose_change(self, text):
        self.script(CHOOSE + "choose(arguments[0])", text)

    def choose(self, field, value):
        self.script(
            "const field = document.querySelector(arguments[0]);"
            "field.value = arguments[1]; field.dispatchEvent(new Event('change'))",
            field,
            value,
        )

    def lit_ids(self):
        """The ids of the lit screens."""
        return set(
            self.script(
                "const data = JSON.parse(document.getElementById('data').textContent);"
                "return [...document.querySelectorAll('.node:not(.dim)')].map((part) => data.nodes[part.dataset.index])"
                ".filter((node) => node.isScreen).map((node) => node.id)"
            )
        )
