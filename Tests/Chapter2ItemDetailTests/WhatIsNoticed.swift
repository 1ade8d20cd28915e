#if CONTROL
  import Testing

  @testable import Chapter2ItemDetail

  // Only a grader of strangers' code adds this. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter2 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Control: 28 wrong values are noticed`() {
        let (one, none) = (1, nil as Item?)
        // Two statements each, as in a test: a closure of one would want its value.
        withKnownIssue {
          let two = 2
          try #require(one == two, Rule.failureHasWords)
        }
        withKnownIssue {
          let two = 2
          try #require(one == two)
        }
        withKnownIssue {
          let some = try #require(none, Rule.failureHasWords)
          _ = some
        }
        withKnownIssue {
          let some = try #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.failureHasWords)
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
          notice(Item.lamp == .clock)
          notice([Item.lamp] == [.clock])
          notice([Item.lamp] == [])
          notice(Item.lamp as Item? == nil)
          notice(Item.lamp == .favouriteLamp)
          notice([Item.lamp, .clock] == [.clock, .lamp])
          notice(ItemError.marketClosed(opensAtHour: 8) == .marketClosed(opensAtHour: 9))
          notice(Item.lamp.expectedRow == Item.clock.expectedRow)
          notice([Item.lamp.expectedRow] == [])
          notice(Item.lamp.expectedDetail == Item.clock.expectedDetail)
          notice(ItemError.listUnreadable == .marketClosed(opensAtHour: 9))
        }
      }
    }
  }
#endif
