import Foundation

@testable import Chapter5RepoSearch
@testable import Chapter5RepoSearchChecks

/// An interactor that treats late answers in the right way, or in one that a check should notice.
final class InteractorVariant: RepoListInteractorInputProtocol {
  /// What it does, to be read after "an interactor that".
  let deed: String
  let service = HeldService()
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  /// What it was asked, the last one at the end.
  private(set) var questions: [String] = []
  fileprivate var found = SearchResult()
  fileprivate var answerCount = 0
  fileprivate var hasHandedOn = false
  fileprivate var task: Task<Void, Never>?
  private let receive: (InteractorVariant, Answer) -> Void

  /// What came for a question.
  struct Answer {
    let outcome: Outcome
    let question: String
    /// Whether there is no newer question.
    let isForLast: Bool
    /// Whether the task that waited for it was cancelled.
    let isCancelled: Bool

    var isFailure: Bool { outcome.page == nil }
  }

  fileprivate init(_ deed: String, receive: @escaping (InteractorVariant, Answer) -> Void) {
    self.deed = deed
    self.receive = receive
  }

  func search(for question: String) {
    questions.append(question)
    let number = questions.count
    task?.cancel()
    task = Task {
      let outcome = await service.answer(to: .firstPage(of: question))
      answerCount += 1
      receive(
        self,
        Answer(
          outcome: outcome, question: question, isForLast: number == questions.count,
          isCancelled: Task.isCancelled))
    }
  }

  func fetchMore() {}
  func stop() {}

  fileprivate func handOn(_ answer: Answer) {
    switch answer.outcome {
    case .success(let page):
      found = SearchResult(repos: page.repos, total: page.total, hasMore: page.next != nil)
      presenter?.didFind(found)
    case .failure(let error): presenter?.didFail(with: error, having: SearchResult())
    }
  }
}

extension InteractorVariant {
  static var all: [InteractorVariant] { right + broken }

  /// Interactors that a check must accept, made new each time.
  static var right: [InteractorVariant] {
    [
      .init("drops what is not for the last question") { if $1.isForLast { $0.handOn($1) } },
      .init("drops what its cancelled tasks bring") { if !$1.isCancelled { $0.handOn($1) } },
      .init("compares the words of the questions") {
        if $1.question == $0.questions.last { $0.handOn($1) }
      },
    ]
  }

  /// Interactors that a check must reject, made new each time.
  static var broken: [InteractorVariant] {
    [
      .init("hands on every answer") { $0.handOn($1) },
      .init("drops late pages, and hands on late failures") {
        if $1.isForLast || $1.isFailure { $0.handOn($1) }
      },
      .init("drops late failures, and hands on late pages") {
        if $1.isForLast || !$1.isFailure { $0.handOn($1) }
      },
      .init("hands on nothing") { _, _ in },
      .init("hands on the first answer that comes, and no other") {
        if $0.answerCount == 1 { $0.handOn($1) }
      },
      .init("drops late answers only until the last question has its own") {
        if $1.isForLast { $0.hasHandedOn = true }
        if $1.isForLast || $0.hasHandedOn { $0.handOn($1) }
      },
      .init("drops late answers only after the last question has its own") {
        if $1.isForLast || !$0.hasHandedOn { $0.handOn($1) }
        if $1.isForLast { $0.hasHandedOn = true }
      },
      .init("gives the last question up when a late answer comes before its own") {
        if $1.isForLast && $0.answerCount == 1 { $0.handOn($1) }
      },
      .init("hands on the answers to the older questions, and drops the last") {
        if !$1.isForLast { $0.handOn($1) }
      },
      .init("hands on each answer to the last question twice") {
        if $1.isForLast { for _ in 1...2 { $0.handOn($1) } }
      },
      .init("adds a late page to what was found, and says so") {
        let old = $0.found.repos
        guard let page = $1.outcome.page else {
          if $1.isForLast { $0.handOn($1) }
          return
        }
        $0.found.repos = old + page.repos
        if $1.isForLast || !old.isEmpty { $0.presenter?.didFind($0.found) }
      },
    ]
  }
}
