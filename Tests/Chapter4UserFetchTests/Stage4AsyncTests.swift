import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Async")
  struct Async {
    let service = UserServiceStub()
    let output = UserListOutputSpy()
    let interactor: AsyncUserListInteractor

    init() {
      interactor = AsyncUserListInteractor(service: service) { .longAgo }
      interactor.presenter = output
    }

    @Test func `4.9 The service that is awaited behaves like the one that calls back`() async throws
    {
      try await FetchBehaviour { session, address, reply in
        do throws(FetchError) {
          reply(.success(try await AsyncUserService(session: session, address: address).users()))
        } catch {
          reply(.failure(error))
        }
      }.judge()
    }

    @Test func `4.10 The interactor that awaits behaves like the other one`() async throws {
      try await asyncInteractor.judgeAnswers()
    }

    @Test func `4.10 The interactor may vanish while it awaits`() async throws {
      try await asyncInteractor.judgeWaiting()
    }

    @Test func `4.11 The presenter has the interactor stop when the screen goes`() async {
      let interactor = UserListInteractorSpy()
      let presenter = UserListPresenter(interactor: interactor, router: UserListRouterSpy())

      presenter.viewDidDisappear()
      await settle()

      #expect(interactor.stopCount == 1, Rule.goneMeansStop)
    }

    @Test func `4.11 The interactor cancels its task`() async throws {
      interactor.fetchUsers()
      try #require(await service.wasAsked(), Rule.interactorAsks)

      interactor.stopFetching()
      await settle()

      #expect(service.cancelCount == 1, Rule.cancelTheTask)
      await service.answer(.success([]))
    }

    @Test func `4.11 A cancelled fetch is no failure, and no answer`() async throws {
      for answer in [.failure(.offline), .success([.minjun])] as [Answer] {
        interactor.fetchUsers()
        try #require(await service.wasAsked(), Rule.interactorAsks)
        interactor.stopFetching()
        await service.answer(answer)
      }

      #expect(output.answers == [], Rule.cancelledIsSilent)
    }

    @Test func `4.11 A late answer is not taken for the next one`() async throws {
      interactor.fetchUsers()
      try #require(await service.wasAsked(), Rule.interactorAsks)
      interactor.stopFetching()

      interactor.fetchUsers()
      _ = await eventually(within: .milliseconds(200)) { service.askCount == 2 }
      await service.answer(.success([.minjun]))

      #expect(output.answers == [.success([.minjun])], Rule.cancelledIsSilent)
    }

    @Test func `4.11 A list stops loading when it is covered, and begins anew`() async throws {
      let server = OfflineServer()
      let gate = Gate()
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let session = server.makeSession()
      let navigator = Navigator()
      let list = UserListBuilder.createUserListModule(
        navigator: navigator, session: session,
        address: server.url.appending(path: "users").absoluteString
      ) { .longAgo }

      navigator.push(list)
      try #require(list.isLoading, Rule.loadingFirst)
      try #require(await eventually { server.requests.count == 1 }, Rule.interactorAsks)
      // Cancels while the reply is held: on Linux the two must not meet, or the session may hang.
      navigator.push(Screen())
      gate.open()
      await drain(session, of: server)
      try #require(list.rows == [], Rule.builderChooses)

      navigator.pop()
      _ = await eventually { !list.rows.isEmpty }
      #expect(list.rows == [UserRow(.minjun).text, UserRow(.amara).text], Rule.builderChooses)
    }

    private let asyncInteractor = InteractorBehaviour {
      AsyncUserListInteractor(service: $0, now: $1)
    }
  }
}
