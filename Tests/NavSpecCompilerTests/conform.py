"""Checks YAML files against a JSON Schema: prints `path<TAB>ok` or `path<TAB>why not` for each."""

import json
import re
import sys

import jsonschema
import yaml


class Core(yaml.SafeLoader):
    """YAML 1.2's core schema: `yes` and dates are texts."""


Core.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers
            if tag not in ("tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int",
                           "tag:yaml.org,2002:float")]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Core.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), "tTfF")
Core.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$"),
                           "-+0123456789")
Core.add_implicit_resolver(
    "tag:yaml.org,2002:float",
    re.compile(r"^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)"
               r"|\.(?:nan|NaN|NAN))$"), "-+.0123456789")
BASES = {"0o": 8, "0x": 16}
Core.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(
    node.value[2:] if node.value[:2] in BASES else node.value, BASES.get(node.value[:2], 10)))
# Python has no `.` before `inf` and `nan`.
Core.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(
    re.sub(r"\.(?=[inIN])", "", node.value)))


def stringified(value, budget):
    """With keys as texts, as JSON has them; what aliases blow up is refused."""
    budget[0] -= 1
    if budget[0] < 0:
        raise yaml.YAMLError("too large")
    if isinstance(value, dict):
        return {key if isinstance(key, str) else json.dumps(key): stringified(item, budget) for key, item in value.items()}
    if isinstance(value, list):
        return [stringified(item, budget) for item in value]
    return value


schema = json.load(open(sys.argv[1], encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for path in sys.argv[2:]:
    try:
        with open(path, encoding="utf-8-sig") as file:
            document = stringified(yaml.load(file, Loader=Core), [100_000])
    except (yaml.YAMLError, RecursionError):
        print(f"{path}\tno YAML")
        continue
    error = jsonschema.exceptions.best_match(validator.iter_errors(document))
    print(f"{path}\t" + ("ok" if error is None else error.message.replace("\n", " ")[:160]))
