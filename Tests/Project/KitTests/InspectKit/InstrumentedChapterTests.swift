import CourseKit
import Testing

@testable import InspectKit

struct InstrumentedChapterTests {
  private static let contract = """
    /// Presenter → View.
    protocol ShelfViewProtocol: AnyObject {
      func show(_ books: [Book])
    }

    /// View → Presenter.
    protocol ShelfPresenterProtocol: AnyObject {
      var title: String { get }
      func open(at index: Int) async throws(ShelfError) -> Book
    }

    /// Presenter → Archive.
    protocol ArchiveProtocol {
      func books(then handler: @escaping @Sendable (Int) -> Void)
    }

    /// Shelf → the module that opened it.
    protocol ShelfOutput {
      func didClose()
    }
    """

  /// The second file of a chapter, traced.
  private func traced(_ text: String, path: String = "Shelf.swift") throws -> [String] {
    let files = ["ShelfContract.swift": Self.contract, path: text]
    return try #require(InstrumentedChapter(files).texts()[path]).lines
  }

  @Test func `The body becomes a function with the same effects, and no line moves`() throws {
    let text = """
      final class ShelfPresenter: ShelfPresenterProtocol {
        var title: String { "{" }
        func open(
          at index: Int
        ) async throws(ShelfError) -> Book {
          // }
          try await find(index)
        }
        func find(_ index: Int) async throws(ShelfError) -> Book { throw .none }
      }
      """
    let lines = try traced(text)
    let old = text.lines
    #expect(lines.count == old.count)
    let changed = lines.indices.filter { lines[$0] != old[$0] }
    #expect(changed == [4, 7])
    #expect(lines[4] == old[4] + " func tracedBody() async throws(ShelfError) -> Book {")
    #expect(
      lines[7]
        == """
          }; return try await Tracer.wait(TraceMessage("open", [("at", index as Any)], \
        to: "ShelfPresenter", self, role: "View", contract: "View → Presenter", \
        disallowedSenders: []), state: { [("title", self.title as Any)] }, tracedBody) }
        """)
  }

  @Test func `Only who has another role is a stranger`() throws {
    let text = """
      final class ShelfView: Screen, ShelfViewProtocol {
        func show(_ books: [Book]) { rows = [] }
      }
      final class ShelfPresenter: ShelfPresenterProtocol {}
      struct Archive: ArchiveProtocol {}
      struct Helper {}
      extension ShelfPresenter: ShelfOutput { func didClose() {} }
      """
    let lines = try traced(text)
    #expect(lines[1].contains(#"contract: "Presenter → View", disallowedSenders: ["Archive"])"#))
    // No type is called a shelf, so any type may say that it was closed.
    #expect(
      lines[6].contains(#"contract: "Shelf → the module that opened it", disallowedSenders: [])"#))
  }

  @Test func `A presenter that its view knows by its class is no stranger`() throws {
    let lines = try traced(
      """
      final class ShelfPresenter: ShelfPresenterProtocol {}
      final class ListPresenter: ShelfOutput { func load() {} }
      final class ShelfView: Screen, ShelfViewProtocol {
        func show(_ books: [Book]) { rows = [] }
      }
      """)
    #expect(lines[3].contains("disallowedSenders: [])"))
  }

  @Test func `Classes without a protocol are named, because they report nothing`() {
    let code = InstrumentedChapter([
      "ShelfContract.swift": Self.contract,
      "Shelf.swift": """
      final class Library { func load() {} }
      final class Book {}
      struct Word { func text() {} }
      final class ShelfPresenter: ShelfPresenterProtocol { func open(at index: Int) {} }
      final class ShelfView: Screen { func show() {} }
      """,
    ])
    #expect(code.unheardTypes == ["Library"])
  }

  @Test(arguments: [
    "struct Maker: ArchiveProtocol { let view = ShelfView() }",
    "struct Maker: ArchiveProtocol { let view = Other.make() }; enum Other { let a = ShelfView() }",
    "struct Archive: ArchiveProtocol { func books(then: inout Int) {} }",
  ])
  func `Nothing is marked where another object may have been the sender`(other: String) throws {
    let lines = try traced(
      """
      \(other)
      struct ShelfPresenter: ShelfPresenterProtocol {}
      struct ShelfView: ShelfViewProtocol {
        func show(_ books: [Book]) {}
      }
      """)
    #expect(lines[3].contains("disallowedSenders: [])"))
  }

  @Test func `An empty body stays one`() throws {
    let lines = try traced("struct ShelfView: ShelfViewProtocol {\n  func show(_ b: [Book]) {}\n}")
    #expect(lines[1].contains("{ func tracedBody() {}; return Tracer.call("))
  }

  @Test func `A handler is wrapped, and a screen hears from outside`() throws {
    let lines = try traced(
      """
      struct Archive: ArchiveProtocol {
        func books(then handler: @escaping @Sendable (Int) -> Void) { handler(1) }
      }
      class ShelfView: Screen {
        override func viewDidLoad() { super.viewDidLoad() }
        override func updateProperties() {}
        override func other() {}
        private func observe() { withObservationTracking { find() } onChange: {} }
      }
      """)
    #expect(
      lines[1].contains(
        #"{ let handler = Tracer.reply(handler, from: "Archive", to: "Presenter"); func tracedBody() {"#
      ))
    #expect(lines[4].contains(#"self, from: "Navigator", isQuiet: false)"#))
    #expect(lines[5].contains("isQuiet: true"))
    #expect(lines[6] == "  override func other() {}")
    #expect(lines[7].contains(#"self, from: "Observation", isQuiet: true)"#))
  }

  @Test(arguments: [
    "mutating func show(_ books: [Book]) {}", "static func show(_ books: [Book]) {}",
    "@ViewBuilder func show(_ books: [Book]) {}", "func show(_ books: inout [Book]) {}",
    "func show(_ books: [Book]) -> some Screen { Screen() }",
    "func show(_ books: [Book]) rethrows {}", "func show(books: [Book]) {}",
  ])
  func `A method that cannot report is left alone`(method: String) throws {
    let text = "struct ShelfView: ShelfViewProtocol {\n  \(method)\n}"
    #expect(try traced(text) == text.lines)
  }

  @Test func `A learner's own checks are another module`() throws {
    let text = "struct Archive: ArchiveProtocol {\n  func books(then: Int) {}\n}"
    #expect(try traced(text, path: "Checks/Archive.swift") == text.lines)
  }
}
