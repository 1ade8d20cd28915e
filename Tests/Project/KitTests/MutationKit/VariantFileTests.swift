import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

struct VariantFileTests {
  @Test func `Variants share a body, and the solution is what else it does`() throws {
    let file = try ListSample.presenterFile(for: [
      ListSample.variant("1.1", "view?.stop()"), ListSample.variant("1.1", ""),
      ListSample.variant("1.2", "// 1.1\nview?.stop()\n// 1.2\ncontinue"),
    ])
    #expect(
      file.text.contains(
        """
          func viewDidLoad() {
            if workbookVariant(1, 3) {
              view?.stop()
            } else if workbookVariant(2) {
            } else {
              view?.wait()
            }
          }
        """))
    #expect(
      file.text.contains(
        """
            for item in items {
              if workbookVariant(3) {
                continue
              } else {
                if item.isEmpty { break }
              }
            }
        """))
  }

  @Test func `A variant alone needs no choice`() throws {
    let file = try ListSample.presenterFile(for: [ListSample.variant("1.1", "view?.stop()")])
    let source = try ListSample.source()
    let expected = source.files.first { $0.path == "ListPresenter.swift" }?
      .solutionText.replacing("view?.wait()", with: "view?.stop()")
    #expect(file.text == expected)
  }

  @Test func `A line knows whose it is`() throws {
    let file = try ListSample.presenterFile(for: [
      ListSample.variant("1.1", "view?.stop()"), ListSample.variant("1.2", "continue"),
    ])
    let regions = try ListSample.source().regions
    let first = try #require(regions.first { $0.exercise.index == 1 })
    let second = try #require(regions.first { $0.exercise.index == 2 })
    let lines = file.text.lines
    func owner(of text: String) -> VariantFile.Owner? {
      lines.firstIndex(of: text).flatMap { file.owner(of: $0 + 1) }
    }
    #expect(owner(of: "      view?.stop()") == .variants([1], first))
    #expect(owner(of: "      view?.wait()") == .switching(first))
    #expect(owner(of: "        continue") == .variants([2], second))
    #expect(owner(of: "    return items") == nil)
    #expect(file.sharedRegion(near: lines.count) == second)
    #expect(file.sharedRegion(near: 1) == first)
  }
}
