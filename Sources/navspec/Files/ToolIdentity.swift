import CToolIdentity
import NavSpecCompiler

/// The hash that the linker wrote into this program, by which stamps know it; of a program without one, on
/// Linux, the hash of its file. Empty is unknown, and vouches for nothing.
let toolIdentity: String = {
  var count = 0
  if let bytes = navspec_tool_identity(&count), count > 0 {
    return ContentHash(UnsafeBufferPointer(start: bytes, count: count)).description
  }
  return Disk.hash(ofFile: "/proc/self/exe")?.description ?? ""
}()
