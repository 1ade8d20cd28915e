import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What takes more steps than an example has lines.
extension InteractorAndDoubles {
  /// Begins so many searches, each after the one before was sent.
  func beginSearches(_ count: Int) async {
    for number in 1...count { await when { interactor.search(for: "viper \(number)") } }
  }

  /// Searches, and loads these pages one after the other.
  func load(_ pages: [[Repo]]) async {
    for (number, repos) in zip(1..., pages) {
      let address = "https://a.example/\(number)"
      await when {
        if number == 1 { interactor.search(for: address) } else { interactor.fetchMore() }
      }
      let next = number < pages.count ? URL(string: "https://a.example/\(number + 1)") : nil
      let page = SearchPage(repos: repos, total: repos.count, next: next)
      await when { service.answer(address, with: .success(page)) }
    }
  }

  /// The responses to a further page after which a tap sends no request.
  static func responsesAfterWhichTapsAreIgnored() async -> [Outcome] {
    let empty = SearchPage(repos: [], total: 3, next: URL(string: SearchPage.secondAddress))
    let outcomes = [.success(.first), .success(empty)] + SearchError.all.map(Outcome.failure)
    var ignored: [Outcome] = []
    for outcome in outcomes {
      let search = InteractorAndDoubles()
      await search.search(for: "viper", answer: .success(.first))
      await when { search.interactor.fetchMore() }
      await when { search.service.answer(SearchPage.secondAddress, with: outcome) }
      await when { search.interactor.fetchMore() }
      if search.service.requests.count < 3 { ignored.append(outcome) }
    }
    return ignored
  }

  /// Which objects of a screen are in memory when it has closed, but a request is in flight.
  static func survivors(ofClosingDuringPage isPage: Bool) async -> [String] {
    let detector = LeakDetector()
    func searchAndClose() async {
      let search = InteractorAndDoubles()
      for object in [search.interactor, search.presenter] as [AnyObject] { detector.watch(object) }
      await when { search.interactor.search(for: "viper") }
      guard isPage else { return }
      await when { search.service.answer("viper", with: .success(.first)) }
      await when { search.interactor.fetchMore() }
    }
    await searchAndClose()
    return detector.survivors
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
