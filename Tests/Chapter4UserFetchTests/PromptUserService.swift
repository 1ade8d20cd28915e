import TestSupport
import Testing

@testable import Chapter4UserFetch

/// A service that answers while it is asked, on the thread that asks.
nonisolated struct PromptUserService: UserServiceProtocol {
  func fetchUsers(completion: @escaping @Sendable (Answer) -> Void) {
    completion(.success([.minjun]))
  }

  @MainActor static func judgeCallback(sourceLocation: SourceLocation = #_sourceLocation) async {
    let output = UserListOutputSpy()
    let interactor = UserListInteractor(service: PromptUserService()) { .longAgo }
    interactor.presenter = output

    interactor.fetchUsers()
    _ = await eventually { !output.answers.isEmpty }

    #expect(
      output.answers == [.success([.minjun])], Rule.mayAnswerAtOnce, sourceLocation: sourceLocation)
  }
}
