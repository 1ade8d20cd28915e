// The free exercise: you may change all of its code, and this test stays green from start to end.

import TestSupport
import Testing

@testable import Chapter6Checkout

extension Chapter6 {
  @Suite("Take one apart")
  struct TakeOneApart {
    @Test(arguments: InstalmentsSession.all)
    func `Paying in instalments does what it did before`(
      session: InstalmentsSession
    ) async {
      let expected = session.lines
      let desk = InstalmentsDesk(failure: session.failure)
      let transcript = await desk.transcript(of: session, count: expected.count)
      expect(transcript, equals: expected, Rule.partsStay)
    }
  }
}
