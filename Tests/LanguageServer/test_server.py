import json
import random
import shutil

import pytest
from lsprotocol import types

from conftest import SPECS

SHOP = """navspec: 1
app: { name: Shop, schemes: [shop], domains: [shop.example.com] }
include: [features/*.nav.yaml]
root: home
types: { Size: { cases: [small, large] } }
conditions:
  signedIn: { redirect: signIn }
edges: { common: [item] }
routes:
  home: { title: Home, links: ["/"], to: [item, +common] }
  item:
    params: { id: Int, size: "Size = small" }
    links: ["/item/{id}{?size}"]
    requires: signedIn
  signIn: { present: sheet }
"""
CART = """feature: cart
routes:
  page: { links: ["/cart"], to: [item], reachedBy: code }
"""


async def shop(editor):
    (editor.folder / "features").mkdir()
    (editor.folder / "features/cart.nav.yaml").write_text(CART)
    editor.open("shop.nav.yaml", SHOP)
    await editor.problems("shop.nav.yaml")


async def labels(editor, name, text, offset):
    found = await editor.client.text_document_completion_async(
        types.CompletionParams(**editor.at(name, text, offset))
    )
    return [item.label for item in found.items]


async def typed(editor, before, new):
    """Types a text behind another one, and returns what can follow."""
    start = editor.texts["shop.nav.yaml"].index(before) + len(before)
    editor.change("shop.nav.yaml", start, start, new)
    return await labels(editor, "shop.nav.yaml", before, len(before) + len(new))


@pytest.mark.asyncio
async def test_problems_are_those_of_the_command_line(editor):
    await shop(editor)
    assert not await editor.problems("shop.nav.yaml")
    start = SHOP.index("item, +common")
    editor.change("shop.nav.yaml", start, start + 4, "itme")
    (problem,) = await editor.problems("shop.nav.yaml")
    assert problem.code == "unknown-route" and problem.severity == types.DiagnosticSeverity.Error
    assert problem.code_description.href.endswith("/docs/rules/unknown-route.md")
    assert problem.range.start == editor.place("shop.nav.yaml", "itme, +common")


@pytest.mark.asyncio
async def test_problems_are_in_every_file_of_the_spec(editor):
    await shop(editor)
    start = SHOP.index("signIn: { present")
    editor.change("shop.nav.yaml", start, start + 6, "cart")
    problems = await editor.problems("shop.nav.yaml")
    places = [place.location.uri for problem in problems for place in problem.related_information or []]
    editor.open("features/cart.nav.yaml", CART.replace("[item]", "[itme]"))
    assert [problem.code for problem in await editor.problems("features/cart.nav.yaml")] == ["unknown-route"]
    assert all(uri.startswith("file:///") for uri in places)


@pytest.mark.asyncio
async def test_a_file_of_a_feature_has_its_root(editor):
    await shop(editor)
    editor.open("features/cart.nav.yaml")
    assert not await editor.problems("features/cart.nav.yaml")
    found = await editor.client.text_document_definition_async(
        types.DefinitionParams(**editor.at("features/cart.nav.yaml", "[item]", 2))
    )
    assert found.uri == editor.uri("shop.nav.yaml")
    assert found.range.start == editor.place("shop.nav.yaml", "  item:\n", 2)


@pytest.mark.asyncio
async def test_a_file_that_no_spec_includes_says_so(editor):
    editor.open("alone.nav.yaml", "routes:\n  home: {}\n")
    problems = await editor.problems("alone.nav.yaml")
    assert "no spec includes this file: it is checked alone" in [problem.message for problem in problems]


