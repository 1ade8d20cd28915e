import Foundation
import Testing

/// The JSON of a chapter, as an editor reads it: by the names that must stay.
struct JudgedChapter: Decodable {
  struct Exercise: Decodable {
    let number: String
    let sentence: String
    let state: String
    let file: String?
    let line: Int?
    let title: String
    let verdict: String
    let places: [Place]
    let losses: [Place]
    let warnings: [Place]
    let failure: Failure?
  }

  struct Place: Decodable, Equatable {
    let file: String
    let line: Int?
    var message: String?
  }

  struct Failure: Decodable {
    let kind: String
    let test: String
    let rule: String?
  }

  struct Build: Decodable {
    struct Problem: Decodable {
      struct Note: Decodable {
        let message: String
        let file: String
        let line: Int?
      }

      let message: String
      let file: String?
      let line: Int?
      let notes: [Note]
    }

    let errors: [Problem]
    let output: String
  }

  let number: Int
  let state: String
  let done: Int
  let all: Int
  let exercises: [Exercise]
  let brokenGuards: [Failure]
  let ownFailures: [Failure]
  let buildFailure: Build?
}

extension RecordedConsole {
  private struct Judged: Decodable {
    let version: Int
    let chapters: [JudgedChapter]
  }

  /// Reads all that was printed as JSON; it tells of one chapter.
  ///
  /// - Parameter waiting: What is said meanwhile, apart from the JSON.
  func judgedChapter(waiting: String = "") throws -> JudgedChapter {
    let judged = try JSONDecoder().decode(Judged.self, from: Data(output.utf8))
    #expect(judged.version == 1)
    #expect(errors == waiting)
    return try #require(judged.chapters.first)
  }
}
