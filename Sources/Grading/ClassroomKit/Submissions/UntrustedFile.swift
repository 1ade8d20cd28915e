import CourseKit
import Foundation

/// A file of a submission, which may be anything; a link is not followed.
struct UntrustedFile {
  let url: URL
  /// What the system says of it, and not of what it leads to.
  private let information: stat

  /// Looks at a place; nil when there is nothing.
  init?(_ url: URL) {
    var information = stat()
    guard lstat(url.path, &information) == 0 else { return nil }
    self.url = url
    self.information = information
  }

  var isFolder: Bool { information.st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { information.st_mode & S_IFMT == S_IFLNK }

  /// Its path from a folder that it is in.
  func path(in folder: UntrustedFile) -> String {
    url.pathComponents.dropFirst(folder.url.pathComponents.count).joined(separator: "/")
  }

  /// Why it is not read; nil for a plain file of code.
  var refusal: String? {
    switch information.st_mode & S_IFMT {
    case S_IFLNK: "is a link"
    case S_IFREG where information.st_nlink > 1: "is a hard link"
    case S_IFREG where information.st_size > FileContent.sizeLimit:
      "is larger than \(FileContent.sizeLimit / 1_000) kB"
    case S_IFREG: nil
    default: "is not a regular file"
    }
  }

  /// Its text, with a line feed at the end of each line.
  ///
  /// It is nil when the file is not UTF-8, has zeros, which the compiler overlooks, or cannot be read.
  func text() -> String? {
    // A pipe that has come in its place meanwhile must not be waited for.
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      let data = try? file.read(upToCount: FileContent.sizeLimit + 1) ?? Data(),
      data.count <= FileContent.sizeLimit,
      !data.contains(0)
    else { return nil }
    return String(data: data, encoding: .utf8)?.withLineFeeds
  }

  /// What a folder holds, hidden things included, by name.
  func contents() -> [UntrustedFile] {
    guard isFolder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().compactMap { UntrustedFile(url.appending(path: $0)) }
  }
}
