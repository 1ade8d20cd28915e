// The free exercise: its code is yours, and this holds from the start to the end.

import TestSupport
import Testing

@testable import Chapter6Checkout

extension Chapter6 {
  @Suite("Take one apart")
  struct TakeOneApart {
    @Test(arguments: InstalmentsSession.all)
    func `Who pays in parts sees and hears what was there before`(
      session: InstalmentsSession
    ) async {
      let expected = session.transcript.transcript
      let desk = InstalmentsDesk(failure: session.failure)
      let heard = await desk.transcript(of: session, count: expected.count)
      expect(heard, equals: expected, Rule.partsStay)
    }
  }
}
