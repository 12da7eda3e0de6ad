import Foundation
import Testing

/// Pictures of screens, from the folder that an option or the settings name.
@Suite struct ScreenFolderTests {
  /// Writes a PNG as far as its header, with a byte of its own, and returns what a picture has of it.
  private func write(_ byte: UInt8, to name: String, _ tool: Tool) throws -> String {
    let sizes: [UInt8] = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 6]
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + sizes + [byte])
    try png.write(to: tool.folder.appendingPathComponent(name))
    return "data:image/png;base64,\(png.base64EncodedString())"
  }

  /// Of a revision they are those of its commit, else those named `NAME@base`.
  @Test func eachVersionHasItsPictures() throws {
    let tool = try Tool()
    try tool.write("spec: shop.nav.yaml\nscreens: looks\n", to: ".navspec.yaml")
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\nroutes:\n  home: {to: [cart]}\n  cart: {}\n",
      to: "shop.nav.yaml")
    try tool.write("version https://git-lfs.github.com/spec/v1\n", to: "looks/cart.png")
    let former = try write(1, to: "looks/home.png", tool)
    try tool.commitAll()
    let own = try write(2, to: "looks/home.png", tool)
    let given = try write(3, to: "looks/home@base.png", tool)
    let pointer = "'cart.png' is a pointer of Git LFS"
    for (base, side, shown, isTwice) in [
      ("HEAD", "head", own, true), ("HEAD", "base", former, true), ("./shop.nav.yaml", "base", given, false),
    ] {
      let result = try tool.run("graph", "--against", base, "--side", side, "--format", "svg")
      for picture in [former, own, given] {
        #expect(result.out.contains(picture) == (picture == shown), "\(base), \(side): \(result.err)")
      }
      #expect(result.err.contains("note: \(pointer)"))
      #expect(result.err.contains("note: the base: \(pointer)") == isTwice)
    }
    let other = try tool.run("graph", "--screens", "looks", "--format", "dot")
    #expect(other.code == 0 && other.err.contains("pictures of screens are shown in svg and html"))
  }
}
