import Foundation

/// A number that changes with anything that a verdict depends on.
///
/// It holds facts, programs and files as they are, so that no list of what has changed can be wrong.
package struct Fingerprint: CustomStringConvertible, Sendable {
  private var hash: UInt64 = 14_695_981_039_346_656_037

  /// - Parameter facts: What no file says, such as the toolchain.
  package init(facts: [String] = []) { facts.forEach { add($0) } }

  /// Adds the names and contents of files, and of all files below folders.
  ///
  /// - Parameter parts: The files and folders, by their paths from the workbook's root.
  package mutating func add(_ parts: [String], of workbook: Workbook) {
    for part in parts {
      let files =
        workbook.isFolder(part) ? workbook.files(below: part).map { "\(part)/\($0)" } : [part]
      for file in files {
        add(file)
        add(contentsOf: workbook.url(file))
      }
    }
  }

  package var description: String { String(hash, radix: 16) }

  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  package mutating func add(contentsOf file: URL) {
    if let data = try? Data(contentsOf: file, options: .mappedIfSafe) {
      add(data)
    } else {
      // An empty file is more than none.
      add(UInt64.max)
    }
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