@pytest.mark.asyncio
async def test_settings_have_problems_and_keys(editor):
    await shop(editor)
    editor.open(".navspec.yaml", "severity: { missing-title: eror }\n")
    (problem,) = await editor.problems(".navspec.yaml")
    assert problem.range.start == editor.place(".navspec.yaml", "eror")
    editor.change(".navspec.yaml", 0, 0, "out")
    assert "outputs" in await labels(editor, ".navspec.yaml", "out", 3)
    hover = await editor.client.text_document_hover_async(
        types.HoverParams(**editor.at(".navspec.yaml", "missing-title", 0))
    )
    assert hover is None or hover.contents.value


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "before, new, expected, missing",
    [
        ("  signIn: { present: sheet }\n", "  more:\n    li", ["links", "title"], ["app"]),
        ("  signIn: { present: sheet }\n", "  more: { to: [", ["item", "home", "+common"], ["title"]),
        ("  signIn: { present: sheet }\n", "  more: { present: ", ["sheet", "push", "cover"], ["item"]),
        ("  signIn: { present: sheet }\n", "  more: { requires: ", ["signedIn"], ["item"]),
        ("  signIn: { present: sheet }\n", "  more:\n    to:\n      - ", ["item", "+common"], []),
        ("  signIn: { present: sheet }\n", "  more: { params: { size: ", ["Size", "Int"], ["item"]),
        ("  signIn: { present: sheet }\n", "  ", ["new route"], ["app"]),
        ("  signIn: { present: sheet }\n", '  item2: { params: { id: Int }, links: ["/x/{', ["id", "?"], []),
        ("    requires: signedIn\n", '    examples: { "/item/4": { ', ["id", "size"], ["links"]),
        ("    requires: signedIn\n", "    parent: ho", ["home"], ["links"]),
        ("root: home\n", "", ["tabs", "sections"], ["title"]),
        ("    requires: signedIn\n", "    dismiss: ", ["true", "false"], ["item"]),
        ("    requires: signedIn\n", "\n# A note\n\n    present: ", ["sheet", "cover"], ["item"]),
    ],
)
async def test_completion_by_place(editor, before, new, expected, missing):
    await shop(editor)
    found = await typed(editor, before, new)
    assert set(expected) <= set(found), found
    assert not set(missing) & set(found), found


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "text, offset, words",
    [
        ("  item:\n", 3, ["item", "id: Int", "`home`", "1 tap from launch", "/item/{id}{?size}", "signedIn"]),
        ("links:", 1, ["its deep links"]),
        ("present:", 1, ["how it appears", "push"]),
        ("signedIn: {", 1, ["condition", "`item`"]),
        ('"/item/{id}', 3, ["opens", "https://shop.example.com/item/"]),
        ('"/item/{id}', 9, ["param", "Int"]),
        ("Size: {", 1, ["type", "small"]),
    ],
)
async def test_hover(editor, text, offset, words):
    await shop(editor)
    found = await editor.client.text_document_hover_async(
        types.HoverParams(**editor.at("shop.nav.yaml", text, offset))
    )
    for word in words:
        assert word in found.contents.value


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "text, offset, target",
    [
        ("[item, +common]", 1, "  item:\n"),
        ("+common", 2, "common: ["),
        ("requires: signedIn", 11, "signedIn: {"),
        ("Size = small", 1, "Size: {"),
        ("/item/{id}", 7, "id: Int"),
        ("redirect: signIn", 11, "signIn: { present"),
    ],
)
async def test_definition_and_references(editor, text, offset, target):
    await shop(editor)
    place = editor.at("shop.nav.yaml", text, offset)
    found = await editor.client.text_document_definition_async(types.DefinitionParams(**place))
    declared = editor.place("shop.nav.yaml", target, len(target) - len(target.lstrip()))
    assert found.range.start == declared
    all_places = await editor.client.text_document_references_async(
        types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=True))
    )
    starts = [(place.uri, place.range.start) for place in all_places]
    assert (editor.uri("shop.nav.yaml"), declared) in starts and len(starts) > 1


@pytest.mark.asyncio
async def test_rename_crosses_files_and_keeps_links(editor):
    await shop(editor)
    place = editor.at("shop.nav.yaml", "  item:\n", 3)
    found = await editor.client.text_document_rename_async(types.RenameParams(**place, new_name="product"))
    changed = {uri: [edit.new_text for edit in edits] for uri, edits in found.changes.items()}
    assert "product" in changed[editor.uri("features/cart.nav.yaml")]
    assert any("formerly" in text or "screen" in text for text in changed[editor.uri("shop.nav.yaml")])
    with pytest.raises(Exception, match="already"):
        await editor.client.text_document_rename_async(types.RenameParams(**place, new_name="home"))


