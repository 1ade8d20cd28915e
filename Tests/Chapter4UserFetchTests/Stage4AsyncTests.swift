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

    @Test func `4.9 The request is cancelled with the task that asks`() async throws {
      let server = OfflineServer()
      let gate = Gate()
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let service = AsyncUserService(
        session: server.makeSession(), address: server.url.appending(path: "users").absoluteString)
      let log = AnswerLog()

      let asking = Task {
        do throws(FetchError) {
          log.append(.success(try await service.users()))
        } catch {
          log.append(.failure(error))
        }
      }
      _ = await eventually { server.requests.count == 1 || !log.answers.isEmpty }
      try #require(server.requests == ["/users"], Rule.serviceDelivers)
      try #require(log.answers == [], Rule.serviceDelivers)
      asking.cancel()
      let hasEnded = await eventually { !log.answers.isEmpty }
      gate.open()
      await asking.value

      #expect(hasEnded, Rule.cancelReachesRequest)
    }

    @Test func `4.10 The interactor that awaits behaves like the other one`() async throws {
      try await asyncInteractor.judgeAnswers()
    }

    @Test func `4.10 The interactor that awaits asks again when it is told to`() async throws {
      try await asyncInteractor.judgeRetry()
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
      let answers = [.failure(.offline), .success([.minjun])] as [Answer]
      for (count, answer) in zip(1..., answers) {
        interactor.fetchUsers()
        let rule = count == 1 ? Rule.interactorAsks : Rule.comesBackAndAsks
        try #require(await service.wasAsked(times: count), rule)
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
      try #require(await service.wasAsked(times: 2), Rule.comesBackAndAsks)
      await service.answer(.success([.minjun]))
      _ = await eventually { !output.answers.isEmpty }

      #expect(output.answers == [.success([.minjun])], Rule.cancelledIsSilent)
    }

    @Test func `4.11 A list stops loading when it is covered, and begins again`() async throws {
      let server = OfflineServer()
      let gate = Gate()
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let session = server.makeSession()
      let navigator = Navigator()
      let list = UserListBuilder.makeUserListModule(
        navigator: navigator, session: session,
        address: server.url.appending(path: "users").absoluteString
      ) { .longAgo }
      let presenter = (list as? UserListView)?.presenter as? UserListPresenter
      try #require(presenter?.interactor is AsyncUserListInteractor, Rule.builderChooses)

      navigator.push(list)
      try #require(list.isLoading, Rule.loadingFirst)
      try #require(await eventually { server.requests.count == 1 }, Rule.interactorAsks)
      // Cancels while the reply is held. On Linux the two must not meet, or the session may hang:
      // https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
      navigator.push(Screen())
      gate.open()
      await drain(session, of: server)
      try #require(list.rows == [], Rule.coveredIsSilent)

      navigator.pop()
      _ = await eventually { !list.rows.isEmpty }
      #expect(list.rows == [UserRow(.minjun).text, UserRow(.amara).text], Rule.comesBackAndAsks)
    }

    private let asyncInteractor = InteractorBehaviour {
      AsyncUserListInteractor(service: $0, now: $1)
    }
  }
}
