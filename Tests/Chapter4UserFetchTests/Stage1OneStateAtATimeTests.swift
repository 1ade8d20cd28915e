import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("One state at a time")
  struct OneStateAtATime {
    let view = UserListViewSpy()
    let interactor = UserListInteractorSpy()
    let presenter: UserListPresenter

    init() {
      presenter = UserListPresenter(interactor: interactor, router: UserListRouterSpy())
      presenter.view = view
    }

    @Test func `4.1 The presenter shows that it loads, then asks the interactor`() async throws {
      var stateWhenAsked: [UserListState?] = []
      interactor.whenAsked = { [view] in stateWhenAsked.append(view.state) }

      presenter.viewDidAppear()
      await settle()

      try #require(interactor.fetchCount == 1, Rule.presenterAsks)
      #expect(stateWhenAsked == [.loading], Rule.loadingFirst)
    }

    @Test func `4.1 The presenter asks again when the reader retries`() async throws {
      view.state = .failed(reason: "It failed.")

      presenter.didSelectRetry()
      await settle()

      try #require(interactor.fetchCount == 1, Rule.presenterAsks)
      #expect(view.state == .loading, Rule.loadingFirst)
    }

    @Test func `4.1 The presenter shows the users who arrive`() async {
      presenter.didFetchUsers(with: .success([.minjun, .amara]), at: .longAgo)
      await settle()

      let rows = [UserRow(.minjun), UserRow(.amara)]
      #expect(view.state == .loaded(rows, asOf: Date.longAgo.wording), Rule.loaded)
    }

    @Test func `4.1 The presenter says so when there are no users`() async {
      presenter.didFetchUsers(with: .success([]), at: .longAgo)
      await settle()

      #expect(view.state == .empty, Rule.empty)
    }

    @Test
    func `4.1 The presenter gives the reason of a failure, and asks nobody`() async {
      presenter.didFetchUsers(with: .failure(.tooSlow), at: .longAgo)
      await settle()

      #expect(view.state == .failed(reason: FetchError.tooSlow.reason), Rule.failed)
      #expect(interactor.fetchCount == 0, Rule.readerRetries)
    }

    @Test func `4.1 The presenter gives the reason of a failure in place of the users`() async {
      presenter.didFetchUsers(with: .success([.minjun]), at: .longAgo)

      presenter.didFetchUsers(with: .failure(.tooSlow), at: .longAgo)
      await settle()

      #expect(view.state == .failed(reason: FetchError.tooSlow.reason), Rule.failed)
    }

    @Test func `4.1 The presenter remembers the users when the list comes back`() async {
      presenter.didFetchUsers(with: .success([.minjun]), at: .longAgo)

      presenter.viewDidDisappear()
      presenter.viewDidAppear()
      await settle()

      let state = UserListState.loaded([UserRow(.minjun)], asOf: Date.longAgo.wording)
      #expect(view.state == state, Rule.remembered)
      #expect(interactor.fetchCount == 0, Rule.remembered)
    }

    @Test func `4.2 The transport type becomes the entity`() throws {
      let users = try JSONDecoder().decode([UserDTO].self, from: Data(usersJSON.utf8))

      let (found, wanted) = (users.map(\.user), [User.minjun, .amara])
      #expect(found.map(\.id) == wanted.map(\.id), Rule.translate)
      #expect(found.map(\.name) == wanted.map(\.name), Rule.translate)
      #expect(found.map(\.email) == wanted.map(\.email), Rule.translate)
      #expect(found.map(\.city) == wanted.map(\.city), Rule.translate)
      #expect(found.map(\.employer) == wanted.map(\.employer), Rule.translate)
    }
  }
}
