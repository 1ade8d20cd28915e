import Foundation

@testable import CourseKit
@testable import JudgeKit

/// Lines of an event stream, as Swift Testing writes them.
enum Stream {
  struct Test {
    let name: String

    init(_ name: String) { self.name = name }

    var listed: String {
      """
      {"version":0,"kind":"test","payload":{"id":"\(name)","kind":"function","name":"`\(name)`()",\
      "displayName":"\(name)","sourceLocation":{"_filePath":"/w/Tests/T.swift","line":5}}}
      """
    }
    var started: String { event("testStarted", #"{"symbol":"default","text":"started"}"#) }

    func ended(_ symbol: String) -> String {
      event("testEnded", #"{"symbol":"\#(symbol)","text":"ended"}"#)
    }

    func failed(_ expression: String, rule: String?) -> String {
      let comment = rule.map { #",{"symbol":"details","text":"\#($0)"}"# } ?? ""
      return event(
        "issueRecorded",
        #"{"symbol":"fail","text":"Expectation failed: \#(expression)"}\#(comment)"#,
        #","issue":{"isKnown":false,"sourceLocation":{"_filePath":"/w/Tests/T.swift","line":7}}"#)
    }

    private func event(_ kind: String, _ messages: String, _ more: String = "") -> String {
      """
      {"version":0,"kind":"event","payload":{"kind":"\(kind)","testID":"\(name)",\
      "messages":[\(messages)]\(more)}}
      """
    }
  }

  static let runEnded = #"{"version":0,"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#

  static func report(
    _ lines: [String], ending: Subprocess.Ending = .exited(0)
  ) -> TestReport {
    report(cut: Data(lines.joined(separator: "\n").utf8), ending: ending)
  }

  static func report(cut data: Data, ending: Subprocess.Ending = .exited(0)) -> TestReport {
    TestReport(
      stream: data, outcome: Subprocess.Outcome(ending: ending, output: "", isOutputCut: false),
      root: URL(filePath: "/w"))
  }
}
