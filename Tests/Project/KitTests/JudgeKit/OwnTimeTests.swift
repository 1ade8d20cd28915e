import Foundation
import Testing

@testable import JudgeKit

/// How long a program has run, however busy the machine is.
@Suite(.timeLimit(.minutes(5))) struct OwnTimeTests {
  private let start = ContinuousClock.now

  /// Looks at a program once in each second.
  private func time(_ looks: [ProcessActivity]) -> Duration {
    var time = OwnTime(start: start)
    for (second, activity) in zip(1..., looks) { time.look(at: activity, start + .seconds(second)) }
    return time.duration
  }

  @Test func `To wait for a processor takes no time, however long it lasts`() {
    let waiting = ProcessActivity(processorTime: .seconds(1), isAsleep: false)
    #expect(time(Array(repeating: waiting, count: 3_600)) == .seconds(1))
  }

  @Test func `A loop takes the time of each processor that it has`() {
    let looks = (1...10).map { ProcessActivity(processorTime: .seconds(2) * $0, isAsleep: false) }
    #expect(time(looks) == .seconds(20))
  }

  @Test
  func `Code that only sleeps takes all of the time, and so does one that wakes up now and then`() {
    #expect(time(Array(repeating: ProcessActivity(), count: 11)) == .seconds(10))
    let polling = (1...11).map { ProcessActivity(processorTime: .milliseconds(1) * $0) }
    #expect(time(polling) >= .seconds(10))
  }

  @Test func `A night in which the computer was closed is no time`() {
    var time = OwnTime(start: start)
    time.look(at: ProcessActivity(), start + .seconds(1))
    time.look(at: ProcessActivity(), start + .seconds(30_000))
    #expect(time.duration == .seconds(1))
  }

  @Test func `A process that ends unnoticed takes its time with it, and nothing is counted twice`()
  {
    let looks = [5, 2, 5, 6].map {
      ProcessActivity(processorTime: .seconds($0), isAsleep: false)
    }
    #expect(time(looks) == .seconds(6))
  }

  @Test func `The system tells what a program uses, and all that it has started`() async throws {
    #if os(Linux)
      // No signal to the session reaches the second one, which ends by itself when its parent is gone.
      let other = "setsid /bin/sh -c 'while kill -0 $0; do :; done' $$"
      let loops = ["while :; do :; done", other]
    #else
      let loops = ["while :; do :; done"]
    #endif
    for loop in loops {
      let session = try started("\(loop) & wait")
      // However busy the machine is, a loop has a processor at some time.
      while session.activity().processorTime < .milliseconds(50) { await Task.yield() }
      #expect(!session.activity().isAsleep)
      end(session)
    }
  }

  @Test func `A program that waits for another is asleep with it`() async throws {
    let session = try started("sleep 600 & wait")
    while !session.activity().isAsleep { await Task.yield() }
    end(session)
  }

  private func started(_ script: String) throws -> ProcessSession {
    try SignalHandler.start {
      let session = try spawn(
        ["/bin/sh", "-c", script], environment: ["PATH": "/bin:/usr/bin"],
        folder: FileManager.default.temporaryDirectory)
      return (session, ())
    }.0
  }

  private func end(_ session: ProcessSession) {
    session.kill()
    _ = session.reap()
    SignalHandler.remove(session)
  }
}
