#if CONTROL
  import Testing

  @testable import Chapter4UserFetch

  // Only a grader of strangers' code adds this. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter4 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Control: 31 wrong values are noticed`() {
        let (one, none) = (1, nil as User?)
        // Two statements each, as in a test: a closure of one would want its value.
        withKnownIssue {
          let two = 2
          try #require(one == two, Rule.builderAsksNobody)
        }
        withKnownIssue {
          let two = 2
          try #require(one == two)
        }
        withKnownIssue {
          let some = try #require(none, Rule.builderAsksNobody)
          _ = some
        }
        withKnownIssue {
          let some = try #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.builderAsksNobody)
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
          notice(User.minjun == .amara)
          notice([User.minjun] == [.amara])
          notice([User.minjun] == [])
          notice(User.minjun as User? == nil)
          notice(User.amara == .amaraMoved)
          notice([User.minjun, .amara] == [.amara, .minjun])
          notice(FetchError.status(1) == .status(2))
          notice(UserRow(.minjun) == UserRow(.amara))
          notice([UserRow(.minjun)] == [])
          notice(UserDetail(.minjun) == UserDetail(.amara))
          notice(FetchError.offline == .tooSlow)
          notice(UserListState.empty == .loading)
          notice(Answer.success([.minjun]) == .success([]))
          notice(Answer.failure(.offline) == .failure(.tooSlow))
        }
      }
    }
  }
#endif
