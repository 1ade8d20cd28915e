import Testing

@testable import Chapter5RepoSearch

/// Checks that an interactor delivers the result of the last search, and no other.
///
/// The chapter's tests run it on interactors that are correct, and on others that are broken on purpose.
///
/// - Parameter service: The service of the interactor.
@MainActor func checkRace(
  of interactor: any RepoListInteractorInputProtocol, asking service: HeldService
) async throws {
  let presenter = PresenterSpy()
  interactor.presenter = presenter

  // exercise 5.8: This check accepts interactors that show wrong results. Find each of them.
  for query in ["vip", "vi", "vip"] { interactor.search(for: query) }
  await service.answer("vip", with: "quay/vase")
  await service.answer("vip", with: "five/roles")
  await service.fail("vi", with: .busy)
  interactor.search(for: "viper")
  interactor.stop()
  await service.answer("viper", with: "quay/lounge")
  #expect(presenter.received == [.success(["five/roles"])])
  // starter: interactor.search(for: "vip")
  // starter: await service.answer("vip", with: "quay/lounge")
  // starter: interactor.search(for: "viper")
  // starter: await service.answer("viper", with: "five/roles")
  // starter: #expect(presenter.received == [.success(["quay/lounge"]), .success(["five/roles"])])
  // end 5.8
}
