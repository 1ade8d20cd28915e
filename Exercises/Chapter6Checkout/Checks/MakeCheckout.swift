@testable import Chapter6Checkout

/// Makes the presenter of a new order sheet, with the shop as its view, its server and its router.
typealias MakeCheckout = @MainActor (Shop) -> any CheckoutPresenterProtocol
