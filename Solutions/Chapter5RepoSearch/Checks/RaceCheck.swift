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

  // exercise 5.8: This check answers in the order of the questions, and broken interactors pass. Let them race.
  for question in ["v", "vip", "viper"] { interactor.search(for: question) }
  await service.answer("v", with: "quay/vase")
  await service.answer("viper", with: "five/roles")
  await service.fail("vip", with: .busy)
  #expect(presenter.heard == [.success(["five/roles"])])
  // starter: interactor.search(for: "vip")
  // starter: interactor.search(for: "viper")
  // starter: await service.answer("vip", with: "quay/lounge")
  // starter: await service.answer("viper", with: "five/roles")
  // starter: #expect(presenter.heard.last == .success(["five/roles"]))
  // end 5.8
}
