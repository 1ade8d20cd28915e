import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Characterize before you refactor")
  struct PinItDown {
    @Test func `6.1 Your check fails for broken order sheets, and passes for yours`()
      async throws
    {
      // Runs the check on your order sheet, and on dozens that are broken on purpose, in any order.
      try await CheckoutVariant.judgeYourCheck()
    }
  }
}
