import Foundation

/// Every setting by which git's configuration names a program, each with one that leaves a mark.
struct GitTraps {
  /// The variable that names the file in which a program leaves its mark.
  static let variable = "NAVSPEC_TEST_TRAP"

  static let shared = Result { try GitTraps() }

  /// A file for `GIT_CONFIG_GLOBAL` or `include.path`.
  let configuration: URL
  /// What leaves the mark. Its path has no blank.
  let program: URL

  private init() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("navspec-traps-\(UUID().uuidString)")
    let hooks = folder.appendingPathComponent("hooks")
    try files.createDirectory(at: hooks, withIntermediateDirectories: true)
    program = folder.appendingPathComponent("trap")
    configuration = folder.appendingPathComponent("config")
    let attributes = folder.appendingPathComponent("attributes")
    let script = "#!/bin/sh\n[ -z \"$\(Self.variable)\" ] || echo \"$0 $*\" >>\"$\(Self.variable)\"\nexit 1\n"
    try Tool.writeProgram(script, to: program)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    for hook in Self.hooks { try files.linkItem(at: program, to: hooks.appendingPathComponent(hook)) }
    try Data("* filter=trap diff=trap\n".utf8).write(to: attributes)
    try Data(Self.settings(program.path, hooks.path, attributes.path).utf8).write(to: configuration)
  }

  private static let hooks = [
    "applypatch-msg", "commit-msg", "fsmonitor-watchman", "post-checkout", "post-commit", "post-index-change",
    "post-merge", "post-rewrite", "pre-auto-gc", "pre-commit", "pre-merge-commit", "pre-push",
    "prepare-commit-msg",
    "reference-transaction",
  ]

  private static func settings(_ program: String, _ hooks: String, _ attributes: String) -> String {
    let pagers = [
      "cat-file", "config", "diff", "diff-index", "for-each-ref", "ls-tree", "merge-base", "rev-parse",
    ]
    return """
      [core]
        fsmonitor = \(program)
        hooksPath = \(hooks)
        attributesFile = \(attributes)
        pager = \(program)
        editor = \(program)
        askPass = \(program)
        sshCommand = \(program)
        gitProxy = \(program)
        alternateRefsCommand = \(program)
      [pager]
      \(pagers.map { "  \($0) = \(program)" }.joined(separator: "\n"))
      [filter "trap"]
        clean = \(program)
        smudge = \(program)
        process = \(program)
        required = true
      [diff]
        external = \(program)
      [diff "trap"]
        command = \(program)
        textconv = \(program)
      [credential]
        helper = !\(program)
      [gpg]
        program = \(program)
      [uploadpack]
        packObjectsHook = \(program)
      [interactive]
        diffFilter = \(program)
      [protocol]
        allow = always
      [protocol "ext"]
        allow = always

      """
  }
}
