@testable import Chapter1PostList

extension PostListUIKitTests {
  /// A presenter, as the view sees it: the events that it receives.
  final class PresenterSpy: PostListPresenterProtocol {
    weak var view: (any PostListViewProtocol)?
    var interactor: (any PostListInteractorInputProtocol)?
    var wireframe: (any PostListWireframeProtocol)?
    var loadCount = 0
    var selectedPosts: [Post] = []

    func viewDidLoad() { loadCount += 1 }
    func didSelectPost(_ post: Post) { selectedPosts.append(post) }
  }
}
