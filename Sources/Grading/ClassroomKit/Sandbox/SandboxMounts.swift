import Foundation

/// What a sandboxed program sees of the machine.
struct SandboxMounts {
  /// Folders and files that it may read, at their own paths.
  let readable: [String]
  /// The pipe for its events, which it may write to.
  let events: String
  /// An empty folder of its own.
  let home: URL

  /// The folder around what is its own, as the system knows it without links.
  var parentFolder: String {
    let folder = home.deletingLastPathComponent().path
    guard let path = realpath(folder, nil) else { return folder }
    defer { free(path) }
    return String(cString: path)
  }

  /// The system's folders that every program needs.
  static let system = ["/usr", "/bin", "/lib", "/lib64", "/sbin"]
    .filter { FileManager.default.fileExists(atPath: $0) }

  /// Where a system's folder is a link to.
  static func link(at path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// The readable paths, the outer ones first, and none twice.
  var readablePaths: [String] {
    var paths: [String] = []
    for path in Set(readable).sorted(by: { $0.count < $1.count }) {
      let isInside = (paths + Self.system).contains { path == $0 || path.hasPrefix("\($0)/") }
      if !isInside { paths.append(path) }
    }
    return paths
  }
}
