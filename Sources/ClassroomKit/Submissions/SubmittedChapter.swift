import CourseKit
import Foundation

/// The code that somebody handed in for a chapter.
struct SubmittedChapter: Codable, Equatable {
  /// More files than this are no chapter.
  private static let fileLimit = 50
  private static let depthLimit = 4

  /// The texts, by their paths from the chapter's folder.
  private(set) var texts: [String: String] = [:]
  /// What was left out, and why.
  private(set) var notes: [String] = []
  /// Files that are there and cannot be compiled.
  private(set) var unreadable: [String] = []

  /// Reads the Swift files of a folder, and nothing else.
  init(in folder: StrangeFile) {
    read(folder, path: "", depth: 0)
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
        notes.append("\(name) \(refusal), and was left out.")
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
