import TestSupport

@testable import Chapter5RepoSearch

private typealias Kinds = Set<InteractorModel.Kind>
private let searches: Kinds = [.search, .searchDuringPage, .searchAfterError, .searchAfterLimit]
private let taps: Kinds = [.more, .moreAfterError, .moreAfterStale]
private let pages: Kinds = [.page, .overlappingPage, .changedPage]
private let prevented: Kinds = [.searchWhenLimited, .moreWhenLimited, .moreWhenLimitedAgain]

/// Which rule of the interactor is broken when a part of the recording differs after a message.
let interactorRules = staleRules + pageRules + listRules + limitRules

private let staleRules: [RuleRow<InteractorModel>] = [
  RuleRow(
    7, after: searches.union([.stale, .searchAtOnce]), "presenter.delivered", \.outlines,
    Rule.staleIsIgnored),
  RuleRow(
    7, after: [.stop, .stopped], "presenter.delivered", \.outlines, Rule.stoppedDeliversNothing),
  RuleRow(
    7, after: [.responseThenMessage], "presenter.delivered since the message", \.lateOutlines,
    Rule.deliverRightAfterTheCheck),
  RuleRow(
    7, after: [.moreAfterStale, .tooMuchAfterStale, .stale], "service.requests", \.requests,
    Rule.staleChangesNothing),
  RuleRow(
    7, after: [.searchAtOnce], "whether the service is asked", \.isAsked, Rule.lastSearchCounts),
  RuleRow(
    7, after: searches.union(taps), "service.requests", \.requests, Rule.lastSearchCounts),
  RuleRow(
    7, after: pages.union([.error]), "presenter.delivered", \.outlines, Rule.lastSearchCounts),
  RuleRow(
    7, after: searches.union(taps), "presenter.delivered", \.outlines,
    Rule.requestRetainsNothing, when: .released),
]

private let pageRules: [RuleRow<InteractorModel>] = [
  RuleRow(
    9, after: searches.union([.searchAtOnce, .responseThenSearch]), "whether the service is asked",
    \.isAsked, Rule.newSearchStarts),
  RuleRow(
    9, after: taps.union([.responseThenMore]), "whether the service is asked", \.isAsked,
    Rule.requestEnds),
  RuleRow(9, after: [.tooMuchAfterStale], "service.requests", \.requests, Rule.staleEndsNothing),
  RuleRow(
    9, after: taps.union([.tooMuch, .responseThenMore]), "service.requests", \.requests,
    Rule.oneRequest),
  RuleRow(
    9, after: [.errorThenMore], "service.requests", \.requests, Rule.requestEnds),
  RuleRow(
    9, after: pages.union([.error, .responseThenMore, .errorThenMore]), "presenter.delivered",
    \.outlines, Rule.requestEnds),
]

private let listRules: [RuleRow<InteractorModel>] = [
  RuleRow(10, after: [.page], "the ids of the list", \.ids, Rule.pagesAreAppended),
  RuleRow(10, after: [.page], "the names in the list", \.names, Rule.pagesAreAppended),
  RuleRow(
    10, after: [.overlappingPage, .changedPage], "the ids of the list, sorted", \.sortedIDs,
    Rule.eachOnce),
  RuleRow(
    10, after: [.overlappingPage, .changedPage], "the ids of the list", \.ids,
    Rule.pagesAreAppended),
  RuleRow(10, after: pages, "presenter.delivered", \.outlines, Rule.pageIsMoreThanRows),
  RuleRow(
    10, after: [.page, .overlappingPage], "presenter.delivered", \.delivered,
    Rule.pageIsMoreThanRows),
  RuleRow(10, after: [.error], "presenter.delivered", \.delivered, Rule.errorKeepsResults),
  RuleRow(10, after: [.moreAfterError], "service.requests", \.requests, Rule.samePageAgain),
  RuleRow(10, after: [.more], "service.requests", \.requests, Rule.pageIsMoreThanRows),
]

private let limitRules: [RuleRow<InteractorModel>] = [
  RuleRow(
    11, after: [.search, .searchDuringPage, .searchAfterError], "service.requests", \.requests,
    Rule.onlyTheLimitDelays),
  RuleRow(
    11, after: prevented, "the limits with another time than the server's", \.otherLimits,
    Rule.reportTheLimit),
  RuleRow(
    11, after: prevented.union([.limitThenSearch]), "service.requests", \.requests,
    Rule.untilReset),
  RuleRow(
    11, after: [.searchWhenLimited, .moreWhenLimited], "presenter.delivered", \.delivered,
    Rule.reportTheLimit),
  RuleRow(
    11, after: prevented, "presenter.delivered", \.delivered, Rule.reportTheLimit, when: .atOnce),
  RuleRow(
    11, after: [.limit, .limitThenSearch], "presenter.delivered", \.delivered,
    Rule.reportTheLimit),
  RuleRow(
    11, after: [.searchAfterLimit, .moreAfterPrevented], "the requests but one",
    \.requestsButOne, Rule.onlyTheUserSends),
  RuleRow(11, after: [.searchAfterLimit], "service.requests", \.requests, Rule.limitEnds),
  RuleRow(
    11, after: [.moreWhenLimitedAgain], "presenter.delivered", \.delivered,
    Rule.preventedIsNotInFlight),
  RuleRow(
    11, after: [.moreAfterPrevented], "service.requests", \.requests,
    Rule.preventedIsNotInFlight),
  RuleRow(11, after: [.time], "all calls", \.calls, Rule.onlyTheUserSends),
  RuleRow(
    11, after: [.more, .moreAfterError], "service.requests", \.requests, Rule.onlyTheLimitDelays),
]

extension RepoListRecording {
  /// What was delivered, without the lists: the total tells which page it is.
  fileprivate var outlines: [Delivery] { delivered.map(\.outline) }
  fileprivate var lateOutlines: [Delivery] {
    Array(delivered.dropFirst(deliveredBeforeMessage).map(\.outline))
  }
  fileprivate var isAsked: Bool { searched.map(requests.contains) ?? !requests.isEmpty }
  fileprivate var requestsButOne: [String] { Array(requests.dropFirst()) }
  fileprivate var calls: [String] { requests + delivered.map(\.description) }

  fileprivate var ids: [Repo.ID] { (delivered.last?.result.repos ?? []).map(\.id) }
  fileprivate var sortedIDs: [Repo.ID] { ids.sorted() }
  fileprivate var names: [String] { (delivered.last?.result.repos ?? []).map(\.name) }

  /// The limits that were delivered with another time than that of the server.
  fileprivate var otherLimits: [SearchError] {
    delivered.compactMap { delivery in
      guard case .failed(.limited(let until), _) = delivery, until != limit else { return nil }
      return .limited(until: until)
    }
  }
}

extension Delivery {
  var repos: [Repo] { result.repos }

  var result: SearchResult {
    switch self {
    case .found(let found), .failed(_, let found): found
    }
  }

  fileprivate var outline: Delivery {
    let rest = SearchResult(total: result.total, hasMore: result.hasMore)
    return switch self {
    case .found: .found(rest)
    case .failed(let error, _): .failed(error, having: rest)
    }
  }
}
