// What `navspec graph` takes for each format, as a whole process, and how many screens a small change moves.
import Foundation
import NavSpecCompiler
import NavSpecDiagram

guard CommandLine.arguments.count == 3 else {
  print("usage: diagram-cost NAVSPEC FOLDER-OF-SPECS")
  exit(2)
}
let navspec = CommandLine.arguments[1]
let folder = URL(filePath: CommandLine.arguments[2])
let work = FileManager.default.temporaryDirectory.appending(path: "navspec-diagrams-\(getpid())")
defer { try? FileManager.default.removeItem(at: work) }

/// The files of a folder.
struct Folder: SpecFiles {
  let url: URL

  func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    guard let data = try? Data(contentsOf: url.appending(path: path)) else { throw .notFound }
    return Array(data)
  }

  func names(inFolder path: String) throws(SpecFileError) -> [String] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: url.appending(path: path), includingPropertiesForKeys: nil)
    return (found ?? []).map { $0.hasDirectoryPath ? $0.lastPathComponent + "/" : $0.lastPathComponent }
  }
}

/// An app of features with ten screens each, the first of five of them the roots of tabs.
func synthetic(screens: Int) -> [String: [UInt8]] {
  let features = screens / 10
  let tabs = (0..<5).map { "  t\($0): {title: Tab \($0), image: star, root: f\($0).s0}\n" }.joined()
  var files = [
    "app.nav.yaml": Array(
      "navspec: 1\napp: {name: App, schemes: [app]}\ninclude: [\"f*.nav.yaml\"]\ntabs:\n\(tabs)".utf8)
  ]
  for feature in 0..<features {
    var text = "feature: f\(feature)\nroutes:\n"
    for screen in 0..<10 {
      var targets = screen < 9 ? ["s\(screen + 1)"] : []
      if screen % 3 == 0 { targets.append("f\((feature + 5) % features).s0") }
      if screen % 4 == 1, screen < 8 { targets.append("{s\(screen + 2): sheet}") }
      text +=
        "  s\(screen): {title: Screen \(screen), params: {id: Int}, links: [\"/f\(feature)/s\(screen)/{id}\"], "
      text += "to: [\(targets.joined(separator: ", "))]}\n"
    }
    if feature < 5 {
      text = text.replacing(
        "s0: {title: Screen 0, params: {id: Int}", with: "s0: {title: Screen 0, params: {id: Int = 1}")
    }
    files["f\(feature).nav.yaml"] = Array(text.replacing("Int = 1", with: "\"Int = 1\"").utf8)
  }
  return files
}

/// The place and size of each node, as DOT has them, in points.
func places(_ diagram: Diagram) -> [String: (x: Double, y: Double, width: Double, height: Double)] {
  let text = DiagramFormat.all.first { $0.name == "dot" }?.text(of: diagram) ?? ""
  var places: [String: (x: Double, y: Double, width: Double, height: Double)] = [:]
  let node =
    #/id="(?<id>[^"]*)".*? pos="(?<x>\d+),(?<y>\d+)", width=(?<width>[\d.]+), height=(?<height>[\d.]+)/#
  var height = 0.0
  for line in text.split(separator: "\n") {
    if let box = line.firstMatch(of: #/graph \[bb="0,0,\d+,(\d+)"/#), height == 0 {
      height = Double(box.1) ?? 0
    }
    guard let match = line.firstMatch(of: node), let x = Double(match.x), let y = Double(match.y) else {
      continue
    }
    // From the top, where pictures grow from.
    places[String(match.id)] = (
      x, height - y, (Double(match.width) ?? 0) * 72, (Double(match.height) ?? 0) * 72
    )
  }
  return places
}

/// The nodes that moved by more than their own size, among those of a group and among all, each relative to the first
/// node of its group or to the page.
func moved(from old: Diagram, to new: Diagram) -> (page: Int, inGroup: Int) {
  let (before, after) = (places(old), places(new))
  var origins: [String?: (Double, Double)] = [:]
  var counts = (page: 0, inGroup: 0)
  for node in old.nodes {
    guard let was = before[node.id], let now = after[node.id] else { continue }
    let way = (now.x - was.x, (now.y - now.height / 2) - (was.y - was.height / 2))
    let origin = origins[node.group] ?? way
    origins[node.group] = origin
    func isFar(_ x: Double, _ y: Double) -> Bool { abs(x) > was.width || abs(y) > was.height }
    if isFar(way.0, way.1) { counts.page += 1 }
    if isFar(way.0 - origin.0, way.1 - origin.1) { counts.inGroup += 1 }
  }
  return counts
}

func number(_ value: Double) -> String { String(format: value < 10 ? "%.1f" : "%.0f", value) }

print("CPU milliseconds, the median of five runs, and kilobytes of each format")
for screens in [50, 200, 500] {
  let spec = work.appending(path: "\(screens)")
  try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
  for (name, bytes) in synthetic(screens: screens) { try Data(bytes).write(to: spec.appending(path: name)) }
  for collapse in [["--collapse", "none"], []] {
    var row = ""
    for format in DiagramFormat.all {
      let file = work.appending(path: "picture." + format.endings[0])
      let costs = try (0..<5).map { _ in
        try ProcessCost.run([navspec, "graph", spec.path, "-o", file.path] + collapse).cpu
      }
      let picture = try Data(contentsOf: file)
      row += " | \(format.name) \(number(median(costs))) ms \(number(Double(picture.count) / 1_000)) kB"
      guard format.name == "json" else { continue }
      let view = try JSONSerialization.jsonObject(with: picture) as? [String: Any]
      row = ", \((view?["nodes"] as? [Any])?.count ?? 0) boxes" + row
    }
    print("\(screens) screens\(row)")
  }
}

print(
  "\nnodes that move by more than their size: mean and most over every place of one change, on the page and in their box"
)
for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
where !name.hasPrefix(".") {
  let spec = try CheckedSpec(root: "\(name).nav.yaml", files: Folder(url: folder.appending(path: name)))
  let diagram = try spec.diagram()
  var results: [String: [(page: Int, inGroup: Int)]] = [:]
  for (at, node) in diagram.nodes.enumerated() where node.isScreen {
    var screen = diagram
    screen.nodes.append(.init("new screen", .push, label: "New", group: node.group))
    screen.edges.append(.init(node.id, "new screen", .push))
    results["screen", default: []].append(moved(from: diagram, to: screen))
    var edge = diagram
    let other = diagram.nodes[(at + diagram.nodes.count / 2) % diagram.nodes.count]
    edge.edges.append(.init(node.id, other.id, .sheet, label: "new"))
    results["edge", default: []].append(moved(from: diagram, to: edge))
  }
  var row = "\(name), \(diagram.nodes.count) nodes"
  for change in ["screen", "edge"] {
    let all = results[change] ?? []
    func figures(_ values: [Int]) -> String {
      "\(number(Double(values.reduce(0, +)) / Double(max(1, values.count)))) (\(values.max() ?? 0))"
    }
    row += " | \(change): page \(figures(all.map(\.page))), box \(figures(all.map(\.inGroup)))"
  }
  print(row)
}
