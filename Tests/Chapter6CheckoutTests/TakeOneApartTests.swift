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
      // A session has user actions, and the transcript of the screen as you were given it. The desk
      // is the view, the server and the router in one, and its formatter writes "<5>" for 5.
      let recorded = session.recordedLines
      let desk = InstalmentsDesk(failure: session.failure)

      let transcript = await desk.transcript(of: session, lineCount: recorded.count)

      expect(transcript, equals: recorded, Rule.partsStay)
    }
  }
}
