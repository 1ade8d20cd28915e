import TestSupport

@testable import Chapter1PostList

/// How the presenter of the list is judged.
let presenterJudge = Judge<PostListPresenter, PresenterModel>(
  of: { PostListPresenter() },
  collaborators: [
    Collaborator("presenter.view", read: { $0.view }, set: { $0.view = $1 }) {
      presenter, _, recorder -> PostListViewSpy in
      let view = PostListViewSpy(recorder)
      view.presenter = presenter
      return view
    },
    Collaborator("presenter.interactor", read: { $0.interactor }, set: { $0.interactor = $1 }) {
      presenter, model, recorder -> PostListInteractorSpy in
      let interactor = PostListInteractorSpy(recorder)
      interactor.presenter = presenter
      interactor.shownBeforeReturn = model.result
      // Data managers that no presenter may call.
      interactor.localDataManager = PostListLocalDataManagerFake(recorder, isBehind: true)
      interactor.remoteDataManager = PostListRemoteDataManagerSpy(recorder)
      return interactor
    },
    Collaborator("presenter.wireframe", read: { $0.wireframe }, set: { $0.wireframe = $1 }) {
      PostListWireframeSpy($2)
    },
  ],
  sources: [
    MessageSource(from: 1) { _ in .viewDidLoad },
    MessageSource(from: 1, through: 1) {
      .interactorDelivers($0.number(below: 2) == 0 ? nil : [.ferry])
    },
    MessageSource(from: 2) { .didRetrievePosts($0.posts()) },
    MessageSource(from: 5) { .onError($0.one(of: PostListError.all)) },
    MessageSource(from: 8) { .didSelectPost($0.one(of: Post.few + Post.odd)) },
  ],
  rules: [
    RuleRow(
      1, after: [.load, .loadWithResult], "interactor.requests", \.requests, Rule.presenterAsks),
    RuleRow(1, after: [.load], "view.isLoading", \.isLoading, Rule.waitAtOnce, when: .atOnce),
    RuleRow(1, after: [.load], "view.isLoading", \.isLoading, Rule.waitAtOnce),
    RuleRow(1, after: [.loadWithResult], "view.isLoading", \.isLoading, Rule.waitFirst),
    RuleRow(
      1, after: [.load, .loadWithResult], "the screen and all calls", \.self, Rule.loadingIsAll),
    RuleRow(
      1, after: [.load], "the screen and all calls", \.self, Rule.loadingIsNotLate, when: .followed),

    RuleRow(2, after: [.posts], "view.posts", \.posts, Rule.postsAreShown),
    RuleRow(2, after: [.posts], "view.message", \.message, Rule.postsAreShown),
    RuleRow(2, after: [.noPosts], "view.posts", \.posts, Rule.emptyIsShown),
    RuleRow(2, after: [.posts, .noPosts], "view.isLoading", \.isLoading, Rule.postsEndTheWait),
    RuleRow(2, after: [.posts, .noPosts], "the screen and all calls", \.self, Rule.showingIsAll),
    RuleRow(
      2, after: [.posts, .noPosts], "view.message", \.message, Rule.postsAreNotLate, when: .followed
    ),

    RuleRow(5, after: [.error, .errorAbovePosts], "view.message", \.message, Rule.failureIsShown),
    RuleRow(
      5, after: [.error, .errorAbovePosts], "view.isLoading", \.isLoading, Rule.failureEndsTheWait),
    RuleRow(5, after: [.error], "view.posts", \.posts, Rule.errorIsNoResult),
    RuleRow(5, after: [.errorAbovePosts], "view.posts", \.posts, Rule.failureKeepsPosts),
    RuleRow(
      5, after: [.error, .errorAbovePosts], "the screen and all calls", \.self, Rule.reasonIsAll),
    RuleRow(
      5, after: [.error, .errorAbovePosts], "the screen and all calls", \.self,
      Rule.failureIsNotLate,
      when: .followed),

    RuleRow(8, after: [.tap], "wireframe.opened", \.opened, Rule.presenterRoutes),
    RuleRow(8, after: [.tap], "the screen and all calls", \.self, Rule.openingIsAll),
    RuleRow(
      8, after: [.tap], "wireframe.opened", \.opened, Rule.routingNeedsNoView,
      when: .without("presenter.view")),
  ],
  collaboratorRules: .ofList,
  text: { message in
    switch message {
    case .interactorDelivers(let posts):
      "(from now on, the interactor delivers " + (posts.map { "\($0) at once)" } ?? "later)")
    default: Words.message(message)
    }
  },
  send: { message, presenter, _ in
    switch message {
    case .viewDidLoad: presenter.viewDidLoad()
    case .didRetrievePosts(let posts): presenter.didRetrievePosts(posts)
    case .onError(let error): presenter.onError(error)
    case .didSelectPost(let post): presenter.didSelectPost(post)
    case .interactorDelivers: break
    }
  })

extension CollaboratorRules {
  /// The rules of both roles of the list.
  static let ofList = CollaboratorRules(
    isKept: Rule.borrowedIsNotKept, isReplaced: Rule.collaboratorsStay,
    isOutdated: Rule.collaboratorsAreCurrent)
}
