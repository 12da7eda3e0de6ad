import Foundation
import NavSpecDriven

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  DrivenApps.runOrTrap(UnsafeBufferPointer(start: start, count: count))
}

/// What libFuzzer calls first. Where seeds are asked for, nothing else is done.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzInitialize(_ count: OpaquePointer, _ arguments: OpaquePointer) -> CInt {
  // An input holds many steps: both are counted.
  atexit {
    MainActor.assumeIsolated {
      FileHandle.standardError.write(Data("stat::number_of_taken_steps:       \(DrivenApps.steps)\n".utf8))
    }
  }
  guard let folder = ProcessInfo.processInfo.environment["NAVSPEC_SEEDS"] else { return 0 }
  MainActor.assumeIsolated {
    for (number, seed) in DrivenApps.seeds.enumerated() {
      FileManager.default.createFile(atPath: "\(folder)/screen-\(number)", contents: Data(seed.utf8))
    }
  }
  exit(0)
}
