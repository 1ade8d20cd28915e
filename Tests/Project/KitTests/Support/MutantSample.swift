import Testing

@testable import CourseKit
@testable import MutationKit
@testable import VerifyKit

/// A chapter of one region, in the body of a presenter's method.
enum MutantSample {
  static let contract = """
    protocol ListViewProtocol: AnyObject {
      func wait()
      func show(_ items: [Item])
      func show(_ state: State)
    }

    protocol ListStoreProtocol: AnyObject {
      func load(id: Item.ID) throws -> [Item]
    }

    protocol ListWireframeProtocol: AnyObject {
      func open(_ item: Item)
    }

    struct Item {
      let id: String
    }

    enum State {
      case empty
      case full
      case failed(String)
    }

    """

  /// The chapter with the lines of a solution in its region.
  static func source(_ solution: String) throws -> ChapterSource {
    let lines = solution.lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let presenter = """
      final class ListPresenter {
        weak var view: (any ListViewProtocol)?
        let store: any ListStoreProtocol
        let wireframe: any ListWireframeProtocol

        func didLoad(
          _ items: [Item], isLast: Bool
        ) {
          // exercise 1.1: Do it.
      \(lines)
          // end 1.1
        }
      }

      """
    return try ChapterSource(
      ListSample.chapter, files: ["Contract.swift": contract, "ListPresenter.swift": presenter])
  }

  /// What one operator changes in a solution.
  static func changes(_ mutation: MutationOperator, _ solution: String) throws -> [String] {
    try changes(mutation, in: source(solution))
  }

  /// What one operator changes in the last region of a chapter.
  static func changes(_ mutation: MutationOperator, in source: ChapterSource) throws -> [String] {
    let file = try #require(source.files.last)
    let region = RegionCode(
      try #require(file.regions.last), of: file, contract: Contract(source))
    return mutation.answers(region).map {
      LineDifference(from: region.lines, to: $0).text
    }
  }
}
