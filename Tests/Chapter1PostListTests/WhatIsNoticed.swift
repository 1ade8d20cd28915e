#if CONTROL
  import Testing

  @testable import Chapter1PostList

  // Only a grader of strangers' code adds this. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter1 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Control: 26 wrong values are noticed`() {
        let (one, none) = (1, nil as Post?)
        // Two statements each, as in a test: a closure of one would want its value.
        withKnownIssue {
          let two = 2
          try #require(one == two, Rule.presenterAsks)
        }
        withKnownIssue {
          let two = 2
          try #require(one == two)
        }
        withKnownIssue {
          let some = try #require(none, Rule.presenterAsks)
          _ = some
        }
        withKnownIssue {
          let some = try #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.presenterAsks)
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
          notice(Post.ferry == .harbour)
          notice([Post.ferry] == [.harbour])
          notice([Post.ferry] == [])
          notice(Post.ferry as Post? == nil)
          notice(Post.ferry == .newFerry)
          notice([Post.ferry, .harbour] == [.harbour, .ferry])
          notice(PostListError.serverStatus(503) == .serverStatus(404))
          notice(PostListError.serverTooSlow == .serverUnreachable)
          notice([PostListError.answerUnreadable] == [])
        }
      }
    }
  }
#endif
