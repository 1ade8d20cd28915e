#if CONTROL
  import Testing

  @testable import Chapter5RepoSearch

  // Only a grader of strangers' code adds this. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter5 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Control: 30 wrong values are noticed`() {
        let (one, none) = (1, nil as Repo?)
        // Two statements each, as in a test: a closure of one would want its value.
        withKnownIssue {
          let two = 2
          try #require(one == two, Rule.askWhereTold)
        }
        withKnownIssue {
          let two = 2
          try #require(one == two)
        }
        withKnownIssue {
          let some = try #require(none, Rule.askWhereTold)
          _ = some
        }
        withKnownIssue {
          let some = try #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.askWhereTold)
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
          notice(Repo.ferry == .maps)
          notice([Repo.ferry] == [.maps])
          notice([Repo.ferry] == [])
          notice(Repo.ferry as Repo? == nil)
          notice([Repo.ferry, .maps] == [.maps, .ferry])
          notice(SearchError.refused("a") == .refused("b"))
          notice(RepoRow(.ferry) == RepoRow(.maps))
          notice([RepoRow(.ferry)] == [])
          notice(SearchError.offline == .busy)
          notice(SearchResult(total: 1) == SearchResult())
          notice(RepoListState.idle == .searching)
          notice(RepoListState.More.none == .offered)
          notice(
            SearchPage(repos: [], total: 0, next: nil) == SearchPage(repos: [], total: 1, next: nil)
          )
        }
      }
    }
  }
#endif
