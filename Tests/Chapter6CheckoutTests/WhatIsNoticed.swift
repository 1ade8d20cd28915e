#if CANARY
  import TestSupport
  import Testing

  @testable import Chapter6Checkout

  // Only a grader of untrusted code adds this. Its file sorts last, so that it runs after all other tests, and what
  // they did to the event stream is noticed. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter6 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Canary: 52 wrong values are noticed`() {
        let (one, none) = (1, nil as Order?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.sheetBelieves)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.sheetBelieves)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.sheetBelieves)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.sheetBelieves)
          try? require(1, equals: 2, Rule.sheetBelieves)
          expect(false, equals: true, Rule.sheetBelieves)
          try? require(false, equals: true, Rule.sheetBelieves)
          expect("a" as String?, equals: "b", Rule.sheetBelieves)
          try? require("a" as String?, equals: "b", Rule.sheetBelieves)
          expect(["a"], equals: [], Rule.sheetBelieves)
          try? require(["a"], equals: [], Rule.sheetBelieves)
          expect([], equals: ["a"], Rule.sheetBelieves)
          try? require([], equals: ["a"], Rule.sheetBelieves)
          expect(["a", "b"], equals: ["b", "a"], Rule.sheetBelieves)
          try? require(["a", "b"], equals: ["b", "a"], Rule.sheetBelieves)
          expect("a", equals: "b", Rule.sheetBelieves)
          try? require("a", equals: "b", Rule.sheetBelieves)
          expect([1], equals: [], Rule.sheetBelieves)
          try? require([1], equals: [], Rule.sheetBelieves)
          expect(["a"], equals: ["b"], Rule.sheetBelieves)
          try? require(["a"], equals: ["b"], Rule.sheetBelieves)
          expect("a" as String?, equals: nil, Rule.sheetBelieves)
          try? require("a" as String?, equals: nil, Rule.sheetBelieves)
          expect(true, equals: false, Rule.sheetBelieves)
          try? require(true, equals: false, Rule.sheetBelieves)
          expect(OrderLine.line(id: 1), equals: .line(id: 2), Rule.sheetBelieves)
          try? require(OrderLine.line(id: 1), equals: .line(id: 2), Rule.sheetBelieves)
          expect([OrderLine.line()], equals: [], Rule.sheetBelieves)
          try? require([OrderLine.line()], equals: [], Rule.sheetBelieves)
          expect(Order.costing(1), equals: .costing(2), Rule.sheetBelieves)
          try? require(Order.costing(1), equals: .costing(2), Rule.sheetBelieves)
          expect(Order.costing(1) as Order?, equals: nil, Rule.sheetBelieves)
          try? require(Order.costing(1) as Order?, equals: nil, Rule.sheetBelieves)
          expect([Order.costing(1)], equals: [], Rule.sheetBelieves)
          try? require([Order.costing(1)], equals: [], Rule.sheetBelieves)
          expect(OrderLine.line(), equals: .line(quantity: 2), Rule.sheetBelieves)
          try? require(OrderLine.line(), equals: .line(quantity: 2), Rule.sheetBelieves)
          expect(
            CheckoutError.noPrice(product: "a"), equals: .noPrice(product: "b"), Rule.sheetBelieves)
          try? require(
            CheckoutError.noPrice(product: "a"), equals: .noPrice(product: "b"), Rule.sheetBelieves)
          expect(CheckoutError.offline, equals: .refused, Rule.sheetBelieves)
          try? require(CheckoutError.offline, equals: .refused, Rule.sheetBelieves)
          expect(
            OrderProblem.belowMinimum(missing: 1), equals: .belowMinimum(missing: 2),
            Rule.sheetBelieves)
          try? require(
            OrderProblem.belowMinimum(missing: 1), equals: .belowMinimum(missing: 2),
            Rule.sheetBelieves)
          expect(
            OrderProblem.belowMinimum(missing: 1) as OrderProblem?, equals: nil, Rule.sheetBelieves)
          try? require(
            OrderProblem.belowMinimum(missing: 1) as OrderProblem?, equals: nil, Rule.sheetBelieves)
          expect(
            Coupon(code: "A", percent: 1, minimum: 0),
            equals: Coupon(code: "A", percent: 2, minimum: 0), Rule.sheetBelieves)
          try? require(
            Coupon(code: "A", percent: 1, minimum: 0),
            equals: Coupon(code: "A", percent: 2, minimum: 0), Rule.sheetBelieves)
          let bill = Bill(subtotal: 1, discount: 0, shipping: 0, total: 1)
          let otherBill = Bill(subtotal: 1, discount: 0, shipping: 0, total: 2)
          expect(bill, equals: otherBill, Rule.sheetBelieves)
          try? require(bill, equals: otherBill, Rule.sheetBelieves)
          recordCanaryWord()
        }
      }
    }
  }
#endif
