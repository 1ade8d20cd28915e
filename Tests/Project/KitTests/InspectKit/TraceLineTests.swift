import Testing

@testable import InspectKit

struct TraceLineTests {
  private let message = "later, ShelfView → ShelfArchive  books(at: 10)   ‼ contract: only A → B"

  private func lines(_ text: String, width: Int?) -> [String] {
    TraceLine(text: text, depth: 1).lines(width: width)
  }

  @Test func `In a pipe and on a wide terminal a line stays one`() {
    #expect(lines(message, width: nil) == ["  \(message)"])
    #expect(lines(message, width: 80) == ["  \(message)"])
  }

  @Test func `On a narrow terminal what does not fit stands below, indented`() {
    #expect(
      lines(message, width: 50) == [
        "  later, ShelfView → ShelfArchive  books(at: 10)", "      ‼ contract: only A → B",
      ])
    #expect(
      lines(message, width: 24) == [
        "  later, ShelfView", "      → ShelfArchive", "      books(at: 10)",
        "      ‼ contract: only A", "      → B",
      ])
  }

  @Test func `That a message comes again stands below it, too`() {
    #expect(
      lines("ShelfView → ShelfArchive  books()   again", width: 40) == [
        "  ShelfView → ShelfArchive  books()", "      again",
      ])
  }

  @Test func `A reply that does not fit is broken between its values`() {
    #expect(
      lines("⇠ Page(books: 10 books, total: 40, next: http://shelf/2)", width: 36) == [
        "  ⇠ Page(books: 10 books, total: 40,", "      next: http://shelf/2)",
      ])
  }

  @Test func `Only a value that is longer than a line is cut`() {
    #expect(lines("⇠ Book(title: \"A  → B\")", width: 16) == ["  ⇠ Book(title:…"])
  }
}
