#if CANARY
  import TestSupport
  import Testing

  @testable import Chapter4UserFetch

  // Only a grader of untrusted code adds this. Its file sorts last, so that it runs after all other tests, and what
  // they did to the event stream is noticed. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter4 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Canary: 56 wrong values are noticed`() {
        let (one, none) = (1, nil as User?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.builderSendsNothing)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.builderSendsNothing)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.builderSendsNothing)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.builderSendsNothing)
          try? require(1, equals: 2, Rule.builderSendsNothing)
          expect(false, equals: true, Rule.builderSendsNothing)
          try? require(false, equals: true, Rule.builderSendsNothing)
          expect("a" as String?, equals: "b", Rule.builderSendsNothing)
          try? require("a" as String?, equals: "b", Rule.builderSendsNothing)
          expect(["a"], equals: [], Rule.builderSendsNothing)
          try? require(["a"], equals: [], Rule.builderSendsNothing)
          expect([], equals: ["a"], Rule.builderSendsNothing)
          try? require([], equals: ["a"], Rule.builderSendsNothing)
          expect(["a", "b"], equals: ["b", "a"], Rule.builderSendsNothing)
          try? require(["a", "b"], equals: ["b", "a"], Rule.builderSendsNothing)
          expect("a", equals: "b", Rule.builderSendsNothing)
          try? require("a", equals: "b", Rule.builderSendsNothing)
          expect([1], equals: [], Rule.builderSendsNothing)
          try? require([1], equals: [], Rule.builderSendsNothing)
          expect(["a"], equals: ["b"], Rule.builderSendsNothing)
          try? require(["a"], equals: ["b"], Rule.builderSendsNothing)
          expect("a" as String?, equals: nil, Rule.builderSendsNothing)
          try? require("a" as String?, equals: nil, Rule.builderSendsNothing)
          expect(true, equals: false, Rule.builderSendsNothing)
          try? require(true, equals: false, Rule.builderSendsNothing)
          expect(User.minjun, equals: .amara, Rule.builderSendsNothing)
          try? require(User.minjun, equals: .amara, Rule.builderSendsNothing)
          expect([User.minjun], equals: [.amara], Rule.builderSendsNothing)
          try? require([User.minjun], equals: [.amara], Rule.builderSendsNothing)
          expect([User.minjun], equals: [], Rule.builderSendsNothing)
          try? require([User.minjun], equals: [], Rule.builderSendsNothing)
          expect(User.minjun as User?, equals: nil, Rule.builderSendsNothing)
          try? require(User.minjun as User?, equals: nil, Rule.builderSendsNothing)
          expect(User.amara, equals: .amaraMoved, Rule.builderSendsNothing)
          try? require(User.amara, equals: .amaraMoved, Rule.builderSendsNothing)
          expect([User.minjun, .amara], equals: [.amara, .minjun], Rule.builderSendsNothing)
          try? require([User.minjun, .amara], equals: [.amara, .minjun], Rule.builderSendsNothing)
          expect(FetchError.status(1), equals: .status(2), Rule.builderSendsNothing)
          try? require(FetchError.status(1), equals: .status(2), Rule.builderSendsNothing)
          expect(UserRow(.minjun), equals: UserRow(.amara), Rule.builderSendsNothing)
          try? require(UserRow(.minjun), equals: UserRow(.amara), Rule.builderSendsNothing)
          expect([UserRow(.minjun)], equals: [], Rule.builderSendsNothing)
          try? require([UserRow(.minjun)], equals: [], Rule.builderSendsNothing)
          expect(UserDetail(.minjun), equals: UserDetail(.amara), Rule.builderSendsNothing)
          try? require(UserDetail(.minjun), equals: UserDetail(.amara), Rule.builderSendsNothing)
          expect(FetchError.offline, equals: .tooSlow, Rule.builderSendsNothing)
          try? require(FetchError.offline, equals: .tooSlow, Rule.builderSendsNothing)
          expect(UserListState.empty, equals: .loading, Rule.builderSendsNothing)
          try? require(UserListState.empty, equals: .loading, Rule.builderSendsNothing)
          expect(FetchResult.success([.minjun]), equals: .success([]), Rule.builderSendsNothing)
          try? require(
            FetchResult.success([.minjun]), equals: .success([]), Rule.builderSendsNothing)
          expect(
            FetchResult.failure(.offline), equals: .failure(.tooSlow), Rule.builderSendsNothing)
          try? require(
            FetchResult.failure(.offline), equals: .failure(.tooSlow), Rule.builderSendsNothing)
          recordCanaryWord()
        }
      }
    }
  }
#endif
