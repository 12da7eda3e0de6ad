"""Generates Swift from navigation specs.

    load("//:navspec.bzl", "navspec_swift")

    navspec_swift(
        name = "navigation",
        spec = "recipes.nav.yaml",
        included = glob(["features/*.nav.yaml"]),
    )

    swift_library(name = "App", srcs = glob(["*.swift"]) + [":navigation"])
"""

# Letters, digits and `-_+. ` stay in names of generated files.
_DROPPED = "!\"#$%&'()*,/:;<=>?@[\\]^`{|}~"

def _file(spec, topic = ""):
    """`Search.nav.swift` for `features/search.nav.yaml`, as navspec names its files."""
    stem = spec.split("/")[-1].split(":")[-1]
    for end in [".nav.yaml", ".yaml", ".yml"]:
        if stem.endswith(end):
            stem = stem[:-len(end)]
            break
    stem = "".join([character for character in stem.elems() if character not in _DROPPED])
    return stem[:1].upper() + stem[1:] + topic + ".nav.swift"

def navspec_swift(
        name,
        spec,
        included = [],
        configuration = None,
        baseline = None,
        embeds_runtime = True,
        tool = "//:navspec",
        **kwargs):
    """Declares the Swift of a spec: a target with the same sources whatever the spec says in them.

    Args:
      name: Of the target; list it among the `srcs` of a `swift_library`.
      spec: The root spec, in this package.
      included: The spec files that it includes, all of them.
      configuration: The `.navspec.yaml` with the options, if there is one.
      baseline: The file that `baseline:` of the configuration names.
      embeds_runtime: Whether the runtime is among the sources where the configuration says `runtime: embed`;
        False for the second spec of one `swift_library`.
      tool: The navspec program.
      **kwargs: As of a `genrule`: `visibility`, `tags`.
    """
    specs = [spec] + included

    # What the project does not ask for is written without content, so that names follow from names alone.
    outs = [_file(file) for file in specs] + [_file(file, "+Edges") for file in specs]
    outs += [_file(spec, "+Navigation"), _file(spec, "+SwiftUI")]
    if embeds_runtime:
        outs.append(_file(spec, "+Runtime"))
    manifest = "{\"outputs\": [%s]}" % ", ".join(["\"%s\"" % out for out in outs])

    # Paths of the configuration are below its folder. Of what the tool says, Bazel shows warnings too, with
    # paths in the workspace instead of those in the sandbox.
    folder = "cd \"$$(dirname %s)\" && " % ("$(execpath %s)" % configuration) if configuration else ""
    native.genrule(
        name = name,
        srcs = specs + [file for file in [configuration, baseline] if file],
        outs = ["%s.generated/%s" % (name, out) for out in outs],
        cmd = "\n".join([
            "ROOT=$$PWD TOOL=$$PWD/$(execpath %s) SPEC=$$PWD/$(execpath %s)" % (tool, spec),
            "OUT=\"$$PWD/$(RULEDIR)/%s.generated\" MANIFEST=$$(mktemp) CODE=0" % name,
            "printf '%%s' '%s' > \"$$MANIFEST\"" % manifest,
            "SAID=$$(%s\"$$TOOL\" generate \"$$SPEC\" -o \"$$OUT\" --build-manifest \"$$MANIFEST\" 2>&1) || CODE=$$?" % folder,
            "rm -f \"$$MANIFEST\"",
            "[ -z \"$$SAID\" ] || echo \"$${SAID//\"$$ROOT\"\\//}\" >&2",
            "exit $$CODE",
        ]),
        tools = [tool],
        message = "Generating navigation",
        **kwargs
    )
