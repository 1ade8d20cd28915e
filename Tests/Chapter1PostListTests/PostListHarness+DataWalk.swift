import TestSupport
import Testing

@testable import Chapter1PostList

/// The same for the interactor, whose store and server change between the turns.
extension PostListHarness {
  /// What the interactor receives, or what happens to its store.
  enum DataMessage { case request, response, failure, unreadableStore, fullDisk }

  private static let stored: [Posts] = [
    [], [.harbour], [.harbour, .lighthouse], [.ferry, .ferry], [], [.newFerry],
    [.lighthouse, .harbour],
  ]

  /// - Parameters:
  ///   - messages: What the interactor receives, and which faults its store has.
  ///   - isStoring: Whether the posts of a response are saved.
  ///   - rule: The rule of what was done besides.
  func walkData(with messages: [DataMessage], isStoring: Bool = false, _ rule: Comment) async throws
  {
    keepsFormer = true
    var chance = ChanceOrder(seed: messages.count)
    let faults: [DataMessage] = messages.filter { [.unreadableStore, .fullDisk].contains($0) }
    let calls: [DataMessage] = messages.filter { ![.unreadableStore, .fullDisk].contains($0) }
    for _ in 0..<200 {
      let fault = chance.number(below: 2) == 0 ? nil : chance.one(of: faults + [nil])
      store.error =
        switch fault {
        case .unreadableStore: chance.one(of: PostListError.unreadable)
        case .fullDisk: .storeUnwritable(path: "posts.json")
        default: nil
        }
      store.posts = chance.one(of: Self.stored).all
      let call = fault == .fullDisk ? .response : chance.one(of: calls)
      // A save that fails is part of exercise 1.7.
      if call == .response, !isStoring { store.error = nil }
      var expected = Recording()
      await step {
        for _ in 0...(call == .response && isStoring ? 0 : chance.number(below: 2)) {
          send(call, by: &chance, isStoring: isStoring, changing: &expected)
        }
      }
      guard isJudged(call, with: messages) else { continue }
      forgiveOthers(expected, after: call, isStoring: isStoring)
      try requireMessages(expected, after: call, rule)
    }
  }

  /// Whether the exercise is about a call, and not one before it.
  private func isJudged(_ call: DataMessage, with messages: [DataMessage]) -> Bool {
    if messages.last == .unreadableStore { return call == .request && store.error != nil }
    return call != .request || !messages.contains(.response)
  }

  /// Makes right what a response has done besides: 1.4 delivers its posts, and 1.7 saves them.
  private func forgiveOthers(
    _ expected: Recording, after call: DataMessage, isStoring: Bool
  ) {
    guard call == .response else { return }
    if !isStoring {
      recorded.saved = []
    } else if recorded.delivered.count == expected.delivered.count {
      recorded.delivered = expected.delivered
    }
  }

  private func send(
    _ call: DataMessage, by chance: inout ChanceOrder, isStoring: Bool,
    changing expected: inout Recording
  ) {
    switch call {
    case .response:
      let posts = chance.one(of: Self.stored)
      expected.delivered.append(posts)
      if isStoring, let error = store.error {
        expected.failedSaves.append(posts)
        expected.errors.append(error)
      } else if isStoring {
        expected.saved.append(posts)
      }
      interactor.onPostsRetrieved(posts.all)
    case .failure:
      let error = chance.one(of: PostListError.all)
      expected.errors.append(error)
      interactor.onError(error)
    default:
      if store.error != nil || store.posts.isEmpty {
        expected.serverCalls += 1
      } else {
        expected.delivered.append(Posts(store.posts))
      }
      interactor.retrievePostList()
    }
  }

  private func requireMessages(
    _ expected: Recording, after call: DataMessage, _ rule: Comment
  ) throws {
    let isBroken = store.error != nil
    switch call {
    case .response:
      try require(recorded.delivered, equals: expected.delivered, Rule.eachResponseIsResult)
      try require(recorded.serverCalls, equals: 0, Rule.responseEndsRequest)
      if !expected.saved.isEmpty {
        try require(recorded.saved, equals: expected.saved, Rule.eachResponseIsStored)
      }
      if !expected.errors.isEmpty {
        try require(recorded.errors, equals: expected.errors, Rule.eachFailedSaveIsReported)
      }
    case .request:
      let asks = isBroken ? Rule.brokenMeansAskAgain : Rule.storeIsReadAnew
      try require(recorded.serverCalls, equals: expected.serverCalls, asks)
      try require(
        recorded.delivered, equals: expected.delivered,
        isBroken ? Rule.brokenIsNotEmpty : Rule.storeIsReadAnew)
    default: break
    }
    try require(recorded, equals: expected, rule)
  }
}
