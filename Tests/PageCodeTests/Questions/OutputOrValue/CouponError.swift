/// Why a coupon gives no discount.
enum CouponError: Error {
  case unknown

  var reason: String { "We don't know this coupon." }
}
