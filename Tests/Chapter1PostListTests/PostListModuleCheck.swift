import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

/// A list that is built, shows the posts of a server, and is released.
struct PostListModuleCheck {
  private let navigator = Navigator()
  private let detector: LeakDetector
  private let place: SourceLocation

  /// - Parameter detector: Watches all objects of the list.
  init(_ detector: LeakDetector, sourceLocation place: SourceLocation = #_sourceLocation) {
    (self.detector, self.place) = (detector, place)
  }

  func use() async throws {
    let server = OfflineServer()
    server.answer("/photos", with: .body(try JSONEncoder().encode(Post.many), status: 200))
    let screen = PostListWireframe.makePostListModule(
      navigator: navigator, session: server.makeSession(), server: server.url,
      store: URL(filePath: "/dev/null/posts.json"))
    let view = try #require(screen as? PostListView, sourceLocation: place)
    let presenter = try #require(view.presenter, Rule.strongForward, sourceLocation: place)
    let interactor = try #require(presenter.interactor, Rule.strongForward, sourceLocation: place)
    [presenter, interactor].forEach(detector.watch)
    let others = [
      presenter.wireframe as AnyObject?, interactor.localDataManager, interactor.remoteDataManager,
    ]
    for object in others {
      detector.watch(try #require(object, Rule.strongForward, sourceLocation: place))
    }
    screen.loadViewIfNeeded()
    let isFilled = await eventually { screen.rows.count == Post.many.count }
    try requireReferences(from: view, isFilled)
  }

  /// Expects that all objects still know each other after the posts have arrived.
  private func requireReferences(from view: PostListView, _ isFilled: Bool) throws {
    let presenter = try #require(view.presenter, Rule.strongForward, sourceLocation: place)
    try #require(presenter.view === view, Rule.stillConnected, sourceLocation: place)
    try #require(presenter.wireframe != nil, Rule.strongForward, sourceLocation: place)
    let interactor = try #require(presenter.interactor, Rule.strongForward, sourceLocation: place)
    try #require(interactor.presenter === presenter, Rule.stillConnected, sourceLocation: place)
    try #require(interactor.localDataManager != nil, Rule.strongForward, sourceLocation: place)
    let remote = try #require(
      interactor.remoteDataManager, Rule.strongForward, sourceLocation: place)
    try #require(
      remote.remoteRequestHandler === interactor, Rule.stillConnected, sourceLocation: place)
    try #require(isFilled, Rule.strongForward, sourceLocation: place)
  }

  static var onlyBrokenRule: Comment? {
    let rules = brokenRules
    if rules.isEmpty, !PostListRehearsal.misreadings().isEmpty { return Rule.propertyIsItsOwn }
    return rules.count == 1 ? rules[0] : nil
  }

  /// The rules of the references back that are strong.
  private static var brokenRules: [Comment] {
    let server = OfflineServer()
    let (presenter, interactor) = (PostListPresenter(), PostListInteractor())
    let manager = PostListRemoteDataManager(session: server.makeSession(), server: server.url)
    let kept = [
      (
        Rule.weakView,
        LeakDetector.survivors { detector in
          let view = PostListViewSpy()
          presenter.view = view
          detector.watch(view)
        }
      ),
      (
        Rule.weakOutput,
        LeakDetector.survivors { detector in
          let output = PostListOutputSpy()
          interactor.presenter = output
          detector.watch(output)
        }
      ),
      (
        Rule.weakHandler,
        LeakDetector.survivors { detector in
          let handler = PostListRequestHandlerSpy()
          manager.remoteRequestHandler = handler
          detector.watch(handler)
        }
      ),
    ]
    return kept.filter { !$0.1.isEmpty }.map(\.0)
  }
}
