import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

struct VariantBesidesTests {
  @Test func `Lines beside a body go after its member`() throws {
    let block = "start()\n// beside\nfunc start() {\n  view?.wait()\n}"
    #expect(
      try ListSample.presenterFile(for: [ListSample.variant("1.1", block)]).text.contains(
        """
          func viewDidLoad() {
            start()
          }

          func start() {
            view?.wait()
          }

          func names(
        """))
    #expect(
      try ListSample.presenterFile(for: [ListSample.variant("1.2", "// beside\nlet a = 1")]).text
        .hasSuffix(
          "    return items\n  }\n\n  let a = 1\n}\n"))
  }

  @Test func `What several answers add beside a body is named apart`() throws {
    let file = try ListSample.presenterFile(for: [
      ListSample.variant("1.1", "Self.start()\n// beside\nstatic func start() {}"),
      ListSample.variant(
        "1.1", "start(2)\n// beside\nfunc start(_ count: Int) {\n  start(count)\n}"),
    ])
    let expected = """
        func viewDidLoad() {
          if workbookVariant(1) {
            Self.start1()
          } else if workbookVariant(2) {
            start2(2)
          } else {
            view?.wait()
          }
        }

        static func start1() {}

        func start2(_ count: Int) {
          start2(count)
        }

      """
    #expect(file.text.contains(expected))
    let region = try #require(
      try ListSample.source().regions.first { $0.exercise.index == 1 })
    let line = try #require(file.text.lines.firstIndex(of: "    start2(count)"))
    #expect(file.owner(of: line + 1) == .variants([2], region))
  }

  @Test func `Lines beside a declaration go below it`() throws {
    let block = "// presenter\nvar view: ListView?\n// beside\nlet a = 1"
    #expect(
      try ListSample.presenterFile(for: [ListSample.variant("1.3", block)]).text.contains(
        "  var view: ListView?\n\n  let a = 1\n\n  func viewDidLoad() {"))
  }
}
