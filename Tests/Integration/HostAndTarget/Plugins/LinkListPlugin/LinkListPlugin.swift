import PackagePlugin

/// Runs a tool that links the routes.
@main struct LinkListPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "OpenedByTheBuild.swift")
    return [
      .buildCommand(
        displayName: "link list for \(target.name)", executable: try context.tool(named: "LinkLister").url,
        arguments: [file.path], outputFiles: [file])
    ]
  }
}
