import Testing

@testable import Chapter6Checkout

/// Checks that an order sheet does what it did before you refactored it.
///
/// The chapter's tests call it with the sheet that works, and with sheets that are broken on purpose.
///
/// - Parameter makePresenter: Makes a new order sheet in a shop.
@MainActor func checkCheckout(of makePresenter: MakeCheckout) async throws {
  // TODO: 6.1 This check covers one happy path, so broken order sheets pass. Record the current behavior.
  let shop = Shop(lines: [.kettle])
  let transcript = await shop.transcript(of: [.load, .order], on: makePresenter)
  #expect(transcript.contains("server: place 1 Kettle for 28000"))
  #expect(transcript.last == "router: order 1042 for 28000")
}
