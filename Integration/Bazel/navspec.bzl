"""Generates Swift from navigation specs.

    load("//:navspec.bzl", "navspec_swift")

    navspec_swift(
        name = "navigation",
        spec = "recipes.nav.yaml",
        included = glob(["features/*.nav.yaml"]),
    )

    swift_library(name = "App", srcs = glob(["*.swift"]) + [":navigation"])
"""

def _file(spec, topic = ""):
    """`Search.nav.swift` for `features/search.nav.yaml`, as navspec names its files."""
    stem = spec.split("/")[-1].split(":")[-1]
    for end in [".nav.yaml", ".yaml", ".yml"]:
        if stem.endswith(end):
            stem = stem[:-len(end)]
            break
    return stem[:1].upper() + stem[1:] + topic + ".nav.swift"

def navspec_swift(
        name,
        spec,
        included = [],
        configuration = None,
        tool = "//:navspec",
        **kwargs):
    """Declares the Swift of a spec: a target with one source for each spec file and those of the navigation.

    Args:
      name: Of the target; list it among the `srcs` of a `swift_library`.
      spec: The root spec, in this package.
      included: The spec files that it includes, all of them.
      configuration: The `.navspec.yaml` with the options, if there is one.
      tool: The navspec program.
      **kwargs: As of a `genrule`: `visibility`, `tags`.
    """
    specs = [spec] + included

    # What the project does not ask for is written without content, so that names follow from names alone.
    outs = [_file(file) for file in specs] + [_file(file, "+Edges") for file in specs]
    outs += [_file(spec, "+Navigation"), _file(spec, "+SwiftUI")]
    planned = " ".join(["--planned " + out for out in outs])

    # Only declared inputs are there, and the folder of the configuration is what its paths are below.
    folder = "cd $$(dirname $(execpath %s)) && " % configuration if configuration else ""
    command = folder + "$$TOOL generate $$SPEC -o $$OUT --no-stamp %s >$$OUT.log 2>&1 || { cat $$OUT.log >&2; exit 1; }" % planned
    native.genrule(
        name = name,
        srcs = specs + ([configuration] if configuration else []),
        outs = ["%s.generated/%s" % (name, out) for out in outs],
        cmd = "TOOL=$$PWD/$(execpath %s) SPEC=$$PWD/$(execpath %s) OUT=$$PWD/$(RULEDIR)/%s.generated && %s" % (
            tool,
            spec,
            name,
            command,
        ),
        exec_tools = [tool],
        message = "Generating navigation",
        **kwargs
    )
