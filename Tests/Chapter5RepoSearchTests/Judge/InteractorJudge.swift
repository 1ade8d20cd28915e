import Foundation
import TestSupport

@testable import Chapter5RepoSearch

private typealias Source = MessageSource<InteractorModel.Message>

// Each exercise has sources of its own, since what later ones are about would change what is in flight.

/// How the interactor is judged that ignores stale responses.
let raceJudge = interactorJudge(
  sources: sources + [
    Source(from: 7) { .staleResponse($0.number(below: 4), $0.outcome()) },
    Source(from: 7) { _ in .fetchMore(times: 1) },
    Source(from: 7) {
      let query = $0.number(below: 2) == 0 ? nil : $0.typed()
      return .responseBefore(search: query, $0.outcome(), turns: $0.number(below: 3))
    },
  ])

/// How the interactor is judged that loads one page at a time.
let pageJudge = interactorJudge(
  sources: sources + [
    Source(from: 9) { .fetchMore(times: 1 + $0.number(below: 3)) },
    Source(from: 9) { .response($0.outcome(), $0.one(of: [.more, .search])) },
    Source(from: 9) { .staleResponse($0.number(below: 4), $0.outcome()) },
    Source(from: 9) { _ in .fetchMore(times: 1) },
  ])

/// How the interactor is judged that keeps what it has loaded.
let listJudge = interactorJudge(
  sources: sources + [
    Source(from: 10) { .response($0.overlappingPage(), .none) },
    Source(from: 10) { .response($0.overlappingPage(), .none) },
  ])

/// How the interactor is judged that respects the rate limit.
let limitJudge = interactorJudge(
  sources: sources + [
    Source(from: 11) { .response(.failure($0.limit()), $0.one(of: [.none, .none, .search])) },
    Source(from: 11) { .limitResets(after: $0.one(of: [0, 1])) },
    Source(from: 11) { .secondsPass($0.one(of: [1, 0.3, 15])) },
    Source(from: 11) { .search(for: $0.typed()) },
  ])

private let sources: [Source] = [
  Source(from: 7) { .search(for: $0.typed()) },
  Source(from: 7) { .response($0.page(), .none) },
  Source(from: 7) { _ in .fetchMore(times: 1) },
  Source(from: 7) { .response($0.page(), .none) },
  Source(from: 7) { .response(.failure($0.one(of: SearchError.all)), .none) },
  Source(from: 7) { _ in .stop },
]

private func interactorJudge(
  sources: [Source]
) -> Judge<InteractorAndDoubles, InteractorModel> {
  Judge(
    of: { InteractorAndDoubles() }, named: "RepoListInteractor",
    collaborators: [
      Collaborator(
        "interactor.presenter", read: { $0.interactor.presenter },
        set: { $0.interactor.presenter = $1 }
      ) { RepoListOutputSpy($2) },
      Collaborator(fixed: "interactor.service", read: { $0.service }),
    ],
    sources: sources, rules: interactorRules,
    collaboratorRules: CollaboratorRules(
      isKept: Rule.requestRetainsNothing, isReplaced: Rule.lastSearchCounts,
      isOutdated: Rule.requestRetainsNothing),
    text: { $0.text },
    send: { $1.receive($0, $2) })
}

extension InteractorAndDoubles {
  fileprivate func receive(_ message: InteractorModel.Message, _ recorder: Recorder) {
    switch message {
    case .search(let query): interactor.search(for: query)
    case .fetchMore(let times): fetchMore(times: times)
    case .stop: interactor.stop()
    case .response(let outcome, let reaction):
      react(reaction)
      respond(outcome, recorder)
    case .staleResponse(let number, let outcome):
      service.answerStale(number, besides: recorder.recording.needed, with: outcome)
    case .responseBefore(let query, let outcome, let turns):
      service.interruption = Interruption(after: turns) { [weak self] in
        recorder.recording.deliveredBeforeMessage = recorder.recording.delivered.count
        if let query { self?.interactor.search(for: query) } else { self?.interactor.stop() }
      }
      respond(outcome, recorder)
    case .limitResets(let seconds):
      clock.time = (recorder.recording.limit ?? clock.time) + seconds
    case .secondsPass(let seconds): clock.time += seconds
    }
  }

