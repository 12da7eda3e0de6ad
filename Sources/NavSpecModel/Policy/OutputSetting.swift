package import NavSpecDiagnostics

/// What `outputs:` of `.navspec.yaml` says of one output.
package struct OutputSetting: Sendable {
  /// Below the folder of the file.
  package let place: Located<String>
  package let flags: Set<OutputDetail>
  /// The identifiers that association files name.
  package let apps: [String]

  package init(place: Located<String>, flags: Set<OutputDetail> = [], apps: [String] = []) {
    self.place = place
    self.flags = flags
    self.apps = apps
  }
}

/// What may be said of an output besides its place.
package enum OutputDetail: String, Sendable {
  case merge, developerMode, apps

  /// What it means, for editors.
  package var doc: String {
    switch self {
    case .merge: "whether the keys are written into a file of the project, of which everything else stays"
    case .developerMode: "whether each domain also has its variant '?mode=developer'"
    case .apps:
      "the identifiers that claim the links, each a team, a dot and a bundle, in place of the spec's app"
    }
  }
}
