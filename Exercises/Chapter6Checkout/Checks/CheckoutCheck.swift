import Testing

@testable import Chapter6Checkout

/// Checks that an order sheet does what it did before anybody took it apart.
///
/// The chapter's tests hand it the sheet that works, and others that are broken on purpose.
///
/// - Parameter makePresenter: Makes a new order sheet in a shop.
@MainActor func checkCheckout(of makePresenter: MakeCheckout) async throws {
  // TODO: 6.1 This check sees one happy order, and lets broken order sheets pass. Pin down what yours does.
  let shop = Shop(lines: [.kettle])
  let heard = await shop.transcript(of: [.load, .order], on: makePresenter)
  #expect(heard.contains("server: place 1 Kettle for 28000"))
  #expect(heard.last == "router: order 1042 for 28000")
}
