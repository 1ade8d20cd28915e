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
      // `asOfText` is what `text(of:)` returns for the time: "As of", and the time.
      let state = UserListState.loaded([UserRow(.amara)], asOf: Date.longAgo.asOfText)
      try require(list.view.state, equals: state, Rule.loaded)

      await when { list.presenter.didFetchUsers(with: .success([]), at: .longAgo) }
      try require(list.view.state, equals: .empty, Rule.empty)
    }

    @Test func `4.1 The presenter shows the reason of an error, until the user tries again`()
      async throws
    {
      let list = PresenterAndDoubles()

      await when { list.presenter.didFetchUsers(with: .failure(.offline), at: .longAgo) }
      // The presenter doesn't try again by itself.
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
      // The interactor delivers this error before its `fetchUsers()` returns.
      list.interactor.immediateResult = .failure(.tooSlow)

      await when { list.presenter.viewDidAppear() }

      let state = UserListState.failed(reason: FetchError.tooSlow.reason)
      try require(list.view.state, equals: state, Rule.loadingFirst)
    }

    @Test func `4.1 The presenter shows the state of each message, and does nothing else`() async {
      // The list appears and disappears, the user taps "Try again" on a list that is empty or shows
      // an error, and results arrive, some of them before `fetchUsers()` returns. The view has the
      // state that belongs to the last of these messages, but a list that disappears, or appears
      // when the last success has brought users, keeps its state. The interactor is called once for
      // each retry, and once for each appearance when there are no users yet, and otherwise never.
      // After an error that follows users, the next appearance may call it or not.
      await presenterJudge.judge(exercise: 1)
    }

    @Test func `4.2 The user has the values that the server means`() throws {
      // `usersJSON` has two users, Minjun and Amara, and only Minjun is compared here.
      let data = Data(usersJSON.utf8)

      let users = try JSONDecoder().decode([UserDTO].self, from: data).map(\.user)

      // The values of the first user that aren't those of Minjun.
      let differences = users.prefix(1).flatMap { user in user.differences(from: .minjun) }
      try require(differences, equals: [], Rule.mapFields)
    }

    @Test func `4.2 Each value is copied as it is, whatever it contains`() throws {
      // More than a hundred users are decoded, whose values are long, empty, or in other alphabets.
      // `wronglyMapped` lists the values of the first user that aren't those that the server sent.
      try require(User.wronglyMapped, equals: [], Rule.mapFields)
    }
  }
}
