import CourseKit
import Foundation
import Testing

@testable import JudgeKit
@testable import TestSupport

struct DeadlineTests {
  @Test func `Without a limit, nothing is stopped`() {
    var deadline = Deadline(limit: nil, heartbeatFiles: [])
    #expect(verdicts(of: &deadline, after: 9999) == [nil])
  }

  @Test func `A program without a heartbeat is stopped at the limit`() {
    var deadline = Deadline(limit: .seconds(10), heartbeatFiles: [])
    #expect(verdicts(of: &deadline, after: 9, 10) == [nil, .timedOut])
  }

  @Test
  func
    `What a busy machine keeps waiting is not stopped at the limit, and late for another reason`()
  {
    var deadline = Deadline(limit: .seconds(10), heartbeatFiles: [])
    let verdicts = [10, 100, 599, 600].map {
      deadline.stop(after: .seconds(9), wall: .seconds($0))
    }
    #expect(verdicts == [nil, nil, nil, .starved])
  }

  @Test func `A heartbeat in either file begins the limit again, but not without end`() async throws
  {
    try await withTemporaryFolder { folder in
      let (stream, heartbeat) = (folder.appending(path: "events"), folder.appending(path: "beats"))
      try Data().write(to: heartbeat)
      var deadline = Deadline(limit: .seconds(10), heartbeatFiles: [stream, heartbeat])
      #expect(verdicts(of: &deadline, after: 99) == [nil], "It may take long to start.")

      try Data("event\n".utf8).write(to: stream)
      #expect(verdicts(of: &deadline, after: 100, 109) == [nil, nil])
      Heartbeat.beat(["WORKBOOK_HEARTBEAT": heartbeat.path])
      #expect(verdicts(of: &deadline, after: 110, 119) == [nil, nil])
      Heartbeat.beat(["WORKBOOK_HEARTBEAT": heartbeat.path])
      #expect(verdicts(of: &deadline, after: 120, 129, 130) == [nil, nil, .timedOut])

      Heartbeat.beat(["WORKBOOK_HEARTBEAT": heartbeat.path])
      #expect(verdicts(of: &deadline, after: 599, 600) == [nil, .timedOut])
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

  /// Why the deadline stops a program after some seconds, in which the machine did nothing else.
  private func verdicts(
    of deadline: inout Deadline, after seconds: Int...
  ) -> [Subprocess.Ending?] {
    seconds.map { deadline.stop(after: .seconds($0), wall: .seconds($0)) }
  }
}
