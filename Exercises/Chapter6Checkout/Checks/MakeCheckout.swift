@testable import Chapter6Checkout

/// Makes the presenter of a new order sheet, which has the shop for its view, its server and its router.
typealias MakeCheckout = @MainActor (Shop) -> any CheckoutPresenterProtocol
