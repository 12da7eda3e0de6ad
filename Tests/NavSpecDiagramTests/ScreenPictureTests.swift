import Foundation
import NavSpecCompiler
@testable import NavSpecDiagram
import Testing

/// Pictures of screens as they look.
@Suite struct ScreenPictureTests {
  /// The first bytes of a PNG.
  private func png(_ width: UInt8, _ height: UInt8, bytes: Int = 32) -> [UInt8] {
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    let size: [UInt8] = [0, 0, 0, width, 0, 0, 0, height]
    return header + size + Array(repeating: 0, count: bytes - 24)
  }

  private func pictures(_ files: [String: [UInt8]], isOther: Bool = false) -> ScreenPictures {
    ScreenPictures(
      files: Array(files.keys), of: ["home", "shop.cart"], isOther: isOther, content: { files[$0] ?? [] })
  }

  @Test func headersTellTheSize() {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 10, 1, 0, 0, 0]
    let found = pictures(["home.png": png(30, 60), "home~dark.png": png(3, 6), "shop.cart.jpg": jpeg])
    #expect(found.problems == [])
    #expect(found.themes["home"]?.light?.width == 30 && found.themes["home"]?.dark?.height == 6)
    #expect(found.themes["shop.cart"]?.light?.width == 10 && found.themes["shop.cart"]?.light?.height == 20)
  }

  @Test func whatIsNotShownIsReported() {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    let found = pictures([
      "home.png": pointer, "home~dark.png": Array(repeating: 0, count: ScreenPictures.largest + 1),
      "shop.cart.png": Array("text".utf8), "cart.png": png(1, 1), "README.md": [],
    ])
    #expect(found.themes.isEmpty && found.problems.count == 4)
    for part in ["no route is named 'cart'", "a pointer of Git LFS", "more than 512 kB", "no picture"] {
      #expect(found.problems.contains { $0.contains(part) }, "\(part)")
    }
  }

  /// The older version of a spec that is not in git has the files of both, and its own where they differ.
  @Test func theOlderVersionHasFilesOfItsOwn() {
    let files = ["home.png": png(1, 1), "home@base.png": png(2, 2), "shop.cart.png": png(3, 3)]
    #expect(pictures(files).themes["home"]?.light?.width == 1 && pictures(files).problems == [])
    let base = pictures(files, isOther: true)
    #expect(base.themes["home"]?.light?.width == 2 && base.themes["shop.cart"]?.light?.width == 3)
    // What is for both is reported once.
    #expect(pictures(["cart.png": png(1, 1)], isOther: true).problems == [])
    #expect(pictures(["cart@base.png": png(1, 1)], isOther: true).problems.count == 1)
  }

  @Test func aPictureIsOnItsCard() throws {
    var diagram = try DiagramExample.spec("navspec: 1\napp: {name: A}\nroot: home\nroutes: {home: {}}")
      .diagram()
    let height = DiagramLayout(of: diagram).frames[0].height
    diagram.pictures = pictures(["home.png": png(100, 200), "home~dark.png": png(100, 200)])
    let svg = try #require(DiagramFormat.named("svg")).text(of: diagram)
    #expect(DiagramLayout(of: diagram).frames[0].height > height + 200)
    #expect(
      svg.contains("class=\"look-light\" href=\"data:image/png;base64,") && svg.contains("look-dark\" href"))
    let page = try #require(DiagramFormat.named("html")).text(of: diagram)
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 3)
  }
}
