#if CANARY
  import TestSupport
  import Testing

  @testable import Chapter7Reminders

  // Only a grader of untrusted code adds this. Its file sorts last, so that it runs after all other tests, and what
  // they did to the event stream is noticed. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter7 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Canary: 22 wrong values are noticed`() {
        let (one, none) = (1, nil as QuietHours?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.listIsShown)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.listIsShown)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.listIsShown)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.listIsShown)
          try? require(1, equals: 2, Rule.listIsShown)
          expect(false, equals: true, Rule.listIsShown)
          try? require(false, equals: true, Rule.listIsShown)
          expect(false as Bool?, equals: true, Rule.listIsShown)
          try? require(false as Bool?, equals: true, Rule.listIsShown)
          expect("a" as String?, equals: "b", Rule.listIsShown)
          try? require("a" as String?, equals: "b", Rule.listIsShown)
          expect(["a"], equals: [], Rule.listIsShown)
          try? require(["a"], equals: [], Rule.listIsShown)
          expect([], equals: ["a"], Rule.listIsShown)
          try? require([], equals: ["a"], Rule.listIsShown)
          expect(["a", "b"], equals: ["b", "a"], Rule.listIsShown)
          try? require(["a", "b"], equals: ["b", "a"], Rule.listIsShown)
          expect([1], equals: [], Rule.listIsShown)
          try? require([1], equals: [], Rule.listIsShown)
          recordCanaryWord()
        }
      }
    }
  }
#endif
