import CourseKit
import Foundation

/// A number that changes with anything that a verdict depends on.
///
/// No list says what that is: the program that judges is hashed as it runs, with every module that is
/// linked into it, and so are the folders that a worker builds from and that a judge reads.
struct Fingerprint: CustomStringConvertible {
  /// Every other file at the root of a workbook, and every other page, is prose for people.
  private static let parts = [
    "Package.swift", "Sources", "Tests", "Solutions", "docs/mistakes", GivenFiles.path,
  ]

  private var hash: UInt64 = 14_695_981_039_346_656_037

  /// - Parameters:
  ///   - program: The file of the program that judges.
  ///   - facts: What else it judges with, such as the toolchain and the sandbox.
  init(of workbook: Workbook, program: URL?, facts: [String]) {
    facts.forEach { add($0) }
    if let program { add(contentsOf: program) }
    for part in Self.parts {
      let files =
        workbook.isFolder(part) ? workbook.files(below: part).map { "\(part)/\($0)" } : [part]
      for file in files {
        add(file)
        add(contentsOf: workbook.url(file))
      }
    }
  }

  var description: String { String(hash, radix: 16) }

  private mutating func add(_ text: String) { add(Data(text.utf8)) }

  private mutating func add(contentsOf file: URL) {
    add((try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data())
  }

  /// Adds bytes, and how many they are, so that the end of a file counts as well.
  ///
  /// Fowler, Noll and Vo's FNV-1a, but by eight bytes at a time, since a program has many millions.
  private mutating func add(_ data: Data) {
    add(UInt64(data.count))
    data.withUnsafeBytes { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      for byte in bytes[place...] { add(UInt64(byte)) }
    }
  }

  private mutating func add(_ word: UInt64) {
    hash = (hash ^ word) &* 1_099_511_628_211
    // A multiplication moves nothing from high bits to low ones, so the high half is folded in.
    hash ^= hash &>> 32
  }
}
