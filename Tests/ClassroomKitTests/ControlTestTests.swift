import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct ControlTestTests {
  private static let name = "Control: 2 wrong values are noticed"
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

  private static func run(noticing count: Int, end: String = "passWithKnownIssue") -> [String] {
    [listed, event("testStarted", "default")] + Array(repeating: noticed, count: count)
      + [event("testEnded", end), runEnded]
  }

  /// Why a run that wrote a stream is not believed.
  private func doubt(_ lines: [String], ending: Subprocess.Ending = .exited(0)) -> String? {
    let control = ControlTest()
    control.look(
      at: TestReport(
        stream: Data(lines.joined(separator: "\n").utf8),
        outcome: Subprocess.Outcome(ending: ending, output: "", isOutputCut: false),
        root: URL(filePath: "/w")))
    return control.doubt
  }

  @Test func `A run that noticed each wrong value is believed`() {
    #expect(doubt(Self.run(noticing: 2)) == nil)
  }

  @Test(arguments: [
    Self.run(noticing: 1), Self.run(noticing: 0, end: "pass"), Self.run(noticing: 2, end: "fail"),
    [Self.runEnded], [Self.listed, Self.runEnded],
  ])
  func `A run that noticed fewer, or has no control, is doubted`(lines: [String]) {
    #expect(doubt(lines)?.hasPrefix("In a run, the control test accepted wrong values") == true)
  }

  @Test func `A run that did not come to its end claims nothing that could be doubted`() {
    #expect(doubt([Self.listed], ending: .signalled(4)) == nil)
  }
}
