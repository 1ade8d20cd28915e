#if CONTROL
  import Testing

  @testable import Chapter3TodoList

  // Only a grader of strangers' code adds this. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter3 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Control: 27 wrong values are noticed`() {
        let (one, none) = (1, nil as Todo?)
        // Two statements each, as in a test: a closure of one would want its value.
        withKnownIssue {
          let two = 2
          try #require(one == two, Rule.builderMakesDetail)
        }
        withKnownIssue {
          let two = 2
          try #require(one == two)
        }
        withKnownIssue {
          let some = try #require(none, Rule.builderMakesDetail)
          _ = some
        }
        withKnownIssue {
          let some = try #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.builderMakesDetail)
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
          notice(Todo.call == .bread)
          notice([Todo.call] == [.bread])
          notice([Todo.call] == [])
          notice(Todo.call as Todo? == nil)
          notice(Todo.call == Todo.call.whenDone)
          notice([Todo.call, .bread] == [.bread, .call])
          notice(TodoListError.storeUnreadable(path: "a") == .storeUnreadable(path: "b"))
          notice(TodoListError.storeUnreadable(path: "a") == .storeUnwritable(path: "a"))
          notice(TodoListRoute.detail(id: "a") == .detail(id: "b"))
          notice(TodoListRoute.detail(id: "a") as TodoListRoute? == nil)
        }
      }
    }
  }
#endif
