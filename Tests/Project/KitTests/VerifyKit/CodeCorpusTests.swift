import Testing

@testable import CourseKit
@testable import VerifyKit

struct CodeCorpusTests {
  private let corpus = CodeCorpus(["class A {\n  func f() {\n    g()\n\n    h()\n  }\n}\n"])

  @Test(arguments: ["func f() {\n  g()\n\n  h()\n}", "    g()\n\n    h()", "class A {"])
  func `A quotation may be indented otherwise`(block: String) {
    #expect(corpus.quotes(block.lines))
  }

  @Test(arguments: ["g()\nh()", "func f() {\ng()", "g"])
  func `Lines that are not there, or not so, are no quotation`(block: String) {
    #expect(!corpus.quotes(block.lines))
  }
}
