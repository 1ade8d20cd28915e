import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

/// What a choice needs beside the answers to be code that compiles, and does what each of them does.
struct VariantChoiceTests {
  @Test func `A value among several says that it is returned`() throws {
    let text = """
      struct Names {
        var first: String {
          // exercise 1.1: Choose.
          switch names.count {
          case 0: "Nobody"
          default: names[0]
          }
          // end 1.1
        }
      }

      """
    let source = try ChapterSource(ListSample.chapter, files: ["Names.swift": text])
    let variants = ["    names.first", "    let name = names.first\n    return name"].map {
      Variant(changes: [source.regions[0]: $0.lines])
    }
    let batch = try #require(VariantBatch.batches(of: variants, in: source).first)
    #expect(
      VariantFile(source.files[0], for: batch).text.contains(
        """
          var first: String {
            if workbookVariant(1) {
              return names.first
            } else if workbookVariant(2) {
              let name = names.first
              return name
            } else {
              return switch names.count {
              case 0: "Nobody"
              default: names[0]
              }
            }
          }
        """))
  }

  @Test func `A value beside a solution of several lines says that it is returned`() throws {
    let text = """
      struct Names {
        var first: String? {
          // exercise 1.1: Choose.
          let name = names.first
          return name
          // end 1.1
        }
      }

      """
    let source = try ChapterSource(ListSample.chapter, files: ["Names.swift": text])
    let variants = ["    names.first", "    nil"].map {
      Variant(changes: [source.regions[0]: $0.lines])
    }
    let batch = try #require(VariantBatch.batches(of: variants, in: source).first)
    let file = VariantFile(source.files[0], for: batch).text
    #expect(file.contains("      return names.first\n"))
    #expect(file.contains("      return nil\n"))
    #expect(file.contains("      let name = names.first\n      return name\n"))
  }

  @Test func `What goes on below a region stands in each of its choices`() throws {
    let text = """
      func make() -> Screen {
        // exercise 1.1: Make the view.
        let view = View()
        // end 1.1
        view.wait()
        return view
      }

      func show() {}

      """
    let source = try ChapterSource(ListSample.chapter, files: ["View.swift": text])
    let variants = ["  let view = OldView()", "  let view = View(2)"].map {
      Variant(changes: [source.regions[0]: $0.lines])
    }
    let batch = try #require(VariantBatch.batches(of: variants, in: source).first)
    #expect(
      VariantFile(source.files[0], for: batch).text == """
        func make() -> Screen {
          if workbookVariant(1) {
            let view = OldView()
            view.wait()
            return view
          } else if workbookVariant(2) {
            let view = View(2)
            view.wait()
            return view
          } else {
            let view = View()
            view.wait()
            return view
          }
        }

        func show() {}

        """)
  }

  @Test func `What goes on below a region stands in the choice whose name it uses`() throws {
    let text = """
      func show(_ items: [Item]) {
        // exercise 1.1: Show all of them.
        // starter: let items = items.filter(isNew)
        // end 1.1
        view.show(items)
      }

      """
    let source = try ChapterSource(ListSample.chapter, files: ["View.swift": text])
    let variants = ["  let items = items.filter(isNew)", "  log()"].map {
      Variant(changes: [source.regions[0]: $0.lines])
    }
    let batch = try #require(VariantBatch.batches(of: variants, in: source).first)
    #expect(
      VariantFile(source.files[0], for: batch).text == """
        func show(_ items: [Item]) {
          if workbookVariant(1) {
            let items = items.filter(isNew)
            view.show(items)
          } else if workbookVariant(2) {
            log()
            view.show(items)
          } else {
            view.show(items)
          }
        }

        """)
  }

  @Test func `A property is held as the variant holds it whose turn it is`() throws {
    let file = try ListSample.presenterFile(for: [
      ListSample.variant("1.3", "// presenter\nvar view: ListView?"),
      ListSample.variant("1.1", "view?.stop()"),
      ListSample.variant("1.3", "// presenter\nunowned var view: ListView?"),
    ])
    #expect(
      file.text.contains(
        """
        final class ListPresenter {
          var view_strong: ListView?
          unowned var view_unowned: ListView?
          weak var view_weak: ListView?
          var view: ListView? {
            get {
              if workbookVariant(1) { return view_strong }
              if workbookVariant(3) { return view_unowned }
              return view_weak
            }
            set {
              if workbookVariant(1) { return view_strong = newValue }
              if workbookVariant(3) { return view_unowned = newValue }
              return view_weak = newValue
            }
          }

          func viewDidLoad() {
        """))
  }
}
