import CourseKit
import Foundation

/// The files that a build reads, as they are at one moment, by their full paths.
package typealias SourceStamps = [String: FileStamp]

extension SourceStamps {
  /// The files that have come, gone, or been written since another moment.
  package func changes(since old: SourceStamps) -> Set<String> {
    Set(Set(keys).union(old.keys).filter { self[$0] != old[$0] })
  }
}

extension Workbook {
  /// The Swift files below a folder as they are: what a build compiles.
  ///
  /// Hidden files are left out, and what editors put beside a file: `4913`, `A.swift~`, `#A.swift#`.
  package func stamps(below folder: String) -> SourceStamps {
    let folder = url(folder).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { stamps, name in
      guard name.hasSuffix(".swift"), !name.hasPrefix("."), !name.contains("/.") else { return }
      stamps["\(folder)/\(name)"] = FileStamp("\(folder)/\(name)")
    }
  }
}
