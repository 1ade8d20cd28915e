import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("One state at a time")
  struct OneStateAtATime {
    let list = UserListHarness()

    @Test func `4.1 The presenter shows the loading state, then asks the interactor`() async throws
    {
      for list in [UserListHarness(), UserListHarness()] {
        // The list is covered before a result arrives, and appears again.
        for _ in 1...2 {
          await list.step { list.presenter.viewDidAppear() }
          try list.checkLoading()
        }
      }
    }

    @Test func `4.1 A retry shows the loading state, then asks again`() async throws {
      for result in [.success([])] + FetchError.all.map(FetchResult.failure) {
        await list.step { list.presenter.didFetchUsers(with: result, at: .longAgo) }
        await list.step { list.presenter.didSelectRetry() }
        try list.checkLoading()
      }
    }

    // By number, because a list is too long for the name of a test case.
    @Test(arguments: User.lists.indices)
    func `4.1 The presenter shows the users that arrive`(number: Int) async throws {
      let users = User.lists[number]
      for _ in 1...2 {
        await list.step { list.presenter.didSelectRetry() }
        try list.checkLoading()
        await list.step { list.presenter.didFetchUsers(with: .success(users), at: .longAgo) }

        let state = FetchResult.success(users).state()
        try require(list.recorded.state, equals: state, Rule.loaded)
        expect(list.recorded, equals: Recording(state: state), Rule.resultIsAll)
      }
    }

    @Test func `4.1 The presenter shows the empty state when there are no users`() async throws {
      for before in [.success([.minjun]), .success([]), .failure(.offline)] as [FetchResult] {
        await list.step { list.presenter.didFetchUsers(with: before, at: .longAgo) }
        await list.step { list.presenter.didFetchUsers(with: .success([]), at: .longAgo) }

        try require(list.recorded.state, equals: .empty, Rule.empty)
        expect(list.recorded, equals: Recording(state: .empty), Rule.resultIsAll)
      }
    }

    @Test(arguments: FetchError.all)
    func `4.1 The presenter shows the reason of an error, and sends no request`(
      error: FetchError
    ) async throws {
      for _ in 1...2 {
        await list.step { list.presenter.didSelectRetry() }
        try list.checkLoading()
        await list.step { list.presenter.didFetchUsers(with: .failure(error), at: .longAgo) }

        try require(list.recorded.interactorCalls, equals: 0, Rule.userRetries)
        try require(list.recorded.state, equals: .failed(reason: error.reason), Rule.failed)
        expect(
          list.recorded, equals: Recording(state: .failed(reason: error.reason)), Rule.resultIsAll)
      }
    }

    @Test(arguments: [FetchResult.success([.amara]), .success([]), .failure(.tooSlow)])
    func `4.1 A synchronous result stays on the screen`(result: FetchResult) async throws {
      list.interactor.immediateResult = result

      await list.step { list.presenter.viewDidAppear() }

      try require(list.recorded.interactorCalls, equals: 1, Rule.presenterAsks)
      expect(
        list.recorded, equals: Recording(state: result.state(), interactorCalls: 1),
        Rule.loadingFirst)
    }

    @Test func `4.1 Each result replaces the one before`() async throws {
      for (hours, result) in zip(0..., FetchResult.sequence) {
        // Also to an earlier time, because the user may set the clock, and in other years.
        let time = Date.longAgo + Double(hours * 7 % 20) * 34_563_660
        await list.step { list.presenter.didSelectRetry() }
        try list.checkLoading()
        await list.step { list.presenter.didFetchUsers(with: result, at: time) }

        let rule = result.isSuccess ? Rule.loaded : Rule.failed
        try require(list.recorded.state, equals: result.state(at: time), rule)
        expect(list.recorded, equals: Recording(state: result.state(at: time)), Rule.resultIsAll)
      }
    }

    @Test func `4.1 A result is shown before the method returns`() async throws {
      for result in FetchResult.sequence {
        await list.step { list.presenter.didFetchUsers(with: result, at: .longAgo) }
        try require(list.stateAtOnce, equals: result.state(), Rule.resultAtOnce)

        // The next message arrives before a task could run.
        await list.step {
          list.presenter.didFetchUsers(with: result, at: .longAgo)
          list.presenter.didSelectRetry()
        }
        try list.checkLoading()
        await list.step {
          list.presenter.didFetchUsers(with: result, at: .longAgo)
          list.presenter.didFetchUsers(with: .success([.minjun]), at: .longAgo)
          list.presenter.viewDidAppear()
        }
        let state = FetchResult.success([.minjun]).state()
        expect(list.recorded, equals: Recording(state: state), Rule.usersAreKept)
      }
    }

    @Test(arguments: User.lists.indices)
    func `4.1 The presenter keeps the users when the list appears again`(
      number: Int
    ) async throws {
      let result = FetchResult.success(User.lists[number])
      await list.step { list.presenter.didFetchUsers(with: result, at: .longAgo) }
      for _ in 1...2 {
        await list.step {
          list.presenter.viewDidDisappear()
          list.presenter.viewDidAppear()
        }

        // Whether it stops the interactor is the subject of 4.11.
        list.recorded.stops = 0
        expect(list.recorded, equals: Recording(state: result.state()), Rule.usersAreKept)
      }
    }

    @Test func `4.1 The presenter keeps only the latest users`() async throws {
      for _ in 1...2 {
        await list.step { list.presenter.didFetchUsers(with: .success([.minjun]), at: .longAgo) }
        await list.step { list.presenter.didFetchUsers(with: .success([]), at: .longAgo) }
        await list.step { list.presenter.viewDidAppear() }

        expect(
          list.recorded, equals: Recording(state: .loading, interactorCalls: 1),
          Rule.lastResultCounts)
      }
    }

    @Test func `4.2 Each field of the DTO becomes the right property of the entity`() throws {
      for (data, wanted) in [
        (usersJSON, [User.minjun, .amara]), (json(of: User.many), User.many),
        (json(of: User.odd), User.odd),
      ] {
        let sent = try JSONDecoder().decode([UserDTO].self, from: Data(data.utf8))

        let found = sent.map(\.user)
        let all = zip(found, wanted).map { $0.differences(from: $1) }
        let differences = all.first { !$0.isEmpty } ?? []
        try require(differences, equals: [], Rule.mapFields)
        expect(found, equals: wanted, Rule.mapFields)
      }
    }
  }
}
