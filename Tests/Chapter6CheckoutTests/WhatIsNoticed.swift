#if CONTROL
  import Testing

  @testable import Chapter6Checkout

  // Only a grader of strangers' code adds this. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter6 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Control: 29 wrong values are noticed`() {
        let (one, none) = (1, nil as Order?)
        // Two statements each, as in a test: a closure of one would want its value.
        withKnownIssue {
          let two = 2
          try #require(one == two, Rule.sheetBelieves)
        }
        withKnownIssue {
          let two = 2
          try #require(one == two)
        }
        withKnownIssue {
          let some = try #require(none, Rule.sheetBelieves)
          _ = some
        }
        withKnownIssue {
          let some = try #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.sheetBelieves)
          #expect(one == 2)
          // One expectation for all is compiled sooner.
          func notice(_ areSame: Bool) { #expect(areSame) }
          notice(1 == 2)
          notice(false == true)
          notice("a" as String? == "b")
          notice(["a"] == [])
          notice([] == ["a"])
          notice(["a", "b"] == ["b", "a"])
          notice("a" == "b")
          notice([1] == [])
          notice(["a"] == ["b"])
          notice("a" as String? == nil)
          notice(true == false)
          notice(OrderLine.line(id: 1) == .line(id: 2))
          notice([OrderLine.line()] == [])
          notice(Order.costing(1) == .costing(2))
          notice(Order.costing(1) as Order? == nil)
          notice([Order.costing(1)] == [])
          notice(OrderLine.line() == .line(quantity: 2))
          notice(CheckoutError.noPrice(product: "a") == .noPrice(product: "b"))
          notice(CheckoutError.offline == .refused)
          notice(OrderProblem.belowMinimum(missing: 1) == .belowMinimum(missing: 2))
          notice(OrderProblem.belowMinimum(missing: 1) as OrderProblem? == nil)
          notice(
            Coupon(code: "A", percent: 1, minimum: 0) == Coupon(code: "A", percent: 2, minimum: 0))
          notice(
            Bill(subtotal: 1, discount: 0, shipping: 0, total: 1)
              == Bill(subtotal: 1, discount: 0, shipping: 0, total: 2))
        }
      }
    }
  }
#endif
