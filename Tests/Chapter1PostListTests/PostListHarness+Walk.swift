import TestSupport
import Testing

@testable import Chapter1PostList

/// Messages in an order of chance. After each turn, all that they have done is compared with a model.
///
/// A turn has several messages, unless the answer works in tasks: the order of two tasks isn't certain in Swift 6.2.
extension PostListHarness {
  /// What the presenter receives.
  enum Message { case load, result, failure, tap }

  private static let walkedPosts: [Posts] = [
    [.harbour], [], [.ferry, .ferry], [.newFerry], [.harbour, .lighthouse], [.ferry],
    [.lighthouse, .harbour], [.untitled], [],
  ]

  /// - Parameters:
  ///   - messages: What the presenter receives. The exercise is about the last of them, and has earlier ones for the rest.
  ///   - rule: The rule of what was done besides.
  func walk(with messages: [Message], _ rule: Comment) async throws {
    keepsFormer = true
    var chance = ChanceOrder(seed: messages.count)
    var screen = Recording()
    var isPrompt = true
    // Each message comes alone before several share a turn.
    for turn in 0..<60 {
      var plan = [turn.isMultiple(of: 2) ? .load : messages[turn / 2 % messages.count]]
      if turn > 4 * messages.count, isPrompt {
        plan = (0...chance.number(below: 3)).map { _ in chance.one(of: messages) }
      }
      var expected = screen
      await self.turn(from: screen) {
        for message in plan {
          send(message, by: &chance, changing: &expected)
          if recorded != expected { isPrompt = false }
          // What another message has done is part of another exercise.
          if message != messages.last { recorded = expected }
        }
      }
      if !plan.contains(where: { $0 == messages.last }) { recorded = expected }
      try requireScreen(expected, after: plan.last, rule)
      // Without a result, nothing would end the loading state.
      guard messages.contains(.result) else { continue }
      screen = Recording(
        isLoading: expected.isLoading, posts: expected.posts, message: expected.message)
    }
  }

  private func send(
    _ message: Message, by chance: inout ChanceOrder, changing expected: inout Recording
  ) {
    switch message {
    case .load:
      expected.isLoading = true
      expected.message = nil
      expected.interactorCalls += 1
      presenter.viewDidLoad()
    case .result:
      let posts = chance.one(of: Self.walkedPosts)
      expected.isLoading = false
      expected.posts = posts
      expected.message = posts.isEmpty ? "There are no posts." : nil
      presenter.didRetrievePosts(posts.all)
    case .failure:
      let error = chance.one(of: PostListError.all)
      expected.isLoading = false
      expected.message = error.reason
      presenter.onError(error)
    case .tap:
      // Two quick taps on the same post may be one.
      let posts = ([.untitled, .newFerry] + Post.changedFerries).filter {
        !expected.opened.contains($0)
      }
      let post = chance.one(of: posts)
      expected.opened.append(post)
      presenter.didSelectPost(post)
    }
  }

  private func requireScreen(
    _ expected: Recording, after last: Message?, _ rule: Comment
  ) throws {
    let isFailure = last == .failure
    try require(
      recorded.interactorCalls, equals: expected.interactorCalls, Rule.presenterAsksAgain)
    try require(recorded.isAskedTooSoon, equals: false, Rule.waitFirst)
    try require(recorded.opened, equals: expected.opened, Rule.presenterRoutes)
    if recorded.isLoading != expected.isLoading {
      let ending = isFailure ? Rule.eachFailureIsShown : Rule.postsEndTheWait
      try require(
        recorded.isLoading, equals: expected.isLoading,
        expected.isLoading ? Rule.waitAtOnce : last == .tap ? rule : ending)
    }
    try require(
      recorded.posts, equals: expected.posts,
      isFailure ? Rule.failureKeepsPosts : Rule.postsAreShownAgain)
    if isFailure {
      try require(recorded.message, equals: expected.message, Rule.eachFailureIsShown)
    }
    try require(recorded, equals: expected, rule)
  }
}
