import ScreenKit

// The app replaces a collaborator of the module as a test does, so that no chapter code is about slow disks.
@testable import Chapter1PostList

/// Local data manager: lets each save take longer, which shows what a slow disk does to the screen.
final class SlowDisk: PostListLocalDataManagerInputProtocol {
  private let store: any PostListLocalDataManagerInputProtocol
  private let wait: () -> Void

  private init(_ store: any PostListLocalDataManagerInputProtocol, wait: @escaping () -> Void) {
    self.store = store
    self.wait = wait
  }

  /// Puts a slow disk between the interactor of a post list and its store.
  ///
  /// - Parameter wait: Returns when the disk is ready. It blocks its thread, as writing a file does.
  static func replaceStore(of postList: Screen, wait: @escaping () -> Void) {
    guard let interactor = (postList as? PostListView)?.presenter?.interactor,
      let store = interactor.localDataManager
    else { return }
    interactor.localDataManager = SlowDisk(store, wait: wait)
  }

  func retrievePostList() throws(PostListError) -> [Post] {
    try store.retrievePostList()
  }

  func savePosts(_ posts: [Post]) throws(PostListError) {
    wait()
    try store.savePosts(posts)
  }
}
