/// Use case: each seller ships alone, for the cheapest fee of its products; all of these are paid.
struct CheapestFeeOfEachSeller: ShippingRuleProtocol {
  func fee(for lines: [OrderLine]) -> Won {
    // exercise 6.9 · fee: From now on each seller ships alone. Its cheapest fee counts, and the sum is paid.
    Dictionary(grouping: lines, by: \.seller).values
      .map { CheapestFee().fee(for: $0) }
      .reduce(0, +)
    // starter: 0
    // end 6.9
  }
}
