import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

/// A user who types, waits and taps in chance order, and a model of what the presenter should do.
final class PresenterWalk {
  /// What the user does, beginning with what the first exercise needs.
  enum Habit { case typing, deleting, losingPages }

  let list = PresenterHarness()
  let habit: Habit
  var chance: ChanceOrder
  /// The last steps, for the learner.
  private var steps: [String] = []

  // The model
  var query = ""
  var state: RepoListState?
  var isPausing = false
  var isInFlight = false
  var found = SearchResult()
  private var ids = 0
  /// Whether the last pause needs no other one after it.
  private var isSingle = true

  init(_ habit: Habit, seed: Int) {
    self.habit = habit
    chance = ChanceOrder(seed: seed)
    // As in the app, the view has loaded before, but a presenter needs no view for its work.
    if seed.isMultiple(of: 2) {
      list.presenter.viewDidLoad()
      state = .idle
    }
  }

  /// Whether only results are tested: then a mistake with pauses or deleted texts changes nothing.
  private var isPlain: Bool { habit == .losingPages }

  /// What differs from the model after a step.
  enum Fault { case early, cancelled, idle, searches, stop, state, results }

  /// Takes steps in chance order, and compares what happens with the model.
  ///
  /// - Parameter rule: The rule to print for a fault.
  func take(_ count: Int, rule: (Fault, PresenterWalk) -> Comment) async throws {
    for _ in 0..<count {
      if isInFlight, chance.number(below: 3) > 0 {
        try await respond(rule)
        continue
      }
      switch chance.number(below: 12) {
      case 0...3 where !isPlain || !isPausing: try await type([text()], rule)
      case 4 where !isPlain: try await type([text(), text()], rule)
      case 5 where !isPlain: try await type([text(besides: query)], endsPause: true, rule)
      case 0...9: try await pause(rule)
      default: try await tap(rule)
      }
    }
  }

  /// A rule with the last steps below it.
  func explain(_ rule: Comment) -> Comment {
    rule.adding("The last steps: \(steps.suffix(6).joined(separator: ", then ")).")
  }

  private func note(_ step: String) { steps.append(step) }

  private func text(besides other: String? = nil) -> String {
    let words = ["v", "vi", "vip", "viper", "c", "42", " vip", "c++", "vip", "R", chance.word()]
    let texts = (habit == .deleting ? words + ["", " ", "", "\n"] : words).filter {
      $0.trimmingCharacters(in: .whitespacesAndNewlines) != other
    }
    return chance.one(of: texts)
  }

