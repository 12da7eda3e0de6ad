#!/usr/bin/env python3
"""Writes what PyYAML (its pure Python parser, no libyaml) reads from each corpus file.

Run it after adding a file to corpus/: `python3 Tests/NavSpecYAMLTests/oracle.py`.
One line a node: kind, style, byte range, meaning, text. A `?` is not compared:
- the start of a node with an anchor or tag (PyYAML starts it there, we at the value),
- the end of a block collection or of a pair without braces (PyYAML ends it at the next token),
- the place of a value that is not there.
Meanings are those of the YAML 1.2 core schema, by the regular expressions of its section 10.3.2;
PyYAML's own are YAML 1.1.
"""
import json
import pathlib
import re

import yaml

CORE = [
    ("null", re.compile(r"(null|Null|NULL|~|)\Z")),
    ("bool", re.compile(r"(true|True|TRUE|false|False|FALSE)\Z")),
    ("int", re.compile(r"[-+]?[0-9]+\Z|0o[0-7]+\Z|0x[0-9a-fA-F]+\Z")),
    ("float", re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z"
                         r"|[-+]?(\.inf|\.Inf|\.INF)\Z|(\.nan|\.NaN|\.NAN)\Z")),
]
STYLES = {None: "plain", "'": "singleQuoted", '"': "doubleQuoted", "|": "literal", ">": "folded"}


def meaning(node, source):
    if node.style is not None or "!!str " in source:
        return "string"
    for name, pattern in CORE:
        if pattern.match(node.value):
            break
    else:
        return "string"
    text = node.value.lower()
    if name == "int":
        value = int(text[2:], 8) if text.startswith("0o") else \
            int(text[2:], 16) if text.startswith("0x") else int(text, 10)
        return f"int:{value}" if -2**63 <= value < 2**63 else "string"
    return f"bool:{text}" if name == "bool" else name


def dump(node, text, depth, lines):
    def offset(index):
        return len(text[:index].encode())

    start, end = node.start_mark.index, node.end_mark.index
    has_properties = text[start:start + 1] in ("&", "!")
    first = "?" if has_properties else str(offset(start))
    indent = "  " * depth
    if isinstance(node, yaml.ScalarNode):
        last = str(offset(end))
        if node.style in ("|", ">"):
            last = str(offset(len(text[:end].rstrip(" \t\r\n"))))
        if node.value == "" and node.style is None:
            first = last = "?"
        lines.append(f"{indent}scalar {STYLES[node.style]} {first} {last} {meaning(node, text[start:end])} "
                     f"{json.dumps(node.value, ensure_ascii=False)}")
        return
    style = "flow" if node.flow_style else "block"
    last = str(offset(end)) if node.flow_style and text[end - 1:end] in ("]", "}") else "?"
    kind = "mapping" if isinstance(node, yaml.MappingNode) else "sequence"
    if kind == "mapping" and node.flow_style and text[start:start + 1] != "{" and not has_properties:
        last = "?"
    lines.append(f"{indent}{kind} {style} {first} {last}")
    for child in node.value:
        for part in child if isinstance(child, tuple) else (child,):
            dump(part, text, depth + 1, lines)


def main():
    corpus = pathlib.Path(__file__).parent / "corpus"
    for path in sorted((corpus / "valid").glob("*.yaml")):
        text = path.read_bytes().decode()
        lines = []
        dump(yaml.compose(text, Loader=yaml.SafeLoader), text, 0, lines)
        path.with_suffix(".expected").write_text("\n".join(lines) + "\n")
    for path in sorted((corpus / "broken").glob("*.yaml")):
        try:
            for _ in yaml.parse(path.read_bytes().decode(), Loader=yaml.SafeLoader):
                pass
        except (yaml.YAMLError, UnicodeDecodeError):
            continue
        raise SystemExit(f"{path}: PyYAML reads this")


main()
