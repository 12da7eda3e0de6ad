"""A server for each test, with a workspace of its own, and what tests ask of it."""

import asyncio
import os
import pathlib
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

NAVSPEC = os.environ["NAVSPEC"]
SPECS = pathlib.Path(__file__).parents[2] / "specs"


class Editor:
    """Opens and changes texts as an editor does."""

    def __init__(self, client, folder):
        self.client, self.folder, self.texts, self.version = client, folder, {}, 0

    def uri(self, name):
        return (self.folder / name).resolve().as_uri()

    def open(self, name, text=None):
        path = self.folder / name
        if text is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        self.texts[name] = path.read_bytes().decode() if text is None else text
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(self.uri(name), "yaml", self.next(), self.texts[name])
            )
        )

    def next(self):
        self.version += 1
        return self.version

    def place(self, name, text, offset=0):
        """The position of the first occurrence of a text, and so many characters on."""
        return self.position(self.texts[name], self.texts[name].index(text) + offset)

    @staticmethod
    def position(text, index):
        before = text[:index].replace("\r\n", "\n").replace("\r", "\n")
        line = before.split("\n")[-1]
        return types.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)

    def change(self, name, start, end, new):
        """Replaces characters; sends the change alone."""
        text = self.texts[name]
        span = types.Range(self.position(text, start), self.position(text, end))
        self.texts[name] = text[:start] + new + text[end:]
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(self.next(), self.uri(name)),
                [types.TextDocumentContentChangePartial(range=span, text=new)],
            )
        )

    async def problems(self, name, version=None):
        """The diagnostics of a file for its last version."""
        wanted = self.version if version is None else version
        for _ in range(600):
            known = self.client.published.get(self.uri(name))
            if known is not None and (wanted == 0 or (known.version or 0) >= wanted):
                return known.diagnostics
            await asyncio.sleep(0.02)
        raise TimeoutError(f"no diagnostics of {name}: {self.client.published.keys()}")

    def at(self, name, text, offset=0):
        return dict(
            text_document=types.TextDocumentIdentifier(self.uri(name)),
            position=self.place(name, text, offset),
        )

    def validated(self, name):
        """What the command line says of the texts, by file."""
        for file, text in self.texts.items():
            (self.folder / file).write_bytes(text.encode())
        run = subprocess.run(
            [NAVSPEC, "validate", str(self.folder / name), "--format", "json"], capture_output=True, text=True
        )
        return run


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[NAVSPEC, "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path):
    lsp_client.published = {}

    # The client keeps the problems of a file; tests wait for those of a version.
    features = lsp_client.protocol.fm.features
    keep = features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS]

    def published(params):
        lsp_client.published[params.uri] = params
        return keep(params)

    features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = published
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=types.ClientCapabilities(), root_uri=tmp_path.as_uri())
    )
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def editor(client, tmp_path):
    return Editor(client, tmp_path)
