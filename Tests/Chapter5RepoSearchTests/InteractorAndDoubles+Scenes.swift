import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What takes more steps than an example has lines.
extension InteractorAndDoubles {
  /// Begins so many searches, each after the one before was sent.
  func beginSearches(_ count: Int) async {
    for number in 1...count { await when { interactor.search(for: "viper \(number)") } }
  }

  /// Searches, and loads these pages one after the other, unless one of them fails.
  func load(_ pages: [[Repo]], failingAt failing: Int? = nil) async {
    for (number, repos) in zip(1..., pages) {
      let address = "https://a.example/\(number)"
      await when {
        if number == 1 { interactor.search(for: address) } else { interactor.fetchMore() }
      }
      let next = number < pages.count ? URL(string: "https://a.example/\(number + 1)") : nil
      let page = SearchPage(repos: repos, total: repos.count, next: next)
      let outcome: Outcome = number == failing ? .failure(.busy) : .success(page)
      await when { service.answer(address, with: outcome) }
    }
  }

  /// The responses to a further page, requested by two taps, after which a third one doesn't send a second request.
  static func responsesAfterWhichTapsAreIgnored() async -> [Outcome] {
    let empty = SearchPage(repos: [], total: 3, next: URL(string: SearchPage.secondAddress))
    let outcomes = [.success(.first), .success(empty)] + SearchError.all.map(Outcome.failure)
    var ignored: [Outcome] = []
    for outcome in outcomes {
      let search = InteractorAndDoubles()
      await search.search(for: "viper", answer: .success(.first))
      await when { search.fetchMore(times: 2) }
      await when { search.service.answer(SearchPage.secondAddress, with: outcome) }
      await when { search.interactor.fetchMore() }
      if search.service.requests.count != 3 { ignored.append(outcome) }
    }
    return ignored
  }

  /// What was delivered before a screen was closed, and which objects are in memory while a request is in flight.
  static func closing(
    duringPage isPage: Bool
  ) async -> (delivered: [Delivery], survivors: [String]) {
    let detector = LeakDetector()
    func searchAndClose() async -> [Delivery] {
      let search = InteractorAndDoubles()
      for object in [search.interactor, search.presenter] as [AnyObject] { detector.watch(object) }
      for query in ["vip", "viper"] { await when { search.interactor.search(for: query) } }
      await when { search.service.answer("vip", with: .success(.last)) }
      guard isPage else { return search.presenter.delivered }
      await when { search.service.answer("viper", with: .success(.first)) }
      await when { search.interactor.fetchMore() }
      return search.presenter.delivered
    }
    let delivered = await searchAndClose()
    return (delivered, detector.survivors)
  }

  /// What was requested when a limit has reset that has prevented a search or a page.
  ///
  /// The limit resets a moment later, or while it is reported. Either way, nothing is left to wait for.
  static func requestsAfterReset(ofPage isPage: Bool) async -> [String] {
    var requests: [String] = []
    for seconds in [0.000_001, 60] {
      let search = InteractorAndDoubles()
      let limit = SearchError.limited(until: search.clock.time + seconds)
      await when { search.interactor.search(for: "viper") }
      if isPage {
        await when { search.service.answer("viper", with: .success(.first)) }
        await when { search.interactor.fetchMore() }
      }
      let request = search.service.requests.last ?? ""
      await when { search.service.answer(request, with: .failure(limit)) }
      await hop()
      search.presenter.whenDelivered = { search.clock.time += seconds }
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
