import CourseKit
import Foundation

/// The code that somebody handed in for a chapter.
struct SubmittedChapter: Codable, Equatable {
  /// More files than this are no chapter.
  private static let fileLimit = 50
  private static let depthLimit = 4

  /// The texts, by their paths from the chapter's folder.
  private(set) var texts: [String: String] = [:]
  /// Why a file was left out, by its path.
  private(set) var leftOut: [String: String] = [:]
  /// Files that are there and cannot be compiled.
  private(set) var unreadable: [String] = []

  /// Reads the Swift files of a folder, and nothing else.
  init(in folder: StrangeFile) {
    read(folder, path: "", depth: 0)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.texts.mapValues(\.bytes) == other.texts.mapValues(\.bytes) && one.leftOut == other.leftOut
      && one.unreadable == other.unreadable
  }

  /// What was left out, and why.
  var notes: [String] {
    leftOut.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value), and was left out." }
  }

  /// The files whose names are not the chapter's.
  func ownFiles(beside source: ChapterSource) -> [String] {
    let known = Set(source.files.flatMap { $0.path.split(separator: "/") })
    return [Array(texts.keys), Array(leftOut.keys), unreadable].joined()
      .filter { !known.isSuperset(of: $0.split(separator: "/")) }.sorted()
  }

  /// Reads what a folder holds.
  ///
  /// - Parameter path: The folder's own path from the chapter's, with a slash at its end.
  private mutating func read(_ folder: StrangeFile, path: String, depth: Int) {
    for file in folder.contents() where !file.isHidden {
      let name = "\(path)\(file.url.lastPathComponent)"
      if file.isFolder, file.url.pathExtension == "playground" {
        leftOut[name] = "is a playground"
      } else if file.isFolder, depth == Self.depthLimit {
        leftOut[name] = "lies too deep"
      } else if file.isFolder {
        read(file, path: "\(name)/", depth: depth + 1)
      } else if let refusal = refusal(of: file) {
        leftOut[name] = refusal
      } else if texts[name] != nil {
        leftOut[name] = "is there twice, in two spellings"
      } else if let text = file.text() {
        texts[name] = text
      } else {
        unreadable.append(name)
      }
    }
  }

  private func refusal(of file: StrangeFile) -> String? {
    let name = file.url.lastPathComponent
    if let refusal = file.refusal { return refusal }
    guard name.hasSuffix(".swift") else { return "is not Swift code" }
    if name == "main.swift" { return "would make a program of the chapter" }
    if name.hasPrefix(".") { return "is hidden, and the compiler passes over it" }
    if name.contains(where: { "\"\\\n\r".contains($0) }) {
      return "has a name that the compiler cannot read"
    }
    return texts.count < Self.fileLimit ? nil : "is one file too many"
  }
}

extension StrangeFile {
  /// Whether nobody has made it on purpose.
  fileprivate var isHidden: Bool {
    let name = url.lastPathComponent
    return name.hasPrefix(".") && !name.hasSuffix(".swift") || name.hasPrefix("._")
  }
}