  private func type(
    _ texts: [String], endsPause: Bool = false, _ rule: (Fault, PresenterWalk) -> Comment
  ) async throws {
    let words = texts.map(\.debugDescription).joined(separator: " and at once ")
    note(endsPause ? "the pause ends and at once the user types \(words)" : "typed \(words)")
    let begun = list.pause.count
    var atOnce = Recording()
    await list.step {
      if endsPause { list.pause.end(first: begun) }
      for text in texts { list.presenter.didChangeText(text) }
      atOnce = list.recorded
    }
    var (isChanged, mustStop) = (false, false)
    for text in texts {
      let new = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard new != query else { continue }
      query = new
      state = new.isEmpty ? .idle : .searching
      mustStop = mustStop || isInFlight
      (isChanged, isInFlight, isPausing, isSingle) = (true, false, !new.isEmpty, texts.count == 1)
    }
    if isChanged, isPausing {
      _ = await eventually { list.pause.count > begun || !list.recorded.searches.isEmpty }
    }
    if isPlain { list.recorded.searches = [] }
    let fault = endsPause ? Fault.cancelled : .early
    try require(list.recorded.searches, equals: [], explain(rule(fault, self)))
    let stateAtOnce = atOnce.state
    try require(stateAtOnce, equals: state, explain(rule(.state, self)))
    if mustStop, habit == .deleting { try #require(atOnce.isStopped, explain(rule(.stop, self))) }
    try compare(Recording(state: state), explain(rule(.state, self)))
  }

  private func pause(_ rule: (Fault, PresenterWalk) -> Comment) async throws {
    note("the typing pauses")
    guard isPausing else {
      await list.step { list.pause.end(first: list.pause.count) }
      if isPlain { list.recorded.searches = [] }
      try require(list.recorded.searches, equals: [], explain(rule(.idle, self)))
      return try compare(Recording(state: state), explain(rule(.state, self)))
    }
    // A single text needs a single pause.
    await list.pauseTyping(isLong: !isSingle)
    (isPausing, isInFlight, found) = (false, true, SearchResult())
    if isPlain { list.recorded.searches = [query] }
    try require(list.recorded.searches, equals: [query], explain(rule(.searches, self)))
    try compare(Recording(state: state, searches: [query]), explain(rule(.state, self)))
  }

  private func respond(_ rule: (Fault, PresenterWalk) -> Comment) async throws {
    guard isInFlight else { return }
    isInFlight = false
    let isLost = chance.number(below: 3) == 0 && (found.repos.isEmpty || habit == .losingPages)
    if isLost {
      let error = chance.one(of: Chapter5.More.errors)
      note("the error \(error) arrives")
      state =
        found.repos.isEmpty ? .failed(reason: error.reason) : rows(.failed(reason: error.reason))
      let found = found
      await list.step { list.output?.didFail(with: error, having: found) }
    } else {
      let new =
        chance.number(below: 5) == 0 ? [] : (0...chance.number(below: 2)).map { _ in repo() }
      found.repos += new
      found.hasMore = !found.repos.isEmpty && chance.number(below: 3) > 0
      found.total = found.repos.count + (found.hasMore ? 30 : 0)
      note("\(new.count) repositories arrive")
      state = rows(found.hasMore ? .offered : .none)
      let found = found
      await list.step { list.output?.didFind(found) }
    }
    try compare(Recording(state: state), explain(rule(.results, self)))
  }

  private func tap(_ rule: (Fault, PresenterWalk) -> Comment) async throws {
    switch state {
    case .found(_, _, let more) where more != .none && more != .loading:
      note("tapped More")
      (state, isInFlight) = (rows(.loading), true)
      await list.step { list.presenter.didSelectMore() }
      try compare(Recording(state: state, fetches: 1), explain(rule(.results, self)))
    case .failed:
      note("tapped Try again")
      (state, isInFlight, found) = (.searching, true, SearchResult())
      await list.step { list.presenter.didSelectRetry() }
      try compare(Recording(state: state, searches: [query]), explain(rule(.results, self)))
    default: break
    }
  }

  /// A new repository, whose name begins with the query.
  private func repo() -> Repo {
    ids += 1
    return Repo(id: ids, name: query + "/\(ids)", summary: nil, language: "Swift", stars: ids)
  }

  /// The list of what was found.
  private func rows(_ more: RepoListState.More) -> RepoListState {
    let count = found.repos.count
    let summary: String =
      switch found.total {
      case 0: "Nothing was found."
      case 1: "1 repository"
      default: "\(count) of \(found.total) repositories"
      }
    return .found(found.repos.map(RepoRow.init), summary: summary, more: more)
  }

  /// Compares all but the calls of `stop()`, because one too many changes nothing.
  private func compare(_ expected: Recording, _ rule: Comment) throws {
    list.recorded.isStopped = false
    try require(list.recorded, equals: expected, rule)
  }
}

extension Comment {
  /// The rule with one more sentence, above the place in the book.
  func adding(_ sentence: String) -> Comment {
    var lines = rawValue.split(separator: "\n").map(String.init)
    lines.insert(sentence, at: max(lines.count - 1, 0))
    return Comment(rawValue: lines.joined(separator: "\n"))
  }
}
