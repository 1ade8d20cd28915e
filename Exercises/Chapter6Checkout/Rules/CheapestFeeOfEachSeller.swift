/// Use case: each seller ships alone, for the cheapest fee of its products; all of these are paid.
struct CheapestFeeOfEachSeller: ShippingRuleProtocol {
  func fee(for lines: [OrderLine]) -> Won {
    // TODO: 6.9 From now on each seller ships alone. Its cheapest fee counts, and the sum is paid.
    0
  }
}
