import TestSupport

@testable import Chapter4UserFetch

/// What stays in memory, although all its owners have released it.
extension InteractorAndDoubles {
  /// What stays of a list that is closed while a request is pending: the first one, or one after these results.
  static func survivorsOfPendingRequest(
    _ make: Make, after earlier: [FetchResult] = []
  ) async -> [String] {
    let detector = LeakDetector()
    let service = await {
      let list = InteractorAndDoubles(make)
      detector.watch(list.interactor)
      detector.watch(list.presenter)
      for result in earlier {
        await list.fetchUsers()
        await list.serviceResponds(with: result)
      }
      await list.fetchUsers()
      return list.service
    }()
    // Before the service responds, because it does so when the list is deallocated.
    return withExtendedLifetime(service) { detector.survivors }
  }

  /// Presenters that were released before any fetch, during one, and after some, by an interactor that stays.
  static func survivingPresenters(_ make: Make) async -> [String] {
    let detector = LeakDetector()
    let list = InteractorAndDoubles(make)
    let uses: [[FetchResult]?] = [
      nil, [], [.success([.amara])], [.failure(.offline), .success([.amara]), .success([])],
    ]
    for results in uses where detector.survivors == [] {
      let presenter = UserListOutputSpy(list.presenter.recorder)
      list.interactor.presenter = presenter
      // The fetch of the interactor that awaits is the subject of 4.10, so there may be no call yet.
      for result in results ?? [] {
        await when { list.interactor.fetchUsers() }
        await list.serviceResponds(with: result)
      }
      await when { if results != nil { list.interactor.fetchUsers() } }
      detector.watch(presenter)
    }
    return detector.survivors
  }
}
