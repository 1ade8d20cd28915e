import Testing

@testable import CourseKit
@testable import MutationKit
@testable import VerifyKit

/// A view with a region of whole members, and one in a body.
enum MembersSample {
  private static let view = """
    final class ListView {
      var presenter: (any ListPresenterProtocol)?

      // exercise 1.1 · taps: Report the right item.
      private var ids = [0]

      func select(
        _ index: Int
      ) {
        guard ids.indices.contains(index) else { return }
        presenter?.select(ids[index])
      }

      func title(of index: Int) -> String {
        "Row \\(index)"
      }
      // starter: func select(_ index: Int) { presenter?.select(index) }
      // end 1.1

      func show(_ ids: [Int]) {
        // exercise 1.1 · show: Report the right item.
        self.ids = ids
        // end 1.1
      }
    }

    """

  static func source() throws -> ChapterSource {
    try ChapterSource(ListSample.chapter, files: ["ListView.swift": view])
  }

  /// The answer of a block, with its changes in bodies where it can have them there.
  static func variant(_ block: String) throws -> Variant {
    let source = try source()
    let exercise = try #require(source.exercises.first)
    return ChapterMembers(of: source).inBodies(
      try AnswerBlock.variant(of: block.lines, for: exercise, in: source))
  }

  /// The solution's members, with other lines in the methods.
  static func members(select: String, title: String = "\"Row \\(index)\"") -> String {
    """
    // taps
    private var ids = [0]

    func select(
      _ index: Int
    ) {
      \(select)
    }

    func title(of index: Int) -> String {
      \(title)
    }
    """
  }
}