  /// Taps on "More", before anything else can run.
  func fetchMore(times: Int) { for _ in 0..<times { interactor.fetchMore() } }

  fileprivate func react(_ reaction: InteractorModel.Reaction) {
    let output = interactor.presenter as? RepoListOutputSpy
    switch reaction {
    case .none: output?.onNextDelivery = nil
    case .more: output?.onNextDelivery = { [weak interactor] in interactor?.fetchMore() }
    case .search:
      output?.onNextDelivery = { [weak interactor] in interactor?.search(for: Self.nextQuery) }
    }
  }

  /// The service answers the request that is needed.
  fileprivate func respond(_ outcome: Outcome, _ recorder: Recorder) {
    guard let request = recorder.recording.needed else { return }
    recorder.recording.needed = nil
    if case .failure(.limited(let until)) = outcome { recorder.recording.limit = until }
    service.answer(request, with: outcome)
  }
}

extension ChanceOrder {
  fileprivate mutating func typed() -> String { one(of: ["vip", "viper", "v", "c++", ""]) }

  fileprivate mutating func outcome() -> Outcome {
    number(below: 2) == 0 ? page() : .failure(one(of: SearchError.all))
  }

  /// A page with repositories that no other one has, and mostly with a next page.
  fileprivate mutating func page() -> Outcome {
    let number = number(below: 200)
    let repos = number % 8 == 1 ? Repo.odd.prefix(9) : Repo.longList.dropFirst(number * 4).prefix(3)
    return page(number, Array(repos))
  }

  /// A page of a few repositories, which were on other pages, or have changed since then.
  fileprivate mutating func overlappingPage() -> Outcome {
    let (number, start) = (number(below: 200), number(below: 12))
    let repos = Array(Repo.longList.dropFirst(start).prefix(self.number(below: 6)))
    switch self.number(below: 4) {
    case 0: return page(number, repos.map(\.starred))
    case 1: return page(number, repos.map { $0.renamed(to: "crowd/\(start + 3)") }.prefix(1) + [])
    // Known ones stand before new ones, or behind them.
    case 2: return page(number, repos.reversed())
    default: return page(number, repos)
    }
  }

  private mutating func page(_ number: Int, _ repos: [Repo]) -> Outcome {
    let isLast = self.number(below: 5) == 4
    let next = isLast ? nil : URL(string: "https://a.example/\(number)")
    return .success(SearchPage(repos: repos, total: 900 + number, next: next))
  }

  fileprivate mutating func limit() -> SearchError {
    .limited(until: Outcome.time + one(of: [60, 20.75, 7_200.25, 0.75]))
  }
}

extension InteractorModel.Message {
  /// The message as a story tells it.
  fileprivate var text: String {
    switch self {
    case .search, .stop: Words.message(self)
    case .fetchMore(1): "fetchMore()"
    case .fetchMore(let times): "fetchMore(), \(times) times at once"
    case .response(let outcome, .none): "(the service answers with \(outcome.text))"
    case .response(let outcome, .more):
      "(the service answers with \(outcome.text), and the presenter sends fetchMore() at once)"
    case .response(let outcome, .search):
      "(the service answers with \(outcome.text), and the presenter searches at once)"
    case .staleResponse(_, let outcome):
      "(the service answers a request of an earlier search with \(outcome.text))"
    case .responseBefore(let query, let outcome, let turns):
      "(the service answers with \(outcome.text)), and \(turns) turns later, "
        + (query.map { "search(for: \($0.debugDescription))" } ?? "stop()")
    case .limitResets(0): "(the limit resets)"
    case .limitResets: "(the limit resets, and a second passes)"
    case .secondsPass(let seconds): "(\(seconds) seconds pass)"
    }
  }
}

extension Outcome {
  fileprivate var text: String {
    switch self {
    case .success(let page): "\(page)"
    case .failure(let error): "the error \(error.debugDescription)"
    }
  }
}
