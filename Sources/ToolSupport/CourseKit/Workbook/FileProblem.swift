import Foundation

/// What is wrong with a file or a folder, where, and what to do about it.
package struct FileProblem: Equatable, Sendable {
  package let sentence: String
  package let remedy: String

  package static func folder(_ path: String) -> FileProblem {
    FileProblem(
      sentence: "\(path) is a folder, but it should be a file.",
      remedy: "Move it to another place, and type the command again.")
  }

  package static func file(_ path: String) -> FileProblem {
    FileProblem(
      sentence: "\(path) is a file, but it should be a folder.",
      remedy: "Move it to another place, and type the command again.")
  }

  static func missing(_ paths: [String], _ remedy: String) -> FileProblem {
    FileProblem(
      sentence: paths.count == 1
        ? "\(paths[0]) is missing." : "\(paths.count) files are missing, \(paths[0]) first.",
      remedy: remedy)
  }

  static func empty(_ path: String, _ remedy: String) -> FileProblem {
    FileProblem(sentence: "\(path) is empty.", remedy: remedy)
  }

  static func moved(_ path: String, to place: String) -> FileProblem {
    FileProblem(
      sentence: "\(path) is missing. It seems to have been moved to \(place).",
      remedy: "To move it back: mv \(place.shellQuoted) \(path.shellQuoted)")
  }

  static func twins(_ paths: [String]) -> FileProblem {
    FileProblem(
      sentence: "A module cannot have two files with the same name:"
        + " \(paths.joined(separator: " and ")).",
      remedy: "Rename the one that you added, or move it to another place.")
  }

  static func otherLanguage(_ path: String, in folder: String) -> FileProblem {
    FileProblem(
      sentence: "\(path) is not Swift, and the package manager builds only one language"
        + " in \(folder).",
      remedy: "Move it to another place.")
  }

  static func brokenLink(_ path: String, to target: String) -> FileProblem {
    FileProblem(
      sentence: "\(path) is a symbolic link to '\(target)', which cannot be followed.",
      remedy: "Bring '\(target)' back, or move the link to another place.")
  }

  package static func otherEncoding(_ path: String) -> FileProblem {
    FileProblem(
      sentence: "\(path) is not UTF-8 text.",
      remedy: "Open it in your editor, and save it with the encoding UTF-8.")
  }
}

extension FileProblem {
  /// The remedy where nothing better is known; the doctor itself needs another one.
  package static let doctor = "To see what is wrong: swift run workbook doctor"

  /// Says that a file is too large to be read or compiled; nil for one that is not.
  ///
  /// - Parameter name: What to call it in a message.
  package init?(sizeOf url: URL, name: String) {
    var information = stat()
    guard stat(url.path, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      information.st_size > FileContent.sizeLimit
    else { return nil }
    sentence =
      "\(name) has \(information.st_size / 1_000) kB, and the workbook compiles files of up to"
      + " \(FileContent.sizeLimit / 1_000) kB, because the compiler would be busy for minutes."
    remedy = "Make the file shorter, or move it out of the workbook."
  }

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
    } else if let link = places.lazy.compactMap(Self.brokenLink).first {
      self = link
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
    return doctor
  }

  /// A path, and the folders that it lies in, the nearest first.
  private static func places(upFrom path: String) -> [String] {
    sequence(first: URL(filePath: path).absoluteURL) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }.map(\.path)
  }

  /// What to say of a symbolic link that leads nowhere, or round in a circle; nil for anything else.
  private static func brokenLink(_ path: String) -> FileProblem? {
    let files = FileManager.default
    guard !files.fileExists(atPath: path),
      let target = try? files.destinationOfSymbolicLink(atPath: path)
    else { return nil }
    return .brokenLink(path, to: target)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

extension FileProblem: CustomStringConvertible {
  package var description: String { "\(sentence) \(remedy)" }
}
