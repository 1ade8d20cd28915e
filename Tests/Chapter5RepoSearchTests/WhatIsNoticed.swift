#if CANARY
  import TestSupport
  import Testing

  @testable import Chapter5RepoSearch

  // Only a grader of untrusted code adds this. Its file sorts last, so that it runs after all other tests, and what
  // they did to the event stream is noticed. Code may change what the tests are made of, such as `==` or
  // `#expect`, or report its own results; then some of this is not noticed, and no verdict proves anything.
  extension Chapter5 {
    @Suite("What is noticed") struct WhatIsNoticed {
      @Test func `Canary: 54 wrong values are noticed`() {
        let (one, none) = (1, nil as Repo?)
        // Two statements each, as in a test: a closure of one would want its value. Nothing is thrown, because
        // `withKnownIssue` of Swift 6.2 counts an error that was recorded before as one more issue.
        withKnownIssue {
          let two = 2
          try? #require(one == two, Rule.addressUnchanged)
        }
        withKnownIssue {
          let two = 2
          try? #require(one == two)
        }
        withKnownIssue {
          let some = try? #require(none, Rule.addressUnchanged)
          _ = some
        }
        withKnownIssue {
          let some = try? #require(none)
          _ = some
        }
        withKnownIssue {
          #expect(one == 2, Rule.addressUnchanged)
          #expect(one == 2)
          // Other functions of these names would be preferred where their types fit.
          expect(1, equals: 2, Rule.addressUnchanged)
          try? require(1, equals: 2, Rule.addressUnchanged)
          expect(false, equals: true, Rule.addressUnchanged)
          try? require(false, equals: true, Rule.addressUnchanged)
          expect("a" as String?, equals: "b", Rule.addressUnchanged)
          try? require("a" as String?, equals: "b", Rule.addressUnchanged)
          expect(["a"], equals: [], Rule.addressUnchanged)
          try? require(["a"], equals: [], Rule.addressUnchanged)
          expect([], equals: ["a"], Rule.addressUnchanged)
          try? require([], equals: ["a"], Rule.addressUnchanged)
          expect(["a", "b"], equals: ["b", "a"], Rule.addressUnchanged)
          try? require(["a", "b"], equals: ["b", "a"], Rule.addressUnchanged)
          expect("a", equals: "b", Rule.addressUnchanged)
          try? require("a", equals: "b", Rule.addressUnchanged)
          expect([1], equals: [], Rule.addressUnchanged)
          try? require([1], equals: [], Rule.addressUnchanged)
          expect(["a"], equals: ["b"], Rule.addressUnchanged)
          try? require(["a"], equals: ["b"], Rule.addressUnchanged)
          expect("a" as String?, equals: nil, Rule.addressUnchanged)
          try? require("a" as String?, equals: nil, Rule.addressUnchanged)
          expect(true, equals: false, Rule.addressUnchanged)
          try? require(true, equals: false, Rule.addressUnchanged)
          expect(Repo.ferry, equals: .maps, Rule.addressUnchanged)
          try? require(Repo.ferry, equals: .maps, Rule.addressUnchanged)
          expect([Repo.ferry], equals: [.maps], Rule.addressUnchanged)
          try? require([Repo.ferry], equals: [.maps], Rule.addressUnchanged)
          expect([Repo.ferry], equals: [], Rule.addressUnchanged)
          try? require([Repo.ferry], equals: [], Rule.addressUnchanged)
          expect(Repo.ferry as Repo?, equals: nil, Rule.addressUnchanged)
          try? require(Repo.ferry as Repo?, equals: nil, Rule.addressUnchanged)
          expect([Repo.ferry, .maps], equals: [.maps, .ferry], Rule.addressUnchanged)
          try? require([Repo.ferry, .maps], equals: [.maps, .ferry], Rule.addressUnchanged)
          expect(SearchError.refused("a"), equals: .refused("b"), Rule.addressUnchanged)
          try? require(SearchError.refused("a"), equals: .refused("b"), Rule.addressUnchanged)
          expect(RepoRow(.ferry), equals: RepoRow(.maps), Rule.addressUnchanged)
          try? require(RepoRow(.ferry), equals: RepoRow(.maps), Rule.addressUnchanged)
          expect([RepoRow(.ferry)], equals: [], Rule.addressUnchanged)
          try? require([RepoRow(.ferry)], equals: [], Rule.addressUnchanged)
          expect(SearchError.offline, equals: .busy, Rule.addressUnchanged)
          try? require(SearchError.offline, equals: .busy, Rule.addressUnchanged)
          expect(SearchResult(total: 1), equals: SearchResult(), Rule.addressUnchanged)
          try? require(SearchResult(total: 1), equals: SearchResult(), Rule.addressUnchanged)
          expect(RepoListState.idle, equals: .searching, Rule.addressUnchanged)
          try? require(RepoListState.idle, equals: .searching, Rule.addressUnchanged)
          expect(RepoListState.More.none, equals: .offered, Rule.addressUnchanged)
          try? require(RepoListState.More.none, equals: .offered, Rule.addressUnchanged)
          let pages = (
            SearchPage(repos: [], total: 0, next: nil), SearchPage(repos: [], total: 1, next: nil)
          )
          expect(pages.0, equals: pages.1, Rule.addressUnchanged)
          try? require(pages.0, equals: pages.1, Rule.addressUnchanged)
          recordCanaryWord()
        }
      }
    }
  }
#endif
