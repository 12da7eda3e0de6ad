import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecModel
import NavSpecReport

extension Generation {
  /// The single files that a run writes: also those that only settings name here.
  func lists(of spec: CheckedSpec, _ settings: Settings) throws -> [OutputPlace] {
    let flags: Set<OutputDetail> = Set((merges ? [.merge] : []) + (isForDevelopers ? [.developerMode] : []))
    let all = try [Output.plist, .entitlements, .model, .payload].compactMap { output -> OutputPlace? in
      let option = places[output.id]
      guard let path = manifest == nil ? try settings.place(of: output, orOption: option) : option else {
        return nil
      }
      // What the settings say is about their own file.
      let own = option == nil ? settings.configuration.outputs[output.id]?.flags ?? [] : []
      let place = try OutputPlace(of: output, in: spec, at: path, flags.union(own))
      if place == nil, option != nil {
        throw CommandFailure("'\(path)' is not written: a feature has no property list, its app has one")
      }
      return place
    }
    if !all.contains(where: \.isPropertyList), !flags.isEmpty {
      throw CommandFailure("--merge and --developer-mode need a file: --plist FILE or --entitlements FILE")
    }
    for (index, place) in all.enumerated() {
      let path = Disk.standard(place.path)
      guard let other = all[..<index].first(where: { Disk.standard($0.path) == path }) else { continue }
      throw CommandFailure("'\(place.path)' cannot be both '\(other.id)' and '\(place.id)' of the outputs")
    }
    return all
  }
}

/// A single file that a run writes.
struct OutputPlace {
  let path: String
  /// That of its output.
  fileprivate let id: String
  /// What of the spec it cannot say.
  let notes: [String]
  /// The file where navspec writes all of it.
  private let text: [UInt8]
  /// Writes the keys into a file of the project; nil where the file is navspec's.
  private let merge: (([UInt8]) throws -> [UInt8])?

  /// nil for a feature, which is a part of an app.
  fileprivate init?(
    of output: Output, in spec: CheckedSpec, at path: String, _ flags: Set<OutputDetail>
  ) throws {
    let isForDevelopers = flags.contains(.developerMode) && output.id == Output.entitlements.id
    let output = isForDevelopers ? .entitlements(forDevelopers: true) : output
    guard let file = try spec.files(of: output).first else { return nil }
    try OutputFolder.check(Disk.folder(of: path))
    (self.path, id) = (path, output.id)
    notes = try spec.notes(on: output)
    text = Array(file.text.utf8)
    merge = flags.contains(.merge) ? { try spec.merged(output, into: $0) } : nil
  }

  fileprivate var isPropertyList: Bool { ![Output.model.id, Output.payload.id].contains(id) }

  private var kind: OutputFile { isPropertyList ? .propertyList : id == Output.model.id ? .model : .payload }

  /// What the file should be.
  /// - Parameter old: What it is; nil where there is none.
  func content(over old: [UInt8]?) throws -> [UInt8] {
    guard let merge else { return text }
    let old = old.flatMap { $0.isEmpty ? nil : $0 } ?? Array(PropertyListFile.empty.utf8)
    do {
      return try merge(old)
    } catch let error as PropertyListError {
      var map = SourceMap()
      let problem = error.diagnostic(of: path, old, in: &map)
      throw ReportedFailure(Report([problem], in: map))
    }
  }

  /// Why it may not be written; nil if it may.
  func refusal(of old: Disk.Content) -> String? {
    guard case .bytes(let bytes) = old, !bytes.isEmpty else { return OutputChanges.refusal(of: path, old) }
    if merge != nil {
      return Disk.isWritable(path) ? nil : "'\(path)' is not written: it has no permission to be written"
    }
    let remedy = isPropertyList ? "'--merge' writes only its keys into it" : "move it, or name another file"
    return kind.isEarlier(bytes)
      ? nil : "'\(path)' is not overwritten: navspec did not write it; \(remedy)"
  }
}
