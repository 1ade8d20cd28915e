import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("One state at a time")
  struct OneStateAtATime {
    @Test func `4.1 The presenter shows the loading state, and asks the interactor`() async throws {
      let list = PresenterAndDoubles()

      await when { list.presenter.viewDidAppear() }

      try require(list.interactor.fetches, equals: 1, Rule.presenterAsks)
      try require(list.view.state, equals: .loading, Rule.loadingFirst)
    }

    @Test func `4.1 The presenter shows the users, or that there are none`() async throws {
      let list = PresenterAndDoubles()
      await when { list.presenter.viewDidAppear() }

      await when { list.presenter.didFetchUsers(with: .success([.amara]), at: .longAgo) }
      let state = UserListState.loaded([UserRow(.amara)], asOf: Date.longAgo.text)
      try require(list.view.state, equals: state, Rule.loaded)

      await when { list.presenter.didFetchUsers(with: .success([]), at: .longAgo) }
      try require(list.view.state, equals: .empty, Rule.empty)
    }

    @Test func `4.1 The presenter shows the reason of an error, until the user tries again`()
      async throws
    {
      let list = PresenterAndDoubles()

      await when { list.presenter.didFetchUsers(with: .failure(.offline), at: .longAgo) }
      try require(list.interactor.fetches, equals: 0, Rule.userRetries)
      let state = UserListState.failed(reason: FetchError.offline.reason)
      try require(list.view.state, equals: state, Rule.failed)

      await when { list.presenter.didSelectRetry() }
      try require(list.interactor.fetches, equals: 1, Rule.presenterAsks)
      try require(list.view.state, equals: .loading, Rule.loadingFirst)
    }

    @Test func `4.1 A result that is there before the call returns stays on the screen`()
      async throws
    {
      let list = PresenterAndDoubles()
      list.interactor.immediateResult = .failure(.tooSlow)

      await when { list.presenter.viewDidAppear() }

      let state = UserListState.failed(reason: FetchError.tooSlow.reason)
      try require(list.view.state, equals: state, Rule.loadingFirst)
    }

    @Test func `4.1 The presenter shows the state of each message, and does nothing else`() async {
      // The list appears and disappears, the user taps "Try again", and results arrive. The view
      // has the state that belongs to the last of these messages, but a list that disappears, or
      // appears with users, keeps its state. The interactor is called once for each retry, and once
      // for each appearance without users, and otherwise never.
      await presenterJudge.judge(exercise: 1)
    }

    @Test func `4.2 The user has the values that the server means`() throws {
      // The JSON of Minjun and Amara.
      let data = Data(usersJSON.utf8)

      let users = try JSONDecoder().decode([UserDTO].self, from: data).map(\.user)

      let differences = users.prefix(1).flatMap { $0.differences(from: .minjun) }
      try require(differences, equals: [], Rule.mapFields)
    }

    @Test func `4.2 Each value is copied as it is, whatever it contains`() throws {
      // Decodes more than a hundred users, whose values are long, empty, or in other alphabets.
      try require(User.wronglyMapped, equals: [], Rule.mapFields)
    }
  }
}
