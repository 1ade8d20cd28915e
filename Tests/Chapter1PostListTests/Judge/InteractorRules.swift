import TestSupport

@testable import Chapter1PostList

private let saved: Set<InteractorModel.Kind> = [.response, .emptyResponse]
private let unsaved: Set<InteractorModel.Kind> = [.unsaved, .emptyUnsaved]

/// Which rule of the interactor is broken when a part of the recording differs after a message.
let interactorRules: [RuleRow<InteractorModel>] = [
  RuleRow(3, after: [.hit], "presenter.delivered", \.delivered, Rule.storedFirst),
  RuleRow(3, after: [.hit], "server.requests", \.serverRequests, Rule.storeSparesServer),
  RuleRow(3, after: [.hit], "store.saved", \.saved, Rule.hitIsNotSaved),
  RuleRow(3, after: [.hit], "all calls", \.self, Rule.storedIsAll),
  RuleRow(3, after: [.miss], "server.requests", \.serverRequests, Rule.emptyMeansAsk),
  RuleRow(3, after: [.miss], "presenter.delivered", \.delivered, Rule.emptyIsNotNews),
  RuleRow(3, after: [.miss], "all calls", \.self, Rule.askingIsAll),
  RuleRow(
    3, after: [.hit], "presenter.delivered", \.delivered, Rule.storeSparesServer,
    when: .without("interactor.remoteDataManager")),

  RuleRow(4, after: [.response], "presenter.delivered", \.delivered, Rule.passOn),
  RuleRow(4, after: [.emptyResponse], "presenter.delivered", \.delivered, Rule.responseIsResult),
  RuleRow(
    4, after: saved, "presenter.delivered", \.delivered, Rule.responseIsNotLate, when: .atOnce),
  RuleRow(4, after: saved, "server.requests", \.serverRequests, Rule.responseEndsRequest),
  RuleRow(4, after: saved, "presenter.errors", \.errors, Rule.handingOverIsAll),
  RuleRow(
    4, after: saved, "what arrived last", \.lastReceived, Rule.responseIsNotLate, when: .followed),
  // Whether anything is saved is part of 1.7.
  RuleRow(
    4, after: saved, "saved, and never delivered", \.savedUndelivered, Rule.handingOverIsAll),

  RuleRow(6, after: [.unreadable], "server.requests", \.serverRequests, Rule.brokenMeansAsk),
  RuleRow(6, after: [.unreadable], "presenter.delivered", \.delivered, Rule.brokenIsNotEmpty),
  RuleRow(6, after: [.unreadable], "presenter.errors", \.errors, Rule.brokenIsNotNews),
  RuleRow(6, after: [.unreadable], "all calls", \.self, Rule.brokenIsAll),
  RuleRow(
    6, after: [.unreadable], "presenter.delivered", \.delivered, Rule.brokenIsNotEmpty,
    when: .without("interactor.remoteDataManager")),
  // Only its error: what it delivers is part of 1.4.
  RuleRow(6, after: saved, "presenter.errors", \.errors, Rule.brokenIsNotNews),

  RuleRow(7, after: [.response], "store.saved", \.saved, Rule.postsAreStored),
  RuleRow(7, after: [.emptyResponse], "store.saved", \.saved, Rule.emptyIsStoredToo),
  RuleRow(
    7, after: saved.union(unsaved), "the number of saves", \.saves, Rule.storingIsAll),
  RuleRow(7, after: saved, "presenter.delivered.count", \.delivered.count, Rule.passOn),
  RuleRow(
    7, after: unsaved, "presenter.delivered.count", \.delivered.count, Rule.failedSaveKeepsPosts),
  RuleRow(7, after: [.unsaved], "presenter.errors", \.errors, Rule.failedSaveIsReported),
  RuleRow(7, after: [.emptyUnsaved], "presenter.errors", \.errors, Rule.emptyIsStoredToo),
  RuleRow(
    7, after: unsaved, "what the presenter received last", \.lastReceived, Rule.deliverFirst),
  RuleRow(
    7, after: saved.union(unsaved), "all calls", \.withoutDelivered, Rule.storingIsAll),
  RuleRow(7, after: saved, "store.saved", \.saved, Rule.closingLosesNothing, when: .released),
  RuleRow(
    7, after: saved, "store.saved", \.saved, Rule.closingLosesNothing,
    when: .without("interactor.presenter")),
]

nonisolated extension PostListRecording {
  /// What was saved although the presenter has not received it.
  fileprivate var savedUndelivered: [[Post]] { saved.filter { !delivered.contains($0) } }

  fileprivate var saves: Int { saved.count + failedSaves.count }

  /// What is left without the posts that were delivered, which are part of 1.4.
  fileprivate var withoutDelivered: PostListRecording {
    var rest = self
    (rest.delivered, rest.lastReceived) = ([], nil)
    return rest
  }
}
