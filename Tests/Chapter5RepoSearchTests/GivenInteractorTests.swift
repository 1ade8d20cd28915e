import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The interactor")
  final class TheInteractor {
    let service = RepoSearchServiceStub()
    let output = RepoListOutputSpy()
    let interactor: RepoListInteractor
    let clock = Clock()

    init() {
      interactor = RepoListInteractor(service: service) { [clock] in clock.time }
      interactor.presenter = output
    }

    /// Waits until the service was asked as often as that.
    private func asks(_ count: Int) async {
      _ = await eventually { service.questions.count == count }
      await settle()
    }

    /// Has the service answer, and waits until the presenter was told.
    private func answer(_ question: String, with outcome: Outcome) async {
      let count = output.results.count
      service.answer(question, with: outcome)
      _ = await eventually { output.results.count > count }
    }

    @Test func `An answer to an older question is dropped`() async {
      for question in ["vip", "viper"] { interactor.search(for: question) }
      await asks(2)
      await answer("viper", with: .success(.first))
      service.answer("vip", with: .failure(.busy))
      await settle()
      #expect(output.results == [SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)])
      #expect(output.errors == [])
    }

    @Test func `Pages add up, each is asked for once, and a repository comes once`() async {
      interactor.search(for: "viper")
      await asks(1)
      await answer("viper", with: .success(.first))
      for _ in 1...2 { interactor.fetchMore() }
      await asks(2)
      await answer("https://a.example/2", with: .failure(.busy))
      interactor.fetchMore()
      await asks(3)
      await answer("https://a.example/2", with: .success(.last))
      interactor.fetchMore()
      await settle()
      #expect(service.questions == ["viper", "https://a.example/2", "https://a.example/2"])
      #expect(output.errors == [.busy])
      let all = SearchResult(repos: [.maps, .notes, .ferry], total: 3, hasMore: false)
      #expect(output.results.last == all)
    }

    @Test func `A limit is waited out`() async {
      let until = clock.time + 20
      interactor.search(for: "vip")
      await asks(1)
      await answer("vip", with: .failure(.limited(until: until)))
      clock.time += 19
      interactor.search(for: "viper")
      await settle()
      #expect(output.errors == [.limited(until: until), .limited(until: until)])
      clock.time += 1
      interactor.search(for: "viper")
      await asks(2)
      #expect(service.questions == ["vip", "viper"])
    }

    /// A clock that a test sets.
    final class Clock {
      var time = Outcome.time
    }
  }
}

nonisolated extension SearchPage {
  fileprivate static let first = SearchPage(
    repos: [.maps, .notes], total: 3, next: URL(string: "https://a.example/2"))
  /// It overlaps with the first.
  fileprivate static let last = SearchPage(repos: [.notes, .ferry], total: 3, next: nil)
}
