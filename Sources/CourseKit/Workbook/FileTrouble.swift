import Foundation

/// What is wrong with a file or a folder, where, and what to do about it.
package struct FileTrouble: Equatable, Sendable {
  package let sentence: String
  package let remedy: String

  package static func folder(_ path: String) -> FileTrouble {
    FileTrouble(
      sentence: "\(path) is a folder, where a file should be.",
      remedy: "Move it to another place, and type the command again.")
  }

  package static func file(_ path: String) -> FileTrouble {
    FileTrouble(
      sentence: "\(path) is a file, where a folder should be.",
      remedy: "Move it to another place, and type the command again.")
  }

  static func brokenLink(_ path: String, to target: String) -> FileTrouble {
    FileTrouble(
      sentence: "\(path) is a symbolic link to '\(target)', which does not exist.",
      remedy: "Bring '\(target)' back, or move the link to another place.")
  }

  package static func otherEncoding(_ path: String) -> FileTrouble {
    FileTrouble(
      sentence: "\(path) is not UTF-8 text.",
      remedy: "Open it in your editor, and save it with the encoding UTF-8.")
  }
}

extension FileTrouble {
  /// Puts an error of Foundation into words; its own name neither the path nor what to do.
  package init(_ error: any Error) {
    let code = Self.code(of: error)
    let reason = code.map { String(cString: strerror($0)) } ?? error.localizedDescription
    let path = (error as? CocoaError)?.filePath
    let places = path.map(Self.places) ?? []
    let temporary = FileManager.default.temporaryDirectory.path
    if places.prefix(2).contains(temporary) {
      sentence = "The folder for temporary files, \(temporary), cannot be used: \(reason)."
      remedy = "Name one that can be written: export TMPDIR=/tmp"
    } else if let path, code == EISDIR {
      self = .folder(path)
    } else if [ENOENT, ENOTDIR, EEXIST].contains(code), let file = places.first(where: Self.isFile)
    {
      self = .file(file)
    } else {
      sentence = [path, reason].compactMap(\.self).joined(separator: ": ") + "."
      remedy = Self.remedy(code, places)
    }
  }

  /// The system's number for what went wrong.
  package static func code(of error: any Error) -> Int32? {
    let number = error as NSError
    if number.domain == NSPOSIXErrorDomain { return Int32(number.code) }
    return (error as? CocoaError)?.underlying.flatMap(code)
  }

  private static func remedy(_ code: Int32?, _ places: [String]) -> String {
    switch code {
    case ENOSPC, EDQUOT: return "Free some space on the disk, and type the command again."
    case EROFS: return "Copy the workbook to a disk that can be written, and work there."
    case EACCES, EPERM:
      let files = FileManager.default
      let forbidden = places.first {
        files.fileExists(atPath: $0)
          && !(files.isReadableFile(atPath: $0) && files.isWritableFile(atPath: $0))
      }
      guard let forbidden else { break }
      let place = forbidden.shellQuoted
      return "Make it yours: sudo chown -R \"$USER\" \(place) && chmod -R u+rwX \(place)"
    default: break
    }
    return "To see what is wrong: swift run workbook doctor"
  }

  /// A path, and the folders that it lies in, the nearest first.
  private static func places(upFrom path: String) -> [String] {
    sequence(first: URL(filePath: path).absoluteURL) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }.map(\.path)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

extension FileTrouble: CustomStringConvertible {
  package var description: String { "\(sentence) \(remedy)" }
}
