"""What mkdocs does otherwise for this site: the navigation, links out of docs/, headings as GitHub names them."""

import logging
import os
import pathlib
import re

from mkdocs.structure.files import File

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SOURCES = "https://github.com/navspec/navspec/blob/main/"
LINK = re.compile(r"(?<!\\)\]\(([^)\s#]+)(#[^)\s]*)?\)")
log = logging.getLogger("mkdocs.hooks")


def slug(heading, separator):
    """The anchor of a heading on GitHub, which links between pages use."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", separator)


def navigation():
    """Each heading of docs/README.md with the pages that its table links to, in that order."""
    groups, seen = [{"Home": "README.md"}, {"Playground": "playground.html"}], set()
    for part in (DOCS / "README.md").read_text().split("\n## ")[1:]:
        title, text = part.split("\n", 1)
        entries = []
        for name, page in re.findall(r"\[([^]]+)\]\(([^)#]+\.md)\)", text):
            if not page.startswith("..") and page not in seen:
                seen.add(page)
                name = name.replace("`", "")
                entries.append({name[0].upper() + name[1:]: page})
        groups.append({title: entries})
    return groups


def on_config(config):
    config.nav = navigation()
    config.extra_css = ["tables.css"]
    config.mdx_configs["toc"] = {"slugify": slug, "permalink": False}


def on_files(files, config):
    playground = pathlib.Path(os.environ["NAVSPEC_PLAYGROUND"]).read_text()
    files.append(File.generated(config, "playground.html", content=playground))
    # The theme keeps each cell in one line, and cuts the table.
    css = ".wy-table-responsive table td, .wy-table-responsive table th { white-space: normal }\n"
    files.append(File.generated(config, "tables.css", content=css))


def on_page_markdown(markdown, page, config, files):
    folder = (DOCS / page.file.src_uri).parent

    def replaced(match):
        target, heading = match[1], match[2] or ""
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        file = pathlib.Path(os.path.normpath(folder / target))
        if not file.exists():
            log.warning("%s: there is no %s", page.file.src_uri, target)
        if file.is_relative_to(DOCS) and files.get_file_from_path(file.relative_to(DOCS).as_posix()):
            return match[0]
        return f"]({SOURCES}{file.relative_to(ROOT).as_posix()}{heading})"

    return LINK.sub(replaced, markdown)
