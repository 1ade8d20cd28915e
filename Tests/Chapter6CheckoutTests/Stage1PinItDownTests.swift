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
      // Runs your `checkCheckout(of:)` on your order sheet, for which it has to pass, and on dozens
      // that are broken on purpose, for which it has to fail. It also has to pass for a sheet that
      // shows another message after a failed order. Then the sheets are checked in another sequence,
      // with the same result, so your check must not remember anything.
      try await CheckoutVariant.judgeYourCheck()
    }
  }
}
