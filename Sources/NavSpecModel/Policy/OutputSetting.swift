package import NavSpecDiagnostics

/// What `outputs:` of `.navspec.yaml` says of one output.
package struct OutputSetting: Sendable {
  /// Below the folder of the file.
  package let file: Located<String>
  package let flags: Set<OutputFlag>

  package init(file: Located<String>, flags: Set<OutputFlag> = []) {
    self.file = file
    self.flags = flags
  }
}

/// What may be said of an output besides its place.
package enum OutputFlag: String, Sendable {
  case merge, developerMode

  /// What it means, for editors.
  package var doc: String {
    switch self {
    case .merge: "whether the keys are written into a file of the project, of which everything else stays"
    case .developerMode: "whether each domain also has its variant '?mode=developer'"
    }
  }
}
