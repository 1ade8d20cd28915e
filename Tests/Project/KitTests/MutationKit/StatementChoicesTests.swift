import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

struct StatementChoicesTests {
  @Test func `What changes a statement or a value is chosen in its place, and the rest has a body`()
    throws
  {
    let text = """
      func show(_ item: Item) -> Int {
        // exercise 1.1: Show it.
        let title = item.title
        view.show(title)
        // Only then can it be counted.
        counter.count(item)
        return counter.value
        // end 1.1
      }

      """
    let source = try ChapterSource(ListSample.chapter, files: ["View.swift": text])
    let answers = [
      // One message fewer, one more, another result, another name, and two changes.
      """
        let title = item.title
        // Only then can it be counted.
        counter.count(item)
        return counter.value
      """,
      """
        let title = item.title
        view.show(title)
        // Only then can it be counted.
        counter.count(item)
        counter.count(item)
        return counter.value
      """,
      """
        let title = item.title
        view.show(title)
        // Only then can it be counted.
        counter.count(item)
        return 0
      """,
      """
        let title = ""
        view.show(title)
        // Only then can it be counted.
        counter.count(item)
        return counter.value
      """,
      """
        view.show(item.title)
        return counter.value
      """,
    ]
    let variants = answers.map { Variant(changes: [source.regions[0]: $0.lines]) }
    let batch = try #require(VariantBatch.batches(of: variants, in: source).first)
    #expect(
      VariantFile(source.files[0], for: batch).text == """
        func show(_ item: Item) -> Int {
          if workbookVariant(5) {
            view.show(item.title)
            return counter.value
          } else {
            let title =
            if workbookVariant(4) {
              ""
            } else {
              item.title
            }
            if workbookVariant(1) {
            } else {
              view.show(title)
            }
            if workbookVariant(2) {
              // Only then can it be counted.
              counter.count(item)
              counter.count(item)
            } else {
              // Only then can it be counted.
              counter.count(item)
            }
            if workbookVariant(3) {
              return 0
            } else {
              return counter.value
            }
          }
        }

        """)
  }
}
