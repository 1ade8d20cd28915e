import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Async")
  struct Async {
    let harness = InteractorHarness { AsyncUserListInteractor(service: $0, now: $1) }

    @Test func `4.9 The service that is awaited behaves like the one that calls back`() async throws
    {
      try await FetchBehaviour { session, address in
        let service = AsyncUserService(session: session, address: address)
        return { reply in reply(await service.answer()) }
      }.judge()
    }

    @Test func `4.9 The request is cancelled with the task that asks`() async throws {
      let server = OfflineServer()
      let gate = Gate()
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let service = AsyncUserService(session: server.makeSession(), address: server.users)
      let recorder = SceneRecorder()

      let asking = Task {
        let answer = await service.answer()
        recorder.note { $0.answers.append(answer) }
      }
      _ = await eventually { !server.requests.isEmpty || !recorder.scene.answers.isEmpty }
      try #require(server.requests == ["/users"], Rule.serviceAsks)
      try #require(recorder.scene == Scene(), Rule.serverHasTheAnswer)
      asking.cancel()
      let hasEnded = await eventually { !recorder.scene.answers.isEmpty }
      gate.open()
      await asking.value

      try #require(hasEnded, Rule.cancelReachesRequest)
      #expect(recorder.scene.answers.allSatisfy { !$0.isSuccess }, Rule.cutOffBroughtNothing)
    }

    @Test func `4.10 The interactor that awaits behaves like the other one`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      try await InteractorBehaviour.awaiting.judgeAnswers()
    }

    @Test func `4.10 The interactor that awaits asks again when it is told to`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      try await InteractorBehaviour.awaiting.judgeRetry()
    }

    @Test func `4.10 The interactor may vanish while it awaits`() async throws {
      try await InteractorBehaviour.rehearseLateAwaiting()
      try await InteractorBehaviour.awaiting.judgeWaiting()
    }

    @Test func `4.11 The presenter has the interactor stop when the screen goes`() async throws {
      for answer in [nil] + Answer.sequence {
        let list = UserListHarness()
        await list.step { answer.map { list.presenter.didFetchUsers(with: $0, at: .longAgo) } }
        let state = list.scene.state
        await list.step { list.presenter.viewDidDisappear() }

        // With the users on the screen nothing loads, so there is nothing to stop either.
        if case .loaded = state { list.scene.stops = 1 }
        try #require(list.scene.stops == 1, Rule.goneMeansStop)
        try #require(list.scene == Scene(state: state, stops: 1), Rule.stoppingIsAll)

        guard case .loaded = state else { continue }
        await list.step { list.presenter.viewDidAppear() }
        #expect(list.scene == Scene(state: state), Rule.remembered)
      }
    }

    @Test func `4.11 The interactor cancels its task`() async throws {
      let other = InteractorHarness { AsyncUserListInteractor(service: $0, now: $1) }
      await other.fetch()
      for question in 1...3 {
        await harness.fetch()
        try #require(harness.scene.asksOfService == 1, Rule.comesBackAndAsks)
        await harness.stop()

        try #require(harness.scene.cancelled == [question], Rule.cancelTheTask)
        #expect(harness.scene == Scene(cancelled: [question]), Rule.stoppingIsAll)
        await harness.answerUnheard(question, with: .success([]))
      }
      #expect(other.scene == Scene(asksOfService: 1), Rule.cancelTheTask)
      await other.answer(with: .success([]))
    }

    @Test func `4.11 A cancelled fetch is no failure, and no answer`() async throws {
      for (question, answer) in zip(1..., Answer.sequence) {
        await harness.fetch()
        try #require(harness.scene.asksOfService == 1, Rule.comesBackAndAsks)
        await harness.stop()
        await harness.answerUnheard(question, with: answer)

        #expect(harness.scene == Scene(), Rule.cancelledIsSilent)
      }
    }

    @Test(arguments: [[1, 2], [2, 1]])
    func `4.11 A late answer is not taken for the next one`(order: [Int]) async throws {
      await harness.fetch()
      await harness.stop()
      await harness.fetch()
      try #require(harness.scene.asksOfService == 1, Rule.comesBackAndAsks)

      for question in order {
        if question == 1 {
          await harness.answerUnheard(1, with: .success([.minjun]))
          #expect(harness.scene == Scene(), Rule.lateIsNotNext)
        } else {
          await harness.answer(2, with: .failure(.tooSlow))
          let heard = Scene(answers: [.failure(.tooSlow)], times: [.longAgo])
          #expect(harness.scene == heard, Rule.onlyThatOne)
        }
      }
    }

    @Test func `4.11 A list stops loading when it is covered, and begins again`() async throws {
      let walk = try await UserListWalk.begin()
      let gate = Gate()
      walk.clock.time = .distantPast
      walk.server.answer("/users", with: .held(.json(usersJSON), by: gate))
      try #require(walk.interactor is AsyncUserListInteractor, Rule.builderChooses)

      walk.navigator.push(walk.list)
      try #require(walk.list.isLoading, Rule.loadingFirst)
      _ = await eventually { !walk.server.requests.isEmpty }
      try #require(walk.server.requests == ["/users"], Rule.builderHandsOn)
      // Cancels while the reply is held. On Linux the two must not meet, or the session may hang:
      // https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
      walk.navigator.push(Screen())
      gate.open()
      await drain(walk.session, of: walk.server)
      try #require(walk.list.rows == [], Rule.coveredIsSilent)

      walk.clock.time = .longAgo
      walk.navigator.pop()
      await walk.answerArrives()
      try #require(walk.list.rows.count == 2, Rule.comesBackAndAsks)
      #expect(
        ScreenLook(walk.list) == UserListWalk.look(of: [.minjun, .amara]), Rule.builderHandsOn)
    }
  }
}
