#if CONTROL
  import TestSupport
  import Testing

  @testable import Chapter4UserFetch

  // Only a grader of strangers' code adds this. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter4 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Control: 56 wrong values are noticed`() {
        let (one, none) = (1, nil as User?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.builderAsksNobody)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.builderAsksNobody)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.builderAsksNobody)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.builderAsksNobody)
          try? require(1, equals: 2, Rule.builderAsksNobody)
          expect(false, equals: true, Rule.builderAsksNobody)
          try? require(false, equals: true, Rule.builderAsksNobody)
          expect("a" as String?, equals: "b", Rule.builderAsksNobody)
          try? require("a" as String?, equals: "b", Rule.builderAsksNobody)
          expect(["a"], equals: [], Rule.builderAsksNobody)
          try? require(["a"], equals: [], Rule.builderAsksNobody)
          expect([], equals: ["a"], Rule.builderAsksNobody)
          try? require([], equals: ["a"], Rule.builderAsksNobody)
          expect(["a", "b"], equals: ["b", "a"], Rule.builderAsksNobody)
          try? require(["a", "b"], equals: ["b", "a"], Rule.builderAsksNobody)
          expect("a", equals: "b", Rule.builderAsksNobody)
          try? require("a", equals: "b", Rule.builderAsksNobody)
          expect([1], equals: [], Rule.builderAsksNobody)
          try? require([1], equals: [], Rule.builderAsksNobody)
          expect(["a"], equals: ["b"], Rule.builderAsksNobody)
          try? require(["a"], equals: ["b"], Rule.builderAsksNobody)
          expect("a" as String?, equals: nil, Rule.builderAsksNobody)
          try? require("a" as String?, equals: nil, Rule.builderAsksNobody)
          expect(true, equals: false, Rule.builderAsksNobody)
          try? require(true, equals: false, Rule.builderAsksNobody)
          expect(User.minjun, equals: .amara, Rule.builderAsksNobody)
          try? require(User.minjun, equals: .amara, Rule.builderAsksNobody)
          expect([User.minjun], equals: [.amara], Rule.builderAsksNobody)
          try? require([User.minjun], equals: [.amara], Rule.builderAsksNobody)
          expect([User.minjun], equals: [], Rule.builderAsksNobody)
          try? require([User.minjun], equals: [], Rule.builderAsksNobody)
          expect(User.minjun as User?, equals: nil, Rule.builderAsksNobody)
          try? require(User.minjun as User?, equals: nil, Rule.builderAsksNobody)
          expect(User.amara, equals: .amaraMoved, Rule.builderAsksNobody)
          try? require(User.amara, equals: .amaraMoved, Rule.builderAsksNobody)
          expect([User.minjun, .amara], equals: [.amara, .minjun], Rule.builderAsksNobody)
          try? require([User.minjun, .amara], equals: [.amara, .minjun], Rule.builderAsksNobody)
          expect(FetchError.status(1), equals: .status(2), Rule.builderAsksNobody)
          try? require(FetchError.status(1), equals: .status(2), Rule.builderAsksNobody)
          expect(UserRow(.minjun), equals: UserRow(.amara), Rule.builderAsksNobody)
          try? require(UserRow(.minjun), equals: UserRow(.amara), Rule.builderAsksNobody)
          expect([UserRow(.minjun)], equals: [], Rule.builderAsksNobody)
          try? require([UserRow(.minjun)], equals: [], Rule.builderAsksNobody)
          expect(UserDetail(.minjun), equals: UserDetail(.amara), Rule.builderAsksNobody)
          try? require(UserDetail(.minjun), equals: UserDetail(.amara), Rule.builderAsksNobody)
          expect(FetchError.offline, equals: .tooSlow, Rule.builderAsksNobody)
          try? require(FetchError.offline, equals: .tooSlow, Rule.builderAsksNobody)
          expect(UserListState.empty, equals: .loading, Rule.builderAsksNobody)
          try? require(UserListState.empty, equals: .loading, Rule.builderAsksNobody)
          expect(FetchResult.success([.minjun]), equals: .success([]), Rule.builderAsksNobody)
          try? require(FetchResult.success([.minjun]), equals: .success([]), Rule.builderAsksNobody)
          expect(FetchResult.failure(.offline), equals: .failure(.tooSlow), Rule.builderAsksNobody)
          try? require(
            FetchResult.failure(.offline), equals: .failure(.tooSlow), Rule.builderAsksNobody)
        }
      }
    }
  }
#endif
