import NavSpecLinkAnalysis
import NavSpecModel

extension Output {
  /// What the code of `swift` expects from the app: views, types, conditions, the window or its container. The app's
  /// developers edit these files, so `generate` does not write them.
  public static let scaffold = scaffold(withScenes: false)

  /// The same, with the delegates of the app and its scenes if they are asked for: every way into the app.
  public static func scaffold(withScenes: Bool) -> Output {
    Output(
      id: "scaffold", doc: "the folder that 'scaffold' writes new files to", example: "Sources/App",
      needsNoErrors: true
    ) { spec, options in
      let plan = try SwiftPlan(spec, options)
      let template = try Template<ScaffoldFile>("swift/Scaffold")
      let files = plan.scaffold + (withScenes ? [plan.scaffoldScenes].compactMap(\.self) : [])
      return files.map { file in
        GeneratedFile(name: file.name, text: options.indentation.applied(to: template.text(for: file)))
      }
    }
  }
}
