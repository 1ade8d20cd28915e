import Testing

@testable import Chapter5RepoSearch

/// Checks that an interactor hands on the answer to the last question, and no other.
///
/// The chapter's tests hand it interactors that are right, and others that are broken on purpose.
///
/// - Parameter service: What the interactor asks.
@MainActor func checkRace(
  of interactor: any RepoListInteractorInputProtocol, asking service: HeldService
) async throws {
  let presenter = ListeningPresenter()
  interactor.presenter = presenter

  // TODO: 5.8 This check answers in the order of the questions, and broken interactors pass. Let them race.
  interactor.search(for: "vip")
  interactor.search(for: "viper")
  await service.answer("vip", with: "quay/lounge")
  await service.answer("viper", with: "five/roles")
  #expect(presenter.heard.last == .success(["five/roles"]))
}
