/// Use case: each seller ships separately, so the fee is the sum of the sellers' cheapest fees.
struct CheapestFeeOfEachSeller: ShippingRuleProtocol {
  func fee(for lines: [OrderLine]) -> Won {
    // TODO: 6.9 Each seller now ships separately for its cheapest fee, but the app charges one fee for all.
    let sellers = Set(lines.compactMap(\.seller))
    return sellers.count * CheapestFee().fee(for: lines)
  }
}
