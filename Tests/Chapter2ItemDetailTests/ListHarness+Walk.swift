import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// Messages in an order of chance. After each turn, all that they have done is compared with a model.
///
/// A turn has several messages, unless the answer works in tasks: the order of two tasks isn't certain in Swift 6.2.
extension ListHarness {
  /// What the presenter receives.
  enum Message { case result, failure, tap, staleTap, change }

  private static let walkedItems: [[Item]] = [
    [.lamp, .clock], [], [.favouriteLamp, .clock], [.clock, .lamp], [.soldRadio], [],
    [.bicycle, Item.many[0], .lamp], [.lamp, .clock], [Item.odd[0], .changedLamps[1]],
  ]
  private static let walkedErrors: [ItemError] = [
    .listUnreadable, .marketClosed(opensAtHour: 9), .marketClosed(opensAtHour: 14),
    .marketClosed(opensAtHour: 0),
  ]

  /// - Parameters:
  ///   - messages: What the presenter receives. Without a failure, the message of an empty list isn't judged.
  ///   - judged: Those that the exercise is about; all of them if nil.
  ///   - rule: The rule of what was done besides.
  func walk(
    with messages: [Message], judging judged: [Message]? = nil, _ rule: Comment
  ) async throws {
    let judged = judged ?? messages
    keepsFormer = true
    // Until exercise 2.5, the presenter leaves out what was sold.
    let lists = Self.walkedItems.filter { messages.contains(.tap) || !$0.contains(where: \.isSold) }
    var walk = ListWalk(chance: ChanceOrder(seed: messages.count), lists: lists)
    var isPrompt = true
    // Each message comes alone before several share a turn.
    for turn in 0..<70 {
      var plan = [messages[turn % messages.count]]
      if turn > 3 * messages.count, isPrompt {
        plan = (0...walk.chance.number(below: 3)).map { _ in walk.chance.one(of: messages) }
        // What else a tap on a stale row does is up to the learner.
        if plan.contains(.staleTap) { plan = [.staleTap] }
      }
      let before = walk.screen
      walk.expected = before
      await step(from: before) {
        for message in plan {
          send(message, in: &walk)
          if walk.isKnown, recorded != walk.expected { isPrompt = false }
          // What another message has done is part of another exercise.
          if plan.count > 1, !judged.contains(message) { recorded = walk.expected }
        }
      }
      guard plan.contains(where: judged.contains) else {
        walk.learn(from: recorded)
        walk.screen = Recording(rows: walk.expected.rows, message: recorded.message)
        continue
      }
      // What the rows say is part of exercise 2.1.
      if messages.contains(.failure) { forgiveRows(of: walk.items) }
      if plan == [.staleTap] {
        try require(recorded.opened, equals: [], Rule.goneOpensNothing)
        (recorded.message, recorded.interactorCalls) = (before.message, 0)
      }
      if !messages.contains(.failure), walk.items.isEmpty {
        (recorded.message, walk.expected.message) = (nil, nil)
      }
      try walk.requireEverything(in: recorded, after: plan.last, rule)
      walk.screen = Recording(rows: recorded.rows, message: recorded.message)
    }
  }

  private func send(_ message: Message, in walk: inout ListWalk) {
    switch message {
    case .result:
      walk.items = walk.chance.one(of: walk.lists)
      walk.changed = []
      walk.expected.rows = Listing(walk.items.map(\.expectedRow))
      walk.say(walk.items.isEmpty ? "nothing" : nil)
      presenter.didRetrieveItems(walk.items)
    case .failure:
      let error = walk.chance.one(of: Self.walkedErrors)
      walk.say("\(error)")
      presenter.didFail(with: error)
    case .tap:
      // After a change, the interactor delivers the items again. Whether a tap before that opens the item as it is
      // now is up to the learner.
      let items = walk.items.filter { !walk.changed.contains($0.id) }
      guard !items.isEmpty else { return }
      let item = walk.chance.one(of: items)
      walk.expected.opened.append(item)
      presenter.didSelectItem(id: item.id)
    case .staleTap:
      let ids = Self.walkedItems.joined().map(\.id).filter { id in
        !walk.items.contains { $0.id == id }
      }
      presenter.didSelectItem(id: walk.chance.one(of: ids))
    case .change:
      let item = walk.chance.one(
        of: [.favouriteLamp, .lamp, .clock, .soldRadio] + Item.changedLamps)
      walk.expected.kept.append(item)
      walk.changed.insert(item.id)
      presenter.detailDidChangeItem(item)
    }
  }
}

/// What a correct presenter has done so far.
private struct ListWalk {
  var chance: ChanceOrder
  /// What the presenter may receive.
  let lists: [[Item]]
  /// The items that have changed since it received the last of them.
  var changed: Set<Item.ID> = []
  var screen = Recording()
  var expected = Recording()
  var items: [Item] = []
  /// What the presenter has said about each state; the words are up to the learner.
  private var words: [String: String] = [:]
  /// The state whose words are on the screen.
  private var state: String?

  init(chance: ChanceOrder, lists: [[Item]]) {
    self.chance = chance
    self.lists = lists
  }

  /// Whether the words on the screen are known.
  var isKnown: Bool { state.map { words[$0] != nil } ?? true }

  mutating func say(_ state: String?) {
    self.state = state
    expected.message = state.flatMap { words[$0] }
  }

  /// Remembers the words of a state when they are first on the screen.
  mutating func learn(from recorded: Recording) {
    guard let state, words[state] == nil, let message = recorded.message else { return }
    words[state] = message
    expected.message = message
  }

  mutating func requireEverything(
    in recorded: Recording, after last: ListHarness.Message?, _ rule: Comment
  ) throws {
    let isFailure = last == .failure
    learn(from: recorded)
    try require(
      recorded.rows, equals: expected.rows, isFailure ? Rule.failureKeepsRows : Rule.eachListIsShown
    )
    try require(
      recorded.opened.map(\.id), equals: expected.opened.map(\.id), Rule.presenterRoutes)
    try require(recorded.opened, equals: expected.opened, Rule.newestItem)
    try require(recorded.kept, equals: expected.kept, Rule.changeIsKept)
    if isFailure { try require(recorded.message, equals: expected.message, Rule.failureHasWords) }
    if last == .result {
      try require(recorded.message, equals: expected.message, Rule.emptyHasWords)
    }
    try require(recorded, equals: expected, rule)
  }
}
