import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

/// A chapter with regions of every kind: two bodies, and two declarations that one exercise asks for.
enum ListSample {
  static let chapter = Chapter(number: 1, name: "List")
  static let page = "docs/mistakes/1-list.md"

  static let presenter = """
    final class ListPresenter {
      // exercise 1.3 · presenter: Borrow the view.
      weak var view: ListView?
      // starter: var view: ListView?
      // end 1.3

      func viewDidLoad() {
        // exercise 1.1: Show that you wait.
        view?.wait()
        // end 1.1
      }

      func names(
        of items: [String]
      ) -> [String] {
        for item in items {
          // exercise 1.2: Stop at the first empty one.
          // starter: _ = item
          if item.isEmpty { break }
          // end 1.2
        }
        return items
      }
    }

    """

  static let interactor = """
    final class ListInteractor {
      // exercise 1.3 · interactor: Borrow the output.
      weak var output: ListPresenter?
      // starter: var output: ListPresenter?
      // end 1.3
    }

    """

  static func source() throws -> ChapterSource {
    try ChapterSource(
      chapter, files: ["ListPresenter.swift": presenter, "ListInteractor.swift": interactor])
  }

  /// The variant that an answer's block stands for.
  static func variant(_ number: String, _ block: String) throws -> Variant {
    let source = try source()
    let exercise = try #require(source.exercises.first { $0.number.description == number })
    return try AnswerBlock.variant(of: block.lines, for: exercise, in: source)
  }

  /// The presenter's file for the first batch of some variants.
  static func presenterFile(for variants: [Variant]) throws -> VariantFile {
    let source = try source()
    let batch = try #require(VariantBatch.batches(of: variants, in: source).first)
    let solution = try #require(source.files.first { $0.path == "ListPresenter.swift" })
    return VariantFile(solution, for: batch)
  }
}
