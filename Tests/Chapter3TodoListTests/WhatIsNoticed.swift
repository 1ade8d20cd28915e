#if CANARY
  import TestSupport
  import Testing

  @testable import Chapter3TodoList

  // Only a grader of untrusted code adds this. Its file sorts last, so that it runs after all other tests, and what
  // they did to the event stream is noticed. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter3 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Canary: 48 wrong values are noticed`() {
        let (one, none) = (1, nil as Todo?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.builderMakesDetail)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.builderMakesDetail)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.builderMakesDetail)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.builderMakesDetail)
          try? require(1, equals: 2, Rule.builderMakesDetail)
          expect(false, equals: true, Rule.builderMakesDetail)
          try? require(false, equals: true, Rule.builderMakesDetail)
          expect("a" as String?, equals: "b", Rule.builderMakesDetail)
          try? require("a" as String?, equals: "b", Rule.builderMakesDetail)
          expect(["a"], equals: [], Rule.builderMakesDetail)
          try? require(["a"], equals: [], Rule.builderMakesDetail)
          expect([], equals: ["a"], Rule.builderMakesDetail)
          try? require([], equals: ["a"], Rule.builderMakesDetail)
          expect(["a", "b"], equals: ["b", "a"], Rule.builderMakesDetail)
          try? require(["a", "b"], equals: ["b", "a"], Rule.builderMakesDetail)
          expect("a", equals: "b", Rule.builderMakesDetail)
          try? require("a", equals: "b", Rule.builderMakesDetail)
          expect([1], equals: [], Rule.builderMakesDetail)
          try? require([1], equals: [], Rule.builderMakesDetail)
          expect(["a"], equals: ["b"], Rule.builderMakesDetail)
          try? require(["a"], equals: ["b"], Rule.builderMakesDetail)
          expect("a" as String?, equals: nil, Rule.builderMakesDetail)
          try? require("a" as String?, equals: nil, Rule.builderMakesDetail)
          expect(true, equals: false, Rule.builderMakesDetail)
          try? require(true, equals: false, Rule.builderMakesDetail)
          expect(Todo.call, equals: .bread, Rule.builderMakesDetail)
          try? require(Todo.call, equals: .bread, Rule.builderMakesDetail)
          expect([Todo.call], equals: [.bread], Rule.builderMakesDetail)
          try? require([Todo.call], equals: [.bread], Rule.builderMakesDetail)
          expect([Todo.call], equals: [], Rule.builderMakesDetail)
          try? require([Todo.call], equals: [], Rule.builderMakesDetail)
          expect(Todo.call as Todo?, equals: nil, Rule.builderMakesDetail)
          try? require(Todo.call as Todo?, equals: nil, Rule.builderMakesDetail)
          expect(Todo.call, equals: Todo.call.whenDone, Rule.builderMakesDetail)
          try? require(Todo.call, equals: Todo.call.whenDone, Rule.builderMakesDetail)
          expect([Todo.call, .bread], equals: [.bread, .call], Rule.builderMakesDetail)
          try? require([Todo.call, .bread], equals: [.bread, .call], Rule.builderMakesDetail)
          expect(
            TodoListError.storeUnreadable(path: "a"), equals: .storeUnreadable(path: "b"),
            Rule.builderMakesDetail)
          try? require(
            TodoListError.storeUnreadable(path: "a"), equals: .storeUnreadable(path: "b"),
            Rule.builderMakesDetail)
          expect(
            TodoListError.storeUnreadable(path: "a"), equals: .storeUnwritable(path: "a"),
            Rule.builderMakesDetail)
          try? require(
            TodoListError.storeUnreadable(path: "a"), equals: .storeUnwritable(path: "a"),
            Rule.builderMakesDetail)
          expect(TodoListRoute.detail(id: "a"), equals: .detail(id: "b"), Rule.builderMakesDetail)
          try? require(
            TodoListRoute.detail(id: "a"), equals: .detail(id: "b"), Rule.builderMakesDetail)
          expect(
            TodoListRoute.detail(id: "a") as TodoListRoute?, equals: nil, Rule.builderMakesDetail)
          try? require(
            TodoListRoute.detail(id: "a") as TodoListRoute?, equals: nil, Rule.builderMakesDetail)
          recordCanaryWord()
        }
      }
    }
  }
#endif
