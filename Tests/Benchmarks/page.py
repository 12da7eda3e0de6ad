"""What a page of `navspec graph --format html` costs in Chromium: a table with a row for each number of screens."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

NAVSPEC, *COUNTS = sys.argv[1:]
os.environ["NAVSPEC"] = NAVSPEC
sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Page"))
from browser import chromium  # noqa: E402
from page import synthetic  # noqa: E402

# Milliseconds from an event to the next frame, the median of seven.
MEASURE = """
const done = arguments[0];
const map = document.getElementById("map");
const search = document.getElementById("search");
const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
async function median(act) {
  const times = [];
  for (let index = 0; index < 7; index += 1) {
    await frame();
    await frame();
    const start = performance.now();
    act(index);
    await frame();
    times.push(performance.now() - start);
  }
  return Math.round(times.sort((a, b) => a - b)[3]);
}
const wheel = (options) => map.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, ...options }));
const type = (text) => {
  search.value = text;
  search.dispatchEvent(new Event("input"));
};
(async () => {
  await navspec.ready;
  const [load] = performance.getEntriesByType("navigation");
  const figures = [Math.round(load.domComplete), await median(() => wheel({ deltaY: 40 }))];
  figures.push(await median((index) => wheel({ ctrlKey: true, deltaY: index % 2 ? 20 : -20 })));
  document.querySelector('[aria-label="Show all"]').click();
  figures.push(await median((index) => wheel({ ctrlKey: true, deltaY: index % 2 ? 20 : -20 })));
  figures.push(await median((index) => type("screen 7".slice(0, 2 + index))));
  done([...figures, Math.round(performance.memory.usedJSHeapSize / 1e6)]);
})();
"""

print("| screens | page, KiB | ready, ms | scroll, ms | zoom, ms | zoom of all, ms | key of the search, ms | heap, MB |")
print("|-|-|-|-|-|-|-|-|")
folder = pathlib.Path(tempfile.mkdtemp())
browser = chromium()
for count in map(int, COUNTS or ["45", "143", "500", "1500"]):
    spec, page = folder / f"{count}.nav.yaml", folder / f"{count}.html"
    spec.write_text(synthetic(count))
    subprocess.run([NAVSPEC, "graph", spec, "-o", page], check=True, capture_output=True)
    browser.get(f"file://{page}")
    figures = browser.execute_async_script(MEASURE)
    print("|", " | ".join(map(str, [count, page.stat().st_size // 1024, *figures])), "|", flush=True)
browser.quit()
shutil.rmtree(folder)
