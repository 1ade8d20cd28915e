/// DTO: a coupon with the server's field names.
nonisolated struct CouponDTO: Decodable {
  let code: String
  let percent: Int
  let minimum: Int

  private enum CodingKeys: String, CodingKey {
    case code = "cpn_cd"
    case percent = "dc_pct"
    case minimum = "min_amt"
  }

  /// The entity that it maps to.
  var coupon: Coupon { Coupon(code: code, percent: percent, minimum: minimum) }
}
