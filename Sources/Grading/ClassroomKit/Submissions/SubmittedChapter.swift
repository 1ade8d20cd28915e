import CourseKit
import Foundation

/// The code that was handed in for a chapter.
struct SubmittedChapter: Codable, Equatable {
  /// More files than this are no chapter.
  private static let fileLimit = 100
  private static let depthLimit = 4

  /// The texts, by the paths from the chapter's folder at which they are judged.
  private(set) var texts: [String: String] = [:]
  /// Why a file was left out, by its path.
  private(set) var leftOut: [String: String] = [:]
  /// Files that are there and cannot be compiled.
  private(set) var unreadable: [String] = []
  /// Where a file lay that was recognized as one of the chapter's, by the path at which it is judged.
  private(set) var origins: [String: String] = [:]
  /// The files that could each be the one of the chapter's at a path, so that none was judged.
  var rivals: [String: [String]] = [:]
  /// Provided files that were handed in with other code, which isn't judged; a text that can't be read is empty.
  var changedFiles: [String: String] = [:]
  /// Whether provided files were handed in.
  var hasProvidedFiles = false
  /// The folder that was judged and others that hold the chapter, where there are several.
  var folders: [String] = []

  static func == (one: Self, other: Self) -> Bool {
    one.texts.mapValues(\.bytes) == other.texts.mapValues(\.bytes) && one.leftOut == other.leftOut
      && one.unreadable == other.unreadable && one.origins == other.origins
      && one.rivals == other.rivals && one.folders == other.folders
      && one.changedFiles.mapValues(\.bytes) == other.changedFiles.mapValues(\.bytes)
  }

  /// Whether nothing of the chapter was found.
  var isEmpty: Bool {
    texts.isEmpty && leftOut.isEmpty && unreadable.isEmpty && rivals.isEmpty && !hasProvidedFiles
  }

  /// The files whose names are not the chapter's.
  func ownFiles(beside source: ChapterSource) -> [String] {
    let known = Set(
      source.files.flatMap { $0.path.split(separator: "/") }
        + [Substring(source.chapter.target), Substring(Tree.exercises.folder)])
    return [
      Array(texts.keys), Array(leftOut.keys), unreadable, Array(origins.values), folders,
      rivals.values.flatMap(\.self),
    ].joined().filter { !known.isSuperset(of: $0.split(separator: "/")) }.sorted()
  }

  /// Reads a file, or says why it is left out.
  ///
  /// - Parameters:
  ///   - path: Where it is judged.
  ///   - origin: Where it lies.
  mutating func add(_ file: SubmittedFile, at path: String, from origin: String) {
    if let refusal = refusal(of: file, at: path) {
      leftOut[origin] = refusal
    } else if let text = file.file.text() {
      texts[path] = text
      origins[path] = origin == path ? nil : origin
    } else {
      unreadable.append(path)
    }
  }

  /// Leaves out a file of the learner's own that declares what a file of the chapter's declares.
  mutating func leaveOut(_ origin: String, because reason: String) { leftOut[origin] = reason }

  private func refusal(of file: SubmittedFile, at path: String) -> String? {
    let name = path.fileName
    if file.file.isFolder { return "is a playground" }
    if path.split(separator: "/").count > Self.depthLimit + 1 { return "is nested too deeply" }
    if let refusal = file.file.refusal { return refusal }
    guard name.hasSuffix(".swift") else { return "is not Swift code" }
    if name == "main.swift" { return "would turn the chapter into a program" }
    if name.hasPrefix(".") { return "is hidden, and the compiler passes over it" }
    if path.contains(where: { "\"\n\r".contains($0) }) {
      return "has a name that the compiler cannot read"
    }
    return texts.count < Self.fileLimit ? nil : "exceeds the limit on files"
  }
}
