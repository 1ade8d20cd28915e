#if CANARY
  import TestSupport
  import Testing

  @testable import Chapter7Reminders

  // Only a grader of untrusted code adds this. Its file sorts last, so that it runs after all other tests, and what
  // they did to the event stream is noticed. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter7 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Canary: 20 wrong values are noticed`() {
        let (one, none) = (1, nil as QuietHours?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.interactorStays)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.interactorStays)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.interactorStays)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.interactorStays)
          try? require(1, equals: 2, Rule.interactorStays)
          expect(false, equals: true, Rule.interactorStays)
          try? require(false, equals: true, Rule.interactorStays)
          expect("a" as String?, equals: "b", Rule.interactorStays)
          try? require("a" as String?, equals: "b", Rule.interactorStays)
          expect(["a"], equals: [], Rule.interactorStays)
          try? require(["a"], equals: [], Rule.interactorStays)
          expect([], equals: ["a"], Rule.interactorStays)
          try? require([], equals: ["a"], Rule.interactorStays)
          expect(["a", "b"], equals: ["b", "a"], Rule.interactorStays)
          try? require(["a", "b"], equals: ["b", "a"], Rule.interactorStays)
          expect([1], equals: [], Rule.interactorStays)
          try? require([1], equals: [], Rule.interactorStays)
          recordCanaryWord()
        }
      }
    }
  }
#endif
