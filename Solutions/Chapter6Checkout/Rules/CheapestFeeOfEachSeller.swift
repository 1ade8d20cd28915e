/// Use case: each seller ships separately, so the fee is the sum of the sellers' cheapest fees.
struct CheapestFeeOfEachSeller: ShippingRuleProtocol {
  func fee(for lines: [OrderLine]) -> Won {
    // exercise 6.9 · fee: Each seller now ships separately for its cheapest fee, but the app charges one fee for all.
    Dictionary(grouping: lines, by: \.seller).values
      .map { CheapestFee().fee(for: $0) }
      .reduce(0, +)
    // starter: let sellers = Set(lines.compactMap(\.seller))
    // starter: return sellers.count * CheapestFee().fee(for: lines)
    // end 6.9
  }
}
