"""Mermaid draws the charts of `navspec graph --format mermaid` and of comments, by the limits that GitHub leaves as they are:
50,000 characters and 500 edges. Its script, `mermaid.min.js`, is the argument."""

import pathlib
import subprocess
import sys

from browser import ROOT, TOOL, BrowserTest, unittest

SCRIPT = pathlib.Path(sys.argv.pop()).resolve()
EXAMPLES = sorted(path for path in (ROOT / "specs/valid").iterdir() if path.is_dir())
HISTORY = [ROOT / "specs/history/eigen-2020.nav.yaml", ROOT / "specs/history/eigen.nav.yaml"]
TABS = """navspec: 1
app: {name: Demo, schemes: [demo]}
tabs:
  home: {title: 'Home "a]" `b` %%c', root: home}
  find: {title: end, root: find}
routes:
  home: {to: [item]}
  find: {to: [item, find]}
  item: {params: {id: Int}, links: ["/i/{id}"], to: [item]}
"""


class Mermaid(BrowserTest):
    def setUp(self):
        page = self.folder / "mermaid.html"
        page.write_text(f'<!doctype html><meta charset="utf-8"><script src="{SCRIPT.as_uri()}"></script><main></main>')
        self.browser.get(page.as_uri())
        self.script("mermaid.initialize({startOnLoad: false, securityLevel: 'strict'})")

    def run_tool(self, *arguments):
        return subprocess.run([TOOL, *arguments], capture_output=True, text=True).stdout

    def drawn(self, chart):
        """The texts of a chart's nodes, boxes and edges as drawn, or why it is not."""
        return self.browser.execute_async_script(
            """const [chart, done] = arguments;
            mermaid.render("chart", chart).then(({svg}) => {
              const main = document.querySelector("main");
              main.innerHTML = svg;
              const texts = (part) => [...main.querySelectorAll(part)].map((one) => one.textContent.trim());
              done({nodes: texts("g.node"), boxes: texts("g.cluster"), edges: main.querySelectorAll(".edgePaths path").length});
            }, (error) => done({error: String(error)}));""",
            chart,
        )

    def check(self, chart, name):
        lines = [line.strip() for line in chart.splitlines() if not line.strip().startswith("%%")]
        found = self.drawn(chart)
        self.assertNotIn("error", found, name)
        self.assertEqual(len(found["nodes"]), sum(":::" in line for line in lines), name)
        self.assertEqual(len(found["boxes"]), sum(line.startswith("subgraph") for line in lines), name)
        arrows = sum(any(f" {arrow}" in line for arrow in ("-->", "==>", "-.->")) for line in lines)
        self.assertEqual(found["edges"], arrows, name)
        return found

    def test_every_example_is_drawn(self):
        for spec in EXAMPLES:
            self.check(self.run_tool("graph", "--format", "mermaid", spec), spec.name)

    def test_a_comment_is_drawn(self):
        renamed = self.folder / "renamed.nav.yaml"
        renamed.write_text(TABS.replace("/i/", "/item/").replace("title: end", "title: Find"))
        base = self.folder / "base.nav.yaml"
        base.write_text(TABS)
        for pair in ([base, renamed], HISTORY):
            text = self.run_tool("diff", *pair, "--format", "markdown")
            for chart in text.split("```mermaid\n")[1:]:
                self.check(chart.split("\n```")[0], pair)

    def test_tabs_are_boxes_and_loops_are_marks(self):
        spec = self.folder / "tabs.nav.yaml"
        spec.write_text(TABS)
        found = self.check(self.run_tool("graph", "--format", "mermaid", spec), "tabs")
        self.assertIn('Home "a]" `b` %%c', found["boxes"])
        self.assertIn("end", found["boxes"])
        self.assertTrue(any("item" in node and "↻" in node for node in found["nodes"]), found)

    def test_a_chart_at_the_limits_is_drawn(self):
        edges = "".join(f'  n{edge % 40} --> n{(edge + 1 + edge // 40) % 40}\n' for edge in range(500))
        nodes = "".join(f'  n{node}["n{node}"]:::screen\n' for node in range(40))
        chart = f"flowchart LR\n{nodes}{edges}"
        self.check(chart + "%% " + "x" * (49_999 - len(chart) - 3) + "\n", "at the limits")
        self.assertNotEqual(self.drawn(chart + "  n0 --> n9\n").get("edges"), 501)


if __name__ == "__main__":
    unittest.main()
