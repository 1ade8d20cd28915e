import CourseKit
import Foundation
import JudgeKit

extension ChapterBuild {
  /// The object files that the last build has made of a target's sources.
  ///
  /// Each build system has its own place for them: `<products>/<target>.build` is the native one's, and
  /// Swift Build's is a folder of that name deep below `Intermediates.noindex`.
  package func objectFiles(of target: String) -> [URL] {
    let files = FileManager.default
    guard system != .native else {
      let folder = BuildDescription(keptIn: scratch)?.products.map {
        URL(filePath: $0).appending(path: "\(target).build")
      }
      let names = folder.flatMap { try? files.contentsOfDirectory(atPath: $0.path) } ?? []
      return names.filter { $0.hasSuffix(".o") }.sorted().compactMap { folder?.appending(path: $0) }
    }
    let paths = files.enumerator(atPath: scratch.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      path.hasSuffix(".o") && path.contains("Intermediates.noindex/")
        && path.split(separator: "/").contains {
          $0.hasPrefix("\(target)-") && $0.hasSuffix(".build") || $0 == "\(target).build"
        }
    }
    .sorted().map { scratch.appending(path: $0) }
  }
}
