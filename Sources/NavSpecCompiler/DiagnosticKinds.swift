package import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModelFile
import NavSpecRules
import NavSpecYAML

/// Every kind of diagnostic there is, in the order of their ids.
package enum DiagnosticKinds {
  package static let kinds: [DiagnosticKind] =
    (YAMLDiagnosticKinds.all + FrontendKinds.all + allRules.map { $0.kind } + PolicyKinds.all + ModelKinds.all)
    .sorted { $0.id < $1.id }
}
