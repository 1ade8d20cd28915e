/// Transport type: a coupon in the server's own words.
nonisolated struct CouponDTO: Decodable {
  let code: String
  let percent: Int
  let minimum: Int

  private enum CodingKeys: String, CodingKey {
    case code = "cpn_cd"
    case percent = "dc_pct"
    case minimum = "min_amt"
  }

  /// The entity that this stands for.
  var coupon: Coupon { Coupon(code: code, percent: percent, minimum: minimum) }
}
