import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// How the presenter of the list is judged.
let presenterJudge = judge(sources: [])

/// How it is judged when users are tapped that may have left the list, which may crash the process.
let tapJudge = judge(sources: [
  MessageSource(from: 8) { .didSelectUser(id: $0.one(of: [3, 7, 0, 1, .max])) }
])

private func judge(
  sources: [MessageSource<PresenterModel.Message>]
) -> Judge<PresenterAndDoubles, PresenterModel> {
  Judge(
    of: { PresenterAndDoubles() }, named: "UserListPresenter",
    collaborators: [
      Collaborator(
        "presenter.view", read: { $0.presenter.view }, set: { $0.presenter.view = $1 }
      ) { _, _, recorder in UserListViewSpy(recorder) },
      Collaborator(fixed: "presenter.interactor", read: { $0.interactor }),
      Collaborator(fixed: "presenter.router", read: { $0.router }),
    ],
    sources: sources + [
      MessageSource(from: 1) { _ in .viewDidAppear },
      MessageSource(from: 1) { .didFetchUsers(with: $0.result(), at: $0.time()) },
      MessageSource(from: 1) { _ in .viewDidDisappear },
      MessageSource(from: 1) { _ in .didSelectRetry },
      MessageSource(from: 1) { .didFetchUsers(with: .success($0.users()), at: $0.time()) },
      MessageSource(from: 1, through: 1) { .nextFetchDelivers($0.result()) },
      MessageSource(from: 8) { .tapOnRow($0.number(below: 50)) },
      MessageSource(from: 8, through: 8) {
        .didFetchUsers(with: .success(User.lacking + [$0.one(of: User.odd)]), at: .longAgo)
      },
      MessageSource(from: 8, through: 8) { .tapOnRow($0.number(below: 3)) },
    ],
    rules: presenterRules,
    collaboratorRules: CollaboratorRules(
      isKept: Rule.listIsDeallocated, isReplaced: Rule.ownView, isOutdated: Rule.ownView),
    text: { message in
      if case .nextFetchDelivers(let result) = message {
        "(the next call of the interactor delivers \(result) before it returns)"
      } else {
        Words.message(message)
      }
    },
    send: { message, list, recorder in
      switch message {
      case .viewDidAppear: list.presenter.viewDidAppear()
      case .viewDidDisappear: list.presenter.viewDidDisappear()
      case .didSelectRetry: list.presenter.didSelectRetry()
      case .didSelectUser(let id): list.presenter.didSelectUser(id: id)
      case .didFetchUsers(with: let result, at: let time):
        list.presenter.didFetchUsers(with: result, at: time)
      case .nextFetchDelivers(let result): recorder.recording.immediateResult = result
      case .tapOnRow: break
      }
    })
}
