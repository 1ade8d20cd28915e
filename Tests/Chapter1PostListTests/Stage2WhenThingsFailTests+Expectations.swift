import TestSupport
import Testing

@testable import Chapter1PostList

/// What a step of this stage must do, and nothing else.
extension Chapter1.WhenThingsFail {
  /// Expects that an error ends the loading state and is shown, and nothing else happens.
  ///
  /// A rule that is passed replaces those of a first error.
  func expectMessage(
    of error: PostListError, in list: PostListHarness, _ rule: Comment? = nil
  ) async throws {
    await list.step(from: Recording(isLoading: true)) { list.presenter.onError(error) }

    try require(list.recorded.isLoading, equals: false, rule ?? Rule.failureEndsTheWait)
    try require(list.recorded.message, equals: error.reason, rule ?? Rule.failureIsShown)
    try require(list.recorded.posts, equals: nil, Rule.errorIsNoResult)
    try require(list.recorded, equals: Recording(message: error.reason), Rule.reasonIsAll)
  }

  /// Expects a request because the store throws an error, and nothing else.
  func expectFallback(
    from error: PostListError, in list: PostListHarness, _ rule: Comment
  ) async throws {
    list.store.error = error
    await list.step { list.interactor.retrievePostList() }

    try require(list.recorded.serverCalls, equals: 1, rule)
    try require(list.recorded.delivered, equals: [], Rule.brokenIsNotEmpty)
    try require(list.recorded.errors, equals: [], Rule.brokenIsNotNews)
    try require(list.recorded, equals: Recording(serverCalls: 1), Rule.brokenIsAll)
  }

  /// Expects that a response is delivered and stored, in any order, because nothing is drawn in between.
  func expectStorage(
    of posts: Posts, in list: PostListHarness, _ rule: Comment
  ) async throws {
    await list.step { list.interactor.onPostsRetrieved(posts.all) }

    let isMissing = list.recorded.saved.isEmpty
    let isLate = isMissing ? await eventually { !list.recorded.saved.isEmpty } : false
    if isLate { list.recorded.saved = [] }
    try require(list.recorded.saved, equals: [posts], isLate ? Rule.closingLosesNothing : rule)
    try require(list.recorded.delivered.count, equals: 1, Rule.passOn)
    list.recorded.delivered = [posts]
    try require(
      list.recorded, equals: Recording(delivered: [posts], saved: [posts]), Rule.storingIsAll)
  }

  /// Expects that a response is delivered, and then the error of the store.
  func expectReport(
    of error: PostListError, in list: PostListHarness, _ rule: Comment
  ) async throws {
    list.store.error = error
    await list.step { list.interactor.onPostsRetrieved(Post.many) }

    // Which posts are delivered is part of exercise 1.4, as long as there is one delivery.
    if list.recorded.delivered.count == 1 { list.recorded.delivered = [Posts(Post.many)] }
    try require(list.recorded.delivered.first, equals: Posts(Post.many), Rule.deliverFirst)
    try require(list.recorded.isErrorReplaced, equals: false, Rule.deliverFirst)
    try require(list.recorded.delivered.count, equals: 1, Rule.failedSaveKeepsPosts)
    try require(list.recorded.errors, equals: [error], rule)
    let failed = Recording(
      delivered: [Posts(Post.many)], errors: [error], failedSaves: [Posts(Post.many)])
    try require(list.recorded, equals: failed, Rule.storingIsAll)
  }
}
