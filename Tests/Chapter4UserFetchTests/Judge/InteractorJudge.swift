import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// How the interactor that is called back is judged.
let callbackInteractorJudge = judge(sources: []) { InteractorAndDoubles.callingBack() }

/// How the interactor that awaits is judged, by the same model.
let asyncInteractorJudge = judge(sources: [
  MessageSource(from: 11) { _ in .stopFetching }, MessageSource(from: 11) { _ in .stopFetching },
  // A request that was cancelled has this error as well.
  MessageSource(from: 11) { _ in .respond(.failure(.offline), to: 0) },
  MessageSource(from: 11) { _ in .fetchUsers },
]) { InteractorAndDoubles.withAsyncInteractor() }

private func judge(
  sources: [MessageSource<InteractorModel.Message>], of make: @escaping () -> InteractorAndDoubles
) -> Judge<InteractorAndDoubles, InteractorModel> {
  Judge(
    of: make, named: "interactor",
    collaborators: [
      Collaborator(fixed: "interactor.presenter", read: { $0.presenter }),
      Collaborator(fixed: "interactor.service", read: { $0.service }),
      Collaborator(fixed: "interactor.now", read: { $0.clock }),
    ],
    sources: [
      MessageSource(from: 6) { _ in .fetchUsers },
      MessageSource(from: 6) { .respond($0.result(), to: $0.number(below: 3)) },
      MessageSource(from: 6, through: 6) { .nextCallDelivers($0.result()) },
      MessageSource(from: 6) { .clockShows($0.time()) },
      MessageSource(from: 6) { .respond(.success($0.users()), to: $0.number(below: 3)) },
    ] + sources,
    rules: interactorRules,
    collaboratorRules: CollaboratorRules(
      isKept: Rule.weakPresenter, isReplaced: Rule.ownPresenter, isOutdated: Rule.ownPresenter),
    text: { message in
      switch message {
      case .fetchUsers, .stopFetching: Words.message(message)
      case .respond(let result, let call): "(the service responds to call \(call): \(result))"
      case .nextCallDelivers(let result):
        "(the next call of the service delivers \(result) before it returns)"
      case .clockShows(let time): "(it is \(time))"
      }
    },
    settle: { _, wanted, found in
      // Once, because a judge tries a story again before it tells it.
      await InteractorAndDoubles.wait(rounds: 1, for: found) {
        $0.serviceCalls >= wanted.serviceCalls && $0.results.count >= wanted.results.count
          && $0.cancelled.count >= wanted.cancelled.count
      }
    },
    send: { message, list, recorder in
      switch message {
      case .fetchUsers: list.interactor.fetchUsers()
      case .stopFetching: list.interactor.stopFetching()
      case .respond(let result, let call): list.service.respond(to: call, with: result)
      case .nextCallDelivers(let result): recorder.recording.immediateResult = result
      case .clockShows(let time): recorder.recording.now = time
      }
    })
}