@pytest.mark.asyncio
async def test_symbols_links_and_formatting(editor):
    await shop(editor)
    document = types.TextDocumentIdentifier(editor.uri("shop.nav.yaml"))
    symbols = await editor.client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert [symbol.name for symbol in symbols] == ["Size", "signedIn", "common", "home", "item", "signIn"]
    assert [child.name for child in symbols[4].children] == ["id", "size"]
    links = await editor.client.text_document_document_link_async(types.DocumentLinkParams(document))
    assert [link.target for link in links] == [editor.uri("features/cart.nav.yaml")]
    edits = await editor.client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    )
    assert len(edits) <= 1


@pytest.mark.asyncio
async def test_code_actions_fix_and_suppress(editor):
    await shop(editor)
    start = SHOP.index("item, +common")
    editor.change("shop.nav.yaml", start, start + 4, "itme")
    (problem,) = await editor.problems("shop.nav.yaml")
    actions = await editor.client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(editor.uri("shop.nav.yaml")),
            problem.range,
            types.CodeActionContext([problem]),
        )
    )
    assert "write 'item'" in [action.title for action in actions]
    start = editor.texts["shop.nav.yaml"].index("itme")
    editor.change("shop.nav.yaml", start, start + 4, "item")
    start = editor.texts["shop.nav.yaml"].index(", to: [item")
    editor.change("shop.nav.yaml", start, start + len(", to: [item, +common]"), "")
    problems = await editor.problems("shop.nav.yaml")
    lost = next(problem for problem in problems if problem.code == "unused-declaration")
    assert types.DiagnosticTag.Unnecessary in lost.tags
    actions = await editor.client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(editor.uri("shop.nav.yaml")), lost.range, types.CodeActionContext([lost])
        )
    )
    (suppression,) = [action for action in actions if action.title.startswith("suppress")]
    (edit,) = suppression.edit.changes[editor.uri("shop.nav.yaml")]
    assert edit.new_text == "# navspec:disable:next unused-declaration REASON\n"


@pytest.mark.asyncio
async def test_several_roots_in_one_workspace(editor):
    await shop(editor)
    editor.open("other/other.nav.yaml", "navspec: 1\napp: { name: Other }\nroot: home\nroutes: { home: { to: [nowhere] } }\n")
    assert [problem.code for problem in await editor.problems("other/other.nav.yaml")] == ["unknown-route"]
    assert not await editor.problems("shop.nav.yaml", 0)


@pytest.mark.asyncio
async def test_what_is_asked_wrongly_is_refused_and_the_server_stays(editor):
    await shop(editor)
    with pytest.raises(Exception):
        await editor.client.protocol.send_request_async("navspec/unknown", {})
    editor.open("broken.nav.yaml", "a: [\n" * 5000)
    await editor.problems("broken.nav.yaml")
    assert (await labels(editor, "shop.nav.yaml", "root: home\n", 11))


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["recipes", "shop", "notes"])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\ufeff"])
async def test_after_random_edits_the_server_says_what_validate_says(editor, name, ending):
    folder = editor.folder / name
    if not (SPECS / "valid" / name).exists():
        pytest.skip(f"there is no spec '{name}'")
    shutil.copytree(SPECS / "valid" / name, folder)
    file = f"{name}/{name}.nav.yaml"
    text = (editor.folder / file).read_text()
    text = ending + text if ending == "\ufeff" else text.replace("\n", ending)
    editor.open(file, text)
    await editor.problems(file)
    pieces = ["\n", "😀", "é", "{", "}", "[", ": ", "- ", "home", '"', "#", "\r\n", "  ", "\t", "to: [item]", "\u2028"]
    random.seed(f"{name} {ending!r}")
    for _ in range(12):
        text = editor.texts[file]
        start = random.randrange(1, len(text))
        end = min(len(text), start + random.choice([0, 0, 0, 1, 5, 40]))
        # Both halves of a line's end stay together, as editors keep them.
        while start > 0 and text[start - 1 : start + 1] == "\r\n":
            start -= 1
        while text[end - 1 : end + 1] == "\r\n":
            end += 1
        editor.change(file, start, end, random.choice(pieces))
        problems = await editor.problems(file)
        run = editor.validated(file)
        report = json.loads(run.stdout)
        said = sorted(
            (problem["id"], problem["message"])
            for problem in report["diagnostics"]
            if problem["file"].endswith(f"{name}.nav.yaml") and "/features/" not in problem["file"]
        )
        assert sorted((p.code, p.message.split("\n")[0]) for p in problems if p.code) == said
