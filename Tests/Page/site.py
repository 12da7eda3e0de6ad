"""What a reader does with the site of script/site, in Chromium: searches, follows links, opens the playground."""

import functools
import http.server
import pathlib
import threading
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from browser import chromium

SITE = pathlib.Path(__file__).resolve().parents[2] / ".build/site"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Quiet, directory=str(SITE))
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}"
        cls.browser = chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.server.shutdown()

    def open(self, path):
        self.browser.get(self.address + path)

    def wait(self, condition):
        return WebDriverWait(self.browser, 20).until(lambda _: condition())

    def links(self, selector):
        return [link.get_attribute("href") for link in self.browser.find_elements(By.CSS_SELECTOR, selector)]

    def test_a_search_finds_the_page_of_a_rule(self):
        self.open("/search.html?q=ambiguous-link")
        found = self.wait(lambda: self.links("#mkdocs-search-results article a"))
        self.assertTrue(any("/rules/ambiguous-link/" in link for link in found), found)
        self.browser.get(next(link for link in found if "/rules/ambiguous-link/" in link))
        self.assertIn("ambiguous-link", self.browser.find_element(By.TAG_NAME, "h1").text)

    def test_a_search_finds_a_key_of_the_language(self):
        self.open("/search.html?q=requires")
        found = self.wait(lambda: self.links("#mkdocs-search-results article a"))
        self.assertTrue(any("/language/" in link for link in found), found)

    def test_the_navigation_leads_to_every_kind_of_page(self):
        self.open("/")
        links = self.links(".wy-menu a")
        for page in ("/guide/tutorial/", "/guide/job-review/", "/language/", "/cli/", "/playground.html"):
            self.assertTrue(any(page in link for link in links), (page, links))

    def test_the_playground_is_the_page_of_a_spec(self):
        self.open("/playground.html")
        self.assertIn("Recipes", self.browser.title)
        self.assertTrue(self.browser.find_elements(By.CSS_SELECTOR, "svg"))

    def test_no_page_logs_an_error(self):
        for path in ("/", "/guide/tutorial/", "/rules/", "/playground.html"):
            self.browser.get_log("browser")
            self.open(path)
            severe = [entry for entry in self.browser.get_log("browser") if entry["level"] == "SEVERE"]
            self.assertEqual([], severe, path)


if __name__ == "__main__":
    unittest.main()
