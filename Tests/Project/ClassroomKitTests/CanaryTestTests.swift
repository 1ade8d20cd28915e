import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct CanaryTestTests {
  private static let name = "Canary: 2 wrong values are noticed"
  private static let listed = """
    {"version":0,"kind":"test","payload":{"id":"c","kind":"function","name":"`\(name)`()",\
    "displayName":"\(name)","sourceLocation":{"_filePath":"/w/Tests/T.swift","line":5}}}
    """
  private static let noticed = event(
    "issueRecorded", "fail", more: #","issue":{"isKnown":true}"#)
  private static let runEnded =
    #"{"version":0,"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#

  private static func event(_ kind: String, _ symbol: String, more: String = "") -> String {
    """
    {"version":0,"kind":"event","payload":{"kind":"\(kind)","testID":"c",\
    "messages":[{"symbol":"\(symbol)","text":"x"}]\(more)}}
    """
  }

  private static let said = noticed.replacing(#""text":"x""#, with: #""text":"word-1""#)

  /// A run that noticed wrong values, and recorded a word.
  private static func run(
    noticing count: Int, saying words: Int = 3, end: String = "passWithKnownIssue"
  ) -> [String] {
    [listed, event("testStarted", "default")] + Array(repeating: noticed, count: count)
      + Array(repeating: said, count: words) + [event("testEnded", end), runEnded]
  }

  /// Why a run that wrote a stream is not believed.
  private func doubt(_ lines: [String], ending: Subprocess.Ending = .exited(0)) -> String? {
    let canary = CanaryTest(word: "word-1", count: 3)
    canary.look(
      at: TestReport(
        stream: Data(lines.joined(separator: "\n").utf8),
        outcome: Subprocess.Outcome(ending: ending, output: "", isOutputCut: false),
        root: URL(filePath: "/w")))
    return canary.doubt
  }

  @Test func `A run that noticed each wrong value is believed`() {
    #expect(doubt(Self.run(noticing: 2)) == nil)
  }

  @Test(arguments: [
    Self.run(noticing: 1), Self.run(noticing: 0, end: "pass"), Self.run(noticing: 2, end: "fail"),
    Self.run(noticing: 2, saying: 0), Self.run(noticing: 2, saying: 4),
    Self.run(noticing: 5, saying: 0),
    [Self.runEnded], [Self.listed, Self.runEnded],
  ])
  func `A run that noticed fewer, or has no canary, is doubted`(lines: [String]) {
    #expect(doubt(lines)?.hasPrefix("In a run, the canary test accepted wrong values") == true)
  }

  @Test func `The canary's file sorts after all others of its chapter, so that it runs last`()
    throws
  {
    let workbook = try Workbook.around(URL(filePath: #filePath))
    for chapter in workbook.chapters {
      let names = workbook.files(below: chapter.testFolder).sorted()
      #expect("\(chapter.testFolder)/\(names.last ?? "")" == CanaryTest.file(of: chapter))
    }
  }

  @Test func `Each canary has a word of its own`() {
    #expect(CanaryTest().environment != CanaryTest().environment)
  }

  @Test func `A run that did not come to its end claims nothing that could be doubted`() {
    #expect(doubt([Self.listed], ending: .signalled(4)) == nil)
  }
}
