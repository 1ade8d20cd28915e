import CourseKit
import Foundation
import Testing

@testable import JudgeKit
@testable import TestSupport

struct DeadlineTests {
  private let start = ContinuousClock.now

  @Test func `Without a limit, nothing is stopped`() {
    var deadline = Deadline(limit: nil, heartbeatFiles: [], start: start)
    #expect(verdicts(of: &deadline, after: 9999) == [false])
  }

  @Test func `A program without a heartbeat is stopped at the limit`() {
    var deadline = Deadline(limit: .seconds(10), heartbeatFiles: [], start: start)
    #expect(verdicts(of: &deadline, after: 9, 10) == [false, true])
  }

  @Test func `A heartbeat in either file begins the limit again, but not without end`() async throws
  {
    try await withTemporaryFolder { folder in
      let (stream, heartbeat) = (folder.appending(path: "events"), folder.appending(path: "beats"))
      try Data().write(to: heartbeat)
      var deadline = Deadline(
        limit: .seconds(10), heartbeatFiles: [stream, heartbeat], start: start)
      #expect(verdicts(of: &deadline, after: 99) == [false], "It may take long to start.")

      try Data("event\n".utf8).write(to: stream)
      #expect(verdicts(of: &deadline, after: 100, 109) == [false, false])
      Heartbeat.beat(["WORKBOOK_HEARTBEAT": heartbeat.path])
      #expect(verdicts(of: &deadline, after: 110, 119) == [false, false])
      Heartbeat.beat(["WORKBOOK_HEARTBEAT": heartbeat.path])
      #expect(verdicts(of: &deadline, after: 120, 129, 130) == [false, false, true])

      Heartbeat.beat(["WORKBOOK_HEARTBEAT": heartbeat.path])
      #expect(verdicts(of: &deadline, after: 599, 600) == [false, true])
    }
  }

  @Test func `No file is made where no tool waits for a heartbeat`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "beats")
      Heartbeat.beat([:])
      Heartbeat.beat(["WORKBOOK_HEARTBEAT": file.path])
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  /// Whether the deadline is over, at each of some seconds after the start.
  private func verdicts(of deadline: inout Deadline, after seconds: Int...) -> [Bool] {
    seconds.map { deadline.isOver(at: start + .seconds($0)) }
  }
}
