import Testing

@testable import Chapter6Checkout

/// Checks that an order sheet does what it did before you refactored it.
///
/// The chapter's tests call it with the sheet that works, and with sheets that are broken on purpose.
///
/// - Parameter makePresenter: Makes a new order sheet in a shop.
@MainActor func checkCheckout(of makePresenter: MakeCheckout) async throws {
  // exercise 6.1: This check covers one happy path, so broken order sheets pass. Record the current behavior.
  let shop = Shop(lines: [.kettle])
  let session: [CheckoutEvent] = [.load, .addOne(1), .coupon("SPRING"), .order]
  let transcript = await shop.transcript(of: session, on: makePresenter)
  #expect(
    transcript == [
      "view: show loading", "server: cart", "view: hide loading",
      "view: sheet", "  Kettle × 1: 25,000 won", "  shipping 3,000 won", "  total 28,000 won",
      "view: sheet", "  Kettle × 2: 50,000 won", "  shipping free", "  total 50,000 won",
      "view: show loading", "server: coupon SPRING", "view: hide loading",
      "view: sheet", "  Kettle × 2: 50,000 won", "  coupon −5,000 won", "  shipping 3,000 won",
      "  total 48,000 won",
      "view: show loading", "server: place 2 Kettle, SPRING for 48000", "view: hide loading",
      "view: sheet", "  shipping free", "  total 0 won", "  Add goods for 15,000 won to order.",
      "router: order 1042 for 48000",
    ])
  let reasons = await Shop(lines: [.tea, .cups]).transcript(
    of: [
      .load, .order, .addOne(3), .coupon("SPRING"), .order, .addOne(3), .order, .takeOne(3),
      .takeOne(2),
    ],
    on: makePresenter)
  #expect(
    reasons == [
      "view: show loading", "server: cart", "view: hide loading",
      "view: sheet", "  Tea × 1: 6,500 won", "  Cups × 1: 4,995 won", "  shipping 2,500 won",
      "  total 13,995 won", "  Add goods for 3,505 won to order.",
      "view: sheet", "  Tea × 2: 13,000 won", "  Cups × 1: 4,995 won", "  shipping 2,500 won",
      "  total 20,495 won",
      "view: show loading", "server: coupon SPRING", "view: hide loading",
      "view: sheet", "  Tea × 2: 13,000 won", "  Cups × 1: 4,995 won", "  coupon −1,799 won",
      "  shipping 2,500 won", "  total 18,696 won",
      "  The coupon SPRING needs goods for 20,000 won.",
      "view: sheet", "  Tea × 3: 19,500 won", "  Cups × 1: 4,995 won", "  coupon −2,449 won",
      "  shipping 2,500 won", "  total 24,546 won", "  Only 2 of Tea are left.",
      "view: sheet", "  Tea × 2: 13,000 won", "  Cups × 1: 4,995 won", "  coupon −1,799 won",
      "  shipping 2,500 won", "  total 18,696 won",
      "  The coupon SPRING needs goods for 20,000 won.",
      "view: sheet", "  Tea × 2: 13,000 won", "  coupon −1,300 won", "  shipping 2,800 won",
      "  total 14,500 won", "  Add goods for 2,000 won to order.",
    ])
  let limits = await Shop(lines: [.spoons]).transcript(
    of: [.load, .addOne(4), .addOne(4), .coupon("SPRING"), .addOne(4)], on: makePresenter)
  #expect(
    limits == [
      "view: show loading", "server: cart", "view: hide loading",
      "view: sheet", "  Spoons × 1: 5,000 won", "  shipping 2,700 won", "  total 7,700 won",
      "  Add goods for 10,000 won to order.",
      "view: sheet", "  Spoons × 2: 10,000 won", "  shipping 2,700 won", "  total 12,700 won",
      "  Add goods for 5,000 won to order.",
      "view: sheet", "  Spoons × 3: 15,000 won", "  shipping 2,700 won", "  total 17,700 won",
      "view: show loading", "server: coupon SPRING", "view: hide loading",
      "view: sheet", "  Spoons × 3: 15,000 won", "  coupon −1,500 won", "  shipping 2,700 won",
      "  total 16,200 won", "  The coupon SPRING needs goods for 20,000 won.",
      "view: sheet", "  Spoons × 4: 20,000 won", "  coupon −2,000 won", "  shipping 2,700 won",
      "  total 20,700 won",
    ])
  // starter: let shop = Shop(lines: [.kettle])
  // starter: let transcript = await shop.transcript(of: [.load, .order], on: makePresenter)
  // starter: #expect(transcript.contains("server: place 1 Kettle for 28000"))
  // starter: #expect(transcript.last == "router: order 1042 for 28000")
  // end 6.1
}
