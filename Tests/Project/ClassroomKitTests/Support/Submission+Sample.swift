import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

extension Submission {
  /// What is read of a submission that is called ada.
  ///
  /// - Parameters:
  ///   - files: The texts of its files, by their paths.
  ///   - given: The files of some chapters, by their paths from the tree: "Chapter1PostList/Post.swift".
  static func reading(
    _ files: [String: String], given: [String: String] = sample
  ) async throws -> Submission {
    try await withTemporaryFolder { folder in
      for (path, text) in files { try text.write(to: folder.appending(path: "ada/\(path)")) }
      return try reading(folder, given: given)
    }
  }

  /// The first submission of a folder.
  static func reading(_ folder: URL, given: [String: String] = sample) throws -> Submission {
    let sources = try Dictionary(grouping: given) { $0.key.prefix { $0 != "/" } }
      .sorted { $0.key < $1.key }.map { target, files in
        let texts = files.map {
          ($0.key.split(separator: "/").dropFirst().joined(separator: "/"), $0.value)
        }
        return try ChapterSource(
          #require(Chapter(folder: String(target))), files: Dictionary(uniqueKeysWithValues: texts))
      }
    return try Submission.all(
      in: folder, of: sources.map(\.chapter), given: ProvidedFileIndex(sources))[0]
  }

  /// Two small chapters, whose file `Store.swift` is provided.
  static let sample = [
    "Chapter1PostList/Post.swift": "struct Post {}\n" + region("1.1"),
    "Chapter1PostList/PostList/PostListPresenter.swift":
      "class PostListPresenter {}\n" + region("1.2"),
    "Chapter1PostList/PostList/PostListContract.swift":
      "protocol PostListViewProtocol {}\nprotocol PostListPresenterProtocol {}\n"
      + region("1.3"),
    "Chapter1PostList/Store.swift": "struct Store {\n  let name = \"posts\"\n}\n",
    "Chapter2ItemDetail/Item.swift": "struct Item {}\n" + region("2.1"),
    "Chapter2ItemDetail/Checks/ItemCheck.swift": "struct ItemCheck {}\n" + region("2.2"),
  ]

  /// An exercise, without which a file counts as provided.
  private static func region(_ exercise: String) -> String {
    "// exercise \(exercise): Write it.\n// end \(exercise)\n"
  }

  /// The texts of a chapter by its number, by the paths at which they are judged.
  func texts(_ number: Int) -> [String: String]? {
    chapters.first { $0.key.number == number }?.value.texts
  }

  /// The notes on all that was handed in.
  var allNotes: [String] {
    notes + chapters.sorted { $0.key.number < $1.key.number }.flatMap(\.value.notes)
  }
}

extension SubmittedChapter {
  /// What is read of a chapter's folder.
  init(in folder: UntrustedFile) throws {
    let place = ChapterFolder(path: [], files: SubmittedFile.all(in: folder))
    let chapter = Chapter(number: 1, name: "PostList")
    let source = try ChapterSource(chapter, files: [:])
    self.init(place, loose: [], of: source, given: ProvidedFileIndex([source]))
  }
}
