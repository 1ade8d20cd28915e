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
    for file in folder.contents() where !file.url.lastPathComponent.hasPrefix(".") {
      let name = "\(path)\(file.url.lastPathComponent)"
      if file.isFolder {
        if depth < Self.depthLimit { read(file, path: "\(name)/", depth: depth + 1) }
      } else if let refusal = refusal(of: file) {
        leftOut[name] = refusal
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
    return texts.count < Self.fileLimit ? nil : "is one file too many"
  }
}
