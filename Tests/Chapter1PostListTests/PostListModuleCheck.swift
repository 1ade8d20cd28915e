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
  init(watching detector: LeakDetector, sourceLocation place: SourceLocation = #_sourceLocation) {
    (self.detector, self.place) = (detector, place)
  }

  func showPostsAndRelease() async throws {
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

  /// The rules of the references back that are strong.
  fileprivate static var brokenRules: [Comment] {
    let server = OfflineServer()
    let (presenter, interactor) = (PostListPresenter(), PostListInteractor())
    let manager = PostListRemoteDataManager(session: server.makeSession(), server: server.url)
    let kept = [
      (Rule.weakView, isKept(PostListViewSpy()) { presenter.view = $0 }),
      (Rule.weakOutput, isKept(PostListOutputSpy()) { interactor.presenter = $0 }),
      (Rule.weakHandler, isKept(PostListRequestHandlerSpy()) { manager.remoteRequestHandler = $0 }),
    ]
    return kept.filter(\.1).map(\.0)
  }

  /// Whether an object stays in memory when only the property that is set refers to it.
  private static func isKept<Object: AnyObject>(
    _ make: @autoclosure () -> Object, by set: (Object) -> Void
  ) -> Bool {
    let survivors = LeakDetector.survivors { detector in
      let object = make()
      set(object)
      detector.watch(object)
    }
    return !survivors.isEmpty
  }
}

extension Rule {
  /// The rule of the one reference that is wrong, or that of the whole list if none or several are.
  ///
  /// It builds more objects, which could replace one that a list keeps, so look for survivors
  /// before.
  static var ofWrongReference: Comment {
    let rules = PostListModuleCheck.brokenRules
    if rules.isEmpty, !PostListReferences.propertiesWithWrongObject().isEmpty {
      return propertyIsItsOwn
    }
    return rules.count == 1 ? rules[0] : listGoesWithScreen
  }
}
