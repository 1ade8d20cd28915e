import Foundation

/// The folder in which Swift's compiler keeps the modules of the system that the manifest needs.
package enum ModuleCache {
  /// What is wrong with it; nil if it can be written.
  ///
  /// On a Mac, the system chooses the folder, and nothing can be wrong with it.
  ///
  /// - Parameter environment: The variables that a build gets.
  package static func problem(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FileProblem? {
    #if os(Linux)
      let home = environment["HOME"].map { "\($0)/.cache" }
      guard let caches = environment["XDG_CACHE_HOME"] ?? home else { return nil }
      let files = FileManager.default
      let folder = URL(filePath: "\(caches)/clang/ModuleCache")
      let places = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      let nearest = places.first { files.fileExists(atPath: $0.path) }
      var isFolder: ObjCBool = false
      if let nearest, files.fileExists(atPath: nearest.path, isDirectory: &isFolder),
        isFolder.boolValue, files.isWritableFile(atPath: nearest.path)
      {
        return nil
      }
      return FileProblem(
        sentence: "Swift's compiler keeps modules below \(caches), which cannot be written.",
        remedy: "To use another folder: export XDG_CACHE_HOME=/tmp/swift-cache")
    #else
      return nil
    #endif
  }
}
