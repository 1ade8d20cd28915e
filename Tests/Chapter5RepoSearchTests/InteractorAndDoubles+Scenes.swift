import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What takes more steps than an example has lines.
extension InteractorAndDoubles {
  /// A request that a scene is about.
  enum Request { case search, furtherPage }

  /// Begins these searches, each after the one before was sent, and without a response.
  func beginSearches(for queries: [String]) async {
    for query in queries { await when { interactor.search(for: query) } }
  }

  /// Searches, requests each further page, and has the service answer with these pages.
  ///
  /// - Parameter hasMore: Whether the last of them has a next page.
  func loadPages(_ pages: [[Repo]], hasMore: Bool = false) async {
    for (number, repos) in zip(1..., pages) {
      let address = PageAddress.page(number)
      await when {
        if number == 1 { interactor.search(for: address) } else { interactor.fetchMore() }
      }
      let isLast = number == pages.count && !hasMore
      let next = isLast ? nil : URL(string: PageAddress.page(number + 1))
      let page = SearchPage(repos: repos, total: repos.count, next: next)
      await when { service.answer(address, with: .success(page)) }
    }
  }

  /// The responses to a further page, requested by two taps, after which a third one doesn't send a second request.
  static func responsesAfterWhichTapsAreIgnored() async -> [Outcome] {
    let empty = SearchPage(repos: [], total: 3, next: URL(string: PageAddress.second))
    let outcomes = [.success(.firstPage), .success(empty)] + SearchError.all.map(Outcome.failure)
    var ignored: [Outcome] = []
    for outcome in outcomes {
      let search = InteractorAndDoubles()
      await search.searchAndAnswer(for: "viper", answer: .success(.firstPage))
      await when { search.fetchMore(times: 2) }
      await when { search.service.answer(PageAddress.second, with: outcome) }
      await when { search.interactor.fetchMore() }
      if search.service.requests.count != 3 { ignored.append(outcome) }
    }
    return ignored
  }

  /// Searches for "vip" and "viper", has the service answer "vip", and closes the screen while "viper" is in flight.
  ///
  /// - Returns: What was delivered before, and which of the objects are in memory afterwards.
  static func closedScreen(
    during request: Request
  ) async -> (delivered: [Delivery], keptInMemory: [String]) {
    let detector = LeakDetector()
    func searchAndClose() async -> [Delivery] {
      let search = InteractorAndDoubles()
      for object in [search.interactor, search.presenter] as [AnyObject] { detector.watch(object) }
      for query in ["vip", "viper"] { await when { search.interactor.search(for: query) } }
      await when { search.service.answer("vip", with: .success(.lastPage)) }
      guard request == .furtherPage else { return search.presenter.delivered }
      await when { search.service.answer("viper", with: .success(.firstPage)) }
      await when { search.interactor.fetchMore() }
      return search.presenter.delivered
    }
    let delivered = await searchAndClose()
    return (delivered, detector.survivors)
  }

  /// All requests until a limit has reset that has prevented a search for "vip", or a further page of "viper".
  ///
  /// The limit resets a moment later, or while it is reported. Either way, nothing is left to wait for.
  static func allRequests(havingPrevented request: Request) async -> [String] {
    let isPage = request == .furtherPage
    var requests: [String] = []
    for seconds in [0.000_001, 60] {
      let search = InteractorAndDoubles()
      let limit = SearchError.limited(until: search.clock.time + seconds)
      await when { search.interactor.search(for: "viper") }
      if isPage {
        await when { search.service.answer("viper", with: .success(.firstPage)) }
        await when { search.interactor.fetchMore() }
      }
      let last = search.service.requests.last ?? ""
      await when { search.service.answer(last, with: .failure(limit)) }
      await hop()
      search.presenter.onNextDelivery = { search.clock.time += seconds }
      await when {
        if isPage { search.interactor.fetchMore() } else { search.interactor.search(for: "vip") }
      }
      await hop()
      requests = search.service.requests
      if requests.count > (isPage ? 2 : 1) { break }
    }
    return requests
  }

  /// Lets a task come back that waits on another thread for no time at all.
  private static func hop() async {
    for _ in 0..<100 { await Task.detached {}.value }
  }
}
