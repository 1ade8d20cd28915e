import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("One state at a time")
  struct OneStateAtATime {
    let list = UserListHarness()

    @Test func `4.1 The presenter shows that it loads, then asks the interactor`() async throws {
      for list in [UserListHarness(), UserListHarness()] {
        // It is covered before an answer comes, and comes back.
        for _ in 1...2 {
          await list.step { list.presenter.viewDidAppear() }
          try list.judgeLoading()
        }
      }
    }

    @Test func `4.1 The presenter asks again when the reader retries`() async throws {
      for answer in [.success([])] + FetchError.all.map(Answer.failure) {
        await list.step { list.presenter.didFetchUsers(with: answer, at: .longAgo) }
        await list.step { list.presenter.didSelectRetry() }
        try list.judgeLoading()
      }
    }

    @Test(arguments: [Answer.success([.amara]), .success([]), .failure(.tooSlow)])
    func `4.1 An answer that comes at once takes the place of the wait`(answer: Answer) async throws
    {
      list.interactor.promptAnswer = answer

      await list.step { list.presenter.viewDidAppear() }

      try require(list.recorded.interactorCalls, equals: 1, Rule.presenterAsks)
      expect(
        list.recorded, equals: Recording(state: answer.state(), interactorCalls: 1),
        Rule.loadingFirst)
    }

    // By number, since a list is too long a name for a test case.
    @Test(arguments: User.lists.indices)
    func `4.1 The presenter shows the users who arrive`(number: Int) async throws {
      let users = User.lists[number]
      for _ in 1...2 {
        await list.step { list.presenter.didSelectRetry() }
        try list.judgeLoading()
        await list.step { list.presenter.didFetchUsers(with: .success(users), at: .longAgo) }

        let state = Answer.success(users).state()
        try require(list.recorded.state, equals: state, Rule.loaded)
        expect(list.recorded, equals: Recording(state: state), Rule.answerIsAll)
      }
    }

    @Test func `4.1 The presenter says so when there are no users`() async throws {
      for before in [.success([.minjun]), .success([]), .failure(.offline)] as [Answer] {
        await list.step { list.presenter.didFetchUsers(with: before, at: .longAgo) }
        await list.step { list.presenter.didFetchUsers(with: .success([]), at: .longAgo) }

        try require(list.recorded.state, equals: .empty, Rule.empty)
        expect(list.recorded, equals: Recording(state: .empty), Rule.answerIsAll)
      }
    }

    @Test(arguments: FetchError.all)
    func `4.1 The presenter gives the reason of a failure, and asks nobody`(
      error: FetchError
    ) async throws {
      for _ in 1...2 {
        await list.step { list.presenter.didSelectRetry() }
        try list.judgeLoading()
        await list.step { list.presenter.didFetchUsers(with: .failure(error), at: .longAgo) }

        try require(list.recorded.state, equals: .failed(reason: error.reason), Rule.failed)
        try require(list.recorded.interactorCalls, equals: 0, Rule.readerRetries)
        expect(
          list.recorded, equals: Recording(state: .failed(reason: error.reason)), Rule.answerIsAll)
      }
    }

    @Test func `4.1 The presenter shows each answer in place of the one before`() async throws {
      for (hours, answer) in zip(0..., Answer.sequence) {
        let time = Date.longAgo + Double(hours) * 3660
        await list.step { list.presenter.didSelectRetry() }
        try list.judgeLoading()
        await list.step { list.presenter.didFetchUsers(with: answer, at: time) }

        let rule = answer.isSuccess ? Rule.loaded : Rule.failed
        try require(list.recorded.state, equals: answer.state(at: time), rule)
        expect(list.recorded, equals: Recording(state: answer.state(at: time)), Rule.answerIsAll)
      }
    }

    @Test(arguments: User.lists.indices)
    func `4.1 The presenter remembers the users when the list comes back`(
      number: Int
    ) async throws {
      let answer = Answer.success(User.lists[number])
      await list.step { list.presenter.didFetchUsers(with: answer, at: .longAgo) }
      for _ in 1...2 {
        await list.step {
          list.presenter.viewDidDisappear()
          list.presenter.viewDidAppear()
        }

        // Whether it has the interactor stop is the matter of exercise 4.11.
        list.recorded.stops = 0
        expect(list.recorded, equals: Recording(state: answer.state()), Rule.remembered)
      }
    }

    @Test func `4.1 The presenter remembers the last users only`() async throws {
      for _ in 1...2 {
        await list.step { list.presenter.didFetchUsers(with: .success([.minjun]), at: .longAgo) }
        await list.step { list.presenter.didFetchUsers(with: .success([]), at: .longAgo) }
        await list.step { list.presenter.viewDidAppear() }

        expect(
          list.recorded, equals: Recording(state: .loading, interactorCalls: 1),
          Rule.lastAnswerCounts)
      }
    }

    @Test func `4.2 The transport type becomes the entity`() throws {
      for (data, wanted) in [
        (usersJSON, [User.minjun, .amara]), (json(of: User.many), User.many),
      ] {
        let sent = try JSONDecoder().decode([UserDTO].self, from: Data(data.utf8))

        let found = sent.map(\.user)
        let wrong = zip(found, wanted).flatMap { $0.differences(from: $1) }
        try require(wrong.prefix(10), equals: [], Rule.translate)
        expect(found, equals: wanted, Rule.translate)
      }
    }
  }
}
