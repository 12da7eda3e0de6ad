import Foundation

/// What the page of a kind of change says of its opposite: which it is, or why there is none.
package func sentenceOfOpposite(onPageOf id: String) throws -> String {
  let page = try String(contentsOf: repository.appending(path: "docs/changes/\(id).md"), encoding: .utf8)
  let starts = ["The opposite change is ", "It has no opposite: "]
  return page.split(separator: "\n").first { line in starts.contains(where: line.hasPrefix) }.map(String.init)
    ?? ""
}
