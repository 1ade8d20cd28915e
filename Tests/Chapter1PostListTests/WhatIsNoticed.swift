#if CANARY
  import TestSupport
  import Testing

  @testable import Chapter1PostList

  // Only a grader of untrusted code adds this. Its file sorts last, so that it runs after all other tests, and what
  // they did to the event stream is noticed. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter1 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Canary: 46 wrong values are noticed`() {
        let (one, none) = (1, nil as Post?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.presenterAsks)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.presenterAsks)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.presenterAsks)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.presenterAsks)
          try? require(1, equals: 2, Rule.presenterAsks)
          expect(false, equals: true, Rule.presenterAsks)
          try? require(false, equals: true, Rule.presenterAsks)
          expect("a" as String?, equals: "b", Rule.presenterAsks)
          try? require("a" as String?, equals: "b", Rule.presenterAsks)
          expect(["a"], equals: [], Rule.presenterAsks)
          try? require(["a"], equals: [], Rule.presenterAsks)
          expect([], equals: ["a"], Rule.presenterAsks)
          try? require([], equals: ["a"], Rule.presenterAsks)
          expect(["a", "b"], equals: ["b", "a"], Rule.presenterAsks)
          try? require(["a", "b"], equals: ["b", "a"], Rule.presenterAsks)
          expect("a", equals: "b", Rule.presenterAsks)
          try? require("a", equals: "b", Rule.presenterAsks)
          expect([1], equals: [], Rule.presenterAsks)
          try? require([1], equals: [], Rule.presenterAsks)
          expect(["a"], equals: ["b"], Rule.presenterAsks)
          try? require(["a"], equals: ["b"], Rule.presenterAsks)
          expect("a" as String?, equals: nil, Rule.presenterAsks)
          try? require("a" as String?, equals: nil, Rule.presenterAsks)
          expect(true, equals: false, Rule.presenterAsks)
          try? require(true, equals: false, Rule.presenterAsks)
          expect(Post.ferry, equals: .harbour, Rule.presenterAsks)
          try? require(Post.ferry, equals: .harbour, Rule.presenterAsks)
          expect([Post.ferry], equals: [.harbour], Rule.presenterAsks)
          try? require([Post.ferry], equals: [.harbour], Rule.presenterAsks)
          expect([Post.ferry], equals: [], Rule.presenterAsks)
          try? require([Post.ferry], equals: [], Rule.presenterAsks)
          expect(Post.ferry as Post?, equals: nil, Rule.presenterAsks)
          try? require(Post.ferry as Post?, equals: nil, Rule.presenterAsks)
          expect(Post.ferry, equals: .newFerry, Rule.presenterAsks)
          try? require(Post.ferry, equals: .newFerry, Rule.presenterAsks)
          expect([Post.ferry, .harbour], equals: [.harbour, .ferry], Rule.presenterAsks)
          try? require([Post.ferry, .harbour], equals: [.harbour, .ferry], Rule.presenterAsks)
          expect(PostListError.serverStatus(503), equals: .serverStatus(404), Rule.presenterAsks)
          try? require(
            PostListError.serverStatus(503), equals: .serverStatus(404), Rule.presenterAsks)
          expect(PostListError.serverTooSlow, equals: .serverUnreachable, Rule.presenterAsks)
          try? require(PostListError.serverTooSlow, equals: .serverUnreachable, Rule.presenterAsks)
          expect([PostListError.answerUnreadable], equals: [], Rule.presenterAsks)
          try? require([PostListError.answerUnreadable], equals: [], Rule.presenterAsks)
          recordCanaryWord()
        }
      }
    }
  }
#endif
