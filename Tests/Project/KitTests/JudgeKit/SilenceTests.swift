import Synchronization
import Testing

@testable import JudgeKit

struct SilenceTests {
  @Test func `A program that prints nothing is told of once, and then stopped`() {
    let tellings = Mutex(0)
    var silence = Silence(limit: .seconds(60), onLong: { tellings.withLock { $0 += 1 } })
    let stops = [0, 29, 30, 59, 60].map {
      silence.isTooLong(brokenNow: false, at: .seconds($0))
    }
    #expect(stops == [false, false, false, false, true])
    #expect(tellings.withLock { $0 } == 1)
  }

  @Test func `One that prints now and then may go on`() {
    var silence = Silence(limit: .seconds(60), onLong: { Issue.record("It is not silent.") })
    for index in 1...100 {
      let isTooLong = silence.isTooLong(brokenNow: true, at: .seconds(29 * index))
      #expect(!isTooLong)
    }
  }
}
