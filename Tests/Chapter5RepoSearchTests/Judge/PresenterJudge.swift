import TestSupport

@testable import Chapter5RepoSearch

/// How the presenter of the search is judged.
let presenterJudge = Judge<PresenterAndDoubles, PresenterModel>(
  of: { PresenterAndDoubles() }, named: "RepoListPresenter",
  collaborators: [
    Collaborator(fixed: "presenter.view", read: { $0.presenter.view }),
    Collaborator(fixed: "presenter.interactor", read: { $0.interactor }),
    Collaborator(fixed: "presenter.router", read: { $0.router }),
    Collaborator(fixed: "presenter.pause", read: { $0.pause }),
    Collaborator(fixed: "interactor.presenter", read: { $0.interactor.presenter }),
  ],
  sources: [
    MessageSource(from: 5, through: 6) { .didChangeText($0.text()) },
    MessageSource(from: 5, through: 6) { _ in .pauseEnds },
    MessageSource(from: 5, through: 6) { _ in .earlierPausesEnd },
    MessageSource(from: 5, through: 6) { .didChangeText($0.text()) },
    MessageSource(from: 5) { .didFind($0.found()) },
    MessageSource(from: 5, through: 6) { _ in .pauseEnds },
    MessageSource(from: 5, through: 6) { .didChangeText($0.one(of: ["", " ", "\n\t "])) },
    MessageSource(from: 5, through: 5) { .retype($0.text()) },
    MessageSource(from: 5, through: 5) {
      .pauseEndsBefore($0.text(), turns: $0.number(below: 3))
    },
    MessageSource(from: 5) { .didFail($0.one(of: SearchError.all), having: SearchResult()) },
    MessageSource(from: 10) {
      .didFail($0.one(of: SearchError.all), having: SearchResult(repos: [.maps]))
    },
    MessageSource(from: 5) { $0.one(of: [.didSelectMore, .didSelectRetry]) },
    MessageSource(from: 5, through: 6) { _ in .viewDidLoad },
  ],
  rules: presenterRules,
  collaboratorRules: CollaboratorRules(
    isKept: Rule.pendingTaskRetainsNothing, isReplaced: Rule.nextResultsAreShown,
    isOutdated: Rule.pendingTaskRetainsNothing),
  text: { message in
    switch message {
    case .retype(let text):
      "didChangeText(\(text.debugDescription)), and at once the text of before"
    case .pauseEnds: "(the pause ends)"
    case .earlierPausesEnd: "(the pauses of earlier texts end)"
    case .pauseEndsBefore(let text, let turns):
      "(the pause ends), and \(turns) turns later, didChangeText(\(text.debugDescription))"
    default: Words.message(message)
    }
  },
  observe: { $1.hasPaused = $0.pause.waits > 0 },
  send: { message, list, recorder in
    switch message {
    case .viewDidLoad: list.presenter.viewDidLoad()
    case .didChangeText(let text): list.type(text)
    case .retype(let text): list.retype(text)
    case .pauseEnds: list.pause.endAll()
    case .earlierPausesEnd: list.pause.endAllButLast()
    case .pauseEndsBefore(let text, let turns):
      list.pause.interruption = Interruption(after: turns) { [weak list] in
        recorder.recording.searchesBeforeText = recorder.recording.searches.count
        list?.type(text)
      }
      list.pause.endAll()
    case .didSelectMore: list.presenter.didSelectMore()
    case .didSelectRetry: list.presenter.didSelectRetry()
    case .didFind(let found): list.interactor.deliver(found)
    case .didFail(let error, let found): list.presenter.didFail(with: error, having: found)
    }
  })

extension ChanceOrder {
  /// A text as users type it, which is no empty one.
  fileprivate mutating func text() -> String {
    let few = ["v", "vip", "viper", "vi", "c", "R", " vip ", "42", "Vipers\nA+", "+", "한"]
    let odd = OddTexts.all.filter { $0.contains { !$0.isWhitespace } }
    return number(below: 4) < 3 ? one(of: few) : number(below: 2) == 0 ? word() : one(of: odd)
  }

  /// What an interactor has found, which has another page only if there is a first one.
  fileprivate mutating func found() -> SearchResult {
    let repos = one(of: [[.viper], [], [.ferry, .maps], Repo.many, [.viper, .notes]])
    let hasMore = !repos.isEmpty && number(below: 3) > 0
    return SearchResult(
      repos: repos, total: repos.count + (hasMore ? 30 : 0), hasMore: hasMore)
  }
}
